// Reports of a linter's findings: one format a file, all driven through this interface.
//
// A report writes as it is told things, so that its memory does not grow with the findings. To add a format:
// a file with its class and a make_..._report function, declared and listed in report.cpp.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/lint.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// A finding with what is needed to show it. Valid as long as what it refers to.
struct reported {
    const diagnostic& what;
    std::string_view path;
    std::string ply; // "12.black"; empty if it is about none
    source_excerpt source;
    std::vector<source_excerpt> related; // of what.related, in its order
};

struct report_options {
    std::string version; // of the program
    bool colour = false;
    bool all_boards = false;      // not only the first of each game
    level failing = level::error; // findings of this level and above make a run fail
};

struct report_totals {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;
    std::uint64_t hidden = 0;     // of these, beyond the cap of their files
    std::uint64_t unreadable = 0; // files
    std::map<code, std::uint64_t> by_code;
};

using write_bytes = std::function<void(std::string_view)>;

class report {
  public:
    virtual ~report() = default;
    virtual void begin_file(std::string_view /*path*/) {}
    virtual void add(const reported& finding) = 0;
    // `hidden` findings were not added.
    virtual void end_file(std::string_view /*path*/, std::uint64_t /*hidden*/) {}
    // Between begin_file and end_file.
    virtual void add_unreadable(std::string_view /*path*/, std::string_view /*why*/) {}
    virtual void finish(const report_totals& /*of*/) {}
};

struct report_format {
    std::string_view name;
    std::unique_ptr<report> (*make)(write_bytes to, const report_options& how);
    bool is_text; // for people: colours, statistics after the findings
};

std::span<const report_format> report_formats();

// " [*]" for what --fix mends without a doubt; nothing for anything else.
std::string_view fix_mark(const diagnostic& of);

// How often each code was found, most frequent first.
std::string statistics(const report_totals& of);

std::unique_ptr<report> make_full_report(write_bytes to, const report_options& how);
std::unique_ptr<report> make_concise_report(write_bytes to, const report_options& how);
std::unique_ptr<report> make_json_report(write_bytes to, const report_options& how);
std::unique_ptr<report> make_json_lines_report(write_bytes to, const report_options& how);
std::unique_ptr<report> make_sarif_report(write_bytes to, const report_options& how);
std::unique_ptr<report> make_github_report(write_bytes to, const report_options& how);
std::unique_ptr<report> make_junit_report(write_bytes to, const report_options& how);

} // namespace ctlpgn::emit
