// How the linter checks what it has mended.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "lint/fixes/trial.hpp"
#include "text/decoded_source.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn {

// Of one code in one game. Where that many are not enough, nothing is tried.
inline constexpr std::uint32_t findings_of_trial = 100000;

// Both must outlive the rules.
[[nodiscard]] trial_rules rules_of_trials(const notation& in, const lint_options& how);

// That the file is in another encoding, with its first game.
void report_encoding(const decoded_source& from, const game& of, std::vector<finding>& findings);

} // namespace ctlpgn
