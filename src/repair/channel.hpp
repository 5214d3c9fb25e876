// How a ply that was meant turns into what is written.
#pragma once

#include "repair/prices.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

// A ply as its notation writes it, as a plain value.
class spelling {
  public:
    static constexpr std::size_t longest = 15;

    constexpr spelling() = default;
    constexpr explicit spelling(std::string_view text) {
        for (const char each : text.substr(0, longest))
            add(each);
    }

    // Expects fewer than `longest` characters so far.
    constexpr void add(char next) {
        bytes_[bytes_[longest]] = next;
        ++bytes_[longest];
    }
    [[nodiscard]] constexpr std::string_view text() const {
        return {bytes_.data(), static_cast<std::size_t>(bytes_[longest])};
    }
    [[nodiscard]] std::uint64_t hash() const;

    friend bool operator==(const spelling&, const spelling&) = default;

  private:
    std::array<char, longest + 1> bytes_{}; // the last is their count
};

// A letter of plies as it is written elsewhere, S or Kt for N; or a whole ply, Kg1 for O-O.
struct other_writing {
    std::string_view meant;
    std::string_view written; // for a letter, one or two characters
};

// How signs are exchanged that neither keys nor scanners explain.
struct exchanged_signs {
    // The most for a sign that is another one of the same kind: a letter, a capital, a digit or punctuation.
    float other_sign = prices::most_for_word;
    std::span<const other_writing> letters = {};
};

// What it costs that a ply is written so, in nats; at most prices::most_for_word.
[[nodiscard]] float reading_cost(std::string_view written, std::string_view meant,
                                 const exchanged_signs& exchanged = {});

// The same, remembered: the states of a game have many plies in common.
class reading_costs {
  public:
    reading_costs() : remembered_(slots) {}

    // From now on the numbers from 1 to `texts` mean other texts.
    void begin(std::uint32_t texts) {
        base_ += texts_;
        texts_ = texts + 1;
    }

    // `word` is the number of the text that is written.
    float cost(std::uint32_t word, std::string_view written, const spelling& meant,
               const exchanged_signs& exchanged = {});

  private:
    static constexpr std::size_t slots = std::size_t{1} << 14;
    struct slot {
        spelling meant;
        std::uint32_t word = 0;
        float cost = 0;
    };
    std::vector<slot> remembered_;
    std::uint32_t base_ = 0;
    std::uint32_t texts_ = 0;
};

// Of a sign of captures that is missing or superfluous, where `due` has it or not; nothing where there is
// none.
float cost_of_capture_sign(char sign, std::string_view due, std::string_view written);

} // namespace ctlpgn::repair
