// Fixing the files that are linted.
#pragma once

#include "cli/lint/lint_jobs.hpp"
#include "ctlpgn/fixing.hpp"
#include "text/spooled_text.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

struct fix_wishes {
    bool apply = false;
    bool diff = false; // show what --fix would do, and do nothing
    bool show = false;
    bool only = false;  // nothing is reported
    bool fails = false; // if anything was fixed
    fixing_options what;

    [[nodiscard]] bool any() const { return apply || diff; }
};

// Fixes the file in place, or leaves it alone if there is nothing to fix or something fails. The encoding is
// kept unless it is to be fixed. Throws input_error and output_error.
fixing_summary fix_file(const lint_job& job, const fixing_options& what);

// Standard input after its faults are fixed. Throws input_error.
struct fixed_text {
    const notation* written_in = nullptr;
    spooled_text text;
    fixing_summary summary;
};
fixed_text fix_standard_input(const lint_job& job, const fixing_options& what);

// Writes what --fix would change, as a unified diff. Throws input_error.
fixing_summary diff_of(const lint_job& job, const fixing_options& what,
                       const std::function<void(std::string_view)>& write);

// What was fixed, file by file.
class fix_list {
  public:
    void add(const std::string& name, const fixing_summary& summary);
    [[nodiscard]] std::uint64_t total() const { return total_; }
    [[nodiscard]] std::uint64_t repaired() const { return repaired_; } // plies
    // "Fixed 3 findings:", then the files, and how often each code in each.
    [[nodiscard]] std::string text(std::string_view verb) const;

  private:
    std::map<std::string, std::map<code, std::uint64_t>> files_;
    std::uint64_t total_ = 0;
    std::uint64_t repaired_ = 0;
};

} // namespace ctlpgn::cli
