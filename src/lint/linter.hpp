// What the linter does with the findings of a game, and how it checks its fixes.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "lint/fixes/trial.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ctlpgn {

// Per code and game: more than people write. If that is not enough, nothing is tried, since each trial would
// take much longer than reading so many bytes does.
inline constexpr std::uint32_t findings_of_trial = 20000;

// Checks a game as it is written, without considering other forms of writing, and removes what is excused and
// what the profile leaves out.
void check_as_written(const game& record, const notation& chosen, const lint_options& options,
                      const limits& bounds, std::vector<finding>& findings);

// The limits of a text that is read for these options.
[[nodiscard]] limits reading_bounds(const lint_options& options);

// Both arguments must outlive the rules.
[[nodiscard]] trial_rules rules_of_trials(const notation& chosen, const lint_options& options);

// Removes what is excused and what the profile leaves out, and offers fixes, before findings are described.
// Both arguments must outlive it.
class findings_review {
  public:
    findings_review(const notation& chosen, const lint_options& options);

    // How much is checked.
    [[nodiscard]] check_level level() const;
    void operator()(const game& record, std::vector<finding>& findings) const;

  private:
    [[nodiscard]] std::vector<finding> repaired(const game& record,
                                                const std::vector<finding>& findings) const;

    const notation& chosen_;
    const lint_options& options_;
    const lint_profile& profile_;
    trial_rules rules_;
};

// lint() for a text that is UTF-8, or was converted to it: it is taken as it is.
lint_summary lint_utf8(byte_source& source, const notation& chosen, const lint_options& options,
                       const std::function<void(const linted&)>& receive);

// The wanted findings, at their selected levels. What comes after the last game gets its fix here.
void choose(std::span<const diagnostic> where, const lint_options& options, std::vector<diagnostic>& output);

// Where games are in a UTF-8 file.
struct file_section_source {
    byte_source& source; // gives the file from the offset on
    std::uint64_t offset = 0;
    std::string_view preamble; // of the file
};

// Like lint() for the whole file.
void lint_section(const file_section_source& section, const notation& chosen, const lint_options& options,
                  const std::function<void(const linted&)>& receive);

// Games at an offset of a UTF-8 file.
struct file_part {
    std::string_view text;
    std::uint64_t offset = 0;
    std::string_view preamble; // of the file
};

// Like lint() for the whole file.
void lint_part(const file_part& part, const notation& chosen, const lint_options& options,
               const std::function<void(const linted&)>& receive);

} // namespace ctlpgn
