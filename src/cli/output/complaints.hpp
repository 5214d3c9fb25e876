// Reports on standard error why games are not written anew.
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
    // Text between games that is left out of the output.
    void add_left_out(const formatted_game& written);
    void add_left_out(std::span<const diagnostic> about_it, const game_reader& reader);
    // Whether anything was left out.
    [[nodiscard]] bool left_out() const { return left_out_; }
    void finish() const;
    // Whether anything was found in a game that was added. Others would only be read differently.
    [[nodiscard]] bool found_faults() const { return found_faults_; }
    // Whether a limit was reached that an option can raise.
    [[nodiscard]] bool reached_limit() const { return reached_limit_; }

  private:
    bool count();
    void say_why(std::span<const diagnostic> found, const game_reader& reader);

    std::string file_;
    bool quiet_;
    std::uint64_t shown_ = 0;
    bool found_faults_ = false;
    bool reached_limit_ = false;
    bool left_out_ = false;
};

// Appended to the message of a game_beyond_limit.
inline constexpr const char* raised_by_option = "; --max-game raises the limit";

// "1 of the 3 games of FILE", and what happens to them, in the singular and the plural: "is left out".
void report_kept(const format_summary& seen, const std::string& file, const char* of_one,
                 const char* of_several);

} // namespace ctlpgn::cli
