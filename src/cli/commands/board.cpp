#include "catalogue/message.hpp"
#include "cli/commands.hpp"
#include "cli/games/shown_position.hpp"
#include "cli/options/encoding_option.hpp"
#include "cli/options/exclusions.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/options/number_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/theme_option.hpp"
#include "cli/options/word_list.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/say.hpp"
#include "cli/output/terminal.hpp"
#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/text_report.hpp"
#include "emit/report/excerpt.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

// Deeper trees have more leaves than anybody can count.
constexpr std::uint64_t deepest = 20;

struct board_options {
    position_request asked;
    std::string format = "text";
    board_picture picture;
    std::vector<std::string> marks;
    std::vector<std::string> arrows;
    bool plain_edge = false;   // no coordinates
    std::uint32_t seconds = 0; // for each ply of an animated picture; 0: it is none
    std::string output_path;
    bool letters = false;
    bool figures = false;
    std::string colour = "auto";
    bool text_only = false;
    bool plies = false;
    std::optional<std::uint32_t> leaves_after; // after this many plies
    std::optional<std::uint32_t> divided_after;

    // Something is printed instead of the board.
    [[nodiscard]] bool asks_for_plies() const { return plies || leaves_after || divided_after; }
};

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

void print_plies(const board_options& options, const notation& chosen, std::string_view position) {
    if (chosen.plies == nullptr)
        throw input_error("the rules of games are not known in " + std::string(chosen.name));
    const std::optional<std::uint32_t>& depth =
        options.divided_after ? options.divided_after : options.leaves_after;
    std::uint64_t leaves = depth && *depth == 0 ? 1 : 0;
    if (!depth || *depth != 0)
        for (const possible_ply& each : chosen.plies(position, depth ? *depth - 1 : 0)) {
            leaves += each.leaves;
            if (options.plies)
                std::cout << each.text << '\n';
            else if (options.divided_after)
                std::cout << each.text << ' ' << each.leaves << '\n';
        }
    if (depth)
        std::cout << leaves << '\n';
    else if (leaves == 0)
        complain("the rules allow no ply in this position");
}

place place_called(const notation& chosen, const std::string& name) {
    const auto found = std::ranges::find(chosen.words->places, name);
    if (found == chosen.words->places.end())
        throw input_error("the board has no place " + name);
    return static_cast<place>(found - chosen.words->places.begin());
}

constexpr std::array<std::string_view, 7> colours{"red",  "green",  "yellow", "blue",
                                                  "cyan", "orange", "magenta"};

// What comes after a colon; empty if there is none.
std::string colour_after(std::string& word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos)
        return {};
    std::string colour = word.substr(colon + 1);
    word.resize(colon);
    if (std::ranges::find(colours, colour) == colours.end())
        throw input_error("\"" + colour + "\" must be a colour: " + listed(colours));
    return colour;
}

// e4, e4:red; e2-e4, e2-e4:red
void add_signs(board_picture& picture, const board_options& options, const notation& chosen) {
    for (std::string each : options.marks) {
        const std::string colour = colour_after(each);
        const place at = place_called(chosen, each);
        if (colour.empty())
            picture.marks.push_back(at);
        else
            picture.coloured.push_back({at, colour});
    }
    for (std::string each : options.arrows) {
        std::string colour = colour_after(each);
        const std::size_t hyphen = each.find('-');
        if (hyphen == std::string::npos)
            throw input_error("\"" + each +
                              "\" must be two places with a hyphen between them, such as e2-e4");
        picture.arrows.push_back({place_called(chosen, each.substr(0, hyphen)),
                                  place_called(chosen, each.substr(hyphen + 1)), std::move(colour)});
    }
}

// Empty if the game goes on.
std::string words_about(const end_of_play& end, const notation& chosen, std::string_view position) {
    if (end.name.empty() || !has_picture(chosen))
        return {};
    const auto called = [&chosen](side player) {
        return std::string(chosen.plan().players[static_cast<std::size_t>(player)].name);
    };
    std::vector<finding> ignored;
    const side turn = chosen.men(position, ignored).turn;
    if (end.name == "checkmate" || end.name == "stalemate")
        return called(turn) + " is " + std::string(end.name == "checkmate" ? "mated" : "stalemated");
    return end.winner ? called(*end.winner) + " wins" : "a draw";
}

std::string drawn_as_text(const board_options& options, const shown_position& shown,
                          std::vector<finding>& findings) {
    if (shown.chosen->draw == nullptr)
        throw input_error(std::string(shown.chosen->name) + " has no boards");
    const drawing style{.figures = options.figures,
                        .colours = wants_colour(options.colour, true),
                        .from = shown.from,
                        .to = shown.to,
                        .flipped = options.picture.flipped};
    return shown.chosen->draw(shown.text, style, findings);
}

