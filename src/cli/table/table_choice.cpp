#include "cli/table/table_choice.hpp"

#include "cli/options/word_list.hpp"
#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <filesystem>

namespace ctlpgn::cli {

namespace {

using tables::column_definition;
using tables::table_kind;
using tables::table_schema;

std::vector<std::string_view> names_of_columns(table_kind kind) {
    std::vector<std::string_view> names;
    for (const column_definition& each : tables::columns_of(kind))
        names.push_back(each.name);
    return names;
}

[[noreturn]] void refuse_column(table_kind kind, const std::string& name) {
    const std::vector<std::string_view> names = names_of_columns(kind);
    const std::string_view near = closest(name, names);
    throw setting_error(
        "unknown column " + in_quotes(name) + " of a table of " + std::string(tables::name_of(kind)) + ": " +
        (near.empty() ? "there are " + listed(names) : "did you mean " + in_quotes(near) + "?"));
}

// A database does not distinguish names by case.
void check_names_in_database(const table_schema& asked) {
    for (const tables::table_column& each : asked.columns) {
        const auto same = [&each](const tables::table_column& other) {
            return is_same_in_small_letters(each.name, other.name);
        };
        const auto first = std::ranges::find_if(asked.columns, same);
        if (&*first != &each)
            throw setting_error("columns " + in_quotes(first->name) + " and " + in_quotes(each.name) +
                                " differ only in case, which SQLite ignores; leave one of them out");
    }
}

} // namespace

const std::vector<table_format_words>& table_formats() {
    static const std::vector<table_format_words> all = {
        {table_format::csv, "csv", {".csv"}},
        {table_format::json_lines, "json-lines", {".jsonl", ".ndjson"}},
        {table_format::sqlite, "sqlite", {".sqlite", ".sqlite3", ".db"}},
        {table_format::arrow, "arrow", {".arrows"}},
    };
    return all;
}

table_format format_of_table(std::string_view word, const std::string& output_path) {
    const std::string extension = in_small_letters(std::filesystem::path(output_path).extension().string());
    for (const table_format_words& each : table_formats())
        if (word.empty() ? std::ranges::find(each.extensions, extension) != each.extensions.end()
                         : each.word == word)
            return each.format;
    if (!extension.empty())
        throw setting_error("no format of a table has the extension of " + output_path +
                            "; use --to with one of " + listed(table_formats(), &table_format_words::word));
    return table_format::csv;
}

std::vector<table_schema> schemas_of(const table_choice& asked, table_format format) {
    const bool is_database = format == table_format::sqlite;
    std::string rows = asked.rows;
    if (rows.empty())
        rows = is_database && asked.columns.empty() ? "both" : "games";
    const bool is_of_positions = rows == tables::name_of(table_kind::positions);
    if (is_of_positions && is_database && !asked.columns.empty())
        throw setting_error("a database of positions always has the same columns; leave --columns out");
    if (rows == "both" && !is_database)
        throw setting_error(
            "games and plies are two tables, and only SQLite keeps both in one file; use --to "
            "sqlite, or --rows games or plies");
    if (rows == "both" && !asked.columns.empty())
        throw setting_error("--columns names the columns of one table; use --rows games or plies with it");
    std::vector<std::string> columns;
    for (const std::string& each : asked.columns)
        columns.emplace_back(trimmed(each));
    std::vector<table_schema> schemas;
    for (const table_kind kind : {table_kind::games, table_kind::plies})
        if (rows == "both" || rows == tables::name_of(kind) ||
            (is_of_positions && is_database && kind == table_kind::games))
            schemas.push_back(tables::schema_of(kind, columns, refuse_column));
    if (is_of_positions)
        schemas.push_back(tables::schema_of(table_kind::positions, columns, refuse_column));
    if (is_database)
        std::ranges::for_each(schemas, check_names_in_database);
    return schemas;
}

std::string list_of_columns(table_kind kind) {
    constexpr std::size_t name_width = 11;
    constexpr std::size_t type_width = 9;
    constexpr std::string_view types[] = {"integer", "hash", "real", "word", "text"}; // by cell_type
    std::string text;
    for (const column_definition& each : tables::columns_of(kind)) {
        std::string line(each.is_usual ? "* " : "  ");
        line.append(each.name).append(name_width - each.name.size(), ' ');
        const std::string_view type = types[static_cast<std::size_t>(each.type)];
        line.append(type).append(type_width - type.size(), ' ');
        text.append(line).append(each.about) += '\n';
    }
    return text;
}

} // namespace ctlpgn::cli
