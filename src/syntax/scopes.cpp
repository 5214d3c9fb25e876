#include "syntax/scopes.hpp"

#include "pegc/facts.hpp"
#include "syntax/grammar_texts.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace ctlpgn::syntax {

namespace {

// Rules are tried wherever they may begin, so one that reads far and then fails would be tried again and
// again. Ordinary text takes a few dozen expressions per byte.
constexpr std::size_t steps_of_each_byte = 400;
constexpr std::size_t steps_at_least = 100000;

std::vector<grammar> grammar_of(const notation& chosen) {
    std::vector<grammar> result;
    const std::string_view name = find_grammar(folder_of_notation(chosen.name), {});
    if (!name.empty())
        result.push_back(strict_grammar(name));
    return result;
}

const highlighting& colours_of(const notation& chosen) {
    static constexpr highlighting none{};
    return chosen.colours != nullptr ? *chosen.colours : none;
}

} // namespace

scope_finder::scope_finder(const notation& chosen) : grammar_(grammar_of(chosen)) {
    if (grammar_.empty())
        return;
    parts_ = coloured_rules(grammar_.front(), colours_of(chosen).parts);
    std::set<const pegc::rule*> watched;
    for (const coloured_rule& each : parts_)
        watched.insert(each.rule);
    reader_.emplace_back(grammar_.front(), std::move(watched));
    comment_open_ = grammar_.front().find(colours_of(chosen).comment_open);
    among_moves_ = table_of(colours_of(chosen).text);
    in_comments_ = table_of(colours_of(chosen).in_comments);
}

scope_finder::rule_table scope_finder::table_of(std::span<const highlighted_rule> rules) const {
    constexpr bool labels_skip = false;
    const pegc::facts known(grammar_.front().files(), labels_skip);
    rule_table result;
    for (const coloured_rule& each : coloured_rules(grammar_.front(), rules)) {
        const pegc::byte_mask first = known.first(each.rule->body);
        for (std::size_t byte = 0; byte != first.size(); ++byte)
            if (first[byte])
                result.by_first_byte[byte].push_back(static_cast<std::uint16_t>(result.rules.size()));
        result.rules.push_back(each);
    }
    return result;
}

void scope_finder::find_in_moves(std::string_view text, std::size_t begin, std::size_t end,
                                 std::vector<scoped_bytes>& output) {
    find(among_moves_, text, begin, end, output);
}

// Some comments, such as those to the end of a line, are coloured as a whole.
void scope_finder::find_in_comment(std::string_view text, std::size_t begin, std::size_t end,
                                   std::vector<scoped_bytes>& output) {
    if (begin < end && !reader_.empty()) {
        matcher& reader = reader_.front();
        reader.limit_steps(steps_at_least + steps_of_each_byte * (end - begin));
        const bool is_opened =
            comment_open_ != nullptr && reader.match(comment_open_->body, text, begin).matched;
        if (!is_opened)
            begin = find_at(among_moves_, begin, end, text, output);
    }
    find(in_comments_, text, begin, end, output);
}

std::size_t scope_finder::find_at(const rule_table& table, std::size_t begin, std::size_t end,
                                  std::string_view text, std::vector<scoped_bytes>& output) {
    matcher& reader = reader_.front();
    for (const std::uint16_t index : table.by_first_byte[static_cast<unsigned char>(text[begin])]) {
        const coloured_rule& tried = table.rules[index];
        const match_outcome outcome = reader.match(tried.rule->body, text, begin);
        if (!outcome.matched || outcome.end == begin || outcome.end > end)
            continue;
        output.push_back({begin, outcome.end, tried.scope});
        for (const taken_rule& part : reader.taken_rules())
            output.push_back(
                {part.begin, part.end, std::ranges::find(parts_, part.rule, &coloured_rule::rule)->scope});
        return outcome.end;
    }
    return begin;
}

// The first match from left to right; at one place, that of the first rule in the table.
void scope_finder::find(const rule_table& table, std::string_view text, std::size_t begin, std::size_t end,
                        std::vector<scoped_bytes>& output) {
    if (table.rules.empty())
        return;
    matcher& reader = reader_.front();
    reader.limit_steps(steps_at_least + steps_of_each_byte * (end - begin));
    while (begin < end && !reader.is_exhausted()) {
        const std::size_t next = find_at(table, begin, end, text, output);
        begin = next != begin ? next : begin + 1;
    }
}

} // namespace ctlpgn::syntax
