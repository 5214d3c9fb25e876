// A notation: a way of writing games of one kind as text. Everything outside the notations uses them through
// this header.
#pragma once

#include "ctlpgn/board_answers.hpp"
#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/finding.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/opening.hpp"
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

// The position that a game begins with, as text in its parts (what it means is checked on the board).
struct initial_position {
    std::string text; // canonical, or as written if it could not be read
    bool readable = false;
    side turn = side::white;
    std::uint32_t number = 1; // 0: unknown
    bool written = false;     // by the game itself
};

// How much is checked; each level includes those before it.
enum class check_level : std::uint8_t { syntax, coherent, legal };

// The lowest level at which the code is looked for.
CTLPGN_EXPORT check_level level_of_check(code id);

// The result of reading one game.
struct reading_result {
    bool game = false;        // false: nothing but spaces was left
    std::size_t consumed = 0; // bytes; what is left begins with the next game
    bool complete = true;     // false: more text could have changed the result
};

// How a board is drawn.
struct drawing {
    bool figures = false;  // chess symbols instead of letters
    bool colours = false;  // of the cells, for a terminal that supports ANSI colours
    place from = no_place; // marked as where a move begins
    place to = no_place;   // and as where it ends
    bool flipped = false;  // the second player is at the bottom
};

// Where the parts of a ply are. A part that is not written is empty, at the place where it would be.
struct ply_parts {
    span number; // with what marks it as unknown
    span piece;
    span origin;
    span sign; // a hyphen, or the capture sign
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
    std::uint64_t leaves = 0; // the number of lines of play that begin with it
};

// Findings in spite of which the tree holds everything that the text says, so that the game can be written
// anew. Tables are sorted.
struct harmless_findings {
    std::span<const code> always;
    std::span<const code> if_empty; // if the text in question is empty
    std::span<const code> in_plies; // if a ply was not understood and is copied
    // Asked before the tables; none: the tables decide.
    std::optional<bool> (*judge)(code id, const game& record, span where) = nullptr;
    // About text outside the games: a writer of games alone may leave it out, and must report that.
    std::span<const code> between_games = {};
};

// An example of a code of the core in a notation. It is empty where it would be too large.
struct core_example {
    code id = code::none;
    diagnostic_example example;
};

// A purpose that games may be linted for: a kind of reader, a form of the format.
struct lint_profile {
    std::string_view name;                    // minimal
    std::string_view title;                   // "what a minimum reader of the format reads"
    check_level highest = check_level::legal; // the highest level that is checked
    // Removes findings and adds some. Null: all stay as they are.
    void (*apply)(const game& record, std::vector<finding>& findings) = nullptr;
    bool fixes = true;        // whether fixes are offered
    bool suppressions = true; // whether suppressions that excuse nothing are reported
};

// A rule of the grammar; editors colour what it matches.
struct highlighted_rule {
    std::string_view rule;
    std::string_view scope; // a TextMate scope
};

// Each table is searched in its order. Editors look at one line at a time, so a comment, which may span
// several, is found by its ends.
struct highlighting {
    std::span<const highlighted_rule> text;
    std::span<const highlighted_rule> in_comments;
    std::span<const highlighted_rule> parts; // rules for parts of what the others match
    std::string_view comment_open;           // rules; empty: there are no comments
    std::string_view comment_close;
};

struct board_plan;    // board_plan.hpp
struct men_on_board;  // board_plan.hpp
struct notation_help; // help.hpp
struct writing;
struct simplify_options;
struct simplified_game;

// How a game ends by its rules.
struct end_of_play {
    // checkmate, stalemate, dead (neither side can win), or what another rule says; empty: it does not end
    std::string_view name = {};
    std::optional<side> winner = std::nullopt; // none: a draw
};

// How likely a text is in a notation.
enum class likeness : std::uint8_t {
    none,     // it is something else
    possible, // nothing speaks for or against it
    probable, // most of it makes sense
    certain,  // it names its notation
};

