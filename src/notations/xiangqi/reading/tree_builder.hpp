// Builds the tree of a xiangqi game in the order of its text. The actions are one-line calls into it.
#pragma once

#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/forms/vietnamese.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "tree/record_builder.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::xiangqi {

class tree_builder : public record_builder {
  public:
    // `begins_file`: the game's FORMAT line applies to the file.
    tree_builder(game& record, std::string_view text, bool begins_file);

    // Header
    void keyword(std::string_view word);
    void bracket(std::string_view opening);
    void bracketed_keyword(std::string_view word);
    void value(std::string_view text);
    void bracketed_value(std::string_view text);
    void end_bracketed_tag(const char* end);
    void end_format();
    void set_up_word(std::string_view word);
    void end_set_up(std::string_view text);
    [[nodiscard]] bool has_game_line() const;
    [[nodiscard]] bool has_tag(std::string_view name) const;
    [[nodiscard]] bool has_bracketed_tag() const { return has_bracketed_tag_; }
    [[nodiscard]] bool is_in_pgn() const { return is_in_pgn_; }

    // Numbers
    void digits_of_number(std::string_view digits) { // which may turn out not to be one
        digits_ = digits;
        number_has_dots_ = false;
    }
    void move_number();
    void next_number(std::string_view sign); // where a sign is written instead of it
    void dots();
    void fill();

    // Plies
    void new_ply();
    void letter(std::string_view written);
    void pawn();
    void pawn_letter(std::string_view letter);
    void from_point(std::string_view name);
    void from_file(std::string_view letter);
    void from_rank(std::string_view digit);
    void to_point(std::string_view name);
    // Ranks counted from 1, which one that is 10 shows.
    void from_tenth(std::string_view name);
    void from_rank_of_ten(std::string_view digits);
    void to_tenth(std::string_view name);
    void capture();
    void own_file(std::string_view digit);
    void file_twice(std::string_view digits);
    void order(unsigned which);
    void order_word(std::string_view letter);
    void tandem_order(std::string_view sign);
    void pawn_number(std::string_view digit);
    void numbered();
    void label(std::string_view letter);
    void towards(direction way);
    void reach(std::string_view digit);
    void king();
    void vietnamese_order(std::string_view letter);
    void vietnamese_back();
    void chinese_piece(std::string_view character);
    void chinese_file(std::string_view digit);
    void chinese_order(std::string_view character);
    void chinese_number(std::string_view numeral);
    void chinese_direction(std::string_view character);
    void check(std::uint8_t sign);
    void glyph(std::string_view sign);
    void end_body(std::string_view text);
    void ply_is_unreadable();
    void end_half_move(std::string_view text);
    void lost_half_move(std::string_view text); // that cannot be read
    void add_glyph(std::string_view sign);
    void add_nag(std::string_view digits);
    void written_result(std::string_view text);
    void final_result(std::string_view text); // as PGN has it

    // Markers and variations
    void var_word();
    void marked(std::string_view digits);
    void end_detached();
    void range_begin(std::string_view digits);
    void range_end(std::string_view digits);
    void begin_variation(std::string_view opening);
    void variation_label(std::string_view digits);
    void end_variation(const char* end);

    [[nodiscard]] bool is_main_line() const { return in_main_line(); }

    // Comments
    void open_comment(std::string_view opening);
    void end_comment(std::string_view text, std::size_t closing_bytes);

    // Commands for engines
    void end_engine_word() { is_for_engine_ = true; }
    void engine_position(std::string_view text);
    void black_begins();

    // Games of web boards (tree_builder_web.cpp)
    void end_web_field() { web_.is_one = true; }
    void web_parent(std::string_view digits) { web_.parent = number(digits); }
    void web_ply_number(std::string_view digits) { web_.ply = number(digits); }
    void web_branch(std::string_view digits) { web_.branch = number(digits); }
    void begin_web_variation(std::string_view opening);
    void web_from(std::string_view digits);
    void web_to(std::string_view digits);
    void end_web_ply(std::string_view text);
    void begin_web_comment(std::string_view opening);
    void web_comment_text(std::string_view text);
    void end_web_comment(std::string_view text);
    void end_web_header(const char* end);
    [[nodiscard]] bool is_web_game() const { return web_.is_one; }

    // The conditions of the grammar.
    [[nodiscard]] bool is_numbered() const { return is_first_of_move_; }
    [[nodiscard]] bool black_follows() const;
    [[nodiscard]] bool red_moves() const { return next_side() == ctlpgn::side::white; }
    [[nodiscard]] bool is_next_number(std::string_view digits) const;
    [[nodiscard]] bool is_due_number(std::string_view digits) const;
    [[nodiscard]] bool awaits_variation(std::string_view digits) const;

    void finish();

  private:
    struct marker {
        std::uint32_t number = 0;
        node at = no_node;
        bool is_used = false;
    };
    // A variation with its word, whose place its number shows.
    struct waiting {
        node variation = no_node;
        node written_in = no_node; // the variation around it; none: the main line
        node comes_after = no_node;
    };

    // The last annotations of plies, and of the main line and variations before their first plies.
    struct chain_ends {
        explicit chain_ends(const game& all)
            : of_plies(all.plies.size(), no_node), of_lines(all.variations.size() + 1, no_node) {}

