// Shared by the writers.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::valid {

// A value in quotation marks, with backslashes before those in it.
std::string quoted(std::string_view value);
std::string tag_line(std::string_view name, std::string_view value);

inline std::string number_of(const drafted_ply& ply, std::string_view dots = ".") {
    return std::to_string(ply.number) + std::string(dots);
}

// Whether something comes between a ply and the next one of its line.
inline bool is_followed_by_text(const drafted_ply& ply) {
    return !ply.remarks.empty() || !ply.variations.empty();
}

// Words with a space or a line end between them.
class flow {
  public:
    explicit flow(chance& lot) : lot_(lot) {}

    void add(std::string_view word);
    // Directly after the last word.
    void join(std::string_view word) { text += word; }

    std::string text;

  private:
    chance& lot_;
};

// The same text with the line ends of other systems.
std::string with_crlf(std::string_view text);

// Calls change(ply) for the plies of a line and of its variations.
template <class Change> void change_plies(drafted_line& line, Change change) {
    for (drafted_ply& each : line.plies) {
        change(each);
        for (drafted_line& variation : each.variations)
            change_plies(variation, change);
    }
}

} // namespace ctlpgn::valid
