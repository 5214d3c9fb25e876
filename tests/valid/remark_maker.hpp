// What annotators write into comments, and what looks like something else there: moves, numbers, braces,
// results, tags, references, evaluations.
#pragma once

#include "valid/chance.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

// Where a comment stands.
struct remark_place {
    std::span<const std::string> moves; // with numbers and without: played, to come, and possible here
    std::uint32_t latest_number = 0;    // of a move of this line that a reference may lead to; 0: none
};

enum class remark_kind : std::uint8_t {
    misleading, // anything that a comment may hold
    plain,      // without numbered moves, tags and braces
};

class remark_maker {
  public:
    remark_maker(std::string_view notation, chance& lot, remark_kind kind);

    // One that is valid wherever a comment may stand. Several lines only if that is allowed here.
    [[nodiscard]] std::string text(const remark_place& where, bool may_have_lines = true);

    // The value of a tag, without escapes.
    [[nodiscard]] std::string value();

  private:
    [[nodiscard]] std::string piece(const remark_place& where);
    [[nodiscard]] std::string reference(const remark_place& where);

    std::string_view notation_;
    std::span<const std::string_view> own_; // that only this notation has
    chance& lot_;
    remark_kind kind_;
};

} // namespace ctlpgn::valid
