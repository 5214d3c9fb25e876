// The part of the builder that is called for every move and ply, inline because that is faster.
#pragma once

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/next_number.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "notations/ctl_pgn/tree_builder.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::ctl_pgn {

namespace detail {

constexpr std::uint16_t clamped(std::uint32_t size) {
    return static_cast<std::uint16_t>(
        std::min<std::uint32_t>(size, std::numeric_limits<std::uint16_t>::max()));
}

} // namespace detail

inline std::uint32_t tree_builder::number(std::string_view digits) {
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

inline void tree_builder::move_number(std::string_view digits) {
    number_ = number(digits);
}

inline move& tree_builder::add_move(const char* at, std::uint32_t number) {
    move& added = game_.moves.emplace_back();
    added.begin = offset(at);
    added.number = number & largest_number;
    ply_ = &added.white;
    ply_unreadable_ = false;
    return added;
}

inline void tree_builder::begin_move(const char* at) {
    add_move(at, std::exchange(number_, 0)).number_unknown = std::exchange(number_unknown_, false);
    append_to_line();
}

// The move that was added last.
inline void tree_builder::append_to_line() {
    const auto index = static_cast<node>(game_.moves.size() - 1);
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

inline line_of_play& tree_builder::line_of(const open_line& of) {
    return of.variation == no_node ? game_.main_line : game_.variations[of.variation].line;
}

inline void tree_builder::mover(std::string_view written) {
    ply_->piece = find_symbol(written);
}

inline void tree_builder::origin() {
    ply_->kind = ply_kind::displaced;
    ply_->from = take_hex();
}

inline void tree_builder::capture(capture_kind kind) {
    ply_->capture = kind;
}

inline void tree_builder::captured(std::string_view written) {
    ply_->captured = find_symbol(written);
}

inline void tree_builder::destination() {
    ply_->to = take_hex();
    // '@' alone says either; how far the pawn goes tells which.
    if (ply_->capture == capture_kind::en_passant)
        ply_->capture = pawn_capture_kind(ply_->from, ply_->to);
}

inline void tree_builder::promotion(std::string_view written) {
    ply_->promotion = find_symbol(written);
}

inline void tree_builder::end_ply(side of, std::string_view text) {
    // Until its end every ply is taken for the first of its move.
    move& in = game_.moves.back();
    if (of == side::black && ply_ == &in.white) {
        in.black = in.white;
        in.white = ply{};
        ply_ = &in.black;
    }
    ply_->begin = offset(text.data());
    ply_->text_length = detail::clamped(static_cast<std::uint32_t>(text.size()));
    ply_->length = ply_->text_length;
    if (ply_unreadable_) {
        ply_->kind = text.empty() ? ply_kind::absent : ply_kind::unreadable;
        ply_unreadable_ = false;
    }
    last_ply_ = ply_;
    ply_ = &in.black;
}

inline void tree_builder::extend_ply(const char* end) {
    last_ply_->length = detail::clamped(offset(end) - last_ply_->begin);
}

inline void tree_builder::check(check_mark mark, const char* end) {
    ply& checking = *last_ply_;
    checking.check = mark;
    checking.plain = false;
    checking.text_length = detail::clamped(offset(end) - checking.begin);
    checking.length = checking.text_length;
    if (mark == check_mark::mate && lines_.size() == 1)
        over_ = true;
}

inline void tree_builder::begin_usual_move(std::string_view digits) {
    std::uint32_t number = 0; // of three digits at most, which always fit
    for (const char digit : digits)
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    add_move(digits.data(), number);
    in_usual_move_ = true;
}

inline void tree_builder::usual_origin(place from) {
    ply_->kind = ply_kind::displaced;
    ply_->capture = capture_kind::none; // one byte holds both
    ply_->from = from;
    remark_length_ = 0;
}

inline void tree_builder::usual_destination(place to) {
    ply_->to = to;
}

inline void tree_builder::usual_check() {
    ply_->check = check_mark::check;
}

inline void tree_builder::usual_rating(std::string_view written) {
    ply_->nag = find_rating(written);
    remark_length_ = static_cast<std::uint32_t>(written.size()) + 1;
}

inline void tree_builder::end_usual_ply(std::string_view text) {
    ply& read = *ply_;
    read.plain = true;
    read.begin = offset(text.data());
    read.length = static_cast<std::uint16_t>(text.size());
    read.text_length = static_cast<std::uint16_t>(text.size() - remark_length_);
    last_ply_ = ply_;
    ply_ = &game_.moves.back().black;
}

inline void tree_builder::end_usual_move() {
    append_to_line();
    in_usual_move_ = false;
}

inline void tree_builder::drop_usual_move() {
    if (!in_usual_move_)
        return;
    game_.moves.pop_back();
    in_usual_move_ = false;
}

} // namespace ctlpgn::ctl_pgn
