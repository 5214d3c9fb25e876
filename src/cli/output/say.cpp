#include "cli/output/say.hpp"

#include "cli/output/progress.hpp"
#include "emit/report/excerpt.hpp"

#include <cstdio>
#include <string>

namespace ctlpgn::cli {

void complain(std::string_view what) {
    complain("ctlpgn", what);
}

void complain(std::string_view subject, std::string_view what) {
    say(emit::shown_text(subject) + ": " + emit::shown_text(what) + "\n");
}

void say(const std::string& text) {
    reading_progress::clear();
    std::fputs(text.c_str(), stderr);
}

} // namespace ctlpgn::cli
