#include "notations/xiangqi/reading/ply_parts.hpp"

#include "grammar/xiangqi/file.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::file::tolerant;

// What has been said of the half-move when it was read is not said again.
class reading_of_parts {
  public:
    reading_of_parts(std::string_view text, std::uint32_t offset) : text_(text), offset_(offset) {}

    ply_parts parts;

    // What an attempt before has left is forgotten.
    void restart() { parts = {}; }

    void note(span ply_parts::*part, const char* begin, const char* end) {
        parts.*part = {offset_of(begin), offset_of(end)};
    }

    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] int mark() const { return 0; }
    void rollback(int /*to*/) {}
    void token_read(std::size_t /*state*/) {}

  private:
    [[nodiscard]] std::uint32_t offset_of(const char* at) const {
        return offset_ + static_cast<std::uint32_t>(at - text_.data());
    }

    std::string_view text_;
    std::uint32_t offset_;
};

template <typename Rule> struct part_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_PART(RULE, PART)                                                                              \
    template <> struct part_action<rule::RULE> {                                                             \
        template <typename Input> static void apply(const Input& in, reading_of_parts& state) {              \
            state.note(&ply_parts::PART, in.begin(), in.end());                                              \
        }                                                                                                    \
    }

CTLPGN_PART(move_number, number);
CTLPGN_PART(piece_letter, piece);
CTLPGN_PART(chinese_piece, piece);
CTLPGN_PART(big_point, origin);
CTLPGN_PART(small_point, origin);
CTLPGN_PART(from_point, origin);
CTLPGN_PART(from_file, origin);
CTLPGN_PART(from_rank, origin);
CTLPGN_PART(own_file, origin);
CTLPGN_PART(order, origin);
CTLPGN_PART(label, origin);
CTLPGN_PART(tandem, origin);
CTLPGN_PART(hyphen_sign, sign);
CTLPGN_PART(capture_sign, sign);
CTLPGN_PART(direction, sign);
CTLPGN_PART(to_big_point, target);
CTLPGN_PART(to_point, target);
CTLPGN_PART(reach, target);
CTLPGN_PART(check, check);
CTLPGN_PART(mate, check);
CTLPGN_PART(glyph, glyph);

#undef CTLPGN_PART

template <> struct part_action<rule::new_ply> {
    template <typename Input> static void apply(const Input& /*in*/, reading_of_parts& state) {
        state.restart();
    }
};

} // namespace

ply_parts parts_of(const game& in, const ctlpgn::ply& asked) {
    const std::string_view text = in.raw(asked.whole());
    reading_of_parts state(text, asked.begin);
    parsing::text_input input(text);
    tao::pegtl::parse<rule::half_move, part_action>(input, state);
    // What is not written would stand there.
    ply_parts& found = state.parts;
    const span end{asked.text().end, asked.text().end};
    for (span* const part : {&found.target, &found.promotion, &found.check})
        if (part->empty())
            *part = end;
    for (span* const part : {&found.sign, &found.captured})
        if (part->empty())
            *part = {found.target.begin, found.target.begin};
    if (found.origin.empty())
        found.origin = {found.sign.begin, found.sign.begin};
    if (found.piece.empty())
        found.piece = {asked.begin, asked.begin};
    if (asked.has_number()) {
        const std::string_view before = in.raw({asked.number_begin, asked.begin});
        reading_of_parts number(before, asked.number_begin);
        parsing::text_input number_input(before);
        tao::pegtl::parse<rule::move_number, part_action>(number_input, number);
        found.number = number.parts.number;
    }
    return found;
}

} // namespace ctlpgn::xiangqi
