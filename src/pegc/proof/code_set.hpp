// Sets of characters by their code points, with the end of the text as one more.
#pragma once

#include "pegc/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::pegc {

inline constexpr std::uint32_t end_of_text = 0x110000;

class code_set {
  public:
    code_set() = default;
    explicit code_set(std::uint32_t only) : ranges_{{only, only}} {}
    // What a class, or any character, matches.
    explicit code_set(const node& characters);

    static code_set everything();

    [[nodiscard]] bool empty() const { return ranges_.empty(); }
    [[nodiscard]] bool contains(std::uint32_t code) const;
    [[nodiscard]] bool meets(const code_set& others) const;       // some are in both
    [[nodiscard]] bool is_within(const code_set& others) const;   // none is not in the others
    [[nodiscard]] code_set with(const code_set& others) const;    // what is in both
    [[nodiscard]] code_set without(const code_set& others) const; // what is not in the others
    // One of them that can be read, if there is one. Expects that it is not empty.
    [[nodiscard]] std::uint32_t sample() const;

  private:
    [[nodiscard]] code_set inverse() const;

    std::vector<code_range> ranges_; // in order, apart from each other
};

} // namespace ctlpgn::pegc
