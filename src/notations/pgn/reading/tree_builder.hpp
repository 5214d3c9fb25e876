// Builds the tree of a game of PGN from the parts that the grammar recognises, in the order of the text.
//
// Parser actions (actions.hpp) are one-line calls into this class. Views are into the text of the game. The
// next attempt overwrites everything that an abandoned one leaves.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/comments/cut_comments.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/record_builder.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pgn {

class tree_builder : public record_builder {
  public:
    tree_builder(game& record, std::string_view text);

    // Tags
    void open_tag(std::string_view at);
    void tag_name(std::string_view name) { record_builder::tag_name(name, own_of_tag(name)); }
    [[nodiscard]] const char* tag_begin() const { return tag_begin_; }
    void open_tag_value(std::string_view value); // that nothing closes
    void tag_value_goes_on(std::string_view more) { tag_value_goes_on_to(more.data() + more.size()); }
    void end_tag(std::string_view whole) { record_builder::end_tag(whole.data() + whole.size()); }

    // Moves
    void move_number(std::string_view written);  // with dots
    void is_no_number(std::string_view written); // though it begins like one: 0.32/12
    void piece_letter(std::string_view letter);
    void figurine(std::string_view written);
    void foreign_piece(std::string_view letter);
    void pawn_file(std::string_view file);
    void pawn_file_apart(std::string_view file);
    void from_file(std::string_view file);
    void from_rank(std::string_view rank);
    void from_square(std::string_view square);
    void two_squares(std::string_view text);
    void long_move() { spare().own |= long_mark; }
    void capture() { spare().capture = capture_ordinary; }
    void target(std::string_view square);
    void pawn_target(std::string_view square);
    void short_target(std::string_view file);
    void split_target(std::string_view square); // with spaces in it
    void split_pawn_target(std::string_view square);
    void promoted(std::string_view letter);
    void piece_word(std::string_view written);
    void foreign_promoted(std::string_view letter);
    void promoted_figurine(std::string_view written);
    void castling(place wing);
    void null_move();
    void drop(std::string_view written);
    void unknown_word() { restart(unsaid_piece); } // its text alone is known
    void mark(std::string_view written);
    void suffix(std::string_view written);
    void second_glyph(std::string_view written);
    void ply_is_unreadable() { rare_.unreadable = rare_.any = true; }
    void end_usual_ply(std::string_view whole);
    void end_other_ply(std::string_view whole);
    void end_odd_ply(std::string_view whole);
    void unreadable_ply(std::string_view whole);
    void end_split_ply(std::string_view whole);

    // Parts after a ply, with a space before them
    void nag(std::string_view written); // with the dollar sign
    void glyph(std::string_view written);
    // Annotations before their ply, or after the result.
    void leading_suffix(std::string_view written);
    void late_nag(std::string_view written);
    void late_mark(std::string_view written);

    // Variations
    void begin_variation(std::string_view at);
    void end_variation(std::string_view whole);

    // Comments
    void begin_comment(std::string_view at) { begin_lone_comment(at.data()); }
    void end_comment(std::string_view whole, bool closed);
    void unopened_comment(std::string_view whole); // with its closing brace

    void result(std::string_view written);

    // Pieces have letters that are not English, or P, which may be a pawn's.
    [[nodiscard]] bool has_foreign_letters() const { return has_foreign_letters_; }
    // The b of some pawns may be the letter of a bishop.
    [[nodiscard]] bool may_have_bishops() const { return may_have_bishops_; }

    // N may be the sign of a novelty in some plies: 3. d4 N cxd4
    [[nodiscard]] bool may_have_novelties() const { return may_have_novelties_; }

    // The game ends here. Hidden lines that were read further on, before reading went back, belong to the
    // text after it.
    void drop_hidden_lines_from(const char* end);

