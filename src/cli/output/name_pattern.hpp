// The name of an output, which may have fields in braces: out/{White}-{index}.pgn, {game/1000}.pgn
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

class name_pattern {
  public:
    // Throws output_error for a field that is none.
    explicit name_pattern(std::string_view pattern);

    [[nodiscard]] bool has_fields() const;
    // Those of its fields that can only be tags.
    [[nodiscard]] std::vector<std::string_view> tags() const;

    // For a game of a file, and the number of the game in the output, from 1.
    [[nodiscard]] std::string name_for(const game& next, const notation& chosen, const std::string& file,
                                       std::uint64_t index) const;

  private:
    struct part {
        std::string text; // as it is, or the name of a field
        bool is_field = false;
        // For a number: of how many games there is one file; 0: the number itself.
        std::uint64_t block = 0;
    };

    static part field(std::string_view inside);

    std::vector<part> parts_;
};

// A value as part of a file name: it names no folder, is not hidden, and is valid on every system.
std::string safe_file_name(std::string_view value);

} // namespace ctlpgn::cli
