#include "cli/output/complaints.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/text_report.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace ctlpgn::cli {

namespace {

bool is_blank(std::string_view text) {
    return utf8::without_byte_order_mark(text).find_first_not_of(white_space) == std::string_view::npos;
}

// Per file; more would not help.
constexpr std::uint64_t most_complaints = 20;

} // namespace

void complaints::add(const formatted_game& kept) {
    found_faults_ = found_faults_ || !kept.why.empty();
    for (const diagnostic& each : kept.why) {
        // The limits of numbers cannot be raised.
        reached_limit_ = reached_limit_ || (is_about_a_limit(each.id) && each.id != code::number_too_large);
    }
    say_why(kept.why, *kept.reader);
    if (!kept.doubt.empty() && count())
        complain(file_, "game " + std::to_string(kept.read->index) +
                            " would be read differently in its new text: " + std::string(kept.doubt));
}

void complaints::say_why(std::span<const diagnostic> found, const game_reader& reader) {
    for (const diagnostic& each : found)
        if (count())
            say(text_report(each, file_, reader.source_line(each)));
}

void complaints::add_left_out(std::span<const diagnostic> about_it, const game_reader& reader) {
    left_out_ = left_out_ || !about_it.empty();
    say_why(about_it, reader);
}

// There may be comments after the last game as well, which are not faults.
void complaints::add_left_out(const formatted_game& written) {
    add_left_out(written.left_out, *written.reader);
    left_out_ = left_out_ || (written.read == nullptr && !is_blank(written.before));
}

void complaints::finish() const {
    if (left_out_ && !quiet_)
        complain(file_, "text outside games is left out");
    if (shown_ > most_complaints && !quiet_)
        complain(file_, std::to_string(shown_ - most_complaints) + " more; 'ctlpgn lint' shows all");
}

bool complaints::count() {
    return ++shown_ <= most_complaints && !quiet_;
}

void report_kept(const format_summary& seen, const std::string& file, const char* of_one,
                 const char* of_several) {
    const std::string all = seen.stopped ? "games of " : "the " + std::to_string(seen.games) + " games of ";
    const std::string which =
        seen.games == 1 && !seen.stopped ? "the game of " : std::to_string(seen.kept) + " of " + all;
    complain(which + file + " " + (seen.kept == 1 ? of_one : of_several));
}

} // namespace ctlpgn::cli
