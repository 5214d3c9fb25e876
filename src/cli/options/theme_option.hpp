// --theme, for every command that draws boards.
#pragma once

#include "cli/options/word_option.hpp"
#include "ctlpgn/board_picture.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// `theme` must live as long as the command.
inline CLI::Option* add_theme_option(CLI::App& command, picture_theme& theme) {
    // In the order of picture_theme.
    static const std::vector<std::string> themes{"auto", "light", "dark"};
    return command
        .add_option_function<std::string>(
            "--theme",
            [&theme](const std::string& word) {
                theme = static_cast<picture_theme>(std::ranges::find(themes, word) - themes.begin());
            },
            "auto (the default: as the reader's screen), light or dark")
        ->transform(one_of(themes));
}

} // namespace ctlpgn::cli
