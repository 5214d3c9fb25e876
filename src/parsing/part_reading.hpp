// Finds the parts of a ply by reading it again with the same rules, so that no syntax is defined twice.
#pragma once

#include "ctlpgn/notation.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/normal.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::parsing {

class part_reading : public quiet_state {
  public:
    // A part of the text of its game, at this offset.
    part_reading(std::string_view text, std::uint32_t offset) : text_(text), offset_(offset) {}

    ply_parts parts;

    // Discards the remains of an earlier attempt.
    void restart() { parts = {}; }

    void note(span ply_parts::*part, const char* begin, const char* end) {
        parts.*part = {offset_of(begin), offset_of(end)};
    }

  private:
    [[nodiscard]] std::uint32_t offset_of(const char* at) const {
        return offset_ + static_cast<std::uint32_t>(at - text_.data());
    }

    std::string_view text_;
    std::uint32_t offset_;
};

// The action of a rule that matches a part.
template <span ply_parts::*part> struct noted_as {
    template <typename Input> static void apply(const Input& input, part_reading& state) {
        state.note(part, input.begin(), input.end());
    }
};

// The action of a rule that begins a ply anew.
struct noted_anew {
    template <typename Input> static void apply(const Input& /*in*/, part_reading& state) { state.restart(); }
};

// The digits of the ply's number; empty, in its place, if there is none.
template <typename Number, template <typename...> class Action>
span number_of(const game& record, const ply& asked) {
    if (!asked.has_number())
        return {asked.number_begin, asked.number_begin};
    const std::string_view before = record.raw({asked.number_begin, asked.begin});
    part_reading state(before, asked.number_begin);
    text_input input(before);
    parsing::parse<Number, Action>(input, state);
    return state.parts.number;
}

// For a notation that writes piece, origin, sign, target and promotion one after the other. Parts that are
// not written are empty, at the place where they would be.
template <typename Ply, typename Number, template <typename...> class Action>
ply_parts parts_in_order(const game& record, const ply& asked) {
    const std::string_view text = record.raw(asked.whole());
    part_reading state(text, asked.begin);
    text_input input(text);
    parsing::parse<Ply, Action>(input, state);
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
    if (asked.has_number())
        found.number = number_of<Number, Action>(record, asked);
    return found;
}

} // namespace ctlpgn::parsing
