#include "format/second_reading.hpp"

#include "format/copied_game.hpp"
#include "format/dialects.hpp"
#include "text/ascii.hpp"

#include <utility>

namespace ctlpgn::layout {

second_reading::second_reading(const notation& chosen, const writing_style& words, const limits& bounds)
    : notation_(chosen), dialect_(words.dialect), limits_(bounds), writer_(chosen.make_writer(words)) {}

const game& second_reading::compared(const game& written) {
    if (says_its_kind(notation_, dialect_, again_.preamble) &&
        dialect_of(notation_, written.preamble) == dialect_of(notation_, again_.preamble))
        return written;
    unlabelled_ = written;
    for (variation& each : unlabelled_.variations)
        each.label = 0;
    for (variation& each : again_.variations)
        each.label = 0;
    return unlabelled_;
}

std::string second_reading::difference(const game& written, std::string_view text, bool is_first) {
    findings_.clear();
    besides_ = {};
    if (is_first)
        preamble_ = preamble_of(notation_, text);
    again_.preamble = preamble_;
    const reading_result again = notation_.read_game(text, is_first, true, limits_, again_, findings_);
    again_.index = written.index;
    if (!again.game || again.consumed != text.size())
        return "the formatted game would not be read as one game";
    std::string found = difference_of(compared(written), again_, notation_, references::apart, &besides_);
    if (found.empty())
        found = besides_.doubt;
    if (found.empty() && !have_same_tags(written, again_) &&
        (write_tags(written, tags_), write_tags(again_, tags_again_), tags_ != tags_again_))
        found = "the tags would be different";
    return found;
}

// A game without its result may go on into what follows it.
bool second_reading::is_as_it_was(const game& written, std::string_view text, bool is_first) {
    const std::size_t end = written.text.find_last_not_of(white_space) + 1;
    if (written.result == 0 || written.result_where.end != end ||
        !text.starts_with(written.text.substr(0, end)) ||
        text.find_first_not_of(white_space, end) != std::string_view::npos)
        return false;
    if (is_first)
        preamble_ = preamble_of(notation_, text);
    if (preamble_ != written.preamble)
        return false;
    findings_.clear();
    besides_ = {};
    return true;
}

void second_reading::codes_found(std::vector<code>& output) const {
    output.clear();
    for (const finding& each : findings_)
        output.push_back(each.id);
}

bool second_reading::takes_in(std::string_view text, std::string_view follower, bool is_first) {
    findings_.clear();
    again_.preamble = preamble_;
    const std::string both = std::string(text).append(follower);
    return notation_.read_game(both, is_first, true, limits_, again_, findings_).consumed > text.size();
}

bool second_reading::reads_alike(std::string_view text, std::string_view was, std::string_view is,
                                 bool is_first) {
    if (is_first)
        preamble_ = preamble_of(notation_, text);
    again_.preamble = preamble_;
    std::vector<std::pair<code, std::uint32_t>> places;
    const auto read_with = [&](std::string_view follower) {
        findings_.clear();
        places.clear();
        const std::string both = std::string(text).append(follower);
        const std::size_t end =
            notation_.read_game(both, is_first, true, limits_, again_, findings_).consumed;
        for (const finding& each : findings_)
            places.emplace_back(each.id, each.where.begin);
        return end <= text.size() && text.find_first_not_of(white_space, end) == std::string_view::npos;
    };
    read_with(was);
    const std::vector<std::pair<code, std::uint32_t>> places_then = places;
    return read_with(is) && places == places_then;
}

void second_reading::write_tags(const game& record, std::string& output) {
    output.clear();
    writer_->begin(record);
    writer_->tags(output);
}

} // namespace ctlpgn::layout
