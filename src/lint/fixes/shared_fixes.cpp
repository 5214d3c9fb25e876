#include "lint/fixes/shared_fixes.hpp"

#include "lint/fixes/core_fix_rows.hpp"

namespace ctlpgn {

std::span<const fix_row<fix_context>> shared_fixes() {
    return fix_rows;
}

} // namespace ctlpgn