// How much of a file is searched for what it says once for all its games.
inline constexpr std::size_t preamble_bytes = 4096;

struct notation {
    std::string_view name;      // ctl-pgn
    std::string_view title;     // for people
    std::string_view extension; // .ctl-pgn
    // Other extensions, which files of other kinds have as well: the content of such a file decides.
    std::span<const std::string_view> shared_extensions = {};
    std::span<const std::string_view> dialects = {}; // other forms, such as older ones, that are read as well
    // Those that are written on request as well, by a name of their own or that of the notation they look
    // like.
    std::span<const std::string_view> written_dialects = {};
    std::string_view variant; // the value of "variant" when a game does not say it
    const vocabulary* words = nullptr;

    // Its own codes are in block `code_block`, and begin with `code_letter` if it has one. No other notation
    // has that block or that letter, and no layer of codes has the letter.
    std::uint32_t code_block = 0;
    char code_letter = 0;
    // The diagnostics that only it reports, in ascending order of their codes.
    std::span<const diagnostic_info> (*own_diagnostics)() = nullptr;
    // The codes of the core that it can report.
    std::span<const core_example> (*core_examples)() = nullptr;
    // Reported for a game that lacks what opens every game, so that it may be the rest of the one before it.
    // None: a game may begin with anything.
    code missing_opening = code::none;
    // Reported where another game seems to begin among the moves of one, so that the plies from there on may
    // be for the other side. None: that is never detected.
    code next_opening = code::none;
    // Reported for other signs in place of a variation's parenthesis. If they are about a ply, it and those
    // after it may belong to another line of play than the one that they were read in.
    std::span<const code> wrong_parentheses = {};
    // Reported for a ply that moves a piece of the other side, so that it may be that side's ply.
    code others_ply = code::none;
    // An example embedded in a whole file.
    std::string (*example_file)(example_place place, std::string_view example) = nullptr;

    // How likely a text is in this notation, judged by its beginning: at most guessed_bytes, in whole lines.
    // Null: always possible.
    likeness (*likeness_of)(std::string_view beginning) = nullptr;

    // The same for a word that may be a position, or the name of a file. Null: never.
    likeness (*position_likeness)(std::string_view word) = nullptr;

    // The strict reading: whether the whole text belongs to the language.
    bool (*accepts)(std::string_view text, const limits& bounds) = nullptr;

    // The tolerant reading of the first game in `text`. `first` says that the text is the beginning of the
    // file, `last` that it ends where the file ends. Total: accepts any bytes. Findings are appended in order
    // of place.
    reading_result (*read_game)(std::string_view text, bool first, bool last, const limits& bounds,
                                game& into, std::vector<finding>& findings) = nullptr;

    // What a file says once for all its games: a part of its beginning, of which at most preamble_bytes are
    // passed. It is in game::preamble when read_game is called. Null: there is no such preamble.
    std::string_view (*preamble_of)(std::string_view beginning) = nullptr;

    // The offset of the first line that certainly begins a game; npos if there is none.
    std::size_t (*find_game)(std::string_view text) = nullptr;
    // The offset of the first line that seems to begin one, for callers that verify it. Null: those that
    // find_game finds are enough.
    std::size_t (*guess_game)(std::string_view text) = nullptr;

    initial_position (*initial)(const game& record) = nullptr;

    // Checks that need the whole game: tags, numbers, variations, comments and references, and, from
    // check_level::coherent on, the board. Findings are appended in no particular order; the last one of a
    // code that the limit allows says how many more there are. `resolved` gets the plies as `resolve` gives
    // them, if checking plays the game anyway, otherwise nothing; null: they are not wanted.
    void (*check)(const game& record, check_level checks, const limits& bounds,
                  std::vector<finding>& findings, std::vector<ply>* resolved) = nullptr;

    // Removes findings that are only consequences of others, so that the causes stay. Called after
    // check_game, and by the linter at level syntax as well. Null: every finding is a cause.
    void (*keep_causes)(const game& record, std::vector<finding>& findings) = nullptr;

