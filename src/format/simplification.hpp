// Games in a simpler form (ctlpgn/simplify.hpp): what is the same in every notation. One that offers it
// derives from this and says what becomes of the result, the tags and the letters.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/simplify.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

class simplification {
  public:
    simplification(const notation& in, const game& of, const simplify_options& how, simplified_game& into);
    simplification(const simplification&) = delete;
    simplification& operator=(const simplification&) = delete;
    virtual ~simplification() = default;

    // What notation::simplify returns.
    std::string run();

  protected:
    // The result of what is left of the game, and marks of its end.
    virtual void end_game() = 0;
    virtual void write_tags() = 0;
    // When the text is complete.
    virtual void choose_letters() {}

    [[nodiscard]] const simplify_options& how() const { return how_; }
    [[nodiscard]] simplified_game& into() { return into_; }
    [[nodiscard]] game& tree() { return into_.tree; }
    [[nodiscard]] const game& tree() const { return into_.tree; }
    // Of the text that is written so far; the tree's own is not complete before its tags are.
    [[nodiscard]] std::string text_of(span where) const {
        return into_.text.substr(where.begin, where.size());
    }

    // Where a line has variations, which of them was followed, one after the other: 0 for the line itself.
    [[nodiscard]] const std::vector<std::uint32_t>& choices() const { return choices_; }
    // That the first move begins from, if the game began earlier; else empty.
    [[nodiscard]] const std::string& position() const { return position_; }
    [[nodiscard]] bool ends_early() const { return ends_early_; }  // before its last move
    [[nodiscard]] bool is_cut_short() const { return cut_short_; } // its result is not that of the game
    [[nodiscard]] std::uint32_t first_number() const;

    void drop_closing_comments() { tree().first_closing_annotation = no_node; }
    span add_text(std::string_view added);

  private:
    struct kept_kinds {
        bool nags = false;
        bool comments = false;
        bool variations = false;

        [[nodiscard]] bool has(annotation_kind kind) const {
            return kind == annotation_kind::nag       ? nags
                   : kind == annotation_kind::comment ? comments
                                                      : variations;
        }
    };

    std::string choose_variation();
    [[nodiscard]] node find_variation(const std::vector<node>& among, std::uint32_t label) const;
    void add_choice(node at, std::uint32_t label);
    node branch(node at, const variation& chosen);
    node& link_to(node at);
    node after_nags(node at_ply, node others);
    std::string choose_moves();
    std::string begin_at(std::uint32_t number);
    void keep_annotations(node& first, const kept_kinds& kept);
    void drop_parts();

    const notation& notation_;
    const simplify_options& how_;
    simplified_game& into_;
    std::vector<std::uint32_t> choices_;
    std::string position_;
    bool ends_early_ = false;
    bool cut_short_ = false;
};

} // namespace ctlpgn