    // The conditions of the grammar.
    [[nodiscard]] bool black_follows() const;
    [[nodiscard]] bool is_numbered() const { return built().plies.back().number != 0; }
    // Whether the last ply is directly between an asterisk and the place.
    [[nodiscard]] bool closes_italics(const char* place) const;
    // Whether it is the number of the next move, as far as is known, and none of the last few plies names the
    // square that its piece comes from.
    [[nodiscard]] bool is_number_due(std::string_view written) const;
    [[nodiscard]] bool is_main_line() const { return in_main_line(); }
    // Whether it is the number of the last ply, with the dots of its player, if it has any.
    [[nodiscard]] bool is_number_of_last(std::string_view written) const;
    // Whether a parenthesis comes after the first number of the game.
    [[nodiscard]] bool numbers_have_parentheses() const;
    [[nodiscard]] bool is_line_begun() const { return innermost_line().last_ply != no_node; }
    // Whether the tag Result says the same, perhaps in other signs.
    [[nodiscard]] bool is_result_in_tag(std::string_view written) const;
    [[nodiscard]] bool is_untagged() const { return built().tags.empty(); }
    [[nodiscard]] bool is_judged() const;
    [[nodiscard]] bool has_drops() const;
    [[nodiscard]] bool promotes_to_king() const;
    [[nodiscard]] bool is_new_tag(std::string_view name) const { return find_tag(built(), name) == nullptr; }
    [[nodiscard]] bool begins_next_game(std::string_view tag_name) const {
        return pgn::begins_next_game(built(), tag_name);
    }
    [[nodiscard]] bool white_moves() const { return next_side() == side::white; }
    // The next ply of the line of play; unknown if its number has been read.
    [[nodiscard]] due_ply due() const;
    // The beginning of the first comment that the grammar has ended without a closing brace.
    [[nodiscard]] std::optional<std::uint32_t> open_comment_begin() const { return open_comment_; }

    // Nothing may be read afterwards.
    void finish() {
        annotate_with_leading();
        built().plies.pop_back();
    }

  private:
    // Parts that few plies have.
    struct rare_parts {
        std::uint32_t suffix_begin = 0; // 0: it has none
        std::uint16_t glyph = 0;        // of the suffix
        std::uint16_t second_glyph = 0; // directly after that
        bool unreadable = false;
        bool any = false;
    };

    static constexpr std::uint16_t own_bits = 0xfff;

    static constexpr int file_of(char letter) { return (letter | 0x20) - 'a'; } // of either case
    static constexpr int rank_of(char digit) { return digit - '1'; }
    static constexpr std::uint16_t origin(int file, int rank) {
        return static_cast<std::uint16_t>((file + 1) | (rank + 1) << origin_rank_shift);
    }
    static constexpr place read_square(std::string_view written) {
        return place_of(
            chess::square::from_index(rank_of(written[1]) * chess::file_count + file_of(written[0])));
    }
    static symbol symbol_of_letter(char letter);
    static std::uint16_t check_of_words(std::string_view written);
    static std::uint16_t check_of(std::string_view written) {
        if (written.size() == 1)
            return written.front() == '#' ? check_mate : check_plain;
        return check_of_words(written);
    }

    ply& restart(symbol piece);
    void end_ply(std::string_view whole, std::uint16_t length);
    void end_rare_ply();
    // Whether there is at most a capture sign between a pawn's file and this.
    [[nodiscard]] bool is_way_from_pawn_file(const char* square) const;
    // Adds a glyph to its ply: the next one if its number has been read, or if the line has no ply yet;
    // otherwise the last one.
    void annotate_with(std::uint32_t glyph);
    // Adds the leading glyphs to the last ply, either because it is theirs or because none has followed them.
    void annotate_with_leading() {
        if (has_leading_glyphs_) [[unlikely]]
            annotate_with_all();
    }
    void annotate_with_all();
    void admit_bishop(); // where b begins a capture that may be the bishop's
    // Moves comments and glyphs of a variation without a ply to the enclosing line.
    void dissolve_variation(const open_line& empty);
    // Whose turn it is in the innermost line, with or without plies.
    [[nodiscard]] side next_side() const;
    [[nodiscard]] side side_to_begin() const;

    std::vector<std::uint32_t> move_numbers_{0}; // of the last ply in each open line of play
    // The annotation before each open variation.
    std::vector<node> before_variation_;
    const char* tag_begin_ = nullptr;
    std::optional<std::uint32_t> open_comment_;
    const char* pawn_file_ = nullptr;
    rare_parts rare_;
    std::vector<std::uint16_t> leading_glyphs_; // of the ply that is being read
    const char* foreign_letter_ = nullptr;      // the last, perhaps of an abandoned attempt
    bool has_foreign_letters_ = false;
    bool has_small_letters_ = false; // the game, so far
    bool may_have_bishops_ = false;
    bool may_have_novelties_ = false;
    bool has_leading_glyphs_ = false;
};

// Functions that are called for every move and ply are inline for speed.

