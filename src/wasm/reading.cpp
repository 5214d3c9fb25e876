#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decoded_source.hpp"
#include "wasm/answers.hpp"
#include "wasm/host.hpp"

#include <string>
#include <utility>

namespace ctlpgn::wasm {

namespace {

void write_number(emit::json_text_sink& to, std::string_view key, std::uint64_t value) {
    to.key(key);
    to.number_unsigned(value);
}

} // namespace

void write_counts(emit::json_text_sink& to, const fixing_summary& seen) {
    to.start_object();
    for (const auto& [id, count] : seen.fixed)
        write_number(to, code_text(id), count);
    to.end_object();
}

// As `ctlpgn json` does it.
void parse(const request& asked, std::string_view text) {
    const notation& in = notation_of(asked, text);
    const auto source = open_text(text);
    decoded_source decoded(*source);
    json_writer writer(json_writer::write_bytes([](std::string_view bytes) { write(channel::text, bytes); }),
                       asked.shape);
    writer.begin_file(in);
    source_reading all(decoded, {.with = asked.lint.bounds,
                                 .checks = asked.lint.checks,
                                 .review = json_review(&decoded, in),
                                 .resolves = true,
                                 .preamble = {}});
    section_reader section(std::move(all.what), in, all.how);
    game_reader& games = section.games();
    while (const game* const read = games.next())
        writer.write(*read, in, games.diagnostics(), {}, games.resolved_plies());
    writer.finish(games.diagnostics());
}

void lint(const request& asked, std::string_view text) {
    const notation& in = notation_of(asked, text);
    const auto source = open_text(text);
    emit::json_text line;
    bool first = true;
    const lint_summary seen = ctlpgn::lint(*source, in, asked.lint, [&](const linted& game) {
        for (const diagnostic& each : game.found) {
            emit::walk_diagnostic(line.sink(), each, {.file = {}, .game = true});
            write(channel::text, first ? "[" : ",");
            write(channel::text, line.take());
            first = false;
        }
    });
    write(channel::text, first ? "[]" : "]");
    emit::json_text_sink& to = line.sink();
    to.start_object();
    to.key("notation");
    to.string(in.name);
    write_number(to, "games", seen.games);
    write_number(to, "errors", seen.errors);
    write_number(to, "warnings", seen.warnings);
    write_number(to, "notes", seen.notes);
    to.end_object();
    write(channel::notes, line.take());
}

void fix(const request& asked, std::string_view text) {
    const notation& in = notation_of(asked, text);
    const auto source = open_text(text);
    const fixing_summary seen = apply_fixes(*source, in, asked.lint, {.unsafe = asked.unsafe_fixes},
                                            [](const fixed_part& part) { write(channel::text, part.after); });
    emit::json_text line;
    write_counts(line.sink(), seen);
    write(channel::notes, line.take());
}

} // namespace ctlpgn::wasm
