// Builds the tree of a game from the parts that the grammar of CTL-PGN recognises: plies, references and
// results; the rest is common to all notations (record_builder).
#pragma once

#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/reading/next_number.hpp"
#include "tree/record_builder.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Of a rating.
inline constexpr std::uint32_t largest_nag = 255;

class tree_builder : public record_builder {
  public:
    tree_builder(game& record, std::string_view text);

    // Numbers and plies
    void move_number(std::string_view digits);
    void unknown_number();    // 1?
    void number_is_unknown(); // another with a question mark
    void begin_move(const char* at);
    void begin_unnumbered_move(const char* at);
    // Comments between a number and its ply.
    void hold_number() { number_waits_ = false; }
    void resume_number() { number_waits_ = true; }
    void mover(std::string_view written);
    void hex(place read) { hex_ = read; }
    void parted_hex(std::string_view written);
    void origin();
    void capture(capture_kind kind);
    void captured(std::string_view written);
    void destination();
    void promotion(std::string_view written);
    void awaits_promotion();
    void promoted_in_place();
    void castling(std::string_view prefix, std::string_view targets);
    void ply_is_unreadable();
    void end_ply(side player, std::string_view text);

    // Marks after a ply
    void check(check_mark mark, const char* end);
    void rating(std::string_view written);
    void parted_rating(std::string_view written); // ? !
    void draw_offer(const char* end);
    void end_mark(const char* end);
    void late_end_mark(); // after other text
    // The number of bytes up to and including the end mark, if it is all that is left of a ply: on its line,
    // or first on the next; 0 if there is something else.
    [[nodiscard]] std::size_t length_to_end_mark(const char* at) const;

    // Usual moves. The text may turn out not to be one; then the move is dropped.
    void begin_usual_move(std::string_view digits);
    void usual_origin(place from);
    void usual_destination(place to);
    void usual_check();
    void usual_rating(std::string_view written);
    void end_usual_ply(std::string_view text);
    void begin_usual_black_ply();
    void end_usual_move();
    void drop_usual_move();

    // Variations
    void begin_variation(const char* at);
    void end_variation(const char* end);

    // Comments
    void begin_comment(const char* at);
    void white_letter();
    void black_letter();
    void player_sign(const char* at);
    void comment_player(std::string_view mark);
    void generated_comment_player(std::string_view mark);
    void next_part(std::string_view mark);
    void end_comment(const char* end, bool closed);
    void comment_parts_move(); // the one that was just read, between White's ply and Black's
    // Whether the variation that has just ended comes between White's ply and Black's, which may follow.
    [[nodiscard]] bool variation_parts_move() const;
    void take_variation_out_of_move();
    // Whether Black's ply may follow White's, which came last; with a number, whether it is that of their
    // move.
    [[nodiscard]] bool move_resumes(std::string_view digits) const;

    // Whether Black's ply came last and the number is that of the next move.
    [[nodiscard]] bool number_follows(std::string_view digits) const;

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

    // Nothing may be read afterwards.
    void finish();

    // Whether the text here still belongs to the game (&{continues}); with a number, or without one.
    [[nodiscard]] bool continues(std::string_view digits) const { return !over_ || is_later_number(digits); }
    // Whether no ply comes before in the line of play.
    [[nodiscard]] bool opens_line() const { return innermost_line().move == no_node; }
    [[nodiscard]] bool is_untagged() const { return built().tags.empty(); }
    // Whether the number follows that of the last move of the main line.
    [[nodiscard]] bool is_next(std::string_view digits) const;

  private:
    // The hex that was just read, once; no_place for a text that looks like one but is not on the board.
    place take_hex() { return std::exchange(hex_, no_place); }
    void append_number_alone();
    void append_missing_ply();
    void forget_ply();
    void take_over_annotations();
    void extend_ply(const char* end);
    void annotate(annotation_kind kind, std::uint32_t index);
    void annotate_glyph(std::uint32_t nag);
    [[nodiscard]] node replaced_ply(const variation& asked, const open_line& around) const;

    std::string_view digits_; // of the number that is being read
    bool number_unknown_ = false;
    bool reference_too_large_ = false;
    place hex_ = no_place;
    bool number_waits_ = false; // a number was read, but no ply after it
    // The ply that marks and remarks belong to; no_node if it is missing, and then they are lost.
    node last_ply_ = no_node;
    bool ply_unreadable_ = false;
    std::uint32_t remark_length_ = 0; // of a usual ply, in bytes, with the space before it

    node parting_annotation_ = no_node; // the first of those between the plies of a move
    node parted_ply_ = no_node;         // before them
    const char* player_sign_ = nullptr; // of the last comment
    spoken_of letter_ = spoken_of::neither;

    reference reference_;
    std::vector<reference_step> steps_;
    const char* steps_end_ = nullptr; // after the last of them
    std::uint32_t step_move_ = 0;

    bool over_ = false; // an end mark, a mate or a result was read in the main line
};

} // namespace ctlpgn::ctl_pgn
