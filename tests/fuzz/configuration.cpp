// The text of a configuration file: it is understood, or reported as wrong in some line.
#include "ctlpgn/configuration.hpp"

#include "ctlpgn/errors.hpp"
#include "fuzz/target.hpp"

namespace ctlpgn::fuzz {

namespace {

constexpr const char* file = "ctlpgn.toml";

int run_configuration(std::span<const std::byte> bytes) {
    try {
        const configuration read = read_configuration(file, text_of(bytes));
        effective_settings in_force;
        apply(read.lint, in_force);
        for (const char* const path : {"game.ctl-pgn", "old/games/1994.ctl-pgn", "../other/a.ctl-pgn"})
            for (const std::string& selector : read.ignored_in(path))
                promise(!codes_of(selector).empty(), "a selector in force names nothing: " + selector);
    } catch (const setting_error& error) {
        promise(std::string_view(error.what()).starts_with("ctlpgn.toml:"),
                std::string("a mistake without its place: ") + error.what());
    }
    return 0;
}

std::vector<std::string> configuration_seeds() {
    return {
        "[lint]\nselect = [\"S\", \"B003\", \"missing-dot\"]\nextend-select = [\"ALL\"]\nignore = [\"T\"]\n"
        "level = \"coherent\"\nprofile = \"minimal\"\nno-board = true\nerror-on-warnings = false\n"
        "max-diagnostics = 20\n",
        "[lint.severity]\nB003 = \"warning\"\n\"S\" = 'note'\n",
        "[lint.per-file-ignores]\n\"old/**\" = [\"S\"]\n\"*.ctl-pgn\" = ['T001', \"B\"]\n\"[a-c]?/x\" = []\n",
        "lint = { select = [ \"\"\"S\"\"\" ], severity = { \"S005\" = \"error\" } } # one line\n",
        "[lint]\nlevel = 3\nmax-diagnostics = -0x7fffffffffffffff\nwhen = 1979-05-27T07:32:00Z\nx = inf\n",
        "[[lint]]\nselect = [[[[[[]]]]]]\n\"\\u00e9\" = 1e9_9\n",
    };
}

} // namespace

const target configuration_file = {"configuration", run_configuration, configuration_seeds};

} // namespace ctlpgn::fuzz
