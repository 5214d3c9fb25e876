// Signs beyond ASCII as one character each, so that what is written and what may be meant are compared
// character by character.
#pragma once

#include "ctlpgn/span.hpp"
#include "repair/channel.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

// Signs with the same shape mean the same.
struct sign_shape {
    std::string_view sign;
    char shape;
};

// A part of a text in shapes. Rows of signs in ASCII come first; other signs beyond it have a shape that no
// ply has.
class shaped_text {
  public:
    shaped_text(std::string_view text, span where, std::span<const sign_shape> rows);

    [[nodiscard]] std::string_view text() const { return text_; }
    // Where a character of it is in the whole text, and the other way round.
    [[nodiscard]] std::uint32_t offset(std::uint32_t at) const { return offsets_[at]; }
    [[nodiscard]] std::uint32_t at(std::uint32_t offset) const;

  private:
    std::string text_;
    std::vector<std::uint32_t> offsets_; // of each character, and of the end
};

// Of a ply.
spelling shape_of(std::string_view ply, std::span<const sign_shape> rows);

} // namespace ctlpgn::repair
