#include "notations/ctl_pgn/tree_builder.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::uint32_t largest_number = 0x7fffffff;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::uint16_t clamped(std::uint32_t size) {
    return static_cast<std::uint16_t>(std::min<std::uint32_t>(size, std::numeric_limits<std::uint16_t>::max()));
}

template <typename Node>
node append(std::vector<Node>& to, const Node& what) {
    to.push_back(what);
    return static_cast<node>(to.size() - 1);
}

} // namespace

tree_builder::tree_builder(game& into, std::string_view text) : game_(into), text_(text), lines_(1) {}

std::uint32_t tree_builder::number(std::string_view digits) {
    std::uint64_t value = 0;
    for (const char digit : digits) {
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value > largest_number) {
            if (overflowing_number_.empty())
                overflowing_number_ = digits;
            return largest_number;
        }
    }
    return static_cast<std::uint32_t>(value);
}

// ------------------------------------------------------------------------------------------------------- tags

void tree_builder::begin_tag(const char* at) {
    tag_ = {};
    tag_.where.begin = offset(at);
    tag_unreadable_ = false;
}

void tree_builder::tag_name(std::string_view name) { tag_.name = span_of(name); }

void tree_builder::tag_value(std::string_view value) { tag_.value = span_of(value); }

void tree_builder::tag_value_goes_on_to(const char* end) { tag_.value.end = offset(end); }

void tree_builder::tag_has_escape() { tag_.escaped = true; }

void tree_builder::tag_is_unreadable() { tag_unreadable_ = true; }

void tree_builder::end_tag(const char* end) {
    if (tag_unreadable_)
        return;
    tag_.where.end = offset(end);
    game_.tags.push_back(tag_);
}

void tree_builder::drop_tags_beyond(std::size_t count) { game_.tags.resize(std::min(count, game_.tags.size())); }

// ------------------------------------------------------------------------------------------------------ moves

void tree_builder::move_number(std::string_view digits) { number_ = number(digits); }

void tree_builder::unknown_number() {
    number_ = 1;
    number_unknown_ = true;
}

void tree_builder::begin_move(const char* at) {
    move added;
    added.begin = offset(at);
    added.number = number_ & largest_number;
    added.number_unknown = number_unknown_;
    number_ = 0;
    number_unknown_ = false;

    const node index = append(game_.moves, added);
    open_line& line = lines_.back();
    if (line.last_move == no_node)
        line_of(line).first_move = index;
    else
        game_.moves[line.last_move].next = index;
    line.last_move = index;
    line.last_comment = no_node;
    line.last_variation = no_node;
    if (lines_.size() == 1) {
        over_ = false;
        result_read_ = false;
    }
}

line_of_play& tree_builder::line_of(const open_line& of) {
    return of.variation == no_node ? game_.main_line : game_.variations[of.variation].line;
}

void tree_builder::mover(std::string_view written) { ply_.piece = find_symbol(written); }

void tree_builder::origin(std::string_view hex) {
    ply_.kind = ply_kind::displaced;
    ply_.from = find_hex(hex);
}

void tree_builder::capture(capture_kind kind) { ply_.capture = kind; }

void tree_builder::captured(std::string_view written) { ply_.captured = find_symbol(written); }

void tree_builder::destination(std::string_view hex) {
    ply_.to = find_hex(hex);
    // '@' alone says either; how far the pawn goes tells which.
    if (ply_.capture == capture_kind::en_passant)
        ply_.capture = pawn_capture_kind(ply_.from, ply_.to);
}

void tree_builder::promotion(std::string_view written) { ply_.promotion = find_symbol(written); }

void tree_builder::awaits_promotion() { ply_.promotion = awaiting_promotion; }

void tree_builder::promoted_in_place() {
    ply_.kind = ply_kind::promoted;
    ply_.to = ply_.from;
    ply_.from = no_place;
}

void tree_builder::castling(std::string_view prefix, std::string_view targets) {
    ply_.kind = ply_kind::castled;
    ply_.to = static_cast<place>(find_castling(prefix, targets));
}

void tree_builder::ply_is_unreadable() { ply_unreadable_ = true; }

void tree_builder::end_ply(side of, std::string_view text) {
    ply_.begin = offset(text.data());
    ply_.text_length = clamped(static_cast<std::uint32_t>(text.size()));
    ply_.length = ply_.text_length;
    if (ply_unreadable_)
        ply_.kind = text.empty() ? ply_kind::absent : ply_kind::unreadable;
    last_side_ = of;
    last_ply() = ply_;
    ply_ = ply{};
    ply_unreadable_ = false;
}

ply& tree_builder::last_ply() {
    move& last = game_.moves[lines_.back().last_move];
    return last_side_ == side::white ? last.white : last.black;
}

