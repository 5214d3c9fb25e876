// Mending the files that are linted.
#pragma once

#include "cli/lint_jobs.hpp"
#include "ctlpgn/mend.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

struct fix_wishes {
    bool apply = false;
    bool diff = false; // show what --fix would do, and do nothing
    bool show = false;
    bool only = false; // nothing is reported
    mend_options what;

    [[nodiscard]] bool any() const { return apply || diff; }
};

// In place, and not at all if there is nothing to mend or something fails. Throws input_error and
// output_error.
mend_summary mend_file(const lint_job& job, const mend_options& what);

// What stands in standard input, and what becomes of it. Throws input_error.
struct mended_text {
    const notation* written_in = nullptr;
    std::string text;
    mend_summary summary;
};
mended_text mend_standard_input(const lint_job& job, const mend_options& what);

// Writes what --fix would change, as a unified diff. Throws input_error.
mend_summary diff_of(const lint_job& job, const mend_options& what,
                     const std::function<void(std::string_view)>& write);

// What was mended, file by file.
class fix_list {
  public:
    void add(const std::string& name, const mend_summary& of);
    [[nodiscard]] std::uint64_t total() const { return total_; }
    // "Fixed 3 findings:", then the files, and how often which code in each.
    [[nodiscard]] std::string text(std::string_view verb) const;

  private:
    std::map<std::string, std::map<code, std::uint64_t>> files_;
    std::uint64_t total_ = 0;
};

} // namespace ctlpgn::cli
