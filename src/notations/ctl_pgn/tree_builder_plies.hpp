// The part of the builder that is called for every move and ply, inline because that is faster.
#pragma once

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/tree_builder.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::ctl_pgn {

namespace detail {

inline constexpr std::uint32_t largest_number = 0x7fffffff;

// Of the fields of a tree that are as many bits.
inline constexpr std::uint8_t capture_bits = 0xf;
inline constexpr std::uint16_t check_bits = 0x7;
inline constexpr std::uint32_t annotation_bits = 0x3fffffff;

constexpr std::uint16_t clamped(std::uint32_t size) {
    return static_cast<std::uint16_t>(
        std::min<std::uint32_t>(size, std::numeric_limits<std::uint16_t>::max()));
}

} // namespace detail

inline std::uint32_t tree_builder::number(std::string_view digits) {
    std::uint64_t value = 0;
    for (const char digit : digits) {
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value > detail::largest_number) {
            if (overflowing_number_.empty())
                overflowing_number_ = digits;
            return detail::largest_number;
        }
    }
    return static_cast<std::uint32_t>(value);
}

inline void tree_builder::move_number(std::string_view digits) {
    number_ = number(digits);
}

inline void tree_builder::add_spare() {
    game_.plies.emplace_back();
}

inline void tree_builder::begin_move(const char* at) {
    append_number_alone();
    ply& first = spare();
    first.number = std::exchange(number_, 0) & detail::largest_number;
    first.number_unknown = std::exchange(number_unknown_, false);
    first.number_begin = offset(at);
    number_waits_ = true;
    ply_unreadable_ = false;
    if (lines_.size() == 1) {
        over_ = false;
        result_read_ = false;
    }
}

inline void tree_builder::append_number_alone() {
    if (number_waits_) [[unlikely]]
        append_missing_ply();
}

inline void tree_builder::append_to_line(node added, bool begins_move) {
    open_line& line = lines_.back();
    if (line.last_ply == no_node)
        line_of(line).first_ply = added;
    else
        game_.plies[line.last_ply].next = added;
    if (begins_move)
        line.move = added;
    line.last_ply = added;
    line.last_annotation = no_node;
}

inline line_of_play& tree_builder::line_of(const open_line& of) {
    return of.variation == no_node ? game_.main_line : game_.variations[of.variation].line;
}

inline void tree_builder::mover(std::string_view written) {
    spare().piece = find_symbol(written);
}

inline void tree_builder::origin() {
    spare().kind = ply_kind::displaced;
    spare().from = take_hex();
}

inline void tree_builder::capture(capture_kind kind) {
    spare().capture = static_cast<std::uint8_t>(kind) & detail::capture_bits;
}

inline void tree_builder::captured(std::string_view written) {
    spare().captured = find_symbol(written);
}

inline void tree_builder::destination() {
    ply& moving = spare();
    moving.to = take_hex();
    // '@' alone says either; how far the pawn goes tells which.
    if (capture_of(moving) == capture_kind::en_passant)
        capture(pawn_capture_kind(moving.from, moving.to));
}

inline void tree_builder::promotion(std::string_view written) {
    spare().promotion = find_symbol(written);
}

inline void tree_builder::end_ply(side by, std::string_view text) {
    if (text.empty()) [[unlikely]] {
        forget_ply();
        return;
    }
    ply& read = spare();
    read.begin = offset(text.data());
    read.text_length = detail::clamped(static_cast<std::uint32_t>(text.size()));
    read.length = read.text_length;
    read.by = by;
    if (!number_waits_)
        read.number_begin = read.begin;
    const bool is_nowhere =
        read.to == no_place || (read.kind == ply_kind::displaced && read.from == no_place);
    if (std::exchange(ply_unreadable_, false) || is_nowhere)
        read.kind = ply_kind::unreadable;
    last_ply_ = static_cast<node>(game_.plies.size() - 1);
    append_to_line(last_ply_, std::exchange(number_waits_, false));
    add_spare();
}