    // Adds syntax errors that the grammar cannot see: comments that seem to have swallowed what should follow
    // them. Callers that write games anew need it, since plies are lost there; keep_causes reports the same.
    // Null: the grammar sees them all.
    void (*find_swallowed_text)(const game& record, std::vector<finding>& findings) = nullptr;

    // How people and programs write its games, apart from the ways that any text is written in. Null: none.
    std::span<const writing> (*writings)() = nullptr;
    // Whether a letter of another alphabet means a piece, though it may look like a Latin one. Null: none
    // does.
    bool (*is_piece_letter)(std::string_view letter) = nullptr;

    // Adds remedies to the findings of the game, from reading or checking, as far as fixes are known; those
    // that are not wanted may be left out. Null: the notation fixes nothing.
    void (*find_fixes)(const game& record, offered_fixes wanted, std::vector<finding>& findings) = nullptr;

    // If plies cannot be read or played: finds the likeliest line of play that the text may mean, reports
    // each damaged ply once, with the ply that was meant, and removes the findings that are only its
    // consequences. Returns false if it leaves the findings unchanged. Null: the notation repairs nothing.
    bool (*repair)(const game& record, std::vector<finding>& findings) = nullptr;

    // Answers questions about the board, in one replay. Null: it has no answers.
    void (*ask_board)(const game& record, const board_answers& into) = nullptr;

    // Whether a position ends the game that it comes from. Null: it knows no rules.
    end_of_play (*end_in)(std::string_view position, const game& record) = nullptr;

    // The plies that the rules allow in a position, as text: sorted, each with the number of lines of `more`
    // further plies that begin with it. Empty if the text is not a position. Null: it knows no rules.
    std::vector<possible_ply> (*plies)(std::string_view position, std::uint32_t more) = nullptr;
    // The same as this game would write them: in its form of moves, with its letters. Null: all games write
    // them alike.
    std::vector<std::string> (*plies_in_game)(std::string_view position, const game& record) = nullptr;

    // The opening that the last known position of the main line shows; none if it reaches none. Null: it
    // knows no openings.
    std::optional<known_opening> (*opening_of)(const game& record) = nullptr;

    // The text of a game by these rules, a value of `rules_of`, that begins at a position, written as text,
    // and has this one ply, or none if the ply is empty. Empty if the text is not a position. Null: games
    // always begin at the usual start.
    std::string (*game_from)(std::string_view position, std::string_view ply,
                             std::string_view rules) = nullptr;

    // A position, written as text, drawn as a board; empty if the text does not say what is where. Faults of
    // the text are appended. Null: it has no boards.
    std::string (*draw)(std::string_view position, const drawing& look,
                        std::vector<finding>& findings) = nullptr;

    // The parts of a ply of the game. It is parsed again, so ask only for a few.
    ply_parts (*parts_of)(const game& record, const ply& asked) = nullptr;

    // What a comment says to programs (kept_comments::commands), or everything else (kept_comments::text),
    // without spaces around it. Null: comments say nothing to programs.
    std::string (*part_of_comment)(const game& record, const comment& asked, kept_comments part) = nullptr;

    // Each ply in the standard's own form of moves, whatever is written; empty where the board does not show
    // what is played. Null: moves have several forms.
    std::vector<std::string> (*standard_moves)(const game& record) = nullptr;

    // Writes trees of this notation, in lines that are arranged as the style says.
    std::unique_ptr<word_writer> (*make_writer)(const writing_style& style) = nullptr;
    layout_style layout = {};

    // Which faulty games can be written anew. Null: none.
    const harmless_findings* harmless = nullptr;

    // Named sets of letters for pieces; the first need no declaration. `find_letters` gives what
    // writing_style::letters takes, from such a name or from a declaration as in a game; none if it is
    // neither. Null: the letters of this notation are always the same.
    std::span<const named_letters> letter_sets = {};
    std::optional<std::string> (*find_letters)(std::string_view called) = nullptr;
    bool declares_letters = false; // games declare the letters that they use
    // Named forms of moves, which writing_style::moves takes. Empty: there is only one.
    std::span<const std::string_view> move_forms = {};

