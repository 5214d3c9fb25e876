#include "cli/output/terminal.hpp"

#include <cstdlib>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

} // namespace

bool wants_colour(std::string_view when, bool to_standard_output) {
    if (when != "auto")
        return when == "always";
    return to_standard_output && isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() &&
           environment("TERM") != "dumb";
}

} // namespace ctlpgn::cli
