#include "emit/report/statistics.hpp"

#include "ctlpgn/tags.hpp"
#include "emit/report/excerpt.hpp"
#include "emit/report/report_json_value.hpp"
#include "text/counted.hpp"
#include "tree/game_facts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn::emit {

namespace {

using ordered = nlohmann::ordered_json;

// For tags, and for values of one tag. Files that are not games may have any number.
constexpr std::size_t most_counted = 10000;
// As text; JSON has all of them.
constexpr std::size_t most_shown = 20;

using count = std::pair<std::string_view, std::uint64_t>;

// The most frequent first.
template <typename counts> std::vector<count> by_frequency(const counts& counted) {
    std::vector<count> sorted(counted.begin(), counted.end());
    std::ranges::stable_sort(sorted, std::greater<>(), &count::second);
    return sorted;
}

// False: there are too many already.
template <typename counts> bool add_to(counts& counted, std::string_view what) {
    const auto known = counted.find(what);
    if (known != counted.end()) {
        ++known->second;
        return true;
    }
    if (counted.size() == most_counted)
        return false;
    counted.emplace(what, 1);
    return true;
}

std::string padded(std::string text, std::size_t width) {
    text.append(text.size() < width ? width - text.size() : 0, ' ');
    return text;
}

void add_line(std::string& output, std::string_view name, std::string_view value) {
    output.append(padded(std::string(name), 12)).append(value).append("\n");
}

void add_list(std::string& output, std::string_view title, const std::vector<count>& sorted,
              std::uint64_t others) {
    if (sorted.empty())
        return;
    output.append("\n").append(shown_text(title)).append("\n");
    std::uint64_t rest = others;
    for (std::size_t i = 0; i != sorted.size(); ++i)
        if (i < most_shown)
            output.append("  ")
                .append(padded(std::to_string(sorted[i].second), 10))
                .append(sorted[i].first.empty() ? "(none)" : shown_text(sorted[i].first))
                .append("\n");
        else
            rest += sorted[i].second;
    if (rest != 0)
        output.append("  ").append(padded(std::to_string(rest), 10)).append("(others)\n");
}

// "4 to 7", or "4".
std::string first_to_last(std::uint64_t least, std::uint64_t most) {
    const std::string from = std::to_string(least);
    return least == most ? from : from + " to " + std::to_string(most);
}

// "5.5", or "5".
std::string halved(std::uint64_t doubled) {
    return std::to_string(doubled / 2) + (doubled % 2 == 0 ? "" : ".5");
}

template <typename counts> ordered object_of(const counts& counted) {
    ordered object = ordered::object();
    for (const count& each : by_frequency(counted))
        object[std::string(each.first)] = each.second;
    return object;
}

} // namespace

statistics::statistics(std::vector<std::string> tags_asked_for) {
    for (std::string& each : tags_asked_for)
        asked_.push_back({std::move(each), {}, 0});
}

void statistics::add(const game& each, const notation& chosen) {
    ++games_;
    add_to(notations_, chosen.name);
    add_to(results_, chosen.words->results[each.result]);
    const std::uint64_t length = count_plies(each);
    const auto all = static_cast<std::uint64_t>(
        std::ranges::count_if(each.plies, [](const ply& one) { return one.kind != ply_kind::missing; }));
    plies_ += length;
    plies_in_variations_ += all - std::min(all, length);
    ++lengths_[std::min<std::uint64_t>(length, most_counted)];
    longest_ = std::max(longest_, length);
    variations_ += each.variations.size();
    comments_ += each.comments.size();
    add_tags(each);
}

void statistics::add_tags(const game& each) {
    std::string unescaped;
    for (auto written = each.tags.begin(); written != each.tags.end(); ++written) {
        const std::string_view name = each.raw(written->name);
        const bool is_first = std::none_of(each.tags.begin(), written,
                                           [&](const tag& before) { return each.raw(before.name) == name; });
        if (!is_first)
            continue;
        if (!add_to(tags_, name))
            ++other_tags_;
        for (asked_tag& asked : asked_)
            if (asked.name == name && !add_to(asked.values, tag_value(each, *written, unescaped)))
                ++asked.others;
    }
}

void statistics::add(std::span<const diagnostic> found) {
    for (const diagnostic& each : found)
        ++findings_[each.id];
}

std::uint64_t statistics::doubled_median() const {
    const auto length_at = [this](std::uint64_t index) {
        std::uint64_t seen = 0;
        for (const auto& [length, games] : lengths_) {
            seen += games;
            if (seen > index)
                return length;
        }
        return std::uint64_t{0};
    };
    return games_ == 0 ? 0 : length_at((games_ - 1) / 2) + length_at(games_ / 2);
}

std::string statistics::text() const {
    std::string output;
    add_line(output, "files", std::to_string(files_));
    add_line(output, "games", std::to_string(games_));
    std::string plies = std::to_string(plies_);
    if (games_ != 0)
        plies.append(" in main lines, ")
            .append(first_to_last(lengths_.begin()->first, longest_))
            .append(" per game, median ")
            .append(halved(doubled_median()));
    add_line(output, "plies", plies);
    add_line(output, "variations",
             variations_ == 0
                 ? "0"
                 : std::to_string(variations_) + " with " + counted(plies_in_variations_, "ply", "plies"));
    add_line(output, "comments", std::to_string(comments_));
    if (notations_.size() > 1)
        add_list(output, "notations", by_frequency(notations_), 0);
    add_list(output, "results", by_frequency(results_), 0);
    add_list(output, "tags", by_frequency(tags_), other_tags_);
    for (const asked_tag& each : asked_)
        add_list(output, each.name, by_frequency(each.values), each.others);
    std::map<std::string, std::uint64_t> named;
    for (const auto& [id, times] : findings_) {
        const diagnostic_info& info = describe(id);
        std::string line(level_text(info.severity));
        line.append(" ").append(code_text(id)).append(" ").append(info.name);
        named[line] = times;
    }
    add_list(output, "findings", by_frequency(named), 0);
    return output;
}

std::string statistics::json() const {
    ordered value{{"schemaVersion", "1.0"}, {"files", files_}, {"games", games_}};
    value["notations"] = object_of(notations_);
    value["plies"] = {{"mainLines", plies_}, {"variations", plies_in_variations_}};
    if (games_ != 0) {
        value["plies"]["shortest"] = lengths_.begin()->first;
        if (const std::uint64_t doubled = doubled_median(); doubled % 2 == 0)
            value["plies"]["median"] = doubled / 2;
        else
            value["plies"]["median"] = static_cast<double>(doubled) / 2;
        value["plies"]["longest"] = longest_;
    }
    value["variations"] = variations_;
    value["comments"] = comments_;
    value["results"] = object_of(results_);
    value["tags"] = object_of(tags_);
    ordered values = ordered::object();
    for (const asked_tag& each : asked_) {
        values[each.name] = {{"values", object_of(each.values)}};
        if (each.others != 0)
            values[each.name]["others"] = each.others;
    }
    if (!asked_.empty())
        value["values"] = std::move(values);
    ordered findings = ordered::array();
    for (const auto& [id, times] : findings_) {
        const diagnostic_info& info = describe(id);
        findings.push_back({{"code", code_text(id)},
                            {"name", info.name},
                            {"severity", level_text(info.severity)},
                            {"count", times}});
    }
    value["findings"] = std::move(findings);
    return dumped(value) + "\n";
}

} // namespace ctlpgn::emit
