// Fixing what a linter finds, where somebody can say how.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/encoding.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ctlpgn {

// Which fixes are applied besides the safe ones, which leave what a game means as it is.
struct fixing_options {
    bool unsafe = false;
    const lint_selection* fixable = nullptr; // only what is fixed with these codes; null: with all
};

// Some bytes of the source, and what becomes of them. Valid during the call.
struct fixed_part {
    std::string_view before;
    std::string_view after;
    // What the source is written in, as far as it is read. Both texts are in UTF-8 whatever that is.
    text_encoding encoding = text_encoding::utf8;
    bool converted = false; // it is no UTF-8, and that is fixed, so `after` differs

    [[nodiscard]] bool differs() const { return converted || before != after; }
};

struct fixing_summary {
    std::map<code, std::uint64_t> fixed; // how often each code was fixed
    bool changed = false;
};

// Calls `receive` with all bytes of the source in their order, game by game, in memory that does not grow
// with the number of games. What lint() would report with the same options, and with a remedy, is fixed;
// what is not selected or is excused stays. What is applied together is tried together; if that brings a
// finding or costs a ply, fewer fixes are applied. Fixes that are near each other are applied one after the
// other, each after the game has been linted again; the number of such rounds is limited, so that the time
// grows no faster than the text. Text in another encoding becomes UTF-8 if that finding is fixed, too; else
// who writes it writes it in the encoding that it has. Bytes that no fix is about do not change. Throws
// input_error when the source fails; what `receive` throws passes.
CTLPGN_EXPORT fixing_summary apply_fixes(byte_source& source, const notation& chosen,
                                         const lint_options& options, const fixing_options& what,
                                         const std::function<void(const fixed_part&)>& receive);

// The same for a text.
CTLPGN_EXPORT std::string apply_fixes(std::string_view text, const notation& chosen,
                                      const lint_options& options = {}, const fixing_options& what = {});

} // namespace ctlpgn