// What a picture of these positions has, the last one of them being the one that is asked for.
std::string drawn_as_picture(const board_options& options, const std::vector<shown_position>& all,
                             std::vector<finding>& findings) {
    const shown_position& shown = all.back();
    if (!has_picture(*shown.chosen))
        throw input_error(std::string(shown.chosen->name) + " has no pictures of boards");
    board_picture picture = options.picture;
    picture.from = shown.from;
    picture.to = shown.to;
    picture.players = shown.players;
    picture.coordinates = !options.plain_edge;
    picture.coloured = shown.signs.coloured;
    picture.arrows = shown.signs.arrows;
    picture.standing = words_about(shown.end, *shown.chosen, shown.text);
    add_signs(picture, options, *shown.chosen);
    if (!shown.played.empty())
        picture.title = "After " + shown.played;
    if (options.seconds != 0) {
        std::vector<board_scene> scenes;
        for (const shown_position& each : all)
            scenes.push_back({each.text, each.from, each.to, each.signs.coloured, each.signs.arrows});
        return animated_board_svg(*shown.chosen, scenes, options.seconds, picture, findings);
    }
    return board_svg(*shown.chosen, shown.text, picture, findings);
}

// Below the board: who plays, if the game says so, what was played last, and whose turn it is.
std::string words_about(const shown_position& shown) {
    if (!has_picture(*shown.chosen))
        return {};
    const std::span<const plan_player> sides = shown.chosen->plan().players;
    std::string words;
    for (std::size_t side = 0; side != shown.players.size(); ++side)
        if (!shown.players[side].empty())
            words.append(words.empty() ? "" : ", ")
                .append(sides[side].name)
                .append(": ")
                .append(emit::shown_text(shown.players[side]));
    words.append(words.empty() ? "" : "\n");
    if (!shown.played.empty())
        words.append("After ").append(emit::shown_text(shown.played)).append(", ");
    if (const std::string end = words_about(shown.end, *shown.chosen, shown.text); !end.empty())
        return words + end + "\n";
    std::vector<finding> known_findings;
    const side turn = shown.chosen->men(shown.text, known_findings).turn;
    return words.append(sides[static_cast<std::size_t>(turn)].name).append(" to move\n");
}

int show_board(const board_options& options) {
    const std::vector<shown_position> all = options.seconds != 0 ? find_positions_until(options.asked)
                                                                 : std::vector{find_position(options.asked)};
    const shown_position& shown = all.back();
    if (shown.contradictions != 0)
        complain(std::string("the game contradicts the board in ") +
                 counted(shown.contradictions, "ply", "plies") +
                 ", so what is shown may be wrong; 'ctlpgn lint' says where");
    std::vector<finding> findings;
    const bool as_picture = options.format == "svg";
    std::string board =
        as_picture ? drawn_as_picture(options, all, findings) : drawn_as_text(options, shown, findings);
    bool errors = false;
    for (const finding& fault : findings) {
        const diagnostic one = described(fault, shown.text);
        errors = errors || one.severity == level::error;
        std::fputs(text_report(one, "position", shown.text).c_str(), stderr);
    }
    if (options.asks_for_plies() && !board.empty()) {
        print_plies(options, *shown.chosen, shown.text);
    } else {
        if (options.text_only)
            board = emit::shown_text(shown.text) + "\n";
        else if (!as_picture)
            board.append(board.empty() ? ""
                                       : "\n" + words_about(shown) + emit::shown_text(shown.text) + "\n");
        check_not_overwritten(options.asked, options.output_path);
        output stream(options.output_path);
        stream.write(board);
        if (!board.empty())
            stream.commit();
    }
    return errors || shown.contradictions != 0 ? found : clean;
}

constexpr const char* picture_group = "Pictures";

// Options that only pictures have.
void add_picture_options(CLI::App& command, const std::shared_ptr<board_options>& options) {
    const std::vector<CLI::Option*> added{
        command.add_option("--mark", options->marks, "places to put a ring around, or to colour: e4,d5:red")
            ->delimiter(',')
            ->allow_extra_args(false),
        command.add_option("--arrow", options->arrows, "arrows, in a colour or in blue: e2-e4,d7-d5:red")
            ->delimiter(',')
            ->allow_extra_args(false),
        add_theme_option(command, options->picture.theme),
        add_number_option(
            command, "--width", "width in pixels; by default each board has its own",
            {.least = 20, .most = 10000},
            [options](std::uint64_t pixels) { options->picture.width = static_cast<std::uint32_t>(pixels); }),
        command.add_flag("--no-coordinates", options->plain_edge, "no letters and numbers beside the board"),
        add_number_option(
            command, "--animate", "all plies up to that one, each for N seconds", {.least = 1, .most = 60},
            [options](std::uint64_t seconds) { options->seconds = static_cast<std::uint32_t>(seconds); }),
        command.add_flag("--names", options->picture.names, "the names of the places, and no pieces")};
    for (CLI::Option* const each : added)
        each->group(picture_group);
}

} // namespace

