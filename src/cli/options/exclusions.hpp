// Options that have no meaning together, and are refused rather than ignored.
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace ctlpgn::cli {

// None of `these` may be given together with any of `those`.
void exclude(const std::vector<CLI::Option*>& these, const std::vector<CLI::Option*>& those);

// Throws setting_error for the first of them that is given: "--theme is about pictures".
void refuse_given(const std::vector<const CLI::Option*>& options, const std::string& why);

// The same for the options of a group.
void refuse_group(const CLI::App& command, const std::string& group, const std::string& why);

} // namespace ctlpgn::cli
