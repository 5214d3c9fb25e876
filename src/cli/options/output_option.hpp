// -o, for commands that write something other than games.
#pragma once

#include <CLI/App.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// `what` names the output: "a page". A file whose name is that of a file of games is refused.
CLI::Option* add_output_option(CLI::App& command, std::string& path, const std::string& what,
                               const std::string& help = "write to FILE (atomically)");

// What is wrong with the name of an output file; empty unless it is a name for games.
std::string fault_of_output_name(const std::string& path, const std::string& what);

// What a command may write: the word that asks for it, what it is, and the endings of names that promise it.
struct output_kind {
    std::string_view word; // of --output-format; empty: the command writes nothing else
    std::string_view what;
    std::array<std::string_view, 3> endings{}; // those that are not used are empty
};

// JSON, in one document or in lines.
inline constexpr std::array json_kinds{output_kind{"", "JSON", {".json", ".jsonl", ".ndjson"}}};

// Throws a setting_error if the name promises a picture, JSON or the like, and something else is written.
void check_output_name(const std::string& path, std::span<const output_kind> kinds,
                       std::string_view chosen = {});

} // namespace ctlpgn::cli
