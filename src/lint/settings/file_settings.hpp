// How one file is linted, by its configuration and by anyone who asks.
#pragma once

#include "ctlpgn/configuration.hpp"
#include "ctlpgn/settings.hpp"

#include <string>

namespace ctlpgn {

// What the configuration near the file says, if there is one, wins over what is in force; `last` wins over
// that; and what it ignores in this file is ignored regardless of who asks.
[[nodiscard]] effective_settings settings_of_file(const std::string& name, const configuration* near,
                                                  effective_settings in_force, const lint_settings& last);

} // namespace ctlpgn