void add_board(CLI::App* command, int& status) {
    auto options = std::make_shared<board_options>();
    command->footer(
        "White's pieces are capital letters, Black's are small ones. The ply that led to the position is\n"
        "marked: [ ] where it began, < > where it ended.\n"
        "\n"
        "Plies in variations are named like references in comments of CTL-PGN: #14[#12.2]@W is White's ply\n"
        "of move 14 in the variation of move 12 with the label 2, and #20[#14.1#12.2] goes through that\n"
        "one to another, the innermost first. #12/1 counts the variations of a move, whatever their labels.\n"
        "\n"
        "  ctlpgn board game.ctl-pgn --game 2 --ply 12.black\n"
        "  ctlpgn board game.ctl-pgn --ply '#14[#12.2]@W'\n"
        "  ctlpgn board '/27:1k/8:3P3/1:1K/ w -- - 0 1' --unicode\n"
        "  ctlpgn board game.ctl-pgn --output-format svg --flip -o board.svg\n"
        "  ctlpgn board game.ctl-pgn --animate 1 --output-format svg -o game.svg\n"
        "  ctlpgn board game.ctl-pgn --ply 30.white --text\n"
        "  ctlpgn board game.ctl-pgn --ply 12.black --moves\n"
        "  ctlpgn board --perft 3");
    command->add_option(
        "WHAT", options->asked.what,
        "a position as text, a file, or - for standard input; by default the initial position");
    add_notation_option(*command, options->asked.written_in, "the notation of the position or the games");
    add_input_encoding_option(*command, options->asked.encoding_read);
    add_configuration_options(*command, options->asked.configuration, options->asked.no_configuration);
    add_number(*command, "--game", options->asked.game, "which game of the file", {.least = 1})
        ->default_str("1");
    command->add_option("--ply", options->asked.ply,
                        "after which ply: 12.white, 12.black, 12, #14[#12.2]@W; 0 is the start; by default "
                        "the last of the main line");
    auto* const letters = command->add_flag("--letters", options->letters, "pieces as letters (the default)");
    auto* const figures = command->add_flag("--unicode", options->figures, "pieces as chess symbols");
    auto* const colour =
        command->add_option("--color", options->colour, "colour the board: auto, always, never")
            ->transform(one_of({"auto", "always", "never"}))
            ->capture_default_str();
    auto* const flip =
        command->add_flag("--flip", options->picture.flipped, "draw the board from the second player's side");
    command->add_option("--output-format,--format", options->format, "text, or svg for a picture")
        ->transform(one_of({"text", "svg"}))
        ->capture_default_str();
    add_output_option(*command, options->output_path, "a position");
    add_picture_options(*command, options);
    auto* const text_only =
        command->add_flag("--text,--pdtl", options->text_only, "only the position as text, in one line");
    auto* const plies =
        command->add_flag("--moves", options->plies, "only the legal plies, with check marks, one per line");
    const auto add_depth = [command](const char* name, const char* help, std::optional<std::uint32_t>& into) {
        return add_number_option(*command, name, help, {.most = deepest},
                                 [&into](std::uint64_t depth) { into = static_cast<std::uint32_t>(depth); });
    };
    auto* const perft =
        add_depth("--perft", "only count the sequences of N plies (perft)", options->leaves_after);
    auto* const divide =
        add_depth("--divide", "the same for each first ply, and the sum", options->divided_after);
    letters->excludes(figures);
    exclude({text_only, plies, perft, divide}, {letters, figures, flip});
    exclude({plies, perft, divide}, {text_only});
    exclude({perft, divide}, {plies});
    perft->excludes(divide);
    const std::vector<const CLI::Option*> of_text{letters, figures, colour, text_only, plies, perft, divide};
    command->callback([options, command, of_text, &status] {
        if (options->format == "svg")
            refuse_given(of_text, "is about text, and --output-format svg draws a picture");
        else
            refuse_group(*command, picture_group, "is about pictures; --output-format svg draws one");
        check_output_name(options->output_path,
                          std::array{output_kind{"text", "a position as text"},
                                     output_kind{"svg", "an SVG picture", {".svg"}}},
                          options->format);
        status = show_board(*options);
    });
}

} // namespace ctlpgn::cli
