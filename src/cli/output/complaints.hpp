// Says on standard error why games are not written anew.
#pragma once

#include "ctlpgn/format.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace ctlpgn::cli {

class complaints {
  public:
    // About one file, as messages call it.
    complaints(std::string file, bool quiet) : file_(std::move(file)), quiet_(quiet) {}

    void add(const formatted_game& kept);
    // What is between games and is left out where they are written.
    void add_left_out(const formatted_game& written);
    void add_left_out(std::span<const diagnostic> about_it, const game_reader& reader);
    // Whether anything was.
    [[nodiscard]] bool left_out() const { return left_out_; }
    void finish() const;
    // Whether a limit of the reader was reached, which an option raises.
    [[nodiscard]] bool reached_limit() const { return reached_limit_; }

  private:
    bool count();
    void say_why(std::span<const diagnostic> found, const game_reader& reader);

    std::string file_;
    bool quiet_;
    std::uint64_t shown_ = 0;
    bool reached_limit_ = false;
    bool left_out_ = false;
};

// What follows the words of a game_beyond_limit.
inline constexpr const char* raised_by_option = "; --max-game raises the limit";

// "1 of the 3 games of FILE", and what becomes of them, for one and for several: "is left out".
void tell_kept(const format_summary& seen, const std::string& file, const char* of_one,
               const char* of_several);

} // namespace ctlpgn::cli
