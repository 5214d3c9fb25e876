// Damages the moves of games as scanners and fingers do.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tests {

enum class damage_kind : std::uint8_t {
    scanner,
    keyboard,
    ply_doubled,
    ply_missing,
    plies_swapped,
    move_missing,
    line_missing, // of eight plies
    numbers_lost,
    numbers_wrong,
    numbers_glued,
    no_check_marks,
};

struct noisy_line {
    std::string text;                // of the moves with their numbers
    std::vector<std::size_t> begins; // where each ply begins in it; npos: it is left out
};

// What a notation writes between the plies of a line.
struct line_style {
    std::string_view after_white = " ";
    std::string_view after_move = " ";
};

class noise {
  public:
    // `rate` is that of damaged characters of plies: as by a keyboard, except for damage by a scanner.
    noise(damage_kind kind, double rate, std::uint32_t seed, line_style style = {})
        : kind_(kind), rate_(rate), random_(seed), style_(style) {}

    noisy_line damage(const std::vector<std::string>& plies);
    // Of characters.
    void append_damaged(std::string_view ply, std::string& output);

  private:
    void append_as_scanned(std::string_view character, std::string& output);
    static void append_in_other_case(std::string_view character, std::string& output);
    [[nodiscard]] double share() { return std::uniform_real_distribution<>(0, 1)(random_); }
    [[nodiscard]] std::size_t below(std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
    }

    damage_kind kind_;
    double rate_;
    std::mt19937 random_;
    line_style style_;
};

} // namespace ctlpgn::tests
