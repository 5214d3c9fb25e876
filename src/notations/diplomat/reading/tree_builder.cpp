#include "notations/diplomat/reading/tree_builder.hpp"

#include "games/diplomat/movement.hpp"
#include "notations/diplomat/words.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "tree/numbered_replies.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace ctlpgn::diplomat {

tree_builder::tree_builder(game& record, std::string_view text) : record_builder(record, text), moves_(1) {
    add_spare();
}

// moves

void tree_builder::end_number() {
    number_ = number(narrowed(digits_), digits_);
    number_begin_ = digits_.data();
}

void tree_builder::no_number() {
    number_ = 0;
    number_begin_ = nullptr;
}

bool tree_builder::is_next_number(std::string_view digits) const {
    return digits == std::to_string(moves_.back().number + 1);
}

// Any number may come before the first ply of a line.
bool tree_builder::is_due_number(std::string_view digits) const {
    const last_move& move = moves_.back();
    const bool begins = move.white == no_node && move.black == no_node;
    return begins || digits == std::to_string(move.number) || is_next_number(digits);
}

bool tree_builder::is_slanted(std::string_view sign) const {
    if (slant_ == no_offset)
        return false;
    const std::uint32_t at = offset(sign.data());
    return slant_ < at && built().raw({slant_ + 1, at}).find_first_of("*\n\r") == std::string_view::npos;
}

const char* tree_builder::take_number() {
    number_ = 0;
    return std::exchange(number_begin_, nullptr);
}

// plies

bool tree_builder::goes_so(std::string_view cells) {
    const std::string_view origin = cells.substr(is_capital(cells.front()) ? 1 : 0, 2);
    const std::string_view target = cells.substr(cells.size() - 2);
    const piece_kind kind = origin.data() == cells.data() ? piece_kind::pawn : find_kind(cells.substr(0, 1));
    if (kind == piece_kind::pawn)
        return origin.front() == target.front();
    position alone;
    alone.put(find_cell(origin), {side::white, kind});
    return moves_of(alone, find_cell(origin), reading::wide).contains(find_cell(target));
}

void tree_builder::begin_ply() {
    spare() = ctlpgn::ply();
    spare().kind = ctlpgn::ply_kind::displaced;
    rating_ = 0;
    suborns_ = false;
    unreadable_ = false;
}

void tree_builder::mover(std::string_view letter) {
    spare().piece = symbol_of(find_kind(narrowed(letter)));
    unreadable_ = spare().piece == no_symbol;
}

void tree_builder::origin(std::string_view text) {
    std::string name = narrowed(text);
    name.front() = small_letter(name.front());
    const cell from = find_cell(name);
    if (from)
        spare().from = place_of(from);
    else if (name.size() == 1)
        spare().own = static_cast<std::uint16_t>(name.front() - 'a' + 1) & origin_radius_mask;
    else
        unreadable_ = true;
}

void tree_builder::capture() {
    spare().capture = ordinary_capture;
}

void tree_builder::target(std::string_view text) {
    std::string small = narrowed(text);
    if (!small.empty())
        small.front() = small_letter(small.front());
    spare().to = place_of(find_cell(small));
}

void tree_builder::apart_target(std::string_view text) {
    const std::string spaced = narrowed(text);
    const std::array name{spaced.front(), spaced.back()};
    target({name.data(), name.size()});
}

void tree_builder::suborned_by(ctlpgn::side colour) {
    suborns_ = true;
    colour_ = colour;
}

void tree_builder::promotion(std::string_view text) {
    spare().promotion = symbol_of(find_kind(text));
}

void tree_builder::check(std::uint8_t sign) {
    spare().check = sign & 7U;
}

void tree_builder::end_body(std::string_view text) {
    spare().begin = offset(text.data());
    spare().text_length = clamped(static_cast<std::uint32_t>(text.size()));
}

void tree_builder::rating(std::string_view glyph) {
    rating_ = static_cast<std::uint32_t>(std::ranges::find(words.glyphs, glyph) - words.glyphs.begin());
}

void tree_builder::end_ply(ctlpgn::side player, std::string_view text) {
    ctlpgn::ply& read = spare();
    read.length = clamped(static_cast<std::uint32_t>(text.size()));
    read.player = player;
    read.number = std::exchange(number_, 0) & largest_number;
    const char* const begin = std::exchange(number_begin_, nullptr);
    read.number_begin = begin != nullptr ? offset(begin) : read.begin;
    if (suborns_) {
        read.capture = suborned;
        if (read.piece == no_symbol)
            read.piece = symbol_of(piece_kind::diplomat);
        if (colour_ != player)
            read.own |= for_opponent_mark;
    } else if (read.piece == no_symbol) {
        read.piece = symbol_of(piece_kind::pawn);
    }
    if (unreadable_ || read.to == no_place)
        read.kind = ctlpgn::ply_kind::unreadable;

    last_move& move = moves_.back();
    const bool goes_on = player == ctlpgn::side::black && move.black == no_node &&
                         (read.number == 0 || read.number == move.number);
    if (goes_on)
        give_early_variations(spare_node());
    forget_early_variations();
    if (!goes_on)
        move = {.number = read.number != 0 ? read.number : move.number + 1};
    (player == ctlpgn::side::white ? move.white : move.black) = spare_node();
    append_to_line(spare_node(), !goes_on || read.number != 0);
    give_to_black(numbered_reply_before(built(), spare_node()));
    add_spare();
    if (rating_ != 0)
        annotate(annotation_kind::nag, std::exchange(rating_, 0));
}

