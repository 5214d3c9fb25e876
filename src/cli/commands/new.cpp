#include "cli/commands.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/output/output.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/game_draft.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/tags.hpp"
#include "text/ascii.hpp"
#include "text/games/recognition.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
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

std::pair<std::string, std::string> tag_of(const std::string& option) {
    const std::size_t sign = option.find('=');
    if (sign == std::string::npos || sign == 0 || option.find_first_of(white_space) < sign)
        throw setting_error("--tag: \"" + option + "\" is not a tag; write NAME=VALUE, such as White=Tal");
    return {option.substr(0, sign), option.substr(sign + 1)};
}

// What is not a tag of the notation would be changed by its fixes, or taken for something else.
void check_tags(const new_options& options, std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    game_reader reader(*source, chosen);
    const game* const read = reader.next();
    for (const std::string& each : options.tags) {
        const auto [name, value] = tag_of(each);
        // The name may be another: Red for White.
        const auto is_it = [&read, &wanted = value](const tag& there) {
            return tag_value(*read, there) == wanted;
        };
        if (read == nullptr || std::ranges::none_of(read->tags, is_it))
            throw setting_error("--tag: " + std::string(chosen.title) + " cannot have a tag " + name +
                                " with the value \"" + value + "\"");
    }
    for (const diagnostic& each : lint(text, chosen))
        if (each.severity != level::note)
            throw setting_error("--tag: " + each.message);
}

// A game without moves. The players are to be filled in, if the notation has a word for that.
std::string empty_game(const new_options& options, const notation& chosen) {
    game_draft draft(chosen);
    game_draft with_players(chosen);
    std::set<std::string> names;
    if (chosen.plan != nullptr)
        for (const plan_player& each : chosen.plan().players)
            with_players.set_tag(each.tag, "?");
    for (const std::string& each : options.tags) {
        const auto [name, value] = tag_of(each);
        if (!names.insert(in_small_letters(name)).second)
            throw setting_error("--tag: " + name + " is given twice");
        for (game_draft* const game : {&draft, &with_players})
            game->set_tag(name, value);
    }
    try {
        std::string text = completed(with_players, chosen);
        if (!lint(text, chosen).empty())
            text = completed(draft, chosen);
        check_tags(options, text, chosen);
        return text;
    } catch (const draft_error& error) {
        throw setting_error(std::string("--tag: ") + error.what());
    }
}

// Games of xiangqi are in files called .pgn, too.
bool has_shared_extension(const notation& chosen, const std::string& path) {
    return std::ranges::find(chosen.shared_extensions, std::filesystem::path(path).extension().string()) !=
           chosen.shared_extensions.end();
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
    if (by_name != nullptr && by_name != chosen && !has_shared_extension(*chosen, options.path))
        throw setting_error("the name " + options.path + " is that of " + std::string(by_name->title) +
                            "; --notation names " + std::string(chosen->name));
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
