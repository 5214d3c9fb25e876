// What is remarked about many games of a file alike is reported once for all of them.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace ctlpgn::cli {

class game_remarks {
  public:
    // How many of its check marks contradicted the board and were corrected.
    void add_changed_marks(const game& record, std::size_t count) { changed_marks_.add(record, count); }
    // How many of its plies contradict the board.
    void add_contradictions(const game& record, const notation& chosen, const limits& bounds);
    void report(const std::string& file) const;

  private:
    struct number {
        std::size_t all = 0;
        std::uint64_t games = 0;
        std::uint32_t first_game = 0;

        void add(const game& record, std::size_t count);
    };

    number changed_marks_;
    number contradictions_;
};

} // namespace ctlpgn::cli
