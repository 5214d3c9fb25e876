#include "notations/diplomat/reading/ply_parts.hpp"

#include "grammar/diplomat/file.hpp"
#include "parsing/part_reading.hpp"

#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::diplomat {

namespace {

namespace rule = grammar::diplomat::file::tolerant;

using parsing::noted_as;

template <typename Rule> struct part_action : tao::pegtl::nothing<Rule> {};

template <> struct part_action<rule::move_number> : noted_as<&ply_parts::number> {};
template <> struct part_action<rule::mover> : noted_as<&ply_parts::piece> {};
template <> struct part_action<rule::origin> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::capital_origin> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::run_on_origin> : noted_as<&ply_parts::origin> {};
template <> struct part_action<rule::hyphen> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::wide_hyphen> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::capture_sign> : noted_as<&ply_parts::sign> {};
template <> struct part_action<rule::target> : noted_as<&ply_parts::target> {};
template <> struct part_action<rule::outcome> : noted_as<&ply_parts::promotion> {};
template <> struct part_action<rule::check> : noted_as<&ply_parts::check> {};
template <> struct part_action<rule::mate> : noted_as<&ply_parts::check> {};
template <> struct part_action<rule::rating> : noted_as<&ply_parts::glyph> {};

} // namespace

ply_parts parts_of(const game& record, const ctlpgn::ply& asked) {
    return parsing::parts_in_order<rule::ply, rule::move_number, part_action>(record, asked);
}

} // namespace ctlpgn::diplomat
