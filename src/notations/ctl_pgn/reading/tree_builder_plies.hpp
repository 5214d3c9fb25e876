// The part of the builder that is called for every move and ply, inline for speed.
#pragma once

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/reading/tree_builder.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::ctl_pgn {

namespace detail {

// The same numbers of bits as the fields of a tree.
inline constexpr std::uint8_t capture_bits = 0xf;
inline constexpr std::uint16_t check_bits = 0x7;

} // namespace detail

// The mark of an abandoned number does not belong to this one.
inline void tree_builder::move_number(std::string_view digits) {
    digits_ = digits;
    number_unknown_ = false;
}

inline void tree_builder::begin_move(const char* at) {
    append_number_alone();
    ply& first = spare();
    first.number = number(std::exchange(digits_, {})) & largest_number;
    first.number_unknown = std::exchange(number_unknown_, false);
    first.number_begin = offset(at);
    number_waits_ = true;
    ply_unreadable_ = false;
    if (in_main_line()) {
        over_ = false;
        set_closing(false);
    }
}

// An abandoned number does not count.
inline void tree_builder::begin_unnumbered_move(const char* at) {
    digits_ = {};
    number_unknown_ = false;
    begin_move(at);
}

inline void tree_builder::append_number_alone() {
    if (number_waits_) [[unlikely]]
        append_missing_ply();
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
    // '@' means either; the distance of the pawn's step shows which.
    if (capture_of(moving) == capture_kind::en_passant)
        capture(pawn_capture_kind(moving.from, moving.to));
}

inline void tree_builder::promotion(std::string_view written) {
    spare().promotion = find_symbol(written);
}

inline void tree_builder::end_ply(side player, std::string_view text) {
    if (text.empty()) [[unlikely]] {
        forget_ply();
        return;
    }
    ply& read = spare();
    read.begin = offset(text.data());
    read.text_length = clamped(static_cast<std::uint32_t>(text.size()));
    read.length = read.text_length;
    read.player = player;
    if (!number_waits_)
        read.number_begin = read.begin;
    const bool is_nowhere =
        read.to == no_place || (read.kind == ply_kind::displaced && read.from == no_place);
    if (std::exchange(ply_unreadable_, false) || is_nowhere)
        read.kind = ply_kind::unreadable;
    last_ply_ = spare_node();
    append_to_line(last_ply_, std::exchange(number_waits_, false));
    add_spare();
    if (parting_annotation_ != no_node) [[unlikely]]
        take_over_annotations();
}

inline void tree_builder::extend_ply(const char* end) {
    ply& extended = built().plies[last_ply_];
    extended.length = clamped(offset(end) - extended.begin);
}

inline void tree_builder::check(check_mark mark, const char* end) {
    if (mark == check_mark::mate && in_main_line())
        over_ = true;
    if (last_ply_ == no_node)
        return;
    ply& checking = built().plies[last_ply_];
    checking.check = static_cast<std::uint16_t>(mark) & detail::check_bits;
    checking.plain = 0;
    checking.text_length = clamped(offset(end) - checking.begin);
    checking.length = checking.text_length;
}

inline void tree_builder::annotate(annotation_kind kind, std::uint32_t index) {
    append_number_alone();
    record_builder::annotate(kind, index);
}

// While a usual move is read, its plies are plain, and no other ply outside a line is.
inline void tree_builder::begin_usual_move(std::string_view digits) {
    std::uint32_t number = 0; // of three digits at most, which always fit
    for (const char digit : digits)
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    append_number_alone();
    spare() = ply{.number = number & largest_number,
                  .number_begin = offset(digits.data()),
                  .kind = ply_kind::displaced,
                  .plain = 1};
}

inline void tree_builder::usual_origin(place from) {
    spare().from = from;
    remark_length_ = 0;
}

inline void tree_builder::usual_destination(place to) {
    spare().to = to;
}

inline void tree_builder::usual_check() {
    spare().check = static_cast<std::uint16_t>(check_mark::check);
}

inline void tree_builder::usual_rating(std::string_view written) {
    spare().first_annotation = static_cast<node>(built().annotations.size());
    annotation& made = built().annotations.emplace_back();
    made.index = find_rating(written);
    made.kind_bits = static_cast<std::uint32_t>(annotation_kind::nag);
    remark_length_ = static_cast<std::uint32_t>(written.size()) + 1;
}

inline void tree_builder::end_usual_ply(std::string_view text) {
    ply& read = spare();
    read.begin = offset(text.data());
    read.length = static_cast<std::uint16_t>(text.size());
    read.text_length = static_cast<std::uint16_t>(text.size() - remark_length_);
}

inline void tree_builder::begin_usual_black_ply() {
    static constexpr ply unread{.kind = ply_kind::displaced, .player = side::black, .plain = 1};
    add_spare(unread);
}

inline void tree_builder::end_usual_move() {
    const node black = spare_node();
    ply& read = spare();
    read.number_begin = read.begin;
    (&read)[-1].next = black;
    append_to_line(black - 1, true);
    open_line& line = innermost_line();
    line.last_ply = last_ply_ = black;
    line.last_annotation = read.first_annotation;
    add_spare();
    if (in_main_line()) {
        over_ = false;
        set_closing(false);
    }
}

inline void tree_builder::drop_usual_move() {
    if (spare().plain == 0)
        return;
    node first_annotation = spare().first_annotation;
    if (spare().player == side::black) {
        drop_spare();
        first_annotation = std::min(first_annotation, spare().first_annotation); // none is the largest value
    }
    if (first_annotation != no_node)
        built().annotations.resize(first_annotation);
    spare() = ply();
}

} // namespace ctlpgn::ctl_pgn
