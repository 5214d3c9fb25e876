#include "notations/ctl_pgn/reading/ply_parts.hpp"

#include "grammar/ctl_pgn/file.hpp"
#include "parsing/parse.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

namespace rule = grammar::ctl_pgn::file::tolerant;

// Drops findings, which were reported when the ply was first read.
class reading_of_parts {
  public:
    reading_of_parts(const char* text, std::uint32_t offset) : text_(text), offset_(offset) {}

    ply_parts parts;

    void note(span ply_parts::*part, const char* begin, const char* end) {
        parts.*part = {offset_of(begin), offset_of(end)};
    }
    void note_target_in_place() { parts.target = parts.origin; }

    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] int mark() const { return 0; }
    void rollback(int /*to*/) {}
    void token_read(std::size_t /*state*/) {}

  private:
    [[nodiscard]] std::uint32_t offset_of(const char* at) const {
        return offset_ + static_cast<std::uint32_t>(at - text_);
    }

    const char* text_;
    std::uint32_t offset_;
};

template <typename Rule> struct part_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_PART(RULE, PART)                                                                              \
    template <> struct part_action<rule::RULE> {                                                             \
        template <typename Input> static void apply(const Input& input, reading_of_parts& state) {           \
            state.note(&ply_parts::PART, input.begin(), input.end());                                        \
        }                                                                                                    \
    }

CTLPGN_PART(move_number, number);
CTLPGN_PART(mover, piece);
CTLPGN_PART(pawn, piece);
CTLPGN_PART(king_rook, piece);
CTLPGN_PART(queen_rook, piece);
CTLPGN_PART(both_rooks, piece);
CTLPGN_PART(origin, origin);
CTLPGN_PART(hyphen, sign);
CTLPGN_PART(parted_hyphen, sign);
CTLPGN_PART(arrow, sign);
CTLPGN_PART(capture_sign, sign);
CTLPGN_PART(captured, captured);
CTLPGN_PART(destination, target);
CTLPGN_PART(king_rook_castling, target);
CTLPGN_PART(queen_rook_castling, target);
CTLPGN_PART(both_rooks_castling, target);
CTLPGN_PART(promotion, promotion);
CTLPGN_PART(odd_promotion, promotion);
CTLPGN_PART(check, check);
CTLPGN_PART(mate, check);
CTLPGN_PART(dagger, check);
CTLPGN_PART(rating, glyph);
CTLPGN_PART(draw_offer, draw_offer);
CTLPGN_PART(end_mark, end_mark);

#undef CTLPGN_PART

template <> struct part_action<rule::promotion_in_place> {
    template <typename Input> static void apply(const Input& input, reading_of_parts& state) {
        state.note(&ply_parts::promotion, input.begin(), input.end());
        state.note_target_in_place();
    }
};

template <typename Rule> bool read(parsing::text_input& input, reading_of_parts& state) {
    return parsing::parse<Rule, part_action>(input, state);
}

} // namespace

namespace {

class reading_of_labels {
  public:
    reading_of_labels(const char* text, std::uint32_t offset) : text_(text), offset_(offset) {}

    std::vector<span> labels;

    void note(const char* begin, const char* end) { labels.push_back({offset_of(begin), offset_of(end)}); }

    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] std::size_t mark() const { return labels.size(); }
    void rollback(std::size_t end) { labels.resize(end); }
    void token_read(std::size_t /*state*/) {}

  private:
    [[nodiscard]] std::uint32_t offset_of(const char* at) const {
        return offset_ + static_cast<std::uint32_t>(at - text_);
    }

    const char* text_;
    std::uint32_t offset_;
};

template <typename Rule> struct label_action : tao::pegtl::nothing<Rule> {};

template <> struct label_action<rule::step_label> {
    template <typename Input> static void apply(const Input& input, reading_of_labels& state) {
        state.note(input.begin(), input.end());
    }
};

} // namespace

std::vector<span> label_places(const game& record, const reference& asked) {
    const std::string_view text = record.raw(asked.where);
    reading_of_labels state(text.data(), asked.where.begin);
    parsing::text_input input(text);
    if (!parsing::parse<rule::reference, label_action>(input, state))
        state.labels.clear();
    return std::move(state.labels);
}

ply_parts parts_of(const game& record, const ply& asked) {
    const span whole = asked.whole();
    const std::string_view text = record.raw(whole);
    reading_of_parts state(text.data(), whole.begin);
    state.parts.number = {asked.number_begin, asked.number_begin};
    if (asked.has_number()) {
        const bool is_alone = asked.kind == ply_kind::missing;
        const auto end = is_alone ? static_cast<std::uint32_t>(record.text.size()) : whole.begin;
        const std::string_view before = record.raw({asked.number_begin, end});
        reading_of_parts number(before.data(), asked.number_begin);
        parsing::text_input input(before);
        read<rule::move_number>(input, number);
        state.parts.number = number.parts.number;
        state.parts.number.end += asked.number_unknown; // the mark follows the digits
    }
    parsing::text_input input(text);
    if (read<rule::ply>(input, state))
        read<rule::main_marks>(input, state);
    // Where missing parts would be.
    ply_parts& found = state.parts;
    const span end{asked.text().end, asked.text().end};
    for (span* const part : {&found.origin, &found.target, &found.promotion, &found.check})
        if (part->empty())
            *part = end;
    if (found.piece.empty())
        found.piece = {found.origin.begin, found.origin.begin};
    if (found.captured.empty())
        found.captured = {found.target.begin, found.target.begin};
    return found;
}

span find_part(const game& record, const ply& asked, ply_part wanted) {
    if (wanted == ply_part::whole)
        return asked.text();
    const ply_parts parts = parts_of(record, asked);
    span where = parts.target;
    if (wanted == ply_part::mover)
        where = {parts.piece.begin, parts.origin.end};
    else if (wanted == ply_part::origin)
        where = parts.origin;
    else if (wanted == ply_part::promotion)
        where = parts.promotion;
    else if (wanted == ply_part::capture)
        where = {parts.captured.begin, parts.target.end};
    return where.empty() ? asked.text() : where;
}

} // namespace ctlpgn::ctl_pgn
