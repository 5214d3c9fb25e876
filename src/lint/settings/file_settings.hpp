// How one file is linted, according to its configuration and the command line.
#pragma once

#include "ctlpgn/configuration.hpp"
#include "ctlpgn/settings.hpp"

#include <string>

namespace ctlpgn {

// The configuration near the file, if there is one, overrides what is in force; `last` overrides that; and
// what the configuration ignores in this file is ignored in any case.
[[nodiscard]] effective_settings settings_of_file(const std::string& name, const configuration* near,
                                                  effective_settings in_force, const lint_settings& last);

} // namespace ctlpgn
