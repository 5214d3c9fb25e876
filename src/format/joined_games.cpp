#include "format/joined_games.hpp"

#include "format/dialects.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace ctlpgn::layout {

namespace {

constexpr std::string_view empty_line = "\n\n"; // after a line that has no end yet

// The result of an unfinished game; empty if the notation has none.
std::string_view open_result(const notation& chosen) {
    const auto found = std::ranges::find(chosen.words->results, "*");
    return found == chosen.words->results.end() ? std::string_view() : *found;
}

std::string_view first_line_of(std::string_view text) {
    return text.substr(0, text.find('\n'));
}

std::string_view last_line_of(std::string_view text) {
    return text.substr(text.rfind('\n') + 1);
}

bool ends_with_tag(std::string_view text) {
    return last_line_of(text).starts_with('[');
}

// Not in a comment that ends with its line, or in a line that is hidden.
bool ends_with_result(std::string_view text, const notation& chosen) {
    const std::string_view line = last_line_of(text);
    if (line.find(';') != std::string_view::npos || line.starts_with('%'))
        return false;
    const std::string_view word = line.substr(line.rfind(' ') + 1);
    return !word.empty() && std::ranges::find(chosen.words->results, word) != chosen.words->results.end();
}

// Whether it begins another game whatever comes before it, provided that this is not a tag.
bool surely_begins_game(std::string_view text, const notation& chosen) {
    return !ends_with_tag(text) && chosen.find_game(std::string("\n").append(first_line_of(text))) == 1;
}

// Which of two consecutive games have the result of an unfinished game written after them.
struct written_results {
    std::string_view of_first;
    std::string_view of_second;
};

std::string with_result(std::string_view text, std::string_view result) {
    std::string written(text);
    return result.empty() ? written : written.append("\n").append(result);
}

// The part of a game that decides whether another text continues it. If the game has its result, that is
// little: for many files, the last game of each is kept.
std::string end_of(std::string_view text, const notation& chosen) {
    if (!ends_with_result(text, chosen))
        return std::string(text);
    const bool has_tags = text.starts_with('[');
    return std::string(has_tags ? first_line_of(text) : std::string_view())
        .append(has_tags ? empty_line : std::string_view())
        .append(last_line_of(text));
}

// Elsewhere it is no line alone.
bool is_part_of(std::string_view part, std::string_view text) {
    constexpr std::less_equal<const char*> is_at_or_before;
    return is_at_or_before(text.data(), part.data()) &&
           is_at_or_before(part.data() + part.size(), text.data() + text.size());
}

} // namespace

void joined_games::choose_form(format_options& options, const notation& chosen) const {
    const auto written = preambles_.find(&chosen);
    if (written == preambles_.end())
        return;
    const std::string_view dialect = dialect_of(chosen, written->second);
    if (options.words.dialect.empty() && !chosen.written_dialects.empty())
        options.words.dialect = dialect.empty() ? chosen.name : dialect;
    if (dialect.empty() && !options.words.moves)
        options.words.moves = written->second;
}

std::string_view joined_games::add(std::string_view text, const notation& chosen, bool is_first,
                                   const void* file) {
    text = without_preamble(text, chosen, is_first);
    std::string& before = before_[file];
    result_before_ = {};
    result_ = {};
    adds_result_ = false;
    if (!is_first && !part(before, text, chosen))
        return {};
    adds_result_ = !result_before_.empty() || !result_.empty();
    written_.clear();
    if (!result_before_.empty())
        written_.append(result_before_).append("\n");
    written_.append(is_first ? "" : "\n").append(text).append("\n");
    if (!result_.empty())
        written_.append(result_).append("\n");
    before = end_of(result_.empty() ? text : result_, chosen);
    return written_;
}

std::string_view joined_games::without_preamble(std::string_view text, const notation& chosen,
                                                bool is_first) {
    const std::string_view preamble = preamble_of(chosen, text);
    if (is_first && chosen.preamble_of != nullptr)
        preambles_[&chosen] = preamble;
    else if (!preamble.empty() && is_part_of(preamble, first_line_of(text)))
        text.remove_prefix(first_line_of(text).size() + 1);
    return text.substr(0, text.find_last_not_of('\n') + 1);
}

// Finds out which of the two needs a result. Where nothing but a game begins as games do, neither does, and
// nothing has to be read.
bool joined_games::part(std::string_view before, std::string_view text, const notation& chosen) {
    const bool is_open = chosen.missing_opening == code::none && !ends_with_result(before, chosen);
    if (!is_open && surely_begins_game(text, chosen))
        return true;
    if (!runs_on(std::string(before).append(empty_line), text, chosen))
        return true;
    const std::string_view open = open_result(chosen);
    if (open.empty())
        return false;
    const written_results ways[] = {{open, {}}, {{}, open}, {open, open}};
    const auto* const found = std::ranges::find_if(ways, [&](const written_results& each) {
        const std::string first = with_result(before, each.of_first).append(empty_line);
        const std::string second = with_result(text, each.of_second);
        return end_of_first(first + second, chosen) == first.size() &&
               end_of_first(second, chosen) == second.size();
    });
    if (found == std::ranges::end(ways))
        return false;
    result_before_ = found->of_first;
    result_ = found->of_second;
    return true;
}

bool joined_games::runs_on(std::string_view before, std::string_view text, const notation& chosen) const {
    return end_of_first(std::string(before).append(text), chosen) > before.size();
}

// The end of the first game of a text that is not the beginning of its file, including the spaces after it.
std::size_t joined_games::end_of_first(std::string_view text, const notation& chosen) const {
    game read;
    if (const auto written = preambles_.find(&chosen); written != preambles_.end())
        read.preamble = written->second;
    std::vector<finding> findings;
    const std::size_t end = chosen.read_game(text, false, true, limits_, read, findings).consumed;
    return std::min(text.find_first_not_of(white_space, end), text.size());
}

} // namespace ctlpgn::layout
