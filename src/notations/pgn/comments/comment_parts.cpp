#include "notations/pgn/comments/comment_parts.hpp"

#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/comments/engine_comments.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// In order. Values of engines are at the beginning of a comment, and commands are not among them.
std::vector<span> said_to_programs(const game& record, const comment& asked) {
    std::vector<span> found;
    if (const auto values = read_engine_comment(record.raw(asked.text)))
        found.push_back({0, static_cast<std::uint32_t>(values->size)});
    command memory;
    visit_commands(record, asked, memory, [&found](const command& each) { found.push_back(each.where); });
    return found;
}

// Of the text before and after something that is left out, with one space between them.
void join(std::string& before, std::string_view after) {
    if (after.empty())
        return;
    const bool is_parted = before.empty() || is_white_space(before.back());
    if (!is_parted && !is_white_space(after.front()))
        before += ' ';
    before += is_parted ? after.substr(std::min(after.find_first_not_of(white_space), after.size())) : after;
}

} // namespace

std::string part_of_comment(const game& record, const comment& asked, kept_comments part) {
    const std::string_view text = record.raw(asked.text);
    std::string kept;
    std::size_t end = 0;
    for (const span each : said_to_programs(record, asked)) {
        if (part == kept_comments::text)
            join(kept, text.substr(end, each.begin - end));
        else
            kept.append(kept.empty() ? "" : " ").append(trimmed(text.substr(each.begin, each.size())));
        end = each.end;
    }
    if (part == kept_comments::text)
        join(kept, text.substr(end));
    const std::string_view whole = trimmed(kept);
    return std::string(part != kept_comments::text && whole.ends_with(',') ? whole.substr(0, whole.size() - 1)
                                                                           : whole);
}

} // namespace ctlpgn::pgn
