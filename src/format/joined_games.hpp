// Games that are written one after the other into one file, or into several.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace ctlpgn::layout {

class joined_games {
  public:
    explicit joined_games(const limits& bounds = {}) : limits_(bounds) {}

    // If a file says once how its games are written, a game is written like those before it, unless the
    // options ask for something else.
    void choose_form(format_options& options, const notation& chosen) const;

    // The part of the text of one more game, which ends with a line end, that has to be written so that the
    // games before it stay what they are: without the line ends at its end and, unless it is the first of its
    // file, after an empty line and without what a file says once. Empty if it would be read as part of the
    // game before it, whatever is between them. Valid until the next call. `file`: the one of several files
    // that it is written into.
    std::string_view add(std::string_view text, const notation& chosen, bool is_first,
                         const void* file = nullptr);
    // Whether an unfinished game had to be given its result to separate it from the one before it.
    [[nodiscard]] bool adds_result() const { return adds_result_; }

  private:
    std::string_view without_preamble(std::string_view text, const notation& chosen, bool is_first);
    bool part(std::string_view before, std::string_view text, const notation& chosen);
    [[nodiscard]] bool runs_on(std::string_view before, std::string_view text, const notation& chosen) const;
    [[nodiscard]] std::size_t end_of_first(std::string_view text, const notation& chosen) const;

    limits limits_;
    std::map<const notation*, std::string> preambles_; // of what has been written
    std::map<const void*, std::string> before_;        // the end of the last game that was written, by file
    std::string written_;
    std::string_view result_before_; // that had to be written
    std::string_view result_;
    bool adds_result_ = false;
};

} // namespace ctlpgn::layout
