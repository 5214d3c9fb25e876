#include "notations/ctl_pgn/tree_builder.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/leading_number.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/tree_builder_plies.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "tree/written_move.hpp"

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

tree_builder::tree_builder(game& into, std::string_view text) : game_(into), text_(text), lines_(1) {
    add_spare();
}

void tree_builder::finish() {
    append_number_alone();
    game_.plies.pop_back();
}

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

// Nothing stands where a ply should.
void tree_builder::forget_ply() {
    ply& read = spare();
    ply empty;
    empty.begin = empty.number_begin = read.number_begin;
    empty.number = read.number;
    empty.number_unknown = read.number_unknown;
    read = empty;
    last_ply_ = no_node;
    ply_unreadable_ = false;
}

// A number that no ply follows.
void tree_builder::append_missing_ply() {
    number_waits_ = false;
    forget_ply();
    append_to_line(static_cast<node>(game_.plies.size() - 1), true);
    add_spare();
}

void tree_builder::awaits_promotion() {
    spare().promotion = awaiting_promotion;
}

void tree_builder::promoted_in_place() {
    ply& promoting = spare();
    promoting.kind = ply_kind::in_place;
    promoting.to = promoting.from;
    promoting.from = no_place;
}

void tree_builder::castling(std::string_view prefix, std::string_view targets) {
    spare().kind = ply_kind::castled;
    spare().to = static_cast<place>(find_castling(prefix, targets));
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
    if (last_ply_ == no_node)
        return;
    // One that is too large is reported (reading.cpp), and is no rating.
    if (nag != 0 && nag <= largest_nag)
        annotate_glyph(nag);
    extend_ply(written.data() + written.size());
}

// A ply has one glyph; the grammar may read it again, in another of its alternatives.
void tree_builder::annotate_glyph(std::uint32_t nag) {
    const node first = game_.plies[last_ply_].first_annotation;
    if (first != no_node && game_.annotations[first].kind() == annotation_kind::nag)
        game_.annotations[first].index = nag & detail::annotation_bits;
    else
        annotate(annotation_kind::nag, nag);
}

void tree_builder::draw_offer(const char* end) {
    if (last_ply_ == no_node)
        return;
    game_.plies[last_ply_].own |= draw_offer_mark;
    extend_ply(end);
}

// Where Black's last ply should stand, it tells of White's that the game ends.
void tree_builder::end_mark(const char* end) {
    if (lines_.size() == 1)
        over_ = true;
    const node ending = last_ply_ != no_node ? last_ply_ : lines_.back().last_ply;
    if (last_ply_ != no_node)
        extend_ply(end);
    if (ending != no_node && !number_waits_)
        game_.plies[ending].own |= game_end_mark;
}

// variations

void tree_builder::begin_variation(const char* at) {
    append_number_alone();
    variation added;
    added.where.begin = offset(at);
    const node index = append(game_.variations, added);
    annotate(annotation_kind::variation, index);
    lines_.push_back({.variation = index});
}

void tree_builder::label(std::string_view digits) {
    game_.variations[lines_.back().variation].label = number(digits);
}

void tree_builder::end_label(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    game_.variations[lines_.back().variation].label_where = span_of(text);
}

void tree_builder::variation_is_skipped() {
    variation_skipped_ = true;
}

void tree_builder::end_variation(const char* end) {
    if (variation_skipped_) {
        variation_skipped_ = false;
        return;
    }
    append_number_alone();
    variation& ended = game_.variations[lines_.back().variation];
    lines_.pop_back();
    ended.where.end = offset(end);
    ended.replaces = replaced_ply(ended, lines_.back());
}

// Of the move that the variation stands after. Black's ply is replaced if White's is left out, or repeated
// before another one.
node tree_builder::replaced_ply(const variation& by, const open_line& around) const {
    if (around.move == no_node)
        return no_node;
    const written_move replaced = move_from(game_, around.move);
    if (by.line.first_ply == no_node)
        return replaced.white;
    const written_move first = move_from(game_, by.line.first_ply);
    if (first.white == no_node)
        return replaced.black;
    const auto same = [](const ply& a, const ply& b) {
        return a.kind == b.kind && a.from == b.from && a.to == b.to && kind_of(a.piece) == kind_of(b.piece) &&
               kind_of(a.promotion) == kind_of(b.promotion);
    };
    const bool repeated = game_.plies[first.first].number == game_.plies[replaced.first].number &&
                          first.black != no_node && replaced.black != no_node && replaced.white != no_node &&
                          same(game_.plies[first.white], game_.plies[replaced.white]);
    return repeated ? replaced.black : replaced.white;
}

const char* tree_builder::innermost_variation() const {
    const open_line& line = lines_.back();
    return line.variation == no_node ? nullptr : text_.data() + game_.variations[line.variation].where.begin;
}

// result

void tree_builder::result(std::string_view text) {
    if (lines_.size() > 1)
        return; // in a variation it ends nothing
    append_number_alone();
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

bool tree_builder::next_number_follows(const char* here, const char* end) const {
    const auto is_margin = [](char c) { return c == ' ' || c == '\t' || c == '.'; };
    const char* const digits = std::find_if_not(here, end, is_margin);
    const node last = lines_.front().move;
    return last != no_node && leading_number({digits, end}) == game_.plies[last].number + 1U;
}

} // namespace ctlpgn::ctl_pgn
