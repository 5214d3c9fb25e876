// Reads and checks a text, and gives the findings in a form that is easily compared.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn::lint_tests {

inline constexpr std::string_view head =
    "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";

// An unfinished game from the start.
inline std::string game_of(std::string_view moves) {
    std::string text(head);
    return text.append("\n").append(moves).append("\n*\n");
}

// The names and places of all findings of these layers: "wrong-number 5:1; late-start 4:1". Layers are
// letters of codes; none means all.
inline std::string findings_in(const std::string& text, std::string_view layers = {}) {
    const std::unique_ptr<byte_source> source = open_text(text);
    game_reader reader(*source, *find_notation("ctl-pgn"), {}, check_level::coherent);
    std::string result;
    const auto add = [&] {
        for (const diagnostic& each : reader.diagnostics()) {
            if (!layers.empty() && layers.find(code_text(each.id)[0]) == std::string_view::npos)
                continue;
            result.append(result.empty() ? "" : "; ").append(describe(each.id).name);
            result.append(" ")
                .append(std::to_string(each.line))
                .append(":")
                .append(std::to_string(each.column));
        }
    };
    while (reader.next() != nullptr)
        add();
    add();
    return result;
}

// For moves from the start of the game. The moves begin on line 5.
inline std::string found_in(std::string_view moves) {
    return findings_in(game_of(moves), "MVC");
}

} // namespace ctlpgn::lint_tests
