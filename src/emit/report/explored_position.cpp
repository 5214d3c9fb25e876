#include "emit/report/explored_position.hpp"

#include "ctlpgn/board_plan.hpp"
#include "emit/report/excerpt.hpp"
#include "text/counted.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace ctlpgn::emit {

namespace {

using value_in_order = nlohmann::ordered_json;

// "1", "2", "1/2"
std::optional<double> points_in(std::string_view text) {
    const std::string digits(text);
    char* end = nullptr;
    const double whole = std::strtod(digits.c_str(), &end);
    if (end == digits.c_str())
        return std::nullopt;
    if (*end == '\0')
        return whole;
    const double parts = *end == '/' ? std::strtod(end + 1, &end) : 0;
    return *end == '\0' && parts != 0 ? std::optional(whole / parts) : std::nullopt;
}

// Of the points that both players get. None for a result that is not known.
std::optional<double> part_of_first_player(std::string_view result) {
    const std::size_t between = result.find('-');
    if (between == std::string_view::npos)
        return std::nullopt;
    const std::optional<double> first = points_in(result.substr(0, between));
    const std::optional<double> second = points_in(result.substr(between + 1));
    if (!first || !second || *first + *second == 0)
        return std::nullopt;
    return *first / (*first + *second);
}

std::string percent(double part) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f %%", 100 * part);
    return text.data();
}

std::string percent_of(std::uint64_t games, std::uint64_t all) {
    return all == 0 ? std::string() : percent(static_cast<double>(games) / static_cast<double>(all));
}

std::string score_text(const result_counts& results) {
    const std::optional<double> score = results.score();
    return score ? percent(*score) : std::string("-");
}

// The first column to the left, all others to the right.
std::string in_columns(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const std::vector<std::string>& row : rows)
        for (std::size_t at = 0; at != row.size(); ++at) {
            widths.resize(std::max(widths.size(), at + 1));
            widths[at] = std::max(widths[at], row[at].size());
        }
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t at = 0; at != row.size(); ++at) {
            const std::string space(widths[at] - row[at].size(), ' ');
            text.append(at == 0 ? row[at] + space : "  " + space + row[at]);
        }
        text += '\n';
    }
    return text;
}

std::string_view first_player(const notation& chosen) {
    return chosen.plan == nullptr ? "White" : chosen.plan().players.front().name;
}

value_in_order object_of(const result_counts& results) {
    value_in_order all = value_in_order::object();
    for (const auto& [result, games] : results.by_result())
        all[result.empty() ? "unknown" : result] = games;
    return all;
}

void add_counts(value_in_order& into, const result_counts& results) {
    into["games"] = results.games();
    into["results"] = object_of(results);
    const std::optional<double> score = results.score();
    into["score"] = score ? value_in_order(*score) : value_in_order();
}

value_in_order text_or_null(const std::string& text) {
    return text.empty() ? value_in_order() : value_in_order(text);
}

result_counts sum_of(const explored_position& shown) {
    result_counts all = shown.ended;
    for (const explored_move& each : shown.moves)
        all.add(each.results);
    return all;
}

std::string table_of_moves(const explored_position& shown, const result_counts& all) {
    std::vector<std::string> columns; // results that occur, in the order of the notation
    for (const std::string_view each : shown.written_in->words->results)
        if (!each.empty() && all.with(each) != 0)
            columns.emplace_back(each);
    std::vector<std::vector<std::string>> rows{{"move", "games", "share"}};
    rows.front().insert(rows.front().end(), columns.begin(), columns.end());
    rows.front().push_back(std::string(first_player(*shown.written_in)) + " scores");
    const auto add = [&](const std::string& name, const result_counts& results) {
        std::vector<std::string> row{name, std::to_string(results.games()),
                                     percent_of(results.games(), all.games())};
        for (const std::string& each : columns)
            row.push_back(percent_of(results.with(each), results.games()));
        row.push_back(score_text(results));
        rows.push_back(std::move(row));
    };
    for (const explored_move& each : shown.moves)
        add(each.text, each.results);
    if (shown.ended.games() != 0)
        add("(none)", shown.ended);
    if (rows.size() > 2)
        add("all", all);
    return in_columns(rows);
}

// 12. Anna - Boris, 1-0, 2024.03.??, Club evening: 2. Nf3
std::string line_of(const explored_game& each) {
    std::string line = std::to_string(each.game) + ". ";
    line.append(each.white.empty() ? "?" : shown_text(each.white)).append(" - ");
    line.append(each.black.empty() ? "?" : shown_text(each.black));
    for (const std::string* const part : {&each.result, &each.date, &each.event, &each.file})
        if (!part->empty())
            line.append(", ").append(shown_text(*part));
    if (!each.move.empty())
        line.append(": ").append(shown_text(each.move));
    return line += '\n';
}

} // namespace

void result_counts::add(const result_counts& more) {
    for (const auto& [result, games] : more.by_result_)
        add(result, games);
}

std::uint64_t result_counts::games() const {
    std::uint64_t sum = 0;
    for (const auto& [result, games] : by_result_)
        sum += games;
    return sum;
}

std::uint64_t result_counts::with(std::string_view result) const {
    const auto found = by_result_.find(std::string(result));
    return found == by_result_.end() ? 0 : found->second;
}

std::optional<double> result_counts::score() const {
    double points = 0;
    std::uint64_t known = 0;
    for (const auto& [result, games] : by_result_)
        if (const std::optional<double> part = part_of_first_player(result)) {
            points += *part * static_cast<double>(games);
            known += games;
        }
    return known == 0 ? std::nullopt : std::optional(points / static_cast<double>(known));
}

std::string explored_position::as_text() const {
    std::string output = shown_text(text) + "\n";
    if (opening)
        output.append(opening->code).append(" ").append(opening->name).append("\n");
    const result_counts all = sum_of(*this);
    output += '\n';
    if (all.games() == 0)
        return output += "no game has this position\n";
    output += table_of_moves(*this, all);
    if (games) {
        output += '\n';
        for (const explored_game& each : *games)
            output += line_of(each);
        if (games->size() < all.games())
            output.append("and ").append(counted(all.games() - games->size(), "more game")).append("\n");
    }
    return output;
}

std::string explored_position::as_json() const {
    value_in_order value{{"schemaVersion", "1.0"}, {"notation", written_in->name}, {"position", text}};
    if (opening)
        value["opening"] = {{"code", opening->code}, {"name", opening->name}};
    add_counts(value, sum_of(*this));
    value["moves"] = value_in_order::array();
    for (const explored_move& each : moves) {
        value_in_order move{{"move", each.text}, {"coordinates", each.coordinates}};
        add_counts(move, each.results);
        value["moves"].push_back(std::move(move));
    }
    add_counts(value["ended"], ended);
    if (games) {
        value["played"] = value_in_order::array();
        for (const explored_game& each : *games)
            value["played"].push_back({{"game", each.game},
                                       {"file", text_or_null(each.file)},
                                       {"white", text_or_null(each.white)},
                                       {"black", text_or_null(each.black)},
                                       {"result", text_or_null(each.result)},
                                       {"date", text_or_null(each.date)},
                                       {"event", text_or_null(each.event)},
                                       {"ply", each.ply},
                                       {"move", text_or_null(each.move)}});
    }
    return value.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace ctlpgn::emit
