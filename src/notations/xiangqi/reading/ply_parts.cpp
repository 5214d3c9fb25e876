#include "notations/xiangqi/reading/ply_parts.hpp"

#include "grammar/xiangqi/file.hpp"
#include "notations/xiangqi/tags.hpp"
#include "parsing/part_reading.hpp"

#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::file::tolerant;

using parsing::noted_as;

template <typename Rule> struct part_action : tao::pegtl::nothing<Rule> {};

template <> struct part_action<rule::move_number> : noted_as<&ply_parts::number> {};
template <> struct part_action<rule::piece_letter> : noted_as<&ply_parts::piece> {};
template <> struct part_action<rule::chinese_piece> : noted_as<&ply_parts::piece> {};
template <> struct part_action<rule::big_point> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::small_point> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::from_point> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::from_file> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::from_rank> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::small_ten_from> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::big_ten_from> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::from_rank_of_ten> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::to_small_ten> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::to_big_ten> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::own_file> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::order> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::label> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::tandem> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::vietnamese_king> : noted_as<&ply_parts::piece> {};
template <> struct part_action<rule::vietnamese_order> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::vietnamese_back> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::chinese_file> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::chinese_order> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::chinese_number> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::numbered> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::hyphen_sign> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::capture_sign> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::direction> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::to_big_point> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::to_point> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::reach> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::check> : noted_as<&ply_parts::check> {};
template <> struct part_action<rule::mate> : noted_as<&ply_parts::check> {};
template <> struct part_action<rule::glyph> : noted_as<&ply_parts::glyph> {};
template <> struct part_action<rule::web_from> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::web_to> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::new_web_ply> : parsing::noted_anew {};
template <> struct part_action<rule::new_ply> : parsing::noted_anew {};

} // namespace

ply_parts parts_of(const game& record, const ctlpgn::ply& asked) {
    if (is_web_game(record))
        return parsing::parts_in_order<rule::web_ply, rule::move_number, part_action>(record, asked);
    return parsing::parts_in_order<rule::half_move, rule::move_number, part_action>(record, asked);
}

} // namespace ctlpgn::xiangqi
