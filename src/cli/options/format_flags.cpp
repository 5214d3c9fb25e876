#include "cli/options/format_flags.hpp"

#include "cli/options/number_option.hpp"
#include "cli/options/word_list.hpp"
#include "cli/options/word_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace ctlpgn::cli {

void add_format_flags(CLI::App& command, format_settings& settings) {
    const std::string group = format_group;
    const auto add_flag = [&](const char* name, std::optional<bool>& into, const char* help) {
        return command
            .add_flag_callback(
                name, [&into] { into = true; }, help)
            ->group(group);
    };
    auto* const ascii = add_flag("--ascii", settings.ascii, "in ctl-pgn: write * and ... instead of × and …");
    add_flag("--typographic-hyphens", settings.typographic_hyphens,
             "in ctl-pgn: write ‐ (U+2010) instead of -")
        ->excludes(ascii);
    command
        .add_option_function<std::string>(
            "--indent", [&settings](const std::string& word) { settings.indent = find_depth_sign(word); },
            "in ctl-pgn: how the depth of variations is shown: dots (the default), spaces or none")
        ->transform(one_of(depth_sign_names()))
        ->type_name("SIGN")
        ->group(group);
    add_number_option(
        command, "--width",
        "longest line, in characters, of comments and, in pgn, of moves (usually 100, in pgn 79); 0: any",
        {.most = std::numeric_limits<std::uint32_t>::max()},
        [&settings](std::uint64_t given) { settings.width = static_cast<std::uint32_t>(given); })
        ->group(group);
    command
        .add_option_function<std::string>(
            "--edition", [&settings](const std::string& word) { settings.edition = find_edition(word); },
            "in pgn: the edition of the standard to write by: " + listed(edition_names()))
        ->transform(one_of(edition_names()))
        ->type_name("YEAR")
        ->group(group);
    add_flag("--reflow", settings.reflow, "fill the lines of comments anew, paragraph by paragraph");
}

} // namespace ctlpgn::cli
