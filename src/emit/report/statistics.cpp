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

// For tags, and for values of one tag.
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

// A part has no more than its games can hold.
std::size_t most_counted_in(bool of_part) {
    return of_part ? std::numeric_limits<std::size_t>::max() : most_counted;
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

void text_counts::add(std::string_view what, std::uint64_t times) {
    if (const auto known = counts_.find(what); known != counts_.end())
        known->second += times;
    else if (counts_.size() == most_)
        others_ += times;
    else
        order_.push_back(counts_.emplace(what, times).first);
}

void text_counts::add(const text_counts& after) {
    for (const counts::const_iterator each : after.order_)
        add(each->first, each->second);
    others_ += after.others_;
}

statistics::statistics(std::vector<std::string> tags_asked_for, bool counts_openings, bool of_part)
    : notations_(most_counted_in(of_part)), results_(most_counted_in(of_part)),
      tags_(most_counted_in(of_part)), counts_openings_(counts_openings) {
    for (std::string& each : tags_asked_for)
        asked_.push_back({std::move(each), text_counts(most_counted_in(of_part))});
}

void statistics::add(const statistics& part) {
    files_ += part.files_;
    games_ += part.games_;
    plies_ += part.plies_;
    plies_in_variations_ += part.plies_in_variations_;
    variations_ += part.variations_;
    comments_ += part.comments_;
    for (const auto& [length, games] : part.lengths_)
        lengths_[length] += games;
    longest_ = std::max(longest_, part.longest_);
    notations_.add(part.notations_);
    results_.add(part.results_);
    tags_.add(part.tags_);
    for (std::size_t at = 0; at != asked_.size(); ++at)
        asked_[at].values.add(part.asked_[at].values);
    for (const auto& [code, results] : part.openings_)
        for (const auto& [result, games] : results)
            openings_[code][result] += games;
    for (const auto& [id, times] : part.findings_)
        findings_[id] += times;
}

void statistics::add(const game& each, const notation& chosen) {
    ++games_;
    notations_.add(chosen.name);
    results_.add(chosen.words->results[each.result]);
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
    if (counts_openings_)
        add_opening(each, chosen);
}

void statistics::add_opening(const game& each, const notation& chosen) {
    shown_opening shown(each, chosen);
    const known_opening* const found = shown.find();
    const std::string_view code = found == nullptr ? std::string_view() : found->code;
    ++openings_[std::string(code)][chosen.words->results[each.result]];
}

void statistics::add_tags(const game& each) {
    std::string unescaped;
    for (auto written = each.tags.begin(); written != each.tags.end(); ++written) {
        const std::string_view name = each.raw(written->name);
        const bool is_first = std::none_of(each.tags.begin(), written,
                                           [&](const tag& before) { return each.raw(before.name) == name; });
        if (!is_first)
            continue;
        tags_.add(name);
        for (asked_tag& asked : asked_)
            if (asked.name == name)
                asked.values.add(tag_value(each, *written, unescaped));
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

// 1-0 50, 1/2-1/2 40: the codes and the results, the most frequent first.
void statistics::add_openings(std::string& output) const {
    std::map<std::string, std::uint64_t> lines;
    for (const auto& [code, results] : openings_) {
        std::string line = padded(code.empty() ? "(none)" : code, 8);
        std::uint64_t games = 0;
        for (const auto& [result, times] : by_frequency(results)) {
            line.append(games == 0 ? "" : ", ").append(result.empty() ? "(none)" : result);
            line.append(" ").append(std::to_string(times));
            games += times;
        }
        lines[line] = games;
    }
    add_list(output, "openings", by_frequency(lines), 0);
}

// b.pgn 3 = a.pgn 1 (same players)
void statistics::add_repeated(std::string& output) const {
    if (!repeated_)
        return;
    const auto with_players =
        static_cast<std::uint64_t>(std::ranges::count_if(*repeated_, &repeated_game::same_players));
    std::string summary = counted(repeated_->size(), "game");
    if (!repeated_->empty())
        summary += ", of which " + std::to_string(with_players) + " with the same players";
    output += '\n';
    add_line(output, "repeated", summary);
    for (const repeated_game& each : *repeated_)
        output.append("  ")
            .append(shown_text(each.file))
            .append(" game ")
            .append(std::to_string(each.game))
            .append(" = ")
            .append(shown_text(each.first_file))
            .append(" game ")
            .append(std::to_string(each.first_game))
            .append(each.same_players ? "\n" : " (other players)\n");
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
    if (notations_.by_text().size() > 1)
        add_list(output, "notations", by_frequency(notations_.by_text()), 0);
    add_list(output, "results", by_frequency(results_.by_text()), 0);
    add_list(output, "tags", by_frequency(tags_.by_text()), tags_.others());
    for (const asked_tag& each : asked_)
        add_list(output, each.name, by_frequency(each.values.by_text()), each.values.others());
    add_openings(output);
    std::map<std::string, std::uint64_t> named;
    for (const auto& [id, times] : findings_) {
        const diagnostic_info& info = describe(id);
        std::string line(level_text(info.severity));
        line.append(" ").append(code_text(id)).append(" ").append(info.name);
        named[line] = times;
    }
    add_list(output, "diagnostics", by_frequency(named), 0);
    add_repeated(output);
    return output;
}

std::string statistics::json() const {
    ordered value{{"schemaVersion", "1.0"}, {"files", files_}, {"games", games_}};
    value["notations"] = object_of(notations_.by_text());
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
    value["results"] = object_of(results_.by_text());
    value["tags"] = object_of(tags_.by_text());
    ordered values = ordered::object();
    for (const asked_tag& each : asked_) {
        values[each.name] = {{"values", object_of(each.values.by_text())}};
        if (each.values.others() != 0)
            values[each.name]["others"] = each.values.others();
    }
    if (!asked_.empty())
        value["values"] = std::move(values);
    if (counts_openings_) {
        ordered openings = ordered::object();
        for (const auto& [code, results] : openings_)
            openings[code] = object_of(results);
        value["openings"] = std::move(openings);
    }
    ordered findings = ordered::array();
    for (const auto& [id, times] : findings_) {
        const diagnostic_info& info = describe(id);
        findings.push_back({{"code", code_text(id)},
                            {"name", info.name},
                            {"severity", level_text(info.severity)},
                            {"count", times}});
    }
    value["findings"] = std::move(findings);
    if (repeated_) {
        value["repeated"] = ordered::array();
        for (const repeated_game& each : *repeated_)
            value["repeated"].push_back({{"file", each.file},
                                         {"game", each.game},
                                         {"first", {{"file", each.first_file}, {"game", each.first_game}}},
                                         {"samePlayers", each.same_players}});
    }
    return dumped(value) + "\n";
}

} // namespace ctlpgn::emit
