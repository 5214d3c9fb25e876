// Findings as the user wants them: those that were selected, at the levels that were set, without those that
// the text excuses.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/jobs.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

class game_reader;

// Which codes are reported, and at which level. A selector names codes: "B003", the beginning of codes ("B",
// "S05"), a name ("missing-dot"), or "ALL".
class CTLPGN_EXPORT lint_selection {
  public:
    // What one source, a file or a command line, says about codes.
    struct words {
        std::optional<std::vector<std::string>> select; // only these, whatever was selected before
        std::vector<std::string> extend_select;
        std::vector<std::string> ignore;
    };

    // Everything, at the levels of the catalogue.
    lint_selection();

    // Within one source the narrower selector wins, and "ignore" if they are equally narrow; a later source
    // wins over an earlier one. Throws setting_error for a selector that names nothing.
    void apply(const words& given);
    void set_level(std::string_view selector, level wanted);

    [[nodiscard]] bool includes(code id) const;
    [[nodiscard]] level severity(code id) const;

  private:
    struct entry {
        bool included = true;
        level severity = level::error;
    };
    std::vector<entry> entries_; // as in the catalogue
};

// The codes whose fixes the user has declared to be safe or unsafe, whatever they are by themselves. A fix
// that is safe only because it was declared so may change what a game means.
class CTLPGN_EXPORT fix_safety {
  public:
    // Selectors, like those of lint_selection.
    struct words {
        std::vector<std::string> safe;
        std::vector<std::string> unsafe;
    };

    // Within one source the narrower selector wins, and "unsafe" if they are equally narrow; a later source
    // wins over an earlier one. Throws setting_error for a selector that names nothing.
    void apply(const words& given);

    // What was declared for the code; none: nothing.
    [[nodiscard]] std::optional<bool> declared(code id) const;
    // Whether a fix counts as safe, given whether it is safe by itself.
    [[nodiscard]] bool counts_as_safe(code id, bool by_itself) const {
        return declared(id).value_or(by_itself);
    }
    [[nodiscard]] bool declares_any_safe() const;

  private:
    std::map<code, bool> declared_;
};

// The codes that a selector names. Throws setting_error, which suggests what may have been meant.
CTLPGN_EXPORT std::vector<code> codes_of(std::string_view selector);

struct lint_options {
    check_level checks = check_level::legal;
    // What games are linted for (notation::profiles). Notations without a profile of this name use their
    // first.
    std::string profile;
    // Positions are drawn for mistakes on the board (diagnostic::board).
    bool board = true;
    // Which findings say how they can be fixed (diagnostic::remedy). Each fix has been tried, perhaps with
    // others: it removes its finding, adds no other, and keeps all plies.
    offered_fixes fixes = offered_fixes::all;
    fix_safety safety;
    lint_selection selection;
    limits bounds;
    job_options jobs;
};

// A piece of the line around a place, enough to show it, and where in the piece the place is.
struct source_excerpt {
    std::string_view text;
    std::size_t offset = 0;
    bool cut_before = false;
    bool cut_after = false;
};

// The findings of one game, or, after the last one, those that belong to none. Valid during the call.
class CTLPGN_EXPORT linted {
  public:
    linted(const game_reader& reader, const game* record, std::span<const diagnostic> what)
        : read(record), found(what), reader_(reader) {}

    const game* const read;                  // null: they belong to no game
    const std::span<const diagnostic> found; // in order of place; often empty

    // Where a diagnostic or a related place begins.
    [[nodiscard]] source_excerpt around(std::uint64_t begin) const;
    // "12.black": the ply that the diagnostic is about, as its line of play numbers it; empty if it is not
    // about a ply.
    [[nodiscard]] std::string ply(const diagnostic& fault) const;
    // Bytes of the source that have been read so far, or slightly more.
    [[nodiscard]] std::uint64_t bytes_read() const;

  private:
    const game_reader& reader_;
};

// How many findings there were.
struct lint_summary {
    std::uint64_t games = 0;
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;
};

// Lints game by game, in memory that does not grow with their number. `receive` is called once for each game
// and once at the end. A comment {: lint-ignore[B003, S005]: reason } suppresses findings with these codes:
// before the first move in the whole game, or in the whole variation; on a move in everything up to the next
// move; after the result in what is there. Throws input_error when the source fails; exceptions of `receive`
// pass through.
CTLPGN_EXPORT lint_summary lint(byte_source& source, const notation& chosen, const lint_options& options,
                                const std::function<void(const linted&)>& receive);

// All findings of a text.
CTLPGN_EXPORT std::vector<diagnostic> lint(std::string_view text, const notation& chosen,
                                           const lint_options& options = {});

} // namespace ctlpgn
