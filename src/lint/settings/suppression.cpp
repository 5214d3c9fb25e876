#include "lint/settings/suppression.hpp"

#include "lint/did_you_mean.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/settings/suppression_reach.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::string_view keyword = "lint-ignore";

struct excuse {
    std::vector<code> from; // several notations may use one name
    span word;
    span reach;
    bool idle = true;
};

// Notations that know no generated comments have the colon in the text.
bool has_colon(const game& record, const comment& asked) {
    return asked.generated || record.raw(asked.text).starts_with(':');
}

std::string_view text_of(const game& record, const comment& asked) {
    const std::string_view text = record.raw(asked.text);
    return text.starts_with(':') ? trimmed(text.substr(1)) : text;
}

// Whether the comment says the keyword and not a longer word.
bool is_meant_as_excuse(std::string_view text) {
    if (!text.starts_with(keyword))
        return false;
    text.remove_prefix(keyword.size());
    return text.empty() || std::string_view(" \t\r\n[:(").find(text.front()) != std::string_view::npos;
}

std::vector<code> codes_called(std::string_view word) {
    std::vector<code> result;
    for (const diagnostic_info& row : catalogue())
        if (row.name == word || code_text(row.id) == word)
            result.push_back(row.id);
    return result;
}

class suppression_reading {
  public:
    suppression_reading(const game& record, std::vector<finding>& findings)
        : game_(record), findings_(findings) {}

    std::vector<excuse> excuses;

    void read(const comment& source, span reach) {
        if (!has_colon(game_, source))
            return report(code::unreadable_suppression, source.text, "with a colon before it");
        const std::string_view text = text_of(game_, source);
        const std::string_view rest = trimmed(text.substr(keyword.size()));
        const std::size_t close = rest.find(']');
        if (!rest.starts_with('[') || close == std::string_view::npos ||
            trimmed(rest.substr(1, close - 1)).empty())
            return report(code::unreadable_suppression, source.text, "with the codes in brackets");
        const std::string_view reason = trimmed(rest.substr(close + 1));
        if (trimmed(reason.substr(reason.starts_with(':') ? 1 : 0)).empty())
            return report(code::suppression_without_reason, source.text, {});
        if (!reason.starts_with(':'))
            return report(code::unreadable_suppression, source.text, "with a colon before the reason");
        read_codes(rest.substr(1, close - 1), reach);
    }

  private:
    void read_codes(std::string_view list, span reach) {
        for (;;) {
            const std::size_t comma = list.find(',');
            const std::string_view word = trimmed(list.substr(0, comma));
            if (std::vector<code> called = codes_called(word); !called.empty())
                excuses.push_back({std::move(called), place_of(word), reach});
            else
                report_unknown(word);
            if (comma == std::string_view::npos)
                return;
            list.remove_prefix(comma + 1);
        }
    }

    void report_unknown(std::string_view word) {
        const std::string meant = in_capitals(word);
        std::vector<std::string_view> names;
        std::string first; // of the codes that begin so, as selectors elsewhere do
        for (const diagnostic_info& row : catalogue()) {
            names.push_back(row.name);
            if (first.empty() && meant.size() > 1 && code_text(row.id).starts_with(meant))
                first = code_text(row.id);
        }
        report(code::unknown_suppressed_code, place_of(word),
               first == meant   ? "; did you mean \"" + meant + "\"?"
               : !first.empty() ? "; each code is written in full, such as " + first
                                : did_you_mean(word, names));
    }

    [[nodiscard]] span place_of(std::string_view word) const {
        const auto begin = static_cast<std::uint32_t>(word.data() - game_.text.data());
        return {begin, begin + static_cast<std::uint32_t>(word.size())};
    }

    void report(code id, span where, std::string detail) {
        finding& added = findings_.emplace_back();
        added.id = id;
        added.where = where;
        added.detail = std::move(detail);
    }

    const game& game_;
    std::vector<finding>& findings_;
};

} // namespace

void apply_suppressions(const game& record, std::vector<finding>& findings,
                        const std::function<bool(code)>& was_checked) {
    // Nearly always there is none, as the first byte tells.
    const auto is_excuse = [&record](const comment& each) {
        if (each.text.size() < keyword.size())
            return false;
        const char first = record.text[each.text.begin];
        return (first == keyword.front() || first == ':') && is_meant_as_excuse(text_of(record, each));
    };
    if (std::ranges::none_of(record.comments, is_excuse))
        return;

    const std::vector<span> reach = reach_of_comments(record);
    std::vector<finding> about_excuses;
    suppression_reading read(record, about_excuses);
    for (std::size_t i = 0; i < record.comments.size(); ++i)
        if (is_excuse(record.comments[i]))
            read.read(record.comments[i], reach[i]);

    const auto end = static_cast<std::uint32_t>(record.text.size());
    drop_findings(findings, [&](const finding& each) {
        bool excused = false;
        for (excuse& asked : read.excuses) {
            const bool reached = asked.reach.begin <= each.where.begin &&
                                 (each.where.begin < asked.reach.end || asked.reach.end == end);
            if (reached && std::ranges::count(asked.from, each.id) != 0) {
                asked.idle = false;
                excused = true;
            }
        }
        return excused;
    });
    for (const excuse& each : read.excuses)
        if (each.idle && std::ranges::any_of(each.from, was_checked)) {
            finding& added = about_excuses.emplace_back();
            added.id = code::unused_suppression;
            added.where = each.word;
        }
    findings.insert(findings.end(), std::make_move_iterator(about_excuses.begin()),
                    std::make_move_iterator(about_excuses.end()));
}

} // namespace ctlpgn
