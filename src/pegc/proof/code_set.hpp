// Sets of characters by code point, with the end of the text as an additional one.
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
    // The characters that a class, or any character, matches.
    explicit code_set(const node& characters);

    static code_set everything();

    [[nodiscard]] bool empty() const { return ranges_.empty(); }
    [[nodiscard]] bool contains(std::uint32_t code) const;
    [[nodiscard]] bool meets(const code_set& others) const;       // the sets overlap
    [[nodiscard]] bool is_within(const code_set& others) const;   // it is a subset of the other
    [[nodiscard]] code_set with(const code_set& others) const;    // the intersection
    [[nodiscard]] code_set without(const code_set& others) const; // the difference
    // A readable one of them, if there is one. Expects a set that is not empty.
    [[nodiscard]] std::uint32_t sample() const;

  private:
    [[nodiscard]] code_set inverse() const;

    std::vector<code_range> ranges_; // in order and separate
};

} // namespace ctlpgn::pegc
