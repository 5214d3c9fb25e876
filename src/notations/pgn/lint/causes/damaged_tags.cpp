// Lines before the moves that are tags with a slip in their signs or their name, after which their parts are
// taken for other things: R[ound "1"]   [Round "1]"   [Round 1"."2]   "Smith, J"]. The line is the fault.
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// So many lines are looked at, which is more than games have tags with slips.
constexpr std::size_t most_lines = 32;
constexpr std::size_t longest_line = 512;

struct meant_tag {
    std::string name;
    std::string value;
};

// Signs that may belong to the frame of a tag, or have slipped into it.
constexpr bool is_sign(char c) {
    return !is_letter_or_digit(c) && c != '_' && !is_beyond_ascii(c);
}

class damaged_line {
  public:
    damaged_line(const game& record, span where) : record_(record), where_(where) {}

    [[nodiscard]] std::optional<meant_tag> meant() const {
        const std::string_view line = record_.raw(where_);
        const std::size_t first = line.find('"');
        const auto quotes = static_cast<std::size_t>(std::ranges::count(line, '"'));
        constexpr std::size_t most_quotes = 2;
        if (quotes == 0 || quotes > most_quotes)
            return std::nullopt;
        std::string name(line.substr(0, first));
        const auto signs = std::ranges::count_if(name, [](char c) { return is_sign(c) && c != ' '; });
        std::erase_if(name, is_sign);
        std::string_view rest = line.substr(first);
        constexpr std::ptrdiff_t most_signs = 2;
        if (signs > most_signs || rest.find('[') != std::string_view::npos)
            return std::nullopt;
        // Date2"020.10.10": the digit belongs to the value.
        std::string moved;
        if (!name.empty() && !is_lacking(name) && is_lacking(name.substr(0, name.size() - 1)) &&
            line.substr(0, first).ends_with(name.back())) {
            moved = name.back();
            name.pop_back();
        }
        const std::string meant_name = meant_name_of(name);
        const std::optional<std::string> value = value_in(rest);
        if (meant_name.empty() || !value || (moved + *value).empty())
            return std::nullopt;
        return meant_tag{meant_name, moved + *value};
    }

  private:
    // Whether no other line has the known tag.
    [[nodiscard]] bool is_lacking(std::string_view name) const {
        if (find_known_tag(name) == nullptr)
            return false;
        return std::ranges::none_of(record_.tags, [&](const tag& each) {
            return record_.raw(each.name) == name &&
                   (each.where.begin < where_.begin || each.where.begin >= where_.end);
        });
    }

    [[nodiscard]] std::string meant_name_of(const std::string& written) const {
        if (written.empty())
            return std::string(only_missing_tag());
        if (is_lacking(written))
            return written;
        const std::string_view like = missing_tag_like(record_, written);
        return is_lacking(like) ? std::string(like) : std::string();
    }

    // Of the roster, if the game lacks one, and it comes between the tags beside this line.
    [[nodiscard]] std::string_view only_missing_tag() const {
        std::string_view missing;
        std::size_t place = 0;
        for (std::size_t i = 0; i != seven_tag_roster.size(); ++i)
            if (is_lacking(seven_tag_roster[i])) {
                if (!missing.empty())
                    return {};
                missing = seven_tag_roster[i];
                place = i;
            }
        for (std::size_t i = 0; i != seven_tag_roster.size(); ++i)
            if (const tag* const there = find_tag(record_, i);
                there != nullptr && (there->where.begin < where_.begin) != (i < place))
                return {};
        return missing;
    }

