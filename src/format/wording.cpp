#include "format/wording.hpp"

#include "tree/sorting.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::layout {

namespace {

// Lines of comments are not broken.
format_options plain_style() {
    format_options options;
    options.depth = depth_sign::none;
    options.width = 0;
    return options;
}

std::vector<std::string_view> sorted_values(const game& record) {
    std::vector<std::string_view> values;
    for (const tag& each : record.tags)
        values.push_back(record.raw(each.value));
    sort_stably(values);
    return values;
}

bool has_all_values(const game& all, const game& some) {
    return std::ranges::includes(sorted_values(all), sorted_values(some));
}

} // namespace

wording::wording(const notation& chosen, const limits& bounds)
    : notation_(chosen), limits_(bounds), formatter_(chosen, plain_style()),
      writer_(chosen.make_writer(plain_style().words)) {}

const game& wording::alone(const game& built) {
    if (built.index <= 1 || built.preamble.empty())
        return built;
    alone_ = built;
    alone_.index = 1;
    return alone_;
}

std::string wording::find(const game& built, game& read) {
    text_.clear();
    difference_ = {};
    formatter_.write(alone(built), text_);
    findings_.clear();
    read.preamble = preamble_of(notation_, text_);
    const reading_result result = notation_.read_game(text_, true, true, limits_, read, findings_);
    if (!result.game || result.consumed != text_.size())
        return "its text would not be read as one game";
    read.index = 1;
    difference_ = find_difference(built, read, notation_, references::as_text);
    if (difference_.what == different::nothing && !same_tags(built, read)) {
        difference_.what = different::tags;
        difference_.words = "the tags would be different";
    }
    read.index = built.index;
    return difference_.words.empty() ? std::string()
                                     : "its text would be read differently: " + difference_.words;
}

// The text may have more tags: those of its preamble, and those that every text has.
bool wording::same_tags(const game& a, const game& b) {
    const bool may_have_more = !a.preamble.empty();
    return (may_have_more || a.tags.size() <= b.tags.size() || has_all_values(b, a)) &&
           tags_of(alone(a)) == tags_of(b);
}

std::string wording::tags_of(const game& record) {
    std::string text;
    writer_->begin(record);
    writer_->tags(text);
    return text;
}

} // namespace ctlpgn::layout
