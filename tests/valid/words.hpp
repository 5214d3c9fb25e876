// Shared by the writers.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

// A value in quotation marks, with backslashes before those in it.
std::string quoted(std::string_view value);
std::string tag_line(std::string_view name, std::string_view value);
// That line without its end, and with such gaps between its parts.
std::string with_odd_gaps(std::string_view tag_line, std::span<const std::string_view> gaps, chance& lot);

inline std::string number_of(const drafted_ply& ply, std::string_view dots = ".") {
    return std::to_string(ply.number) + std::string(dots);
}

// Whether something comes between a ply and the next one of its line.
inline bool is_followed_by_text(const drafted_ply& ply) {
    return !ply.remarks.empty() || !ply.variations.empty();
}

// Words with a space or a line end between them, or with the gap that is wanted.
class flow {
  public:
    explicit flow(chance& lot) : lot_(lot) {}

    void add(std::string_view word, std::string_view gap = {});
    // Directly after the last word.
    void join(std::string_view word) { text += word; }

    std::string text;

  private:
    chance& lot_;
};

// The same text with the line ends of other systems.
std::string with_crlf(std::string_view text);
std::string with_cr(std::string_view text);

// Spaces, tabs and line ends that may be between words.
std::string_view gap_of(chance& lot);

void replace_all(std::string& text, std::string_view what, std::string_view with);

// Calls change(ply) for the plies of a line and of its variations.
template <class Change> void change_plies(drafted_line& line, Change change) {
    for (drafted_ply& each : line.plies) {
        change(each);
        for (drafted_line& variation : each.variations)
            change_plies(variation, change);
    }
}

template <class Change> void change_remarks(drafted_line& line, Change change) {
    std::ranges::for_each(line.remarks, change);
    for (drafted_ply& each : line.plies) {
        std::ranges::for_each(each.remarks, change);
        for (drafted_line& variation : each.variations)
            change_remarks(variation, change);
    }
}

// Calls change(remark) for all of them.
template <class Change> void change_remarks(drafted_game& game, Change change) {
    change_remarks(game.main_line, change);
    std::ranges::for_each(game.closing, change);
}

} // namespace ctlpgn::valid
