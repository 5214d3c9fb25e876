// Builds the tree of a game from what the grammar recognises, in the order of the text.
//
// Parser actions (actions.hpp) are one-line calls into this class. Pointers are into the text of the game.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Of a rating.
inline constexpr std::uint32_t largest_nag = 255;

class tree_builder {
  public:
    tree_builder(game& into, std::string_view text);

    // Tags
    void begin_tag(const char* at);
    void tag_name(std::string_view name);
    void tag_value(std::string_view value);
    void tag_value_goes_on_to(const char* end);
    void tag_has_escape();
    void tag_is_unreadable();
    void end_tag(const char* end);

    // Moves and plies
    void move_number(std::string_view digits);
    void unknown_number();    // 1?
    void number_is_unknown(); // another with a question mark
    void begin_move(const char* at);
    void mover(std::string_view written);
    void hex(place read) { hex_ = read; }
    void origin();
    void capture(capture_kind kind);
    void captured(std::string_view written);
    void destination();
    void promotion(std::string_view written);
    void awaits_promotion();
    void promoted_in_place();
    void castling(std::string_view prefix, std::string_view targets);
    void ply_is_unreadable();
    void end_ply(side of, std::string_view text);

    // What follows a ply and belongs to it
    void check(check_mark mark, const char* end);
    void rating(std::string_view written);
    void draw_offer(const char* end);
    void end_mark(const char* end);

    // Usual moves. What the grammar recognises may yet turn out to be none, and is dropped then.
    void begin_usual_move(std::string_view digits);
    void usual_origin(place from);
    void usual_destination(place to);
    void usual_check();
    void usual_rating(std::string_view written);
    void end_usual_ply(std::string_view text);
    void end_usual_move();
    void drop_usual_move();

    // Variations
    void begin_variation(const char* at);
    void label(std::string_view digits);
    void variation_is_skipped();
    void end_variation(const char* end);
    [[nodiscard]] const char* innermost_variation() const; // where it begins; null in the main line

    // Comments
    void begin_comment(const char* at);
    void comment_is_generated(const char* text);
    void white_letter();
    void black_letter();
    void comment_player(const char* text);
    void generated_comment_player(const char* text);
    void next_part(std::string_view mark);
    void end_comment(const char* end, bool closed);
    [[nodiscard]] const char* comment_begin() const;

    // References
    void begin_reference();
    void reference_move(std::string_view digits);
    void reference_player();
    void reference_catalan_player(char letter);
    void step_move(std::string_view digits);
    void step_label(std::string_view digits);
    void reference_hex();
    void reference_piece(std::string_view written);
    void reference_detail(char letter);
    void reference_nag(std::string_view digits);
    void end_reference(reference_kind kind, std::string_view text);

    void result(std::string_view text);
    [[nodiscard]] const char* result_begin() const;

    // Whether what stands here still belongs to the game (&{continues}); with a number, or none.
    [[nodiscard]] bool continues(std::string_view digits) const { return !over_ || is_next(digits); }

    // The first number that is larger than the tree can hold; empty if there is none.
    [[nodiscard]] std::string_view overflowing_number() const { return overflowing_number_; }

    void drop_tags_beyond(std::size_t count);

  private:
    // A line of play that is being read.
    struct open_line {
        node variation = no_node; // no_node: the main line
        node last_move = no_node;
        node last_comment = no_node;
        node last_variation = no_node;
    };

    [[nodiscard]] std::uint32_t offset(const char* at) const {
        return static_cast<std::uint32_t>(at - text_.data());
    }
    [[nodiscard]] span span_of(std::string_view part) const {
        return {offset(part.data()), offset(part.data() + part.size())};
    }
    std::uint32_t number(std::string_view digits);
    // The hex that was just read, once; no_place for what is written like one and is none.
    place take_hex() { return std::exchange(hex_, no_place); }
    line_of_play& line_of(const open_line& of);
    move& add_move(const char* at, std::uint32_t number);
    void append_to_line();
    void extend_ply(const char* end);
    void push_comment(const char* text_end);
    void attach_comment(node added);
    [[nodiscard]] bool is_next(std::string_view digits) const;
    [[nodiscard]] side replaced_side(const variation& by, node move_index) const;

    game& game_;
    std::string_view text_;
    std::vector<open_line> lines_;

    tag tag_;
    bool tag_unreadable_ = false;

    std::uint32_t number_ = 0;
    bool number_unknown_ = false;
    std::string_view overflowing_number_;
    bool reference_too_large_ = false;
    place hex_ = no_place;
    // Plies are written where they stay, in the move that was begun last: the one that is being read, and the
    // one before it, which marks and remarks belong to.
    ply* ply_ = nullptr;
    ply* last_ply_ = nullptr;
    bool ply_unreadable_ = false;
    bool in_usual_move_ = false;
    std::uint32_t remark_length_ = 0; // of a usual ply, in bytes, with the blank before it
    bool variation_skipped_ = false;

    comment comment_;
    const char* comment_begin_ = nullptr;
    node first_part_ = no_node;
    spoken_of letter_ = spoken_of::nobody;
    node last_closing_comment_ = no_node;

    reference reference_;
    std::vector<reference_step> steps_;
    const char* steps_end_ = nullptr; // behind the last of them
    std::uint32_t step_move_ = 0;

    bool over_ = false;        // an end mark, a mate or a result was read in the main line
    bool result_read_ = false; // comments are closing comments now
};

} // namespace ctlpgn::ctl_pgn
