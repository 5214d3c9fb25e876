// Edits put into a text.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The text with the edits, which stand in rising order, do not overlap and lie within it.
std::string with_edits(std::string_view text, const std::vector<text_edit>& edits);

// Fixes that are applied together. One that comes too near to another has to wait for the next round, since
// what the other changes may change what it should do.
class compatible_fixes {
  public:
    // False: it has to wait. Edits are those of a file; `offset` is where the text begins in it. What is
    // added has to outlive this.
    bool add(const file_fix& wanted, std::uint64_t offset);
    // In rising order.
    [[nodiscard]] std::vector<text_edit> edits() const;

  private:
    struct edit_end {
        std::uint32_t end = 0;
        std::string_view text; // of the fix
    };
    std::map<std::uint32_t, edit_end> edits_; // by where they begin
};

} // namespace ctlpgn
