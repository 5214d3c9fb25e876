// Comments that hold an opening brace, and whose own closing brace seems to be missing: the game does not go
// on after the first closing brace, by its numbers, its parentheses or the board, and it does if the comment
// ends earlier, before moves or a parenthesis in it.
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/comment_reading.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// Each place is tried by reading the game again.
constexpr std::size_t most_comments = 3;
constexpr std::size_t most_places = 6; // of the first, and of the last, in a comment

template <typename Rule> struct no_action : tao::pegtl::nothing<Rule> {};

bool begins_with_ply(std::string_view text) {
    comment_reading state;
    parsing::text_input input(text);
    return parsing::parse<comment_rules::usual_ply, no_action>(input, state);
}

// The length of a number with its periods and the spaces after them; 0 if there is none.
std::size_t length_of_number(std::string_view text) {
    const std::size_t digits = count_digits(text);
    if (digits == 0 || text.substr(digits, 1) != ".")
        return 0;
    return std::min(text.find_first_not_of(". \t\r\n", digits), text.size());
}

bool begins_with_move(std::string_view text) {
    return begins_with_ply(text.substr(length_of_number(text)));
}

// Where in its text a comment may have been meant to end: before moves, before a variation, and before a
// parenthesis that closes nothing in it. Empty if there is no other opening brace.
std::vector<std::uint32_t> possible_ends(const game& record, const comment& asked) {
    const std::string_view text = record.raw(asked.where);
    const std::size_t end = text.find('{', 1);
    std::vector<std::uint32_t> places;
    if (!text.starts_with('{') || end == std::string_view::npos)
        return places;
    std::size_t open = 0;
    for (std::size_t at = 1; at < end; ++at) {
        const bool begins_word = white_space.find(text[at - 1]) != std::string_view::npos ||
                                 text[at - 1] == '{' || text[at - 1] == ']';
        const bool closes = text[at] == ')' && open == 0;
        const bool begins_moves = text[at] == '(' ? begins_with_move(text.substr(at + 1))
                                                  : begins_word && begins_with_move(text.substr(at));
        if (text[at] == '(')
            ++open;
        else if (text[at] == ')' && open != 0)
            --open;
        if (closes || begins_moves)
            places.push_back(asked.where.begin + static_cast<std::uint32_t>(at));
        at += begins_word ? length_of_number(text.substr(at)) : 0;
    }
    if (places.size() > 2 * most_places)
        places.erase(places.begin() + most_places, places.end() - most_places);
    return places;
}

// Shows that text before it has been misread.
bool shows_gap(const finding& each) {
    constexpr code codes_of_gaps[] = {codes::wrong_number,       codes::missing_reply,
                                      codes::missing_white_move, codes::missing_moves,
                                      code::unclosed_variation,  code::stray_parenthesis};
    return is_contradiction(each) || std::ranges::find(codes_of_gaps, each.id) != std::end(codes_of_gaps);
}

// How well a game goes on after a place.
struct course {
    std::uint32_t gap = 0;       // the first; the end of the text if there is none
    bool contradicts = false;    // it is on the board
    std::size_t text_faults = 0; // in the whole game
};

course course_after(std::uint32_t place, const std::vector<finding>& findings, std::size_t size) {
    course found;
    found.gap = static_cast<std::uint32_t>(size) + 1;
    for (const finding& each : findings) {
        if (layer_of(each.id) == layer::syntax && describe(each.id).severity == level::error)
            ++found.text_faults;
        if (!shows_gap(each))
            continue;
        // It goes to the end.
        const std::uint32_t gap =
            each.id == code::unclosed_variation ? static_cast<std::uint32_t>(size) : each.where.begin;
        if (gap < place || gap >= found.gap)
            continue;
        found.gap = gap;
        found.contradicts = is_contradiction(each);
    }
    return found;
}

// The game with a closing brace before the place. Another game may begin after it then.
bool goes_on_without(const game& record, std::uint32_t end, const course& as_read) {
    const std::size_t size = record.text.size();
    std::string text(record.text);
    text.insert(end, 1, '}');
    game tried;
    std::vector<finding> findings;
    const limits bounds;
    tried.preamble = record.preamble;
    const reading_result read = read_game(text, record.offset == 0, true, bounds, tried, findings);
    tried.offset = record.offset;
    if (!read.game || (read.consumed < as_read.gap && tried.result == 0))
        return false;
    check_lines(tried, bounds, findings);
    const course now = course_after(end, findings, size + 1);
    if (now.text_faults > as_read.text_faults)
        return false;
    if (now.gap > size + 1)
        return true;
    // The next gap may have another cause.
    constexpr std::ptrdiff_t enough = 4;
    const auto place_of_ply = [&](std::uint32_t offset) {
        return std::ranges::lower_bound(tried.plies, offset, {}, &ply::begin) - tried.plies.begin();
    };
    return place_of_ply(now.gap) - place_of_ply(as_read.gap + 1) >= (as_read.contradicts ? enough : 1);
}

} // namespace

void report_unclosed_comments(const game& record, std::vector<finding>& findings) {
    if (std::ranges::none_of(findings, shows_gap))
        return;
    std::size_t tried = 0;
    for (const comment& each : record.comments) {
        const std::vector<std::uint32_t> places = possible_ends(record, each);
        if (places.empty() || tried == most_comments)
            continue;
        const course as_read = course_after(each.where.end, findings, record.text.size());
        if (as_read.gap > record.text.size())
            return;
        ++tried;
        finding added;
        for (const std::uint32_t place : places) {
            const std::string_view before = record.text.substr(0, place);
            const auto end = static_cast<std::uint32_t>(before.find_last_not_of(white_space) + 1);
            if (goes_on_without(record, end, as_read))
                added.related.push_back({{end, end}, "it may have been meant to end here"});
        }
        if (added.related.empty())
            continue;
        added.id = codes::swallowed_moves;
        added.where = {each.where.begin, each.where.begin + 1};
        drop_findings(findings, [&](const finding& found) {
            return (found.where.begin >= each.where.begin &&
                    (depends_on_moves(found.id) || found.id == code::stray_parenthesis)) ||
                   layer_of(found.id) == layer::variations || found.id == code::unclosed_variation;
        });
        findings.push_back(std::move(added));
        return;
    }
}

} // namespace ctlpgn::pgn