    // The text in the quotation marks, with a character that is between the last one and the bracket.
    static std::optional<std::string> value_in(std::string_view rest) {
        rest.remove_prefix(1);
        const std::size_t last = rest.find('"');
        std::string value(rest.substr(0, last));
        if (last == std::string_view::npos || value.ends_with(']')) {
            const std::size_t bracket = value.find_last_not_of(' ');
            if (bracket == std::string::npos || value[bracket] != ']')
                return std::nullopt;
            value.erase(bracket);
            if (last != std::string_view::npos && last + 1 != rest.size())
                return std::nullopt;
            return value;
        }
        std::string_view after = rest.substr(last + 1);
        after = after.substr(0, after.find_last_not_of(" ]") + 1);
        after = trimmed(after);
        if (after.size() > 1)
            return std::nullopt;
        return value.append(after);
    }

    const game& record_;
    span where_;
};

bool is_of_syntax(const finding& each) {
    constexpr code whole_tags[] = {codes::foreign_quotes, codes::unescaped_quote, codes::lone_backslash};
    const bool is_in_position = each.id >= codes::missing_placement && each.id <= codes::check_counts;
    return layer_of(each.id) == layer::syntax && !is_in_position &&
           std::ranges::find(whole_tags, each.id) == std::end(whole_tags);
}

// The line around a place before the moves, without spaces around.
span line_around(const game& record, std::uint32_t place) {
    const std::string_view text = record.text;
    const std::size_t begin = text.substr(0, place).find_last_of("\r\n") + 1;
    const std::size_t end = std::min(text.find_first_of("\r\n", place), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    return {static_cast<std::uint32_t>(begin),
            static_cast<std::uint32_t>(begin + line.find_last_not_of(white_space) + 1)};
}

} // namespace

void keep_damaged_tags(const game& record, std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    const std::uint32_t end = first == no_node ? record.result_where.begin : record.plies[first].number_begin;
    std::vector<span> lines;
    for (const finding& each : findings)
        if (is_of_syntax(each) && each.where.begin < end && lines.size() < most_lines)
            if (const span line = line_around(record, each.where.begin);
                line.end - line.begin <= longest_line && std::ranges::find(lines, line) == lines.end())
                lines.push_back(line);
    for (const span line : lines) {
        const auto is_in_line = [line](const finding& each) {
            return each.where.begin >= line.begin && each.where.begin < line.end + 1;
        };
        const bool is_lost = std::ranges::any_of(findings, [&](const finding& each) {
            return (each.id == codes::unreadable_line || each.id == codes::text_between_games) &&
                   is_in_line(each) && each.where.end <= line.end + 1;
        });
        // [White "Smith, J]"
        const bool is_turned = std::ranges::any_of(findings, [&](const finding& each) {
            return each.id == codes::unclosed_tag && is_in_line(each) && record.raw(line).ends_with("]\"");
        });
        // [White S"mith, J"]
        const bool is_shifted = std::ranges::any_of(findings, [&](const finding& each) {
            const std::string_view name = record.raw(each.where);
            return each.id == codes::tag_name_character && is_in_line(each) && name.size() > 2 &&
                   name[name.size() - 2] == ' ' && record.text.substr(each.where.end).starts_with('"');
        });
        const bool has_several = std::ranges::count_if(findings, is_in_line) > 1;
        if (!is_lost && !is_turned && !is_shifted && !has_several)
            continue;
        const std::optional<meant_tag> meant = damaged_line(record, line).meant();
        if (!meant)
            continue;
        const std::string text = "[" + meant->name + " \"" + meant->value + "\"]";
        if (record.raw(line).find(text) != std::string_view::npos)
            continue; // it is only beside other text
        drop_findings(findings, [&](const finding& each) {
            const bool is_of_lack = each.id == codes::missing_roster_tag && is_in_roster(meant->name);
            const bool is_of_position = meant->name == "FEN" && (each.id == codes::set_up_without_fen ||
                                                                 layer_of(each.id) >= layer::board);
            return is_in_line(each) || is_of_lack || is_of_position;
        });
        finding& added = findings.emplace_back();
        added.id = codes::damaged_tag;
        added.where = line;
        added.detail = text;
        added.remedy = fix{.edits = {{line, text}}, .safe = false, .title = "write " + text};
    }
}

} // namespace ctlpgn::pgn
