// Applies edits to a text.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The text with the edits, which are in ascending order, do not overlap and lie within it.
std::string with_edits(std::string_view text, const std::vector<text_edit>& edits);

// By how many bytes the text grows; negative if it shrinks.
inline std::int64_t growth_by(const text_edit& edit) {
    return static_cast<std::int64_t>(edit.text.size()) - static_cast<std::int64_t>(edit.where.size());
}

// Puts the edits of all parts of a fix in order. If one edit includes the effect of another, only that one
// counts; where others overlap, the second has to wait, and the fix is partial.
void join_parts(fix& asked);

// Fixes that are applied together. Their edits may not touch, since the change by one may affect what another
// should do; but insertions at the same place are kept in the order of the fixes, and two removals may meet.
class fix_group {
  public:
    // False: it has to wait. What is added has to outlive this object. A fix that is added twice counts twice
    // and is applied once.
    bool add(code fixed, const fix& wanted);

    [[nodiscard]] const std::vector<code>& fixed() const { return fixed_; } // one for each complete fix
    [[nodiscard]] const std::vector<code>& partly_fixed() const { return partly_fixed_; }
    [[nodiscard]] bool is_safe() const { return safe_; } // all of them
    // In ascending order.
    [[nodiscard]] std::vector<text_edit> edits() const;

  private:
    [[nodiscard]] bool has(const text_edit& wanted) const;
    [[nodiscard]] bool has_room_for(const text_edit& wanted) const;

    std::multimap<std::uint32_t, const text_edit*> edits_; // by their beginnings
    std::vector<code> fixed_;
    std::vector<code> partly_fixed_;
    bool safe_ = true;
};

} // namespace ctlpgn