        std::vector<node> of_plies;
        std::vector<node> of_lines;
    };

    struct variation_of_web {
        std::uint32_t parent = 0; // the line of play that it belongs to
        std::uint32_t ply = 0;    // that it replaces
        std::uint32_t id = 0;
        node variation = no_node;
    };
    struct comment_of_web {
        std::uint32_t branch = 0;
        std::uint32_t ply = 0; // 0: before the first one
        node comment = no_node;
    };
    // What has been read of one, and the numbers in the name of the field that is being read.
    struct web_game {
        bool is_one = false;
        std::uint32_t parent = 0;
        std::uint32_t ply = 0;
        std::uint32_t branch = 0;
        std::string_view words;
        std::vector<variation_of_web> variations;
        std::vector<comment_of_web> comments;
    };

    void choose_web_position();
    void settle_web_game();
    [[nodiscard]] unsigned order_in_file(unsigned order, int file);
    [[nodiscard]] ctlpgn::side next_side() const;
    void give_to_black(node reply); // if there is one
    void count_from_one();
    void mark(std::uint32_t number);
    void take_label(variation& labelled);
    void attach_variations();
    // To a ply, or to the beginning of a line of play.
    void attach(annotation_kind kind, node index, node at_ply, node in_variation, chain_ends& ends);
    [[nodiscard]] const marker* marker_of(const variation& asked) const;
    [[nodiscard]] bool is_alternative_to(node first, node at) const;
    void place_markers(node at);
    [[nodiscard]] node marked_or(node otherwise, std::uint32_t number) const;
    [[nodiscard]] bool is_numbered(node asked) const;
    [[nodiscard]] node find_by_number(const waiting& asked) const;
    void read_result();
    void name_pawns_as_federation();
    [[nodiscard]] bool may_be_in_any_form() const;

    bool is_in_pgn_; // unless the first game of the file shows that it is not
    file_format format_;
    std::string_view written_result_; // after the moves
    bool may_say_format_;
    bool has_bracketed_tag_ = false;
    bool is_first_of_move_ = false; // a number comes before the next ply
    bool red_is_left_out_ = false;
    bool number_has_dots_ = false; // the one that is being read
    std::uint32_t number_ = 0;
    std::string_view digits_;
    const char* number_begin_ = nullptr;
    claim claim_;
    bool unreadable_ = false;
    bool is_lowered_ = false;      // the ranks of this ply have been counted from 0
    bool counts_from_one_ = false; // the game does
    std::uint32_t glyph_ = 0;
    std::uint32_t range_begin_ = 0;
    unsigned pawn_number_ = 0;
    bool is_rear_word_ = false; // the letter of the pawn may be short for back
    bool counts_pawns_ = false; // as engines do: the game has such a number that can mean nothing else
    std::string_view label_text_;
    std::string_view last_keyword_;
    std::string_view last_value_;
    const char* bracket_ = nullptr; // of the tag that is being read
    std::vector<marker> markers_;
    std::vector<waiting> waiting_;
    std::vector<node> open_; // variations that are being read, no_node for the main line
    std::uint32_t largest_label_ = 0;
    bool is_for_engine_ = false;
    web_game web_;
};

// Called for every ply.

inline void tree_builder::new_ply() {
    spare() = ctlpgn::ply();
    spare().kind = ctlpgn::ply_kind::displaced;
    claim_ = {};
    unreadable_ = false;
    is_lowered_ = false;
    glyph_ = 0;
}

// A letter that means no piece is reported by the board check.
inline void tree_builder::letter(std::string_view written) {
    const piece_kind kind = format_.kind_of(narrow(written));
    spare().piece = symbol_of(kind);
    unreadable_ = kind == piece_kind::none;
}

inline void tree_builder::from_point(std::string_view name) {
    spare().from = place_of(point_named(name));
}

inline void tree_builder::to_point(std::string_view name) {
    spare().to = place_of(point_named(name));
}

inline void tree_builder::own_file(std::string_view digit) {
    const bool is_federation_pawn =
        format_.form == move_form::wxf && spare().piece == symbol_of(piece_kind::pawn);
    claim_.mover = (is_federation_pawn ? named_by::pawn_file : named_by::file) +
                   static_cast<unsigned>(digit_of(digit) - 1);
}

inline void tree_builder::towards(direction way) {
    claim_.to = format_.form == move_form::vietnamese ? vietnamese_direction(way) : way;
}

inline void tree_builder::reach(std::string_view digit) {
    claim_.reach = digit_of(digit);
}

inline void tree_builder::end_body(std::string_view text) {
    spare().begin = offset(text.data());
    spare().text_length = clamped(static_cast<std::uint32_t>(text.size()));
    spare().own = packed(claim_) & 0xfffU;
}

inline void tree_builder::move_number() {
    if (is_beyond_ascii(digits_.front()) || is_beyond_ascii(digits_.back()))
        number_ = number(narrowed(digits_), digits_);
    else
        number_ = number(digits_);
    number_begin_ = digits_.data();
    is_first_of_move_ = true;
    red_is_left_out_ = std::exchange(number_has_dots_, false);
}

} // namespace ctlpgn::xiangqi