void tree_builder::give_to_black(node reply) {
    if (reply == no_node)
        return;
    ctlpgn::ply& given = built().plies[reply];
    given.player = ctlpgn::side::black;
    if (given.capture == suborned)
        given.own ^= for_opponent_mark;
}

void tree_builder::lost_ply(ctlpgn::side player, std::string_view text) {
    begin_ply();
    unreadable_ = true;
    end_body(text);
    end_ply(player, text);
}

void tree_builder::nag(std::string_view digits) {
    annotate(annotation_kind::nag, number(digits));
    extend_ply(digits.data() + digits.size());
}

// After a comment, which the ply does not include.
void tree_builder::late_nag(std::string_view digits) {
    annotate(annotation_kind::nag, number(digits));
}

bool tree_builder::has_ply() const {
    return innermost_line().last_ply != no_node;
}

void tree_builder::extend_ply(const char* end) {
    ctlpgn::ply& extended = built().plies[innermost_line().last_ply];
    extended.length = clamped(offset(end) - extended.begin);
}

// In a variation that begins without a number, the side of the ply that it replaces.
ctlpgn::side tree_builder::next_side() const {
    const last_move& move = moves_.back();
    if (move.black != no_node)
        return ctlpgn::side::white;
    return move.white != no_node ? ctlpgn::side::black : ctlpgn::side::white;
}

// variations

void tree_builder::begin_variation(const char* at) {
    record_builder::begin_variation(at);
    moves_.emplace_back();
}

void tree_builder::end_variation(const char* end) {
    if (variation* const ended = record_builder::end_variation(end)) {
        forget_early_variations();
        moves_.pop_back();
        give_to_black(lone_reply(*ended));
        ended->replaces = replaced_by(*ended);
        const node first = ended->line.first_ply;
        if (ended->replaces == no_node && first != no_node &&
            built().plies[first].player == ctlpgn::side::black && moves_.back().white != no_node &&
            (built().plies[first].number == 0 || built().plies[first].number == moves_.back().number))
            early_.push_back({moves_.size(), static_cast<node>(ended - built().variations.data())});
    }
}

void tree_builder::give_early_variations(node replaced) {
    for (const early_variation& each : early_)
        if (each.depth == moves_.size())
            built().variations[each.at].replaces = replaced;
}

// Of the move that is over, and of those in it.
void tree_builder::forget_early_variations() {
    while (!early_.empty() && early_.back().depth >= moves_.size())
        early_.pop_back();
}

// The first ply of a variation, without a number and alone in its move: 1. d3, k3 (l3). It replaces the
// one before the variation.
node tree_builder::lone_reply(const variation& asked) const {
    const node first = asked.line.first_ply;
    if (first == no_node || moves_.back().black == no_node)
        return no_node;
    const ctlpgn::ply& begun = built().plies[first];
    const bool is_alone = begun.next == no_node || built().plies[begun.next].player == ctlpgn::side::white;
    return begun.number == 0 && begun.player == ctlpgn::side::white && is_alone ? first : no_node;
}

// The ply of the same side in the move that the variation comes after, unless its number is another.
node tree_builder::replaced_by(const variation& asked) const {
    if (asked.line.first_ply == no_node)
        return no_node;
    const last_move& move = moves_.back();
    const ctlpgn::ply& first = built().plies[asked.line.first_ply];
    if (first.number != 0 && first.number != move.number)
        return no_node;
    return first.player == ctlpgn::side::white ? move.white : move.black;
}

// comments and the result

void tree_builder::end_comment(std::string_view text) {
    record_builder::end_comment(text.data() + text.size(), text.ends_with('}') ? 1 : 0);
}

void tree_builder::end_line_comment(std::string_view text) {
    record_builder::end_comment(text.data() + text.size(), 0);
}

void tree_builder::result(std::uint8_t which) {
    result_ = which;
}

void tree_builder::odd_result(std::string_view text) {
    result_ = find_result(narrowed(text));
}

void tree_builder::end_result(std::string_view text) {
    if (!in_main_line())
        return; // in a variation it ends nothing
    built().result = result_;
    built().result_where = span_of(text);
    set_closing(true);
}

std::string_view tree_builder::result_does_not_end() {
    set_closing(false);
    return built().raw(built().result_where);
}

void tree_builder::finish() {
    built().plies.pop_back();
    give_to_black(numbered_reply_at_end(built()));
}

} // namespace ctlpgn::diplomat
