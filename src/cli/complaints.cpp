#include "cli/complaints.hpp"

#include "ctlpgn/text_report.hpp"

#include <cstdio>

namespace ctlpgn::cli {

namespace {

// Of one file; more help nobody.
constexpr std::uint64_t most_shown = 20;

} // namespace

void complaints::add(const formatted_game& kept) {
    for (const diagnostic& each : kept.why)
        if (count())
            std::fputs(text_report(each, file_, kept.reader->source_line(each)).c_str(), stderr);
    if (!kept.doubt.empty() && count())
        std::fprintf(stderr, "%s: game %u is not formatted, since its text would be read differently: %s\n",
                     file_.c_str(), kept.read->index, std::string(kept.doubt).c_str());
}

void complaints::finish() const {
    if (shown_ > most_shown && !quiet_)
        std::fprintf(stderr, "%s: %llu more; 'ctlpgn lint' shows all\n", file_.c_str(),
                     static_cast<unsigned long long>(shown_ - most_shown));
}

bool complaints::count() {
    return ++shown_ <= most_shown && !quiet_;
}

void tell_kept(const format_summary& seen, const std::string& file, const char* of_one,
               const char* of_several) {
    std::fprintf(stderr, "ctlpgn: %llu of the %llu games of %s %s\n",
                 static_cast<unsigned long long>(seen.kept), static_cast<unsigned long long>(seen.games),
                 file.c_str(), seen.kept == 1 ? of_one : of_several);
}

} // namespace ctlpgn::cli
