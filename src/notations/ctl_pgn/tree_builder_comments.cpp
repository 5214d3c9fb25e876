// The part of the builder that is about comments and the references in them.
#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/tree_builder_plies.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

} // namespace

void tree_builder::begin_comment(const char* at) {
    comment_begin_ = at;
    player_sign_ = nullptr;
    first_part_ = static_cast<node>(game_.comments.size());
    comment_ = {};
    comment_.text.begin = offset(at + 1);
    comment_.first_reference = static_cast<node>(game_.references.size());
}

void tree_builder::comment_is_generated(const char* text) {
    comment_.generated = true;
    comment_.text.begin = offset(text);
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
    comment_.about = letter_;
    comment_.mark = {offset(player_sign_ != nullptr ? player_sign_ : mark.data()), end};
    comment_.text.begin = end;
}

void tree_builder::generated_comment_player(std::string_view mark) {
    comment_.generated = true;
    comment_player(mark);
}

void tree_builder::next_part(std::string_view mark) {
    const bool generated = comment_.generated;
    push_comment(mark.data());
    comment_ = {};
    comment_.generated = generated;
    comment_.about = letter_;
    comment_.mark = span_of(mark);
    comment_.text.begin = offset(mark.data() + mark.size());
    comment_.first_reference = static_cast<node>(game_.references.size());
}

void tree_builder::end_comment(const char* end, bool closed) {
    push_comment(closed ? end - 1 : end);
    for (node part = first_part_; part != game_.comments.size(); ++part)
        game_.comments[part].where = {offset(comment_begin_), offset(end)};
}

const char* tree_builder::comment_begin() const {
    return comment_begin_;
}

void tree_builder::push_comment(const char* text_end) {
    comment_.text.end = std::max(offset(text_end), comment_.text.begin);
    while (!comment_.text.empty() && is_blank(text_[comment_.text.end - 1]))
        --comment_.text.end;
    while (!comment_.text.empty() && is_blank(text_[comment_.text.begin]))
        ++comment_.text.begin;
    comment_.reference_count = static_cast<std::uint32_t>(game_.references.size()) - comment_.first_reference;
    if (comment_.reference_count == 0)
        comment_.first_reference = no_node;
    const node index = static_cast<node>(game_.comments.size());
    game_.comments.push_back(comment_);
    annotate(annotation_kind::comment, index);
}

// references

void tree_builder::begin_reference() {
    reference_ = {};
    steps_.clear();
    step_move_ = 0;
    reference_too_large_ = false;
}

void tree_builder::reference_move(std::string_view digits) {
    begin_reference(); // an alternative that was given up may have left something
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
    // The older dialect labels the referenced move itself: #14[2].
    const std::uint32_t at = step_move_ != 0 ? step_move_ : reference_.number;
    steps_.push_back({at, number(digits)});
    steps_end_ = digits.data() + digits.size();
}

void tree_builder::reference_hex() {
    reference_.at = take_hex();
}

void tree_builder::reference_piece(std::string_view written) {
    reference_.piece = find_symbol(written);
    const bool lower_case = written.size() == 1 && written[0] >= 'a' && written[0] <= 'z';
    const bool black = lower_case || symbols[reference_.piece].style == symbol_style::black_figure;
    reference_.player = black ? spoken_of::black : spoken_of::white;
}

void tree_builder::reference_detail(char letter) {
    reference_.detail = letter;
}

void tree_builder::reference_nag(std::string_view digits) {
    const std::uint32_t nag = number(digits);
    reference_too_large_ = nag > largest_nag;
    if (reference_too_large_ && overflowing_number_.empty())
        overflowing_number_ = digits;
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
    if (labelled_without_route && reference_.player == spoken_of::nobody)
        reference_.kind = reference_kind::variation;
    if (reference_.kind == reference_kind::variation)
        reference_.number = steps_.front().number;
    if (kind == reference_kind::player)
        reference_.player = letter_;
    reference_.first_step = static_cast<std::uint32_t>(game_.steps.size());
    reference_.step_count = static_cast<std::uint32_t>(steps_.size());
    if (!steps_.empty())
        game_.steps.insert(game_.steps.end(), steps_.begin(), steps_.end());
    game_.references.push_back(reference_);
}

} // namespace ctlpgn::ctl_pgn
