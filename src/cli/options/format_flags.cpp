#include "cli/options/format_flags.hpp"

#include "cli/options/number_option.hpp"
#include "cli/options/word_list.hpp"
#include "cli/options/word_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

// Of all notations.
std::vector<std::string> editions() {
    std::vector<std::string> all;
    for (const notation* const each : notations())
        all.insert(all.end(), each->editions.begin(), each->editions.end());
    return all;
}

// What lives as long as the notations.
std::string_view edition_called(const std::string& word) {
    for (const notation* const each : notations())
        for (const std::string_view edition : each->editions)
            if (edition == word)
                return edition;
    return {};
}

} // namespace

void add_format_flags(CLI::App& command, format_options& options) {
    static const std::map<std::string, depth_sign> depth_signs = {
        {"dots", depth_sign::dots}, {"spaces", depth_sign::spaces}, {"none", depth_sign::none}};
    const std::string group = format_group;
    auto* const ascii =
        command.add_flag("--ascii", options.words.ascii, "in ctl-pgn: write * and ... instead of × and …")
            ->group(group);
    command
        .add_flag("--typographic-hyphens", options.words.typographic_hyphen,
                  "in ctl-pgn: write ‐ (U+2010) instead of -")
        ->excludes(ascii)
        ->group(group);
    command
        .add_option_function<std::string>(
            "--indent", [&options](const std::string& word) { options.depth = depth_signs.at(word); },
            "in ctl-pgn: how the depth of variations is shown: dots (the default), spaces or none")
        ->transform(one_of({"dots", "spaces", "none"}))
        ->type_name("SIGN")
        ->group(group);
    add_number_option(
        command, "--width",
        "longest line, in characters, of comments and, in pgn, of moves (usually 100, in pgn 79); 0: any",
        {.most = std::numeric_limits<std::uint32_t>::max()},
        [&options](std::uint64_t given) { options.width = static_cast<std::uint32_t>(given); })
        ->group(group);
    command
        .add_option_function<std::string>(
            "--edition",
            [&options](const std::string& word) { options.words.edition = edition_called(word); },
            "in pgn: the edition of the standard to write by: " + listed(editions()))
        ->transform(one_of(editions()))
        ->type_name("YEAR")
        ->group(group);
    command.add_flag("--reflow", options.reflow, "fill the lines of comments anew, paragraph by paragraph")
        ->group(group);
}

} // namespace ctlpgn::cli
