#include "cli/limit_options.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace ctlpgn::cli {

void add_limit_options(CLI::App& command, limits& to) {
    const auto add = [&command](const char* name, auto& limit, const char* what) {
        command.add_option(name, limit, what)->capture_default_str()->group("Limits");
    };
    add("--max-depth", to.depth, "variations inside variations");
    add("--max-tags", to.tags, "tags a game");
    add("--max-comment", to.comment_bytes, "bytes a comment");
    add("--max-game", to.game_bytes, "bytes a game");
    add("--max-findings", to.findings, "diagnostics a game");
}

} // namespace ctlpgn::cli