// Nearly all have one or two digits.
inline void tree_builder::move_number(std::string_view written) {
    const auto digit = [written](std::size_t at) { return static_cast<std::uint32_t>(written[at] - '0'); };
    std::uint32_t value = digit(0);
    if (written.size() > 1 && is_digit(written[1])) {
        value = value * 10 + digit(1);
        if (written.size() > 2 && is_digit(written[2])) [[unlikely]]
            value = number(written.substr(0, count_digits(written)));
    }
    ply& next = spare();
    next.number = value & largest_number;
    next.number_unknown = 0;
    next.number_begin = offset(written.data());
}

// Discards what an earlier attempt has left, except for a number.
inline ply& tree_builder::restart(symbol piece) {
    ply& fresh = spare();
    fresh.piece = piece;
    fresh.captured = no_symbol;
    fresh.promotion = no_symbol;
    fresh.from = no_place;
    fresh.to = no_place;
    fresh.kind = ply_kind::displaced;
    fresh.player = side::white;
    fresh.capture = 0;
    fresh.check = 0;
    fresh.plain = 1;
    fresh.own = 0;
    rare_ = {};
    rare_.any = has_leading_glyphs_;
    return fresh;
}

inline symbol tree_builder::symbol_of_letter(char letter) {
    static constexpr auto symbols = [] {
        using enum chess::piece_kind;
        std::array<symbol, 256> made{};
        for (const auto& [capital, kind] : {std::pair('K', king), std::pair('Q', queen), std::pair('R', rook),
                                            std::pair('B', bishop), std::pair('N', knight)})
            for (const char each : {capital, static_cast<char>(capital | 0x20)})
                made[static_cast<unsigned char>(each)] = symbol_of(kind);
        return made;
    }();
    return symbols[static_cast<unsigned char>(letter)];
}

inline void tree_builder::piece_letter(std::string_view letter) {
    restart(symbol_of_letter(letter.front()));
}

inline void tree_builder::pawn_file(std::string_view file) {
    pawn_file_apart(file);
    pawn_file_ = file.data();
}

// For a capture with spaces, whose square alone is not a pawn's move.
inline void tree_builder::pawn_file_apart(std::string_view file) {
    restart(no_symbol);
    rare_.any |= has_small_letters_; // that of a bishop, then
    from_file(file);
}

inline void tree_builder::from_file(std::string_view file) {
    spare().own = own_bits & origin(file_of(file.front()), -1);
}

inline void tree_builder::from_rank(std::string_view rank) {
    spare().own = own_bits & origin(-1, rank_of(rank.front()));
}

inline void tree_builder::from_square(std::string_view square) {
    spare().own = own_bits & origin(file_of(square[0]), rank_of(square[1]));
    spare().from = read_square(square);
}

inline void tree_builder::target(std::string_view square) {
    spare().to = read_square(square);
}

inline void tree_builder::pawn_target(std::string_view square) {
    if (pawn_file_ == nullptr || !is_way_from_pawn_file(square.data()))
        restart(no_symbol);
    pawn_file_ = nullptr;
    target(square);
}

inline void tree_builder::promoted(std::string_view letter) {
    spare().promotion = symbol_of_letter(letter.front());
    spare().plain = 0;
}

inline void tree_builder::castling(place wing) {
    ply& read = restart(symbol_of(chess::piece_kind::king));
    read.kind = ply_kind::castled;
    read.plain = 0;
    read.to = wing;
}

inline void tree_builder::mark(std::string_view written) {
    spare().check = check_of(written) & 7U;
}

inline void tree_builder::end_ply(std::string_view whole, std::uint16_t length) {
    ply& read = spare();
    const node added = spare_node();
    open_line& line = innermost_line();
    side player = side::white;
    if (line.last_ply == no_node) [[unlikely]] {
        player = side_to_begin();
        line_of(line).first_ply = added;
    } else {
        ply& before = built().plies[line.last_ply];
        player = opponent(before.player);
        before.next = added;
    }
    line.last_ply = added;
    line.last_annotation = no_node;
    std::uint32_t& move = move_numbers_.back();
    move = read.number != 0 ? read.number : move + (player == side::white ? 1U : 0U);
    read.player = player;
    read.begin = offset(whole.data());
    read.text_length = read.length = length;
    if (read.number == 0)
        read.number_begin = read.begin;
    if (rare_.any) [[unlikely]]
        return end_rare_ply();
    add_spare();
}

// The capture is short, and the pawn's file at its beginning has been used.
inline void tree_builder::end_usual_ply(std::string_view whole) {
    end_ply(whole, static_cast<std::uint16_t>(whole.size()));
}

inline side tree_builder::next_side() const {
    const node last = innermost_line().last_ply;
    return last != no_node ? opponent(built().plies[last].player) : side_to_begin();
}

} // namespace ctlpgn::pgn
