#include "cli/options/output_option.hpp"

#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/games/recognition.hpp"
#include "text/sources/compression.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace ctlpgn::cli {

namespace {

// Endings of names that promise something.
constexpr std::pair<std::string_view, std::string_view> promises[] = {
    {".svg", "an SVG picture"}, {".png", "a picture"},      {".jpg", "a picture"},
    {".jpeg", "a picture"},     {".gif", "a picture"},      {".webp", "a picture"},
    {".pdf", "a PDF document"}, {".html", "a web page"},    {".htm", "a web page"},
    {".json", "a JSON file"},   {".jsonl", "JSON Lines"},   {".ndjson", "JSON Lines"},
    {".sarif", "a SARIF file"}, {".xml", "an XML file"},    {".csv", "a table"},
    {".tsv", "a table"},        {".xlsx", "a spreadsheet"}, {".ods", "a spreadsheet"},
    {".db", "a database"},      {".sqlite", "a database"},  {".sqlite3", "a database"},
    {".arrow", "a table"},      {".arrows", "a table"},     {".parquet", "a table"},
};

bool has_ending(const output_kind& kind, std::string_view ending) {
    return std::ranges::find(kind.endings, ending) != kind.endings.end();
}

} // namespace

CLI::Option* add_output_option(CLI::App& command, std::string& path, const std::string& what,
                               const std::string& help) {
    return command.add_option("-o,--output", path, help)->check([what](const std::string& given) {
        return fault_of_output_name(given, what);
    });
}

std::string fault_of_output_name(const std::string& path, const std::string& what) {
    const bool is_compressed = name_without_compression(path) != path; // which is refused for that reason
    return is_compressed || notation_of_name(path) == nullptr
               ? std::string()
               : path + " is the name of a file of games, and " + what + " is written; choose another name";
}

void check_output_name(const std::string& path, std::span<const output_kind> kinds, std::string_view chosen) {
    const std::string ending = in_small_letters(std::filesystem::path(path).extension().string());
    const auto* const promise =
        std::ranges::find(promises, ending, &std::pair<std::string_view, std::string_view>::first);
    const auto kind = std::ranges::find(kinds, chosen, &output_kind::word);
    if (promise == std::ranges::end(promises) || kind == kinds.end() || has_ending(*kind, ending))
        return;
    const auto other =
        std::ranges::find_if(kinds, [&](const output_kind& each) { return has_ending(each, ending); });
    throw setting_error(
        "-o: " + path + " is the name of " + std::string(promise->second) + ", and " +
        std::string(kind->what) + " is written; choose another name" +
        (other == kinds.end() ? std::string() : ", or --output-format " + std::string(other->word)));
}

} // namespace ctlpgn::cli
