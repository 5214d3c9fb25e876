#include "cli/commands.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/output/output.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/game_draft.hpp"
#include "ctlpgn/lint.hpp"
#include "text/games/recognition.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct new_options {
    std::string path; // empty: standard output
    const notation* written_in = nullptr;
    std::vector<std::string> tags; // NAME=VALUE
};

// With the tags that every game has. Nothing is known yet, so no fix can be wrong.
std::string completed(const game_draft& draft, const notation& chosen) {
    return apply_fixes(draft.text(), chosen, {}, {.unsafe = true});
}

// A game without moves. The players are to be filled in, if the notation has a word for that.
std::string empty_game(const new_options& options, const notation& chosen) {
    game_draft draft(chosen);
    game_draft with_players(chosen);
    if (chosen.plan != nullptr)
        for (const plan_player& each : chosen.plan().players)
            with_players.set_tag(each.tag, "?");
    for (const std::string& each : options.tags) {
        const std::size_t sign = each.find('=');
        if (sign == std::string::npos || sign == 0)
            throw setting_error("--tag: \"" + each + "\" is not a tag; write NAME=VALUE, such as White=Tal");
        for (game_draft* const game : {&draft, &with_players})
            game->set_tag(each.substr(0, sign), each.substr(sign + 1));
    }
    try {
        const std::string text = completed(with_players, chosen);
        return lint(text, chosen).empty() ? text : completed(draft, chosen);
    } catch (const draft_error& error) {
        throw setting_error(std::string("--tag: ") + error.what());
    }
}

int write_empty_game(const new_options& options) {
    const notation* const by_name = options.path.empty() ? nullptr : notation_of_name(options.path);
    const notation* const chosen = options.written_in != nullptr ? options.written_in : by_name;
    if (chosen == nullptr)
        throw setting_error(
            options.path.empty()
                ? "name a file, such as game.pgn, or a notation with --notation"
                : "the name " + options.path +
                      " shows no notation; --notation names it, or an extension such as .pgn");
    std::error_code unreachable;
    if (!options.path.empty() && std::filesystem::exists(options.path, unreachable))
        throw output_error(options.path + " is there already, and stays as it is");
    output file(options.path);
    file.write(empty_game(options, *chosen));
    file.commit();
    return clean;
}

} // namespace

void add_new(CLI::App* command, int& status) {
    auto options = std::make_shared<new_options>();
    command->footer(
        "A game without moves, whose tags are to be filled in. A file that exists is not changed.\n"
        "\n"
        "  ctlpgn new round1.pgn\n"
        "  ctlpgn new round1.ctl-pgn --tag White=Anna --tag Black=Boris\n"
        "  ctlpgn new --notation xiangqi");
    command->add_option("FILE", options->path, "the file that is written; without FILE standard output");
    add_notation_option(*command, options->written_in,
                        "the notation of the game, if the name does not show it");
    command->add_option("--tag", options->tags, "a tag, as NAME=VALUE; may be repeated")
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE");
    command->callback([options, &status] { status = write_empty_game(*options); });
}

} // namespace ctlpgn::cli
