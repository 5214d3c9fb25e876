#include "cli/output/complaints.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/text_report.hpp"

namespace ctlpgn::cli {

namespace {

// Of one file; more help nobody.
constexpr std::uint64_t most_complaints = 20;

} // namespace

void complaints::add(const formatted_game& kept) {
    for (const diagnostic& each : kept.why) {
        // Of numbers none can be raised.
        reached_limit_ = reached_limit_ || (is_about_a_limit(each.id) && each.id != code::number_too_large);
        if (count())
            say(text_report(each, file_, kept.reader->source_line(each)));
    }
    if (!kept.doubt.empty() && count())
        complain(file_, "game " + std::to_string(kept.read->index) +
                            " is not formatted, since its text would be read differently: " +
                            std::string(kept.doubt));
}

void complaints::finish() const {
    if (shown_ > most_complaints && !quiet_)
        complain(file_, std::to_string(shown_ - most_complaints) + " more; 'ctlpgn lint' shows all");
}

bool complaints::count() {
    return ++shown_ <= most_complaints && !quiet_;
}

void tell_kept(const format_summary& seen, const std::string& file, const char* of_one,
               const char* of_several) {
    const std::string which =
        seen.games == 1 ? "the game of "
                        : std::to_string(seen.kept) + " of the " + std::to_string(seen.games) + " games of ";
    complain(which + file + " " + (seen.kept == 1 ? of_one : of_several));
}

} // namespace ctlpgn::cli
