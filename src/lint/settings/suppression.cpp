#include "lint/settings/suppression.hpp"

#include "lint/did_you_mean.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/settings/suppression_reach.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::string_view keyword = "lint-ignore";

struct excuse {
    std::vector<code> from; // several notations may use the same name
    span word;
    span reach;
};

// Notations without generated comments have the colon in the text.
bool has_colon(const game& record, const comment& asked) {
    return asked.generated || record.raw(asked.text).starts_with(':');
}

std::string_view text_of(const game& record, const comment& asked) {
    const std::string_view text = record.raw(asked.text);
    return text.starts_with(':') ? trimmed(text.substr(1)) : text;
}

// Whether the comment has the keyword and not a longer word.
bool is_meant_as_excuse(std::string_view text) {
    if (!text.starts_with(keyword))
        return false;
    text.remove_prefix(keyword.size());
    return text.empty() || std::string_view(" \t\r\n[:(").find(text.front()) != std::string_view::npos;
}

// The codes of the catalogue by name. A game may have very many excuses, so the catalogue is not searched for
// each.
class called_codes {
  public:
    called_codes() {
        for (const diagnostic_info& row : catalogue()) {
            all_.emplace_back(row.name, row.id);
            all_.emplace_back(code_text(row.id), row.id);
        }
        sort_stably(all_, {}, &called::first);
    }

    [[nodiscard]] std::vector<code> find(std::string_view word) const {
        std::vector<code> result;
        for (auto next = std::ranges::lower_bound(all_, word, {}, &called::first);
             next != all_.end() && next->first == word; ++next)
            result.push_back(next->second);
        return result;
    }

  private:
    using called = std::pair<std::string, code>;
    std::vector<called> all_; // by name
};

std::vector<code> codes_called(std::string_view word) {
    static const called_codes codes;
    return codes.find(word);
}

// What excuses reach: for each code, the places in a game. There may be very many excuses and findings, so
// they are found by order, instead of comparing each with all others.
class excused_places {
  public:
    excused_places(const game& record, std::span<const excuse> excuses)
        : end_of_game_(static_cast<std::uint32_t>(record.text.size())) {
        for (const excuse& each : excuses)
            for (const code id : each.from)
                reaches_.push_back(reach_of(id, each.reach));
        sort_stably(reaches_, {}, &reach::begin);
        join_reaches();
    }

    // Whether an excuse reaches the finding; if so, the excuse counts as used.
    [[nodiscard]] bool hold(const finding& found) {
        const key wanted = key_of(found.id, found.where.begin);
        const auto next = std::ranges::upper_bound(reaches_, wanted, {}, &reach::begin);
        if (next == reaches_.begin() || wanted >= std::prev(next)->end)
            return false;
        held_.push_back(wanted);
        return true;
    }

    // To be called when all findings have been tested.
    void end() { sort_stably(held_); }

    // Whether the excuse reaches none of the findings.
    [[nodiscard]] bool is_idle(const excuse& asked) const {
        return std::ranges::none_of(asked.from, [&](code id) {
            const reach own = reach_of(id, asked.reach);
            const auto first = std::ranges::lower_bound(held_, own.begin);
            return first != held_.end() && *first < own.end;
        });
    }

  private:
    using key = std::uint64_t; // a code, and a place
    struct reach {
        key begin = 0;
        key end = 0;
    };

    static key key_of(code id, std::uint32_t place) { return (static_cast<key>(id) << 32U) | place; }
    // A reach up to the end of the game includes findings at that end.
    [[nodiscard]] reach reach_of(code id, span where) const {
        const bool reaches_end = where.end == end_of_game_;
        return {key_of(id, where.begin),
                key_of(id, reaches_end ? std::numeric_limits<std::uint32_t>::max() : where.end)};
    }
    // Those that meet or overlap are joined.
    void join_reaches() {
        std::size_t count = 0;
        for (const reach& each : reaches_) {
            if (count != 0 && each.begin <= reaches_[count - 1].end)
                reaches_[count - 1].end = std::max(reaches_[count - 1].end, each.end);
            else
                reaches_[count++] = each;
        }
        reaches_.resize(count);
    }

    std::uint32_t end_of_game_;
    std::vector<reach> reaches_; // in ascending order, separate from each other
    std::vector<key> held_;
};

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
        std::string first; // of all codes that begin like this, as in selectors
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
    // Nearly every comment is not an excuse, as its first byte shows.
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

    excused_places excused(record, read.excuses);
    drop_findings(findings, [&](const finding& each) { return excused.hold(each); });
    excused.end();
    for (const excuse& each : read.excuses)
        if (std::ranges::any_of(each.from, was_checked) && excused.is_idle(each)) {
            finding& added = about_excuses.emplace_back();
            added.id = code::unused_suppression;
            added.where = each.word;
        }
    findings.insert(findings.end(), std::make_move_iterator(about_excuses.begin()),
                    std::make_move_iterator(about_excuses.end()));
}

} // namespace ctlpgn
