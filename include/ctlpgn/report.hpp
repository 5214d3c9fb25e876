// Reports of a linter's findings in several formats, all driven through one interface.
//
// A report writes at once what it is given, so that its memory does not grow with the findings.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// A finding with what is needed to show it. Valid as long as what it refers to.
struct reported {
    const diagnostic& found;
    std::string_view path;
    std::string ply; // "12.black"; empty if it is not about a ply
    source_excerpt source;
    std::vector<source_excerpt> related; // for found.related, in the same order
};

struct report_options {
    std::string version; // of the program
    bool colour = false;
    bool all_boards = false;      // of each game, not only the first
    level failing = level::error; // findings of this level and above make a run fail
};

struct report_totals {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;
    std::uint64_t hidden = 0;     // of these, beyond the limit of their files
    std::uint64_t unreadable = 0; // files
    std::map<code, std::uint64_t> by_code;
    std::map<code, std::uint64_t> fixable_by_code; // of these, as far as fixes were asked for; the safe ones
};

using write_bytes = std::function<void(std::string_view)>;

class report {
  public:
    virtual ~report() = default;
    virtual void begin_file(std::string_view /*path*/) {}
    virtual void add(const reported& finding) = 0;
    // `hidden` findings were left out.
    virtual void end_file(std::string_view /*path*/, std::uint64_t /*hidden*/) {}
    // Called between begin_file and end_file.
    virtual void add_unreadable(std::string_view /*path*/, std::string_view /*why*/) {}
    virtual void finish(const report_totals& /*of*/) {}
};

struct report_format {
    std::string_view name;
    std::unique_ptr<report> (*make)(write_bytes output, const report_options& options);
    bool is_text;        // for people: colours, statistics after the findings
    bool shows_boards;   // diagnostic::board
    bool says_hidden;    // that findings were left out; if not, none should be
    offered_fixes fixes; // those that it shows
};

CTLPGN_EXPORT std::span<const report_format> report_formats();
// Null if there is no format with this name.
CTLPGN_EXPORT const report_format* find_report_format(std::string_view name);

// Lints a file and reports it from begin_file to end_file; `totals` grows by what was found. The path is only
// shown. To report several files, call it for each, and report::finish at the end.
CTLPGN_EXPORT void lint(byte_source& source, const notation& chosen, const lint_options& options,
                        std::string_view path, report& output, report_totals& totals);

// The report of a text, from beginning to end, in the format with this name. Throws setting_error if there is
// none.
CTLPGN_EXPORT std::string lint_report(std::string_view text, const notation& chosen, std::string_view format,
                                      std::string_view path = "-", const lint_options& options = {});

// " [*]" if --fix fixes it without doubt; otherwise empty.
CTLPGN_EXPORT std::string_view fix_mark(const diagnostic& fault);

// The finding in the form that reports take; valid as long as what it refers to.
CTLPGN_EXPORT reported shown(const diagnostic& what, const linted& examined, std::string_view path);
CTLPGN_EXPORT void count(const diagnostic& what, report_totals& totals);

// How often each code was found, most frequent first.
CTLPGN_EXPORT std::string statistics(const report_totals& totals);

} // namespace ctlpgn
