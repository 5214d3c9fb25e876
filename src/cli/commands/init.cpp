#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"

#include <filesystem>
#include <string>

namespace ctlpgn::cli {

namespace {

constexpr const char* configuration_name = "ctlpgn.toml";

// Each key with its default, or an example.
constexpr const char* commented_configuration =
    R"(# How ctlpgn reads, checks and writes the games in this folder and below it. Remove the # before a setting to
# change it. 'ctlpgn lint --show-settings' shows what is in force, and docs/lint.md describes each setting.

# Which files of folders are read
# exclude = ["drafts/**"]            # not these
# include = ["*.pgn"]                # only these
# respect-gitignore = true           # not what .gitignore names, in a git repository
# input-encoding = "CP1250"          # of all files; usually it is recognised

[lint]
# extend = "../ctlpgn.toml"          # another configuration to build on
# select = ["ALL"]                   # codes, beginnings of codes, or names: 'ctlpgn rules' lists them
# extend-select = []
# ignore = []
# level = "legal"                    # syntax, coherent (with the board) or legal (with the rules)
# profile = "full"
# no-board = false                   # true: draw no boards
# error-on-warnings = false
# max-diagnostics = 100              # per file; 0: all
# fixable = ["ALL"]                  # codes whose fixes are offered and applied
# unfixable = []
# extend-safe-fixes = []             # apply these even without --unsafe-fixes
# extend-unsafe-fixes = []           # apply these only with --unsafe-fixes
# fix = false                        # fix what can be fixed safely, as with --fix
# unsafe-fixes = false
# show-fixes = false
# output-format = "full"

[lint.severity]
# missing-roster-tag = "note"        # error, warning or note

[lint.per-file-ignores]
# "old/**" = ["missing-result"]      # relative to this folder

[lint.per-file-encodings]
# "russian/**" = "CP1251"

[fmt]
# ascii = false
# typographic-hyphens = false
# indent = "dots"                    # before variations: dots, spaces or none
# width = 79
# edition = "1994"                 # of the PGN standard
# reflow = false
# exclude = ["originals/**"]         # files that are not formatted
)";

int write_configuration(const std::string& folder) {
    const std::filesystem::path path = std::filesystem::path(folder) / configuration_name;
    std::error_code unreachable;
    if (std::filesystem::exists(path, unreachable))
        throw output_error(path.string() + " is there already, and stays as it is");
    output file(path.string());
    file.write(commented_configuration);
    file.commit();
    say(path.string() + " is written; its settings are comments, so nothing has changed yet\n");
    return clean;
}

} // namespace

void add_init(CLI::App* command, int& status) {
    auto folder = std::make_shared<std::string>(".");
    command->footer("The configuration has all settings, as comments with their defaults or with examples.\n"
                    "\n"
                    "  ctlpgn init\n"
                    "  ctlpgn init games/");
    command->add_option("FOLDER", *folder, "where ctlpgn.toml is written")->capture_default_str();
    command->callback([folder, &status] { status = write_configuration(*folder); });
}

} // namespace ctlpgn::cli
