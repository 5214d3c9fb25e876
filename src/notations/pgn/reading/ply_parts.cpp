#include "notations/pgn/reading/ply_parts.hpp"

#include "grammar/pgn/file.hpp"
#include "notations/pgn/codes.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

namespace rule = grammar::pgn::file::tolerant;

// The next attempt, which begins with piece or target, discards an abandoned one.
class part_reading : public parsing::quiet_state {
  public:
    part_reading(const char* text, std::uint32_t begin) : text_(text), begin_(begin) {}

    ply_parts parts;

    [[nodiscard]] span span_of(std::string_view part) const {
        const auto begin = begin_ + static_cast<std::uint32_t>(part.data() - text_);
        return {begin, begin + static_cast<std::uint32_t>(part.size())};
    }

    // For text without a number after it.
    [[nodiscard]] bool holds(grammar::pgn::file::condition /*which*/, std::string_view /*subject*/) const {
        return false;
    }

  private:
    const char* text_;
    std::uint32_t begin_;
};

template <typename Rule> struct part_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, PART)                                                                                \
    template <> struct part_action<rule::RULE> {                                                             \
        template <typename Input> static void apply(const Input& input, part_reading& state) {               \
            state.parts.PART = state.span_of({input.begin(), input.size()});                                 \
        }                                                                                                    \
    }

CTLPGN_ON(piece, piece);
CTLPGN_ON(pawn_letter, piece);
CTLPGN_ON(figurine, piece);
CTLPGN_ON(lower_piece, piece);
CTLPGN_ON(foreign_piece, piece);
CTLPGN_ON(piece_word, piece);
CTLPGN_ON(pawn_file, origin);
CTLPGN_ON(from_file, origin);
CTLPGN_ON(from_rank, origin);
CTLPGN_ON(from_square, origin);
CTLPGN_ON(other_from_file, origin);
CTLPGN_ON(other_from_rank, origin);
CTLPGN_ON(other_from_square, origin);
CTLPGN_ON(coordinate_origin, origin);
CTLPGN_ON(other_pawn_file, origin);
CTLPGN_ON(capture, sign);
CTLPGN_ON(other_capture, sign);
CTLPGN_ON(late_capture, sign);
CTLPGN_ON(worded_capture, sign);
CTLPGN_ON(long_move, sign);
CTLPGN_ON(split_hyphen, sign);
CTLPGN_ON(split_target, target);
CTLPGN_ON(split_pawn_target, target);
CTLPGN_ON(dotted_file, origin);
CTLPGN_ON(dotted_target, target);
CTLPGN_ON(dotted_pawn_target, target);
CTLPGN_ON(lone_target, target);
CTLPGN_ON(target, target);
CTLPGN_ON(inner_square, target);
CTLPGN_ON(last_square, target);
CTLPGN_ON(other_lone_target, target);
CTLPGN_ON(other_target, target);
CTLPGN_ON(coordinate_end, target);
CTLPGN_ON(promoted, promotion);
CTLPGN_ON(lower_promoted, promotion);
CTLPGN_ON(foreign_promoted, promotion);
CTLPGN_ON(king_promoted, promotion);
CTLPGN_ON(mark, check);
CTLPGN_ON(mark_sign, check);
CTLPGN_ON(mark_words, check);
CTLPGN_ON(suffix, glyph);

#undef CTLPGN_ON

} // namespace

ply_parts parts_of(const game& record, const ply& asked) {
    const std::string_view text = record.raw(asked.whole());
    part_reading state(text.data(), asked.begin);
    state.parts.target = {asked.begin, asked.begin};
    parsing::text_input rest(text);
    parsing::parse<rule::ply, part_action>(rest, state);
    const std::string_view before = record.raw({asked.number_begin, asked.begin});
    const auto digits = std::ranges::find_if_not(before, is_digit) - before.begin();
    state.parts.number = {asked.number_begin, asked.number_begin + static_cast<std::uint32_t>(digits)};
    // A missing part is placed where it would be.
    const auto place = [](span& part, std::uint32_t at) {
        if (part.empty() && part.begin == 0)
            part = {at, at};
    };
    ply_parts& parts = state.parts;
    place(parts.piece, asked.begin);
    place(parts.origin, parts.piece.end);
    place(parts.sign, parts.origin.end);
    place(parts.captured, parts.sign.end);
    place(parts.promotion, parts.target.end);
    place(parts.check, parts.promotion.end);
    place(parts.glyph, asked.text().end);
    place(parts.draw_offer, asked.whole().end);
    place(parts.end_mark, asked.whole().end);
    return parts;
}

} // namespace ctlpgn::pgn