    // See simplify.hpp. Null: this notation has no simpler form.
    std::string (*simplify)(const game& record, const simplify_options& options,
                            simplified_game& into) = nullptr;

    // The first is used unless another is asked for. Empty: there is only one way to lint games.
    std::span<const lint_profile> profiles = {};

    // Editions of the standard that make different demands on writers, by name, the usual one first. Empty:
    // all demand the same.
    std::span<const std::string_view> editions = {};

    // What editors colour. Null: nothing.
    const highlighting* colours = nullptr;

    // What is played, as the game says it. Null: always `variant`.
    std::string (*variant_of)(const game& asked) = nullptr;

    // By which rules, in the same words for all games that have the same, however they call them; empty:
    // those that games of the notation usually have. Null: always those.
    std::string (*rules_of)(const game& asked) = nullptr;

    // All plies with what only the board knows of them: places, what is captured or castles, promotions.
    // Null: the tree has everything.
    void (*resolve)(const game& asked, std::vector<ply>& into) = nullptr;

    // Gives a tree that was not read from a text what its tags say about its plies. Null: nothing.
    void (*complete)(game& built) = nullptr;

    // Help with the notation's words for people who write games: help.hpp. Null: there is none.
    const notation_help* help = nullptr;

    // What its board and its pieces look like as pictures: board_plan.hpp. Null: boards are drawn only as
    // text.
    const board_plan& (*plan)() = nullptr;
    // What is where in a position, written as text; its faults are appended, as by draw.
    men_on_board (*men)(std::string_view position, std::vector<finding>& findings) = nullptr;
    // A letter for each kind of man, by its number, from 1; the last is the king's.
    std::string_view men_letters = {};
};

// All notations, and the one with a given name (null if there is none).
CTLPGN_EXPORT std::span<const notation* const> notations();
// Adds a notation, which must outlive its use. To be called before anything else in the library: the lists of
// notations and their diagnostics are made only once.
CTLPGN_EXPORT void add_notation(const notation& added);
CTLPGN_EXPORT const notation* find_notation(std::string_view name);

// One of the answers of notation::ask_board.
CTLPGN_EXPORT position_texts positions_of(const notation& chosen, const game& record);
CTLPGN_EXPORT std::vector<code> broken_rules_of(const notation& chosen, const game& record);

// What is wrong with a game beyond what reading it found: notation::check, and what is looked for in the
// texts of games in every notation, with consequences removed.
CTLPGN_EXPORT void check_game(const notation& chosen, const game& record, check_level checks,
                              const limits& bounds, std::vector<finding>& findings,
                              std::vector<ply>* resolved = nullptr);

// How much of a text is examined to guess its notation.
inline constexpr std::size_t guessed_bytes = 4096;

// The likeliest notation; of several that are equally likely, the first.
struct notation_guess {
    const notation* likeliest = nullptr; // null: the text resembles none
    likeness how_likely = likeness::none;
};
CTLPGN_EXPORT notation_guess guess_notation(std::string_view text);
CTLPGN_EXPORT notation_guess guess_notation_of_position(std::string_view word);

// The preamble of a file that begins like this.
CTLPGN_EXPORT std::string_view preamble_of(const notation& chosen, std::string_view beginning);

// How likely a text is in one notation.
CTLPGN_EXPORT likeness likeness_to(const notation& chosen, std::string_view text);

// Everything that the notation can report, its own codes and the core's, in ascending order and with its
// examples.
CTLPGN_EXPORT std::vector<diagnostic_info> diagnostics_of(const notation& chosen);

struct notation_example {
    const notation* written_in = nullptr;
    diagnostic_example example;
};

// The examples of a code, in each notation that can report it, or in the one that is given.
CTLPGN_EXPORT std::vector<notation_example> examples_of(code id, const notation* only = nullptr);

} // namespace ctlpgn
