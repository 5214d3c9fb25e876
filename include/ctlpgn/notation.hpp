// A notation: a way of writing games of one kind as text. Everything that is not about one notation reaches
// it through this header.
#pragma once

#include "ctlpgn/board_answers.hpp"
#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/finding.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/tree.hpp"
#include "ctlpgn/vocabulary.hpp"
#include "ctlpgn/writing.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The position that a game begins with, taken apart as text (its sense is checked on the board).
struct initial_position {
    std::string text; // canonical, or as written if it could not be read
    bool readable = false;
    side turn = side::white;
    std::uint32_t number = 1; // 0: unknown
    bool written = false;     // by the game itself
};

// How much is checked; each includes those before it.
enum class check_level : std::uint8_t { syntax, coherent, legal };

// From which level on the code is looked for.
CTLPGN_EXPORT check_level level_of_check(code id);

// What reading one game gave.
struct reading_result {
    bool game = false;        // false: nothing but spaces was left
    std::size_t consumed = 0; // bytes; what is left begins with the next game
    bool complete = true;     // false: more text could have changed the result
};

// How a board is drawn.
struct drawing {
    bool figures = false;  // chess symbols instead of letters
    bool colours = false;  // of the places, for a terminal that knows ANSI colours
    place from = no_place; // marked as where a move begins
    place to = no_place;   // and as where it ends
    bool flipped = false;  // the second player sits below
};

// Where the parts of a ply are. What is not written is empty, and is where it would if it were.
struct ply_parts {
    span number; // with what says that it is unknown
    span piece;
    span origin;
    span sign; // a hyphen, or that of a capture
    span captured;
    span target;
    span promotion; // with its sign
    span check;
    span glyph;
    span draw_offer;
    span end_mark;
};

// A ply that may be played in a position, as the notation writes it.
struct possible_ply {
    std::string text;
    std::uint64_t leaves = 0; // the lines of play that begin with it
};

// Findings despite which the tree says all that the text says, so that the game can be written anew. Tables
// are sorted.
struct harmless_findings {
    std::span<const code> always;
    std::span<const code> if_empty; // where the text in question is empty
    std::span<const code> in_plies; // where a ply was not understood and is copied
    // Comes before the tables; none: the tables decide.
    std::optional<bool> (*judge)(code id, const game& record, span where) = nullptr;
    // About text that is in no game: who writes games alone may leave it out, and must say so.
    std::span<const code> between_games = {};
};

// What a code of the core looks like in a notation. The example is empty where it would be too large.
struct core_example {
    code id = code::none;
    diagnostic_example example;
};

// What games may be linted for: a kind of reader, a form of the format.
struct lint_profile {
    std::string_view name;                    // minimal
    std::string_view title;                   // "what a minimum reader of the format reads"
    check_level highest = check_level::legal; // more is not checked
    // Takes findings away and adds some. Null: all stay as they are.
    void (*apply)(const game& record, std::vector<finding>& findings) = nullptr;
    bool fixes = true;        // are offered
    bool suppressions = true; // that excuse nothing are reported
};

// A rule of the grammar by whose name editors colour what it matches.
struct highlighted_rule {
    std::string_view rule;
    std::string_view scope; // of TextMate
};

// Each is looked for in the order of its table. Editors look at one line at a time, so a comment, which may
// go on over several, is found by its ends.
struct highlighting {
    std::span<const highlighted_rule> text;
    std::span<const highlighted_rule> in_comments;
    std::span<const highlighted_rule> parts; // of what the others match
    std::string_view comment_open;           // rules; empty: there are no comments
    std::string_view comment_close;
};

struct board_plan;    // board_plan.hpp
struct men_on_board;  // board_plan.hpp
struct notation_help; // help.hpp
struct writing;
struct simplify_options;
struct simplified_game;

// How likely a text is in a notation.
enum class likeness : std::uint8_t {
    none,     // it is something else
    possible, // nothing speaks for it, nothing against it
    probable, // most of it makes sense
    certain,  // it says so itself
};

// How much of a file is looked at for what it says once.
inline constexpr std::size_t preamble_bytes = 4096;

struct notation {
    std::string_view name;      // ctl-pgn
    std::string_view title;     // for people
    std::string_view extension; // .ctl-pgn
    // Others that files in this notation have, as have files of other kinds: the content of such a file decides.
    std::span<const std::string_view> shared_extensions = {};
    std::span<const std::string_view> dialects = {}; // other forms, such as older ones, that are read as well
    std::string_view variant;                        // the value of "variant" when a game does not say it
    const vocabulary* words = nullptr;

