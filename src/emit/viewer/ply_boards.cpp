#include "emit/viewer/ply_boards.hpp"

#include "ctlpgn/annotations.hpp"
#include "ctlpgn/board_picture.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

namespace ctlpgn::emit {

namespace {

// The signs of the first cells, none of which begins another mark. The others are letters from U+00C0 on.
constexpr std::string_view first_signs =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%&*+,-/:;=?@^_|~";
constexpr std::size_t most_cells = no_place;

struct cell_sign {
    std::array<char, 2> text{};
    std::uint8_t size = 0;
};

constexpr auto signs = [] {
    std::array<cell_sign, most_cells> made{};
    for (std::size_t i = 0; i != made.size(); ++i)
        if (i < first_signs.size()) {
            made[i] = {{first_signs[i]}, 1};
        } else {
            const std::size_t letter = 0xC0 + i - first_signs.size();
            made[i] = {{static_cast<char>(0xC0 | letter >> 6), static_cast<char>(0x80 | (letter & 0x3F))}, 2};
        }
    return made;
}();

void append_number(std::string& to, std::size_t number) {
    std::array<char, 20> digits{};
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    to.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}

struct step_of_ply {
    place from = no_place;
    place to = no_place;
};

// A castling shows its king.
step_of_ply step_of(const ply& p, const vocabulary& words) {
    switch (p.kind) {
    case ply_kind::displaced: return {p.from, p.to};
    case ply_kind::in_place: return {no_place, p.to};
    case ply_kind::castled: {
        const castling_words::step king = words.castling(p).king[static_cast<std::size_t>(p.player)];
        return {king.from, king.to};
    }
    default: return {};
    }
}

bool takes_off(std::string_view& text, std::uint32_t& number) {
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos)
        return false;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + space + 1, end, number);
    text.remove_suffix(text.size() - space);
    return read.ec == std::errc() && read.ptr == end;
}

} // namespace

std::string_view sign_of_cell(std::size_t cell) {
    return {signs[cell].text.data(), signs[cell].size};
}

void ply_boards::replay(const game& record, const notation& chosen, const initial_position& start,
                        std::span<const ply> plies, bool asks_rules) {
    chosen_ = &chosen;
    plies_ = plies;
    find_plies_before(record);
    const std::size_t size = plies.size();
    is_known_.assign(size, false);
    situations_.assign(size, {});
    broken_.clear();
    initial_.clear();
    positions_.reset(size);
    cells_ = has_picture(chosen) ? chosen.plan().cells.size() : 0;
    derives_ = cells_ != 0 && chosen.plan().text.rows != 0;
    if (chosen.ask_board == nullptr)
        return;
    if (cells_ != 0) {
        std::vector<finding> ignored;
        initial_ = chosen.men(start.text, ignored).men;
        men_.resize(size * cells_);
    }
    board_answers answers{.positions = &positions_, .broken_rules = asks_rules ? &broken_ : nullptr};
    if (!initial_.empty())
        answers.men = [this](node at, const men_on_board& after) {
            std::ranges::copy(after.men, men_.begin() + static_cast<std::ptrdiff_t>(at * cells_));
            is_known_[at] = true;
        };
    chosen.ask_board(record, answers);
    if (!derives_)
        return;
    first_ = situation_in(start.text);
    derives_ = first_.is_known && has_rows_alone(start.text);
    bool is_first = true;
    for (node at = 0; derives_ && at != size; ++at)
        if (is_known_[at]) {
            situations_[at] = situation_in(positions_[at]);
            derives_ = situations_[at].is_known &&
                       (!std::exchange(is_first, false) || has_rows_alone(positions_[at]));
        }
}

// If it replaces nothing, a variation goes on from the ply that it is written after. If it repeats the other
// side's ply, it begins with that.
void ply_boards::find_plies_before(const game& record) {
    before_.assign(record.plies.size(), no_node);
    for (const variation& each : record.variations)
        if (each.line.first_ply != no_node)
            before_[each.line.first_ply] = each.replaces;
    for (node at = 0; at != record.plies.size(); ++at) {
        const ply& p = record.plies[at];
        if (p.next != no_node)
            before_[p.next] = at;
        for (node which : variations_of(record, p)) {
            const variation& each = record.variations[which];
            const node first = each.line.first_ply;
            if (first == no_node)
                continue;
            if (each.replaces == no_node) {
                before_[first] = at;
                continue;
            }
            node replaced = each.replaces;
            if (record.plies[replaced].player != record.plies[first].player)
                replaced = before_[replaced];
            before_[first] = replaced == no_node ? no_node : before_[replaced];
        }
    }
}

std::span<const man> ply_boards::men_after(node at) const {
    return is_known_[at] ? std::span<const man>(men_).subspan(at * cells_, cells_) : std::span<const man>();
}

