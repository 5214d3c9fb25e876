// Faults of games that formatting has corrected.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <map>
#include <string>

namespace ctlpgn::cli {

class formatted_faults {
  public:
    void add(const formatted_game& formatted, const notation& chosen);

    // For when check marks are reported elsewhere.
    void leave_out_marks() { counts_marks_ = false; }

    // "FILE: formatting fixes GS076 language-letters in 1 game", with the caller's words for "formatting
    // fixes". Nothing if there was nothing to fix.
    void report(const std::string& file, const char* fixes) const;

  private:
    std::map<code, std::uint64_t> games_;
    std::uint64_t games_with_marks_ = 0; // whose check marks contradicted the board
    std::uint64_t games_without_marks_ = 0;
    bool counts_marks_ = true;
};

} // namespace ctlpgn::cli
