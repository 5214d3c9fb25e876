#include "catalogue/message.hpp"
#include "cli/commands.hpp"
#include "cli/game_repair.hpp"
#include "cli/inputs.hpp"
#include "cli/number_option.hpp"
#include "cli/ply_path.hpp"
#include "cli/say.hpp"
#include "cli/terminal.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/text_report.hpp"
#include "text/decoded_source.hpp"
#include "tree/written_move.hpp"

#include <CLI/Validators.hpp>

#include <cstdio>
#include <iostream>
#include <optional>
#include <string>

namespace ctlpgn::cli {

namespace {

// Deeper trees have more leaves than anybody can count.
constexpr std::uint64_t deepest = 20;

struct board_options {
    std::string what;
    const notation* written_in = nullptr; // null: what is named tells
    std::uint32_t game = 1;
    std::string ply;
    bool letters = false;
    bool figures = false;
    std::string colour = "auto";
    bool text_only = false;
    bool plies = false;
    std::optional<std::uint32_t> leaves_after; // so many plies
    std::optional<std::uint32_t> divided_after;

    // Something is printed instead of the board.
    [[nodiscard]] bool asks_for_plies() const { return plies || leaves_after || divided_after; }
};

// A position, and the ply that led to it.
struct shown_position {
    std::string text;
    drawing marks;
    std::size_t contradictions = 0; // plies of its game that contradict the board
};

// The notation in which the word is a position, as opposed to the name of a file; null if it is none.
const notation* notation_of_position(const std::string& word, const notation* asked_for) {
    if (asked_for == nullptr) {
        const notation_guess guessed = guess_notation_of_position(word);
        return guessed.how_likely >= likeness::probable ? guessed.likeliest : nullptr;
    }
    const bool is_position =
        asked_for->position_likeness != nullptr && asked_for->position_likeness(word) >= likeness::probable;
    return is_position ? asked_for : nullptr;
}

// The ply of the move that is asked for, or else its last; no_node if it is not written.
node ply_of(const written_move& move, std::optional<side> by) {
    if (by)
        return *by == side::white ? move.white : move.black;
    return move.black != no_node ? move.black : move.white;
}

// The first ply of the last move of the main line.
node last_move(const game& in) {
    node last = no_node;
    each_move(in, in.main_line, [&last](const written_move& here) { last = here.first; });
    return last;
}

shown_position position_in(const game& read, const notation& in, const std::string& ply_text) {
    const std::optional<ply_path> wanted =
        ply_text.empty() ? std::nullopt : std::optional(read_ply_path(ply_text));
    if ((wanted && wanted->number == 0) || read.main_line.first_ply == no_node)
        return {in.initial(read).text, {}};
    const node move = wanted ? find_move(read, *wanted) : last_move(read);
    const node at = ply_of(move_from(read, move), wanted ? wanted->by : std::nullopt);
    if (at == no_node)
        throw input_error("that ply is not written in the game");
    shown_position shown;
    shown.text = in.positions(read)[at];
    if (shown.text.empty())
        throw input_error("nobody knows the position after that ply: it, or one before it, cannot be played");
    std::vector<ply> plies = read.plies;
    if (in.resolve != nullptr)
        in.resolve(read, plies);
    const ply& played = plies[at];
    if (played.kind == ply_kind::castled) {
        const castling_words::step king =
            in.words->castling(played).king[static_cast<std::size_t>(played.by)];
        shown.marks.from = king.from;
        shown.marks.to = king.to;
    } else {
        shown.marks.from = played.from;
        shown.marks.to = played.to;
    }
    return shown;
}

shown_position position_of_file(const board_options& options, const notation*& in) {
    const std::vector<input> inputs = find_inputs({options.what}, options.written_in);
    if (inputs.empty())
        throw input_error("there is no game in " + options.what);
    const recognised_text text = inputs.front().open_games();
    in = text.written_in;
    decoded_source decoded(*text.source);
    game_reader reader(decoded, *in);
    std::uint32_t seen = 0;
    while (const game* const read = reader.next()) {
        if (++seen != options.game)
            continue;
        shown_position shown = position_in(*read, *in, options.ply);
        shown.contradictions = count_contradictions(*read, *in, {});
        return shown;
    }
    throw input_error(inputs.front().name() + " has " + std::to_string(seen) +
                      (seen == 1 ? " game" : " games"));
}

diagnostic described(const finding& fault, std::string_view text) {
    const diagnostic_info& info = describe(fault.id);
    diagnostic made;
    made.id = fault.id;
    made.severity = info.severity;
    made.begin = fault.where.begin;
    made.end = fault.where.end;
    line_counter places;
    places.begin_text(text, 0);
    const line_column at = places.locate(made.begin);
    made.line = at.line;
    made.column = at.column;
    made.message =
        render_message(info, text_in_question(text, fault.where.begin, fault.where.end), fault.detail);
    return made;
}

void print_plies(const board_options& options, const notation& in, std::string_view position) {
    const std::optional<std::uint32_t>& depth =
        options.divided_after ? options.divided_after : options.leaves_after;
    std::uint64_t leaves = depth && *depth == 0 ? 1 : 0;
    if (!depth || *depth != 0)
        for (const possible_ply& each : in.plies(position, depth ? *depth - 1 : 0)) {
            leaves += each.leaves;
            if (options.plies)
                std::cout << each.text << '\n';
            else if (options.divided_after)
                std::cout << each.text << ' ' << each.leaves << '\n';
        }
    if (depth)
        std::cout << leaves << '\n';
}

int show_board(const board_options& options) {
    const notation* in = options.written_in != nullptr ? options.written_in : notations().front();
    shown_position shown;
    if (options.what.empty()) {
        shown.text = in->initial(game{}).text;
    } else if (const notation* const known = notation_of_position(options.what, options.written_in)) {
        in = known;
        shown.text = options.what;
    } else {
        shown = position_of_file(options, in);
    }
    shown.marks.figures = options.figures;
    shown.marks.colours = wants_colour(options.colour, true);
    std::vector<finding> findings;
    if (shown.contradictions != 0)
        complain(std::string("the game contradicts the board in ") + std::to_string(shown.contradictions) +
                 (shown.contradictions == 1 ? " ply" : " plies") +
                 ", so what is shown may be wrong; 'ctlpgn lint' shows more");
    const std::string board = in->draw(shown.text, shown.marks, findings);
    bool errors = false;
    for (const finding& fault : findings) {
        const diagnostic one = described(fault, shown.text);
        errors = errors || one.severity == level::error;
        std::fputs(text_report(one, "position", shown.text).c_str(), stderr);
    }
    if (options.asks_for_plies() && !board.empty())
        print_plies(options, *in, shown.text);
    else if (options.text_only)
        std::cout << shown.text << '\n';
    else
        std::cout << board << (board.empty() ? "" : "\n" + shown.text + "\n");
    return errors || shown.contradictions != 0 ? found : clean;
}

} // namespace

void add_board(CLI::App& program, int& status) {
    auto options = std::make_shared<board_options>();
    CLI::App* const command = program.add_subcommand("board", "Print a position as a board of text");
    command->footer(
        "White's pieces are capital letters, Black's are small ones. The ply that led to the position is\n"
        "marked: [ ] where it began, < > where it ended.\n"
        "\n"
        "Plies in variations are named as references of the format name them: #14[#12.2]@W is White's ply\n"
        "of move 14 in the variation of move 12 with the label 2, and #20[#14.1#12.2] goes through that\n"
        "one to another, the innermost first. #12/1 counts the variations of a move, whatever their labels.\n"
        "\n"
        "  ctlpgn board game.ctl-pgn --game 2 --ply 12.black\n"
        "  ctlpgn board game.ctl-pgn --ply '#14[#12.2]@W'\n"
        "  ctlpgn board '/27:1k/8:3P3/1:1K/ w -- - 0 1' --unicode\n"
        "  ctlpgn board game.ctl-pgn --ply 30.white --text\n"
        "  ctlpgn board game.ctl-pgn --ply 12.black --moves\n"
        "  ctlpgn board --perft 3");
    command->add_option("WHAT", options->what,
                        "a position as text, a file, or - for standard input; the start if nothing is named");
    add_notation_option(*command, options->written_in, "the notation of the position or the games");
    add_number(*command, "--game", options->game, "which game of the file", {.least = 1});
    command->add_option(
        "--ply", options->ply,
        "after which ply: 12.white, 12.black, 12, #14[#12.2]@W; 0 is the start; usually the last of the "
        "main line");
    auto* const letters = command->add_flag("--letters", options->letters, "pieces as letters (the default)");
    command->add_flag("--unicode", options->figures, "pieces as chess symbols")->excludes(letters);
    command->add_option("--color", options->colour, "colour the board: auto, always, never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    auto* const text_only =
        command->add_flag("--text,--pdtl", options->text_only, "only the position as text, in one line");
    auto* const plies = command->add_flag(
        "--moves", options->plies, "only the plies that the rules allow, with check marks, one a line");
    const auto add_depth = [command](const char* name, const char* help, std::optional<std::uint32_t>& into) {
        return add_number_option(*command, name, help, {.most = deepest},
                                 [&into](std::uint64_t depth) { into = static_cast<std::uint32_t>(depth); });
    };
    auto* const perft =
        add_depth("--perft", "only how many lines of so many plies the rules allow", options->leaves_after);
    auto* const divide =
        add_depth("--divide", "the same for each first ply, and the sum", options->divided_after);
    for (auto* const flag : {plies, perft, divide})
        flag->excludes(text_only);
    plies->excludes(perft)->excludes(divide);
    perft->excludes(divide);
    command->callback([options, &status] { status = show_board(*options); });
}

} // namespace ctlpgn::cli