    // Its own codes are code_block * code_block_size and what follows; they begin with the letter, if it has
    // one. No other notation has that block or that letter, and no layer of codes has the letter.
    std::uint32_t code_block = 0;
    char code_letter = 0;
    // The rows of its own codes, by rising code.
    std::span<const diagnostic_info> (*own_diagnostics)() = nullptr;
    // The codes of the core that it can report.
    std::span<const core_example> (*core_examples)() = nullptr;
    // Reported of a game that lacks what opens every game, so that it may be the rest of the one before it.
    // None: a game may begin with anything.
    code missing_opening = code::none;
    // Reported where another game seems to begin among the moves of one, so that the plies from there on may
    // be for the other side. None: that is never seen.
    code next_opening = code::none;
    // Reported of other signs in place of a parenthesis of a variation. About a ply, they say that from
    // it on the plies may be of another line of play than the one that they were read in.
    std::span<const code> wrong_parentheses = {};
    // An example as a whole file.
    std::string (*example_file)(example_place place, std::string_view example) = nullptr;

    // How likely a text is in this notation, by its beginning: at most guessed_bytes, in whole lines. Null:
    // always possible.
    likeness (*likeness_of)(std::string_view beginning) = nullptr;

    // The same of a word that may be a position, or the name of a file. Null: never.
    likeness (*position_likeness)(std::string_view word) = nullptr;

    // The strict reading: whether the whole text belongs to the language.
    bool (*accepts)(std::string_view text, const limits& bounds) = nullptr;

    // The tolerant reading of the first game in `text`. `first` says that the text is the beginning of the
    // file, `last` that it ends where the file ends. Total: accepts any bytes. Findings are appended in order
    // of place.
    reading_result (*read_game)(std::string_view text, bool first, bool last, const limits& bounds,
                                game& into, std::vector<finding>& findings) = nullptr;

    // What a file says once for all its games: a part of its beginning, of which at most preamble_bytes are
    // shown. It is in game::preamble when read_game is called. Null: each game speaks for itself.
    std::string_view (*preamble_of)(std::string_view beginning) = nullptr;

    // The offset of the first line that surely begins a game; npos if there is none.
    std::size_t (*find_game)(std::string_view text) = nullptr;
    // Of the first line that seems to begin one, for who finds out whether it does. Null: those that
    // find_game finds are enough.
    std::size_t (*guess_game)(std::string_view text) = nullptr;

    initial_position (*initial)(const game& record) = nullptr;

    // What only the whole game can know: tags, numbers, variations, comments and references, and, from
    // check_level::coherent on, the board. Findings are appended in no particular order; the last
    // of one code that the limit allows says how many more there are. `resolved` gets the plies as `resolve`
    // gives them, if checking plays the game anyway, else nothing; null: no one wants them.
    void (*check)(const game& record, check_level checks, const limits& bounds,
                  std::vector<finding>& findings, std::vector<ply>* resolved) = nullptr;

    // Takes away a consequence of another finding of the game, so that the cause stays. Asked after
    // check_game, and by the linter at level syntax too. Null: every finding is a cause.
    void (*keep_causes)(const game& record, std::vector<finding>& findings) = nullptr;

    // Adds errors of the syntax that the grammar cannot see: comments that seem to have taken in what should
    // follow them. What writes games anew asks it, since plies are lost there; keep_causes says the same.
    // Null: the grammar sees all.
    void (*find_swallowed_text)(const game& record, std::vector<finding>& findings) = nullptr;

    // How people and programs write its games besides those ways that any text is written in. Null: none.
    std::span<const writing> (*writings)() = nullptr;
    // Whether a letter of another alphabet means a piece, though it may look like a Latin one. Null: none
    // does.
    bool (*is_piece_letter)(std::string_view letter) = nullptr;

    // Gives findings of the game, from reading or checking, their remedies, where somebody can say how to
    // fix them; those that no one wants may be left out. Null: the notation fixes nothing.
    void (*find_fixes)(const game& record, offered_fixes wanted, std::vector<finding>& findings) = nullptr;

    // What is asked of the board, in one replay. Null: it has no answers.
    void (*ask_board)(const game& record, const board_answers& into) = nullptr;

    // The plies that the rules allow in a position, as text: sorted, each with the number of lines that begin
    // with it and have so many plies more. Empty if the text is no position. Null: it knows no rules.
    std::vector<possible_ply> (*plies)(std::string_view position, std::uint32_t more) = nullptr;
    // The same as this game would write them: in its form of moves, with its letters. Null: all games write
    // them alike.
    std::vector<std::string> (*plies_in_game)(std::string_view position, const game& record) = nullptr;

    // The text of a game that begins at a position, written as text, and has this one ply, or none if the ply
    // is empty. Empty if the text is no position. Null: games begin nowhere else.
    std::string (*game_from)(std::string_view position, std::string_view ply) = nullptr;

