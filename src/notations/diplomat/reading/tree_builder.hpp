// Builds the tree of a Diplomat game in the order of its text. The actions are one-line calls into it.
#pragma once

#include "tree/record_builder.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::diplomat {

class tree_builder : public record_builder {
  public:
    tree_builder(game& record, std::string_view text);

    // Tags
    [[nodiscard]] bool is_untagged() const { return built().tags.empty(); }

    // Moves
    void move_number(std::string_view digits) { digits_ = digits; }
    void end_number();
    void no_number();
    // The last ply of the line is White's, and its move lacks Black's.
    [[nodiscard]] bool black_follows() const { return next_side() == ctlpgn::side::black; }
    // They are those of the move after the one that is being read.
    [[nodiscard]] bool is_next_number(std::string_view digits) const;
    [[nodiscard]] bool is_due_number(std::string_view digits) const;
    // The asterisks that begin and end italics.
    void slant_begins(std::string_view sign) { slant_ = offset(sign.data()); }
    [[nodiscard]] bool is_slanted(std::string_view sign) const;
    // The beginning of the last number that has no ply yet; null if there is none.
    const char* take_number();

    // Plies
    // d2 d3   Kd1 e1: whether the second cell may be where the piece goes from the first.
    [[nodiscard]] static bool goes_so(std::string_view cells);
    void begin_ply();
    void mover(std::string_view letter);
    void origin(std::string_view text);
    void capture();
    void target(std::string_view text);
    void apart_target(std::string_view text); // d 3
    void suborned_by(ctlpgn::side colour);
    void promotion(std::string_view text);
    void check(std::uint8_t sign);
    void end_body(std::string_view text);
    void rating(std::string_view glyph);
    void ply_is_unreadable() { unreadable_ = true; }
    void end_ply(ctlpgn::side player, std::string_view text);
    void lost_ply(ctlpgn::side player, std::string_view text); // that cannot be read
    // By the side whose turn it is in its line.
    void end_next_ply(std::string_view text) { end_ply(next_side(), text); }
    void nag(std::string_view digits);
    void late_nag(std::string_view digits);
    [[nodiscard]] bool has_ply() const;
    // The last ply of the line owns the text after it up to here.
    void extend_ply(const char* end);

    // Variations, comments, the result
    void begin_variation(const char* at);
    void end_variation(const char* end);
    void end_comment(std::string_view text);
    void end_line_comment(std::string_view text);
    void result(std::uint8_t which);
    void odd_result(std::string_view text);
    void end_result(std::string_view text);
    // Moves follow it all the same; the text of the result.
    std::string_view result_does_not_end();

    void finish();

  private:
    // The plies of the move that was read last in a line that is open.
    struct last_move {
        node white = no_node;
        node black = no_node;
        std::uint32_t number = 0;
    };

    [[nodiscard]] ctlpgn::side next_side() const;
    void give_to_black(node reply); // if there is one
    [[nodiscard]] node lone_reply(const variation& asked) const;
    [[nodiscard]] node replaced_by(const variation& asked) const;
    void give_early_variations(node replaced);
    void forget_early_variations();

    std::string_view digits_; // of the number that is being read
    std::uint32_t number_ = 0;
    const char* number_begin_ = nullptr;
    std::uint32_t rating_ = 0;
    bool suborns_ = false;
    ctlpgn::side colour_ = ctlpgn::side::white;
    bool unreadable_ = false;
    std::uint8_t result_ = 0;
    static constexpr std::uint32_t no_offset = ~std::uint32_t{0};
    std::uint32_t slant_ = no_offset; // the last asterisk that slants
    std::vector<last_move> moves_;
    // 2. f3 (2. ..., l3), m3: variations before the ply of Black's that they replace, in lines that are open.
    struct early_variation {
        std::size_t depth = 0;
        node at = no_node;
    };
    std::vector<early_variation> early_;
};

} // namespace ctlpgn::diplomat
