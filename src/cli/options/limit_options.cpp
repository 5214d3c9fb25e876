#include "cli/options/limit_options.hpp"

#include "cli/help/help.hpp"
#include "cli/options/number_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace ctlpgn::cli {

namespace {

// See ctlpgn/limits.hpp.
constexpr std::uint64_t highest_depth = 5000;
constexpr std::uint64_t highest_game_bytes = 0xffffffffU;

} // namespace

void add_limit_options(CLI::App& command, limits& bounds) {
    const auto add = [&command](const char* name, auto& limit, const char* what, number_range within = {}) {
        add_number(command, name, limit, what, within)->group(limits_group);
    };
    add("--max-depth", bounds.depth, "variations inside variations", {.most = highest_depth});
    add("--max-tags", bounds.tags, "tags of a game");
    add("--max-comment", bounds.comment_bytes, "bytes of a comment");
    add("--max-game", bounds.game_bytes, "bytes of a game", {.most = highest_game_bytes});
    add("--max-findings", bounds.findings,
        "syntax diagnostics kept per game, and diagnostics of each other code");
}

} // namespace ctlpgn::cli
