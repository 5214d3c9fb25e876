// Says on standard error why games are not written anew.
#pragma once

#include "ctlpgn/format.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::cli {

class complaints {
  public:
    // About one file, as messages call it.
    complaints(std::string file, bool quiet) : file_(std::move(file)), quiet_(quiet) {}

    void add(const formatted_game& kept);
    void finish() const;
    // Whether a limit of the reader was reached, which an option raises.
    [[nodiscard]] bool reached_limit() const { return reached_limit_; }

  private:
    bool count();

    std::string file_;
    bool quiet_;
    std::uint64_t shown_ = 0;
    bool reached_limit_ = false;
};

// What follows the words of a game_beyond_limit.
inline constexpr const char* raised_by_option = "; --max-game raises the limit";

// "1 of the 3 games of FILE", and what becomes of them, for one and for several: "is left out".
void tell_kept(const format_summary& seen, const std::string& file, const char* of_one,
               const char* of_several);

} // namespace ctlpgn::cli
