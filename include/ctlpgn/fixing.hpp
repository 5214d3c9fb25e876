// Fixes what a linter finds, as far as fixes are known.
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

// Which fixes are applied in addition to the safe ones, which do not change what a game means.
struct fixing_options {
    bool unsafe = false;
    const lint_selection* fixable = nullptr; // only fixes for these codes; null: for all
};

// Some bytes of the source, and what replaces them. Valid during the call.
struct fixed_part {
    std::string_view before;
    std::string_view after;
    // The encoding of the source, as far as it has been read. Both texts are in UTF-8 in any case.
    text_encoding encoding = text_encoding::utf8;
    bool converted = false; // it is not UTF-8, and that is fixed, so `after` differs

    [[nodiscard]] bool differs() const { return converted || before != after; }
};

struct fixing_summary {
    std::map<code, std::uint64_t> fixed; // how often each code was fixed
    std::uint64_t repaired = 0;          // damaged plies among these
    bool changed = false;
};

// Calls `receive` with all bytes of the source in their order, game by game, in memory that does not grow
// with the number of games. What lint() would report with the same options, and with a remedy, is fixed;
// findings that are not selected, or are excused, stay. Fixes that are applied together are tried together;
// if that adds a finding or loses a ply, fewer are applied. Fixes that are near each other are applied one
// after the other, each after the game has been linted again; the number of these rounds is limited, so that
// the time grows no faster than the text. Text in another encoding becomes UTF-8 if that finding is fixed as
// well; otherwise the caller has to write it in its original encoding. Bytes that no fix is about do not
// change. Throws input_error when the source fails; exceptions of `receive` pass through.
// input_error when the source fails; what `receive` throws passes.
CTLPGN_EXPORT fixing_summary apply_fixes(byte_source& source, const notation& chosen,
                                         const lint_options& options, const fixing_options& what,
                                         const std::function<void(const fixed_part&)>& receive);

// The same for a text.
CTLPGN_EXPORT std::string apply_fixes(std::string_view text, const notation& chosen,
                                      const lint_options& options = {}, const fixing_options& what = {});

} // namespace ctlpgn
