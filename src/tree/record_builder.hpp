// Builds the common part of all records of games, in the order of the text: tags, lines of play, variations,
// comments. The builder of a notation is derived from it and adds plies, results and references.
//
// Parser actions are one-line calls into such a class. Pointers are into the text of the game.
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/number_value.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

namespace ctlpgn {

class record_builder {
  public:
    // Tags
    void begin_tag(const char* at);
    void tag_name(std::string_view name, std::uint8_t own = 0); // tag::own
    void tag_value(std::string_view value);
    void tag_value_goes_on_to(const char* end);
    void tag_has_escape();
    void tag_is_unreadable(); // it does not get into the tree
    void end_tag(const char* end);
    void drop_tags_beyond(std::size_t count);

    // Variations
    void label(std::string_view digits);
    void end_label(std::string_view text); // with its brackets, perhaps with spaces after it
    void variation_is_skipped();           // the next end of one belongs to none that was begun
    [[nodiscard]] const char* innermost_variation() const; // where it begins; null in the main line

    // Comments. A comment may have several parts, which are separate comments and share their place.
    void begin_comment(const char* at);
    void comment_is_generated(const char* text);
    void next_part(std::string_view mark, spoken_of asked);
    void end_comment(const char* end, std::size_t closing_bytes); // the bytes at its end that close it
    [[nodiscard]] const char* comment_begin() const { return comment_begin_; }

    // Hidden lines. Reading may go back before one and come to it again; it counts once.
    void hidden_line(std::string_view line); // without its line end
    // Hidden lines before this call come before tags; after the last tag, and from here on, they are
    // annotations.
    void end_header();

    // The first number that is larger than the tree can hold; empty if there is none.
    [[nodiscard]] std::string_view overflowing_number() const { return overflowing_number_; }

  protected:
    // A line of play that is being read.
    struct open_line {
        node variation = no_node; // no_node: the main line
        node move = no_node;      // the first ply of the move that was read last
        node last_ply = no_node;
        node last_annotation = no_node; // of that ply, or else of the line
    };

    record_builder(game& record, std::string_view text);

    [[nodiscard]] std::uint32_t offset(const char* at) const {
        return static_cast<std::uint32_t>(at - text_.data());
    }
    [[nodiscard]] span span_of(std::string_view part) const {
        return {offset(part.data()), offset(part.data() + part.size())};
    }
    // A larger one than the tree can hold becomes the largest.
    std::uint32_t number(std::string_view digits) { return number(digits, digits); }
    // The same for digits that are written in another way.
    std::uint32_t number(std::string_view digits, std::string_view written);

    // Remembers the first of the numbers that are too large.
    void report_overflow(std::string_view digits) {
        if (overflowing_number_.empty())
            overflowing_number_ = digits;
    }

    [[nodiscard]] game& built() { return game_; }
    [[nodiscard]] const game& built() const { return game_; }
    [[nodiscard]] std::string_view text() const { return text_; }

    [[nodiscard]] bool in_main_line() const { return lines_.size() == 1; }
    [[nodiscard]] open_line& innermost_line() { return lines_.back(); }
    [[nodiscard]] const open_line& innermost_line() const { return lines_.back(); }
    [[nodiscard]] const open_line& main_line() const { return lines_.front(); }
    line_of_play& line_of(const open_line& asked);
    void append_to_line(node added, bool begins_move);

    // The ply that is being read: the last of the array, and not yet in any line. Plies are written in their
    // final place.
    [[nodiscard]] ply& spare() { return *spare_; }
    void add_spare() { add_spare(nothing_yet); }
    void add_spare(const ply& fresh) { spare_ = &game_.plies.emplace_back(fresh); }
    void drop_spare() {
        game_.plies.pop_back();
        spare_ = &game_.plies.back();
    }
    [[nodiscard]] node spare_node() const { return static_cast<node>(spare_ - game_.plies.data()); }

