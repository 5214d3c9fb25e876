// The part of the builder that is about comments and the references in them.
#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/reading/tree_builder_plies.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::ctl_pgn {

void tree_builder::begin_comment(const char* at) {
    player_sign_ = nullptr;
    record_builder::begin_comment(at);
}

void tree_builder::white_letter() {
    letter_ = spoken_of::white;
}

void tree_builder::black_letter() {
    letter_ = spoken_of::black;
}

void tree_builder::player_sign(const char* at) {
    player_sign_ = at;
}

void tree_builder::comment_player(std::string_view mark) {
    const std::uint32_t end = offset(mark.data() + mark.size());
    comment& read = open_comment();
    read.about = letter_;
    read.mark = {offset(player_sign_ != nullptr ? player_sign_ : mark.data()), end};
    read.text.begin = end;
}

void tree_builder::generated_comment_player(std::string_view mark) {
    open_comment().generated = true;
    comment_player(mark);
}

void tree_builder::next_part(std::string_view mark) {
    append_number_alone();
    record_builder::next_part(mark, letter_);
}

void tree_builder::end_comment(const char* end, bool closed) {
    append_number_alone();
    record_builder::end_comment(end, closed ? 1 : 0);
}

void tree_builder::comment_parts_move() {
    if (parting_annotation_ == no_node)
        parting_annotation_ = static_cast<node>(built().annotations.size() - part_count());
    parted_ply_ = innermost_line().last_ply;
}

bool tree_builder::variation_parts_move() const {
    const node last = innermost_line().last_ply;
    return last != no_node && built().plies[last].player == side::white && !number_waits_;
}

void tree_builder::take_variation_out_of_move() {
    parted_ply_ = innermost_line().last_ply;
    node first = built().plies[parted_ply_].first_annotation;
    while (first != no_node && built().annotations[first].kind() == annotation_kind::nag)
        first = built().annotations[first].next;
    parting_annotation_ = first;
}

// Like all annotations, they come after the move when it is written; comments are about the player before
// them.
void tree_builder::take_over_annotations() {
    const node first = std::exchange(parting_annotation_, no_node);
    const node before = parted_ply_;
    if (built().plies[before].next != last_ply_)
        return;
    const spoken_of player =
        built().plies[before].player == side::white ? spoken_of::white : spoken_of::black;
    for (node each = first; each != no_node; each = built().annotations[each].next) {
        if (built().annotations[each].kind() != annotation_kind::comment)
            continue;
        comment& moved = built().comments[built().annotations[each].index];
        if (moved.about == spoken_of::neither)
            moved.about = player;
    }
    if (first != no_node)
        move_annotations(first, before);
}

// references

void tree_builder::begin_reference() {
    reference_ = {};
    steps_.clear();
    step_move_ = 0;
    reference_too_large_ = false;
}

void tree_builder::reference_move(std::string_view digits) {
    begin_reference(); // an abandoned alternative may have left something
    reference_.number = number(digits);
}

void tree_builder::reference_player() {
    reference_.player = letter_;
}

void tree_builder::reference_catalan_player(char letter) {
    reference_.player = letter == 'W' ? spoken_of::white : spoken_of::black;
}

void tree_builder::step_move(std::string_view digits) {
    step_move_ = number(digits);
}

void tree_builder::step_label(std::string_view digits) {
    // In the older dialect the label is that of the referenced move: #14[2].
    const std::uint32_t at = step_move_ != 0 ? step_move_ : reference_.number;
    steps_.push_back({at, number(digits)});
    steps_end_ = digits.data() + digits.size();
}

void tree_builder::reference_hex() {
    reference_.location = take_hex();
}

void tree_builder::reference_piece(std::string_view written) {
    reference_.piece = find_symbol(written);
    const bool lower_case = written.size() == 1 && is_small_letter(written[0]);
    const bool black = lower_case || symbols[reference_.piece].style == symbol_style::black_figure;
    reference_.player = black ? spoken_of::black : spoken_of::white;
}

void tree_builder::reference_detail(char letter) {
    reference_.detail = letter;
}

void tree_builder::reference_nag(std::string_view digits) {
    const std::uint32_t nag = number(digits);
    reference_too_large_ = nag > largest_nag;
    if (reference_too_large_)
        report_overflow(digits);
    reference_.nag = static_cast<std::uint8_t>(nag);
}

void tree_builder::end_reference(reference_kind kind, std::string_view text) {
    if (reference_too_large_)
        return; // it stays text
    if (!steps_.empty() && steps_end_ > text.data() + text.size())
        steps_.clear(); // of a route that turned out to be text
    reference_.kind = kind;
    reference_.where = span_of(text);
    const bool labelled_without_route = kind == reference_kind::move && step_move_ == 0 && !steps_.empty();
    if (labelled_without_route && reference_.player == spoken_of::neither)
        reference_.kind = reference_kind::variation;
    if (reference_.kind == reference_kind::variation)
        reference_.number = steps_.front().number;
    if (kind == reference_kind::player)
        reference_.player = letter_;
    reference_.first_step = static_cast<std::uint32_t>(built().steps.size());
    reference_.step_count = static_cast<std::uint32_t>(steps_.size());
    if (!steps_.empty())
        built().steps.insert(built().steps.end(), steps_.begin(), steps_.end());
    built().references.push_back(reference_);
}

} // namespace ctlpgn::ctl_pgn
