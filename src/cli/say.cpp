#include "cli/say.hpp"

#include "emit/excerpt.hpp"

#include <cstdio>
#include <string>

namespace ctlpgn::cli {

void complain(std::string_view what) {
    complain("ctlpgn", what);
}

void complain(std::string_view about, std::string_view what) {
    const std::string line = emit::shown_text(about) + ": " + emit::shown_text(what) + "\n";
    std::fputs(line.c_str(), stderr);
}

} // namespace ctlpgn::cli