// Where that is not known, what a ply does is said from the start on.
std::span<const man> ply_boards::men_before(node at) const {
    const node previous = before_[at];
    return previous == no_node ? std::span<const man>(initial_) : men_after(previous);
}

bool ply_boards::has_rows_alone(std::string_view position) const {
    const position_text_form& form = chosen_->plan().text;
    const std::string_view board = position.substr(0, position.find(' '));
    const auto is_plain = [&form](char c) {
        return is_letter_or_digit(c) || c == '/' || (form.names_rows && c == ':');
    };
    return std::ranges::all_of(board, is_plain) &&
           (form.names_rows || std::ranges::count(board, '/') + 1 == static_cast<std::ptrdiff_t>(form.rows));
}

ply_boards::situation ply_boards::situation_in(std::string_view position) {
    situation result;
    std::string_view rest = position;
    if (!takes_off(rest, result.number) || !takes_off(rest, result.clock))
        return {};
    const std::size_t second = rest.rfind(' ');
    const std::size_t begin = second == std::string_view::npos ? second : rest.rfind(' ', second - 1);
    if (begin == std::string_view::npos || begin < 2 || rest[begin - 2] != ' ')
        return {};
    result.rights = rest.substr(begin + 1);
    result.is_known = true;
    return result;
}

ply_boards::clock_change ply_boards::change_of_situation(node at) const {
    const situation& previous = before_[at] == no_node ? first_ : situations_[before_[at]];
    const situation& now = situations_[at];
    const std::string_view castling = previous.rights.substr(0, previous.rights.find(' '));
    const bool counts = plies_[at].player == side::black;
    if (!previous.is_known || now.rights.size() != castling.size() + 2 || !now.rights.starts_with(castling) ||
        !now.rights.ends_with(" -") || now.number != previous.number + (counts ? 1U : 0U))
        return clock_change::other;
    if (now.clock == previous.clock + 1)
        return clock_change::goes_on;
    return now.clock == 0 ? clock_change::begins : clock_change::other;
}

bool ply_boards::append_short(std::string& to, node at) const {
    const ply& p = plies_[at];
    if (p.kind != ply_kind::displaced || p.from == no_place || p.to == no_place || p.from == p.to ||
        !is_known_[at] || (!broken_.empty() && broken_[at] != code::none))
        return false;
    const auto change = derives_ ? change_of_situation(at) : clock_change::goes_on;
    const std::span<const man> previous = men_before(at);
    if (previous.empty() || change == clock_change::other)
        return false;
    const std::span<const man> now = men_after(at);
    const std::size_t low = std::min(p.from, p.to);
    const std::size_t high = std::max(p.from, p.to);
    const auto same = [&](std::size_t begin, std::size_t end) {
        return begin >= end || std::memcmp(&now[begin], &previous[begin], (end - begin) * sizeof(man)) == 0;
    };
    if (now[p.from].kind != 0 || now[p.to] != previous[p.from] || !same(0, low) || !same(low + 1, high) ||
        !same(high + 1, cells_))
        return false;
    if (change == clock_change::begins)
        to += '!';
    to.append(sign_of_cell(p.from)).append(sign_of_cell(p.to));
    return true;
}

void ply_boards::append_long(std::string& to, node at) const {
    const ply& p = plies_[at];
    const step_of_ply step = step_of(p, *chosen_->words);
    if (step.to != no_place) {
        to += " m=";
        if (step.from != no_place)
            append_number(to, step.from);
        to += '-';
        append_number(to, step.to);
    }
    if (!broken_.empty() && broken_[at] != code::none)
        to += " broken";
    if (!is_known_[at]) {
        to += " unknown";
        return;
    }
    std::span<const man> previous = men_before(at);
    if (previous.empty()) {
        to += " anew";
        previous = initial_;
    }
    const std::span<const man> now = men_after(at);
    const bool steps = step.from != no_place && step.to != no_place && step.from != step.to;
    const auto expected = [&](std::size_t cell) {
        if (steps && cell == step.to)
            return previous[step.from];
        return steps && cell == step.from ? man() : previous[cell];
    };
    for (std::size_t cell = 0; cell != cells_; ++cell)
        if (number_of(now[cell]) != number_of(expected(cell))) {
            to += " s=";
            append_number(to, cell);
            to += ':';
            append_number(to, number_of(now[cell]));
        }
    if (!derives_)
        return;
    const clock_change change = change_of_situation(at);
    if (change == clock_change::goes_on)
        return;
    to += " p=";
    if (change == clock_change::other) {
        const std::size_t begin = to.size();
        to += situations_[at].rights;
        std::replace(to.begin() + static_cast<std::ptrdiff_t>(begin), to.end(), ' ', '_');
        to += '_';
    }
    append_number(to, situations_[at].clock);
    if (change == clock_change::other) {
        to += '_';
        append_number(to, situations_[at].number);
    }
}

} // namespace ctlpgn::emit
