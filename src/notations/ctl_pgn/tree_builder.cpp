#include "notations/ctl_pgn/tree_builder.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/next_number.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/tree_builder_plies.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

template <typename Node> node append(std::vector<Node>& to, const Node& what) {
    to.push_back(what);
    return static_cast<node>(to.size() - 1);
}

} // namespace

tree_builder::tree_builder(game& into, std::string_view text) : game_(into), text_(text), lines_(1) {}

// tags

void tree_builder::begin_tag(const char* at) {
    tag_ = {};
    tag_.where.begin = offset(at);
    tag_unreadable_ = false;
}

void tree_builder::tag_name(std::string_view name) {
    tag_.name = span_of(name);
}

void tree_builder::tag_value(std::string_view value) {
    tag_.value = span_of(value);
}

void tree_builder::tag_value_goes_on_to(const char* end) {
    tag_.value.end = offset(end);
}

void tree_builder::tag_has_escape() {
    tag_.escaped = true;
}

void tree_builder::tag_is_unreadable() {
    tag_unreadable_ = true;
}

void tree_builder::end_tag(const char* end) {
    if (tag_unreadable_)
        return;
    tag_.where.end = offset(end);
    game_.tags.push_back(tag_);
}

void tree_builder::drop_tags_beyond(std::size_t count) {
    game_.tags.resize(std::min(count, game_.tags.size()));
}

// moves

void tree_builder::unknown_number() {
    number_ = 1;
    number_unknown_ = true;
}

void tree_builder::number_is_unknown() {
    number_unknown_ = true;
}

void tree_builder::awaits_promotion() {
    ply_->promotion = awaiting_promotion;
}

void tree_builder::promoted_in_place() {
    ply_->kind = ply_kind::promoted;
    ply_->to = ply_->from;
    ply_->from = no_place;
}

void tree_builder::castling(std::string_view prefix, std::string_view targets) {
    ply_->kind = ply_kind::castled;
    ply_->to = static_cast<place>(find_castling(prefix, targets));
}

void tree_builder::ply_is_unreadable() {
    ply_unreadable_ = true;
}

void tree_builder::rating(std::string_view written) {
    std::uint32_t nag = 0;
    if (written.front() == '$')
        nag = number(written.substr(1));
    else
        nag = find_rating(written);
    // One that is too large is reported (reading.cpp), and is no rating.
    last_ply_->nag = static_cast<std::uint8_t>(nag <= largest_nag ? nag : 0);
    extend_ply(written.data() + written.size());
}

void tree_builder::draw_offer(const char* end) {
    last_ply_->draw_offer = true;
    extend_ply(end);
}

void tree_builder::end_mark(const char* end) {
    last_ply_->game_end = true;
    extend_ply(end);
    if (lines_.size() == 1)
        over_ = true;
}

// variations

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

void tree_builder::variation_is_skipped() {
    variation_skipped_ = true;
}

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
    const bool repeated = first.number == replaced.number && first.black.written() &&
                          replaced.black.written() && same(first.white, replaced.white);
    return repeated ? side::black : side::white;
}

const char* tree_builder::innermost_variation() const {
    const open_line& line = lines_.back();
    return line.variation == no_node ? nullptr : text_.data() + game_.variations[line.variation].where.begin;
}

// result

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

const char* tree_builder::result_begin() const {
    return text_.data() + game_.result_where.begin;
}

bool tree_builder::is_next(std::string_view digits) const {
    const node last = lines_.front().last_move;
    return last != no_node && is_next_number(digits, game_.moves[last].number);
}

} // namespace ctlpgn::ctl_pgn