inline void tree_builder::extend_ply(const char* end) {
    ply& extended = game_.plies[last_ply_];
    extended.length = detail::clamped(offset(end) - extended.begin);
}

inline void tree_builder::check(check_mark mark, const char* end) {
    if (mark == check_mark::mate && lines_.size() == 1)
        over_ = true;
    if (last_ply_ == no_node)
        return;
    ply& checking = game_.plies[last_ply_];
    checking.check = static_cast<std::uint16_t>(mark) & detail::check_bits;
    checking.plain = 0;
    checking.text_length = detail::clamped(offset(end) - checking.begin);
    checking.length = checking.text_length;
}

// To the ply before it in its own line of play; before the first one to the line, after the result to the
// game.
inline void tree_builder::annotate(annotation_kind kind, std::uint32_t index) {
    append_number_alone();
    const auto added = static_cast<node>(game_.annotations.size());
    annotation& made = game_.annotations.emplace_back();
    made.index = index & detail::annotation_bits;
    made.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
    open_line& line = lines_.back();
    const bool closing = result_read_ && lines_.size() == 1;
    node& last = closing ? last_closing_annotation_ : line.last_annotation;
    if (last != no_node)
        game_.annotations[last].next = added;
    else if (closing)
        game_.first_closing_annotation = added;
    else if (line.last_ply != no_node)
        game_.plies[line.last_ply].first_annotation = added;
    else
        line_of(line).first_annotation = added;
    last = added;
}

inline void tree_builder::begin_usual_move(std::string_view digits) {
    std::uint32_t number = 0; // of three digits at most, which always fit
    for (const char digit : digits)
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    append_number_alone();
    usual_move_ = game_.plies.size() - 1;
    usual_annotations_ = game_.annotations.size();
    spare().number = number & detail::largest_number;
    spare().number_begin = offset(digits.data());
    in_usual_move_ = true;
}

inline void tree_builder::usual_origin(place from) {
    ply& read = spare();
    read.kind = ply_kind::displaced;
    read.from = from;
    remark_length_ = 0;
}

inline void tree_builder::usual_destination(place to) {
    spare().to = to;
}

inline void tree_builder::usual_check() {
    spare().check = static_cast<std::uint16_t>(check_mark::check);
}

inline void tree_builder::usual_rating(std::string_view written) {
    annotation& made = game_.annotations.emplace_back();
    made.index = find_rating(written);
    made.kind_bits = static_cast<std::uint32_t>(annotation_kind::nag);
    spare().first_annotation = static_cast<node>(game_.annotations.size() - 1);
    remark_length_ = static_cast<std::uint32_t>(written.size()) + 1;
}

inline void tree_builder::end_usual_ply(std::string_view text) {
    ply& read = spare();
    read.plain = 1;
    read.begin = offset(text.data());
    read.length = static_cast<std::uint16_t>(text.size());
    read.text_length = static_cast<std::uint16_t>(text.size() - remark_length_);
    add_spare();
}

inline void tree_builder::end_usual_move() {
    in_usual_move_ = false;
    const auto white = static_cast<node>(usual_move_);
    const node black = white + 1;
    game_.plies[white].next = black;
    game_.plies[black].by = side::black;
    game_.plies[black].number_begin = game_.plies[black].begin;
    append_to_line(white, true);
    open_line& line = lines_.back();
    line.last_ply = last_ply_ = black;
    line.last_annotation = game_.plies[black].first_annotation;
    if (lines_.size() == 1) {
        over_ = false;
        result_read_ = false;
    }
}

inline void tree_builder::drop_usual_move() {
    if (!in_usual_move_)
        return;
    in_usual_move_ = false;
    game_.plies.resize(usual_move_ + 1);
    spare() = ply();
    game_.annotations.resize(usual_annotations_);
}

} // namespace ctlpgn::ctl_pgn