void tree_builder::extend_ply(const char* end) {
    ply& extended = last_ply();
    extended.length = clamped(offset(end) - extended.begin);
}

void tree_builder::check(check_mark mark, const char* end) {
    ply& checking = last_ply();
    checking.check = mark;
    checking.text_length = clamped(offset(end) - checking.begin);
    checking.length = checking.text_length;
    if (mark == check_mark::mate && lines_.size() == 1)
        over_ = true;
}

void tree_builder::rating(std::string_view written) {
    std::uint32_t nag = 0;
    if (written.front() == '$')
        nag = number(written.substr(1));
    else
        while (nag != words.ratings.size() && words.ratings[nag] != written)
            ++nag;
    last_ply().nag = static_cast<std::uint8_t>(std::min<std::uint32_t>(nag, 255));
    extend_ply(written.data() + written.size());
}

void tree_builder::draw_offer(const char* end) {
    last_ply().draw_offer = true;
    extend_ply(end);
}

void tree_builder::end_mark(const char* end) {
    last_ply().game_end = true;
    extend_ply(end);
    if (lines_.size() == 1)
        over_ = true;
}

// ------------------------------------------------------------------------------------------------- variations

void tree_builder::begin_variation(const char* at) {
    variation added;
    added.where.begin = offset(at);
    const node index = append(game_.variations, added);
    open_line& line = lines_.back();
    if (line.last_variation != no_node)
        game_.variations[line.last_variation].next = index;
    else if (line.last_move != no_node)
        game_.moves[line.last_move].first_variation = index;
    else
        line_of(line).first_variation = index;
    line.last_variation = index;
    lines_.push_back({.variation = index});
}

void tree_builder::label(std::string_view digits) {
    game_.variations[lines_.back().variation].label = number(digits);
}

void tree_builder::variation_is_skipped() { variation_skipped_ = true; }

void tree_builder::end_variation(const char* end) {
    if (variation_skipped_) {
        variation_skipped_ = false;
        return;
    }
    variation& ended = game_.variations[lines_.back().variation];
    lines_.pop_back();
    ended.where.end = offset(end);
    ended.replaces = replaced_side(ended, lines_.back().last_move);
}

// Black's ply is replaced if White's is left out, or repeated before another one (rulings: Variations).
side tree_builder::replaced_side(const variation& by, node move_index) const {
    if (by.line.first_move == no_node)
        return side::white;
    const move& first = game_.moves[by.line.first_move];
    if (!first.white.written())
        return side::black;
    if (move_index == no_node)
        return side::white;
    const move& replaced = game_.moves[move_index];
    const auto same = [](const ply& a, const ply& b) {
        return a.kind == b.kind && a.from == b.from && a.to == b.to && kind_of(a.piece) == kind_of(b.piece) &&
               kind_of(a.promotion) == kind_of(b.promotion);
    };
    const bool repeated = first.number == replaced.number && first.black.written() && replaced.black.written() &&
                          same(first.white, replaced.white);
    return repeated ? side::black : side::white;
}

const char* tree_builder::innermost_variation() const {
    const open_line& line = lines_.back();
    return line.variation == no_node ? nullptr : text_.data() + game_.variations[line.variation].where.begin;
}

// ----------------------------------------------------------------------------------------------------- result

void tree_builder::result(std::string_view text) {
    if (lines_.size() > 1)
        return; // in a variation it ends nothing
    std::array<char, 8> plain{};
    std::size_t size = 0;
    for (const char c : text) {
        // Whatever stands between two digits is some hyphen; its bytes beyond ASCII are not counted.
        const char kept = is_digit(c) || c == '*' || c == '/' ? c : '-';
        if (kept == '-' && size != 0 && plain[size - 1] == '-')
            continue;
        if (size == plain.size())
            break;
        plain[size++] = kept;
    }
    game_.result = find_result(std::string_view(plain.data(), size));
    game_.result_where = span_of(text);
    over_ = true;
    result_read_ = true;
}

const char* tree_builder::result_begin() const { return text_.data() + game_.result_where.begin; }

bool tree_builder::continues(const char* here, const char* end) const {
    if (!over_)
        return true;
    const auto is_margin = [](char c) { return c == ' ' || c == '\t' || c == '.'; };
    const char* const digits = std::find_if_not(here, end, is_margin);
    const char* const digits_end = std::find_if_not(digits, end, is_digit);
    const node last = lines_.front().last_move;
    if (digits == digits_end || digits_end - digits > 9 || last == no_node)
        return false;
    std::uint32_t found = 0;
    for (const char* at = digits; at != digits_end; ++at)
        found = found * 10 + static_cast<std::uint32_t>(*at - '0');
    const std::uint32_t last_number = game_.moves[last].number;
    return found == last_number + 1;
}

} // namespace ctlpgn::ctl_pgn
