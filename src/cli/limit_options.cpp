#include "cli/limit_options.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>

namespace ctlpgn::cli {

namespace {

// Of limits (ctlpgn/limits.hpp).
constexpr std::uint32_t highest_depth = 5000;
constexpr std::size_t highest_game_bytes = 0xffffffffU;

} // namespace

void add_limit_options(CLI::App& command, limits& to) {
    const auto add = [&command](const char* name, auto& limit, const char* what) {
        return command.add_option(name, limit, what)->capture_default_str()->group("Limits");
    };
    add("--max-depth", to.depth, "variations inside variations")->check(CLI::Range(highest_depth));
    add("--max-tags", to.tags, "tags a game");
    add("--max-comment", to.comment_bytes, "bytes a comment");
    add("--max-game", to.game_bytes, "bytes a game")->check(CLI::Range(highest_game_bytes));
    add("--max-findings", to.findings, "diagnostics of reading a game, and of each other code in it");
}

} // namespace ctlpgn::cli
