// Single faults, made by program in valid games. A kind of fault defines its change to a game and the
// expected finding. Tests of finding and fixing faults take their material from here.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/tree.hpp"
#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "tree/chains.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::mutations {

// A move of a clean game as written, and what comes after it.
struct game_move {
    std::uint32_t begin = 0;
    std::uint32_t number = 0;
    bool number_unknown = false;
    const ply* white = nullptr; // null: not written
    const ply* black = nullptr;
    node next = no_node; // index of the move after it in its line
    std::vector<node> comments{};
    std::vector<node> variations{};

    [[nodiscard]] const ply& last() const { return black != nullptr ? *black : *white; }
};

// A playable ply of a clean game, and where its parts are in the game's text.
struct played_ply {
    const ply* written = nullptr;
    node at_move = no_node; // index of its move
    side player = side::white;
    cescacs::position before;
    cescacs::ply claimed;
    bool repeated = false; // another variation repeats the ply, or this is such a repetition
    span mover{};
    span origin{};
    span sign{};
    span captured{};
    span target{};
    span promotion{};
};

struct clean_game {
    std::string_view file; // the whole text that contains the game
    const game& read;
    ctl_pgn::lettering called;
    std::vector<played_ply> plies;    // in the order in which they are replayed
    std::vector<game_move> moves;     // in the order of the text
    std::vector<node> moves_of_plies; // by node of a ply

    // The index of a line's first move.
    [[nodiscard]] node first_move(const line_of_play& line) const {
        return line.first_ply == no_node ? no_node : moves_of_plies[line.first_ply];
    }
    [[nodiscard]] bool has_glyph(const ply& asked) const {
        return !annotations_of_kind(read, asked.first_annotation, annotation_kind::nag).empty();
    }

    [[nodiscard]] std::string_view raw(span where) const { return read.raw(where); }
    // The game's letter for a piece, whatever its side.
    [[nodiscard]] std::string_view letter(cescacs::piece_kind kind) const;
    // Whether its lines end with a line feed alone, like the inserted ones.
    [[nodiscard]] bool has_plain_line_ends() const { return read.text.find('\r') == std::string_view::npos; }
};

// A text with one fault.
struct mutant {
    std::string text;
    std::size_t begin = 0; // where the fault must be reported, in bytes of the text
    std::size_t end = 0;
    std::size_t changed_at = 0; // the change may show elsewhere
    bool is_valid = false;      // proved to be right by accident: there must be no findings
};

// The mutants of one kind from one game. Places are those of the game's text.
class mutants {
  public:
    explicit mutants(const clean_game& clean) : clean_(clean) {}

    // The fault is reported where the text is changed, or at `found_at`.
    void replace(span where, std::string_view replacement, std::optional<span> found_at = {});
    void erase(span where, std::optional<span> found_at = {}) { replace(where, {}, found_at); }
    void insert(std::uint32_t at, std::string_view what, std::optional<span> found_at = {}) {
        replace({at, at}, what, found_at);
    }
    // The changed text is valid.
    void replace_unnoticed(span where, std::string_view replacement);

    std::vector<mutant> made;

  private:
    const clean_game& clean_;
};

struct mutation_kind {
    std::string_view name;
    std::string_view codes; // exactly one of these must be reported: "C014 C015"
    void (*make)(const clean_game& clean, mutants& collected);
    int least = 100; // per cent of mutants with the right code in the right place
    int alone = 100; // and with a single diagnostic
};

// By the part that they change.
std::span<const mutation_kind> ply_mutations();
std::span<const mutation_kind> move_mutations();
std::span<const mutation_kind> variation_mutations();
std::span<const mutation_kind> comment_mutations();
std::span<const mutation_kind> tag_mutations();
std::span<const mutation_kind> position_mutations();
std::span<const mutation_kind> text_mutations();

// All of them.
std::vector<mutation_kind> all_mutations();

// Calls `visit(const clean_game&)` for every clean game of the corpus, and for some long random ones.
void each_clean_game(void (*visit)(const clean_game&, void* asked), void* given);

template <class Visit> void each_clean_game(Visit visit) {
    each_clean_game([](const clean_game& clean, void* asked) { (*static_cast<Visit*>(asked))(clean); },
                    &visit);
}

} // namespace ctlpgn::mutations