    // A position, written as text, drawn as a board; empty if the text does not say what is where. What
    // is wrong with it is appended. Null: it has no boards.
    std::string (*draw)(std::string_view position, const drawing& look,
                        std::vector<finding>& findings) = nullptr;

    // The parts of a ply of the game. It is read once more, so no one asks for more than a few.
    ply_parts (*parts_of)(const game& record, const ply& asked) = nullptr;

    // Writes trees of this notation, in lines that are arranged so.
    std::unique_ptr<word_writer> (*make_writer)(const writing_style& style) = nullptr;
    layout_style layout = {};

    // Which faulty games can be written anew. Null: none.
    const harmless_findings* harmless = nullptr;

    // Letters of pieces that go by a name; the first are those that need no declaration. What
    // writing_style::letters takes, from such a name or from what a game would declare; none if it is
    // neither. Null: the letters of this notation are always the same.
    std::span<const named_letters> letter_sets = {};
    std::optional<std::string> (*find_letters)(std::string_view called) = nullptr;
    bool declares_letters = false; // games say which letters they have
    // Forms of moves that go by a name, which writing_style::moves takes. Empty: there is but one.
    std::span<const std::string_view> move_forms = {};

    // simplify.hpp. Null: this notation has no simpler form.
    std::string (*simplify)(const game& record, const simplify_options& options,
                            simplified_game& into) = nullptr;

    // The first is in force where no other is asked for. Empty: there is but one way to lint games.
    std::span<const lint_profile> profiles = {};

    // Editions of the standard that ask writers for different things, by name, the usual one first. Empty:
    // all ask for the same.
    std::span<const std::string_view> editions = {};

    // What editors colour. Null: nothing.
    const highlighting* colours = nullptr;

    // What is played, as the game says it. Null: always `variant`.
    std::string (*variant_of)(const game& asked) = nullptr;

    // All plies with what only the board reports them: places, what is captured or castles, promotions.
    // Null: the tree says it all.
    void (*resolve)(const game& asked, std::vector<ply>& into) = nullptr;

    // Gives a tree that was not read from a text what its tags say of its plies. Null: nothing.
    void (*complete)(game& built) = nullptr;

    // What people read about the notation's words while they write games: help.hpp. Null: nothing.
    const notation_help* help = nullptr;

    // What its board and its pieces look like as pictures: board_plan.hpp. Null: boards are drawn as text
    // alone.
    const board_plan& (*plan)() = nullptr;
    // What is where in a position, written as text; what is wrong with it is appended, as by draw.
    men_on_board (*men)(std::string_view position, std::vector<finding>& findings) = nullptr;
};

// All notations, and the one of a name (null if there is none).
CTLPGN_EXPORT std::span<const notation* const> notations();
// One more, which must outlive its use. Before anything else is asked of the library: lists of notations and
// their diagnostics are made once.
CTLPGN_EXPORT void add_notation(const notation& added);
CTLPGN_EXPORT const notation* find_notation(std::string_view name);

// One answer of a notation that has answers.
CTLPGN_EXPORT position_texts positions_of(const notation& chosen, const game& record);
CTLPGN_EXPORT std::vector<code> broken_rules_of(const notation& chosen, const game& record);

// What is wrong with a game beyond what reading it found: notation::check, and what is looked for in the
// texts of games in every notation, with its consequences taken away.
CTLPGN_EXPORT void check_game(const notation& chosen, const game& record, check_level checks,
                              const limits& bounds, std::vector<finding>& findings,
                              std::vector<ply>* resolved = nullptr);

// How much of a text is looked at to guess its notation.
inline constexpr std::size_t guessed_bytes = 4096;

// The likeliest notation; of several that are equally likely, the first.
struct notation_guess {
    const notation* likeliest = nullptr; // null: the text is like none
    likeness how_likely = likeness::none;
};
CTLPGN_EXPORT notation_guess guess_notation(std::string_view text);
CTLPGN_EXPORT notation_guess guess_notation_of_position(std::string_view word);

// What a file that begins so says once for all its games.
CTLPGN_EXPORT std::string_view preamble_of(const notation& chosen, std::string_view beginning);

// How likely a text is in one notation.
CTLPGN_EXPORT likeness likeness_to(const notation& chosen, std::string_view text);

// All that the notation can report, its own and the core's, by rising code and with its examples.
CTLPGN_EXPORT std::vector<diagnostic_info> diagnostics_of(const notation& chosen);

struct notation_example {
    const notation* written_in = nullptr;
    diagnostic_example example;
};

// The examples of a code, in each notation that can report it, or in the one that is asked for.
CTLPGN_EXPORT std::vector<notation_example> examples_of(code id, const notation* only = nullptr);

} // namespace ctlpgn
