// Comments as annotators write them, and with misleading parts: moves, lines of play, numbers, braces,
// results, tags, references, evaluations, clocks.
#pragma once

#include "valid/chance.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

// Where a comment is.
struct remark_place {
    std::span<const std::string> moves;      // with numbers and without: played, to come, and possible here
    std::span<const std::string> lines;      // several plies each, playable from here on
    std::span<const std::string> references; // with valid targets
};

class remark_maker {
  public:
    remark_maker(std::string_view notation, chance& lot);

    // One that is valid wherever a comment may be.
    [[nodiscard]] std::string text(const remark_place& where);

    // The value of a tag, without escapes.
    [[nodiscard]] std::string value();

  private:
    [[nodiscard]] std::string piece(const remark_place& where);
    [[nodiscard]] std::string reference(const remark_place& where);

    std::string_view notation_;
    std::span<const std::string_view> own_; // that only this notation has
    chance& lot_;
};

} // namespace ctlpgn::valid