    // Annotates the preceding ply in its own line of play; before the first ply the line, after the result
    // the game.
    void annotate(annotation_kind kind, std::uint32_t index);

    // Moves that annotation and those after it from a ply to the one that was read last in the same line.
    void move_annotations(node first, node begin);
    // Of the comment that was read last.
    [[nodiscard]] std::size_t part_count() const { return game_.comments.size() - first_part_; }

    void begin_variation(const char* at);
    // The same for a variation that annotates nothing yet, since later text decides where it belongs.
    void begin_variation_apart(const char* at);
    // The variation that has ended; null if it was one that was skipped. Its line is no longer open.
    variation* end_variation(const char* end);

    [[nodiscard]] comment& open_comment() { return comment_; }

    // A comment that has one part and refers to nothing, as all have in most notations: first its beginning,
    // and then all of it. The signs that open and close it may be missing.
    void begin_lone_comment(const char* at) { comment_begin_ = at; }
    comment& end_lone_comment(const char* end, std::size_t closing_bytes, std::size_t opening_bytes = 1);

    // Annotations of the main line are closing ones from here on, or no longer.
    void set_closing(bool closing) { closing_ = closing; }

    static constexpr ply nothing_yet{}; // copying is faster than constructing

    static constexpr std::uint16_t clamped(std::uint32_t size) {
        return static_cast<std::uint16_t>(
            std::min<std::uint32_t>(size, std::numeric_limits<std::uint16_t>::max()));
    }

  private:
    // Annotates a comment with that text, without the spaces around it.
    comment& add_comment(const char* text_begin, const char* text_end);
    void push_comment(const char* text_end);

    game& game_;
    std::string_view text_;
    std::vector<open_line> lines_;
    ply* spare_ = nullptr;

    tag tag_;
    bool tag_unreadable_ = false;
    bool variation_skipped_ = false;
    bool closing_ = false;
    bool in_header_ = true;
    std::string_view overflowing_number_;

    comment comment_;
    const char* comment_begin_ = nullptr;
    node first_part_ = no_node;
    node last_closing_annotation_ = no_node;
};

// What is called for every move and ply is inline because that is faster.

inline std::uint32_t record_builder::number(std::string_view digits, std::string_view written) {
    const std::uint64_t value = value_of_number(digits);
    if (value <= largest_number)
        return static_cast<std::uint32_t>(value);
    report_overflow(written);
    return largest_number;
}

inline line_of_play& record_builder::line_of(const open_line& asked) {
    return asked.variation == no_node ? game_.main_line : game_.variations[asked.variation].line;
}

inline void record_builder::append_to_line(node added, bool begins_move) {
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

inline void record_builder::annotate(annotation_kind kind, std::uint32_t index) {
    const auto added = static_cast<node>(game_.annotations.size());
    game_.annotations.push_back(
        {.index = index & largest_annotation_index, .kind_bits = static_cast<std::uint32_t>(kind) & 3U});
    open_line& line = lines_.back();
    const bool closing = closing_ && lines_.size() == 1;
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

inline comment& record_builder::add_comment(const char* begin, const char* end) {
    constexpr auto is_space = [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; };
    while (end > begin && is_space(end[-1]))
        --end;
    while (begin < end && is_space(*begin))
        ++begin;
    const auto index = static_cast<node>(game_.comments.size());
    comment& added = game_.comments.emplace_back();
    added.text.begin = offset(begin);
    added.text.end = std::max(offset(end), added.text.begin);
    annotate(annotation_kind::comment, index);
    return added;
}

inline comment& record_builder::end_lone_comment(const char* end, std::size_t closing_bytes,
                                                 std::size_t opening_bytes) {
    comment& added = add_comment(comment_begin_ + opening_bytes, end - closing_bytes);
    added.where = {offset(comment_begin_), offset(end)};
    return added;
}

} // namespace ctlpgn
