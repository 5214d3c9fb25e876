#include "answers/answers.hpp"
#include "answers/output.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decoded_source.hpp"

#include <string>
#include <utility>

namespace ctlpgn::answers {

namespace {

void write_number(emit::json_text_sink& sink, std::string_view key, std::uint64_t value) {
    sink.key(key);
    sink.number_unsigned(value);
}

} // namespace

void write_counts(emit::json_text_sink& sink, const fixing_summary& seen) {
    sink.start_object();
    for (const auto& [id, count] : seen.fixed)
        write_number(sink, code_text(id), count);
    sink.end_object();
}

// Like `ctlpgn json`.
void parse(const request& asked, std::string_view text) {
    const notation& chosen = notation_of(asked, text);
    const auto source = open_text(text);
    decoded_source decoded(*source, chosen);
    json_writer writer(json_writer::write_bytes([](std::string_view bytes) { write(channel::text, bytes); }),
                       asked.shape);
    writer.begin_file(chosen);
    source_reading all(decoded, {.bounds = without_boards(asked.lint.bounds),
                                 .checks = asked.lint.checks,
                                 .review = encoding_review(decoded, chosen),
                                 .resolves = true,
                                 .preamble = {}});
    section_reader section(std::move(all.what), chosen, all.options);
    game_reader& games = section.games();
    const file_places* const places = decoded.places();
    while (const game* const read = games.next())
        writer.write(*read, chosen, in_file(games.diagnostics(), places), {}, games.resolved_plies(), places);
    writer.finish(in_file(games.diagnostics(), places));
}

void lint(const request& asked, std::string_view text) {
    const notation& chosen = notation_of(asked, text);
    const auto source = open_text(text);
    emit::json_text line;
    bool first = true;
    const lint_summary seen = ctlpgn::lint(*source, chosen, asked.lint, [&](const linted& game) {
        for (const diagnostic& each : game.found) {
            emit::walk_diagnostic(line.sink(), each, {.file = {}, .game = true});
            write(channel::text, first ? "[" : ",");
            write(channel::text, line.take());
            first = false;
        }
    });
    write(channel::text, first ? "[]" : "]");
    emit::json_text_sink& sink = line.sink();
    sink.start_object();
    sink.key("notation");
    sink.string(chosen.name);
    write_number(sink, "games", seen.games);
    write_number(sink, "errors", seen.errors);
    write_number(sink, "warnings", seen.warnings);
    write_number(sink, "notes", seen.notes);
    sink.end_object();
    write(channel::notes, line.take());
}

void fix(const request& asked, std::string_view text) {
    const notation& chosen = notation_of(asked, text);
    const auto source = open_text(text);
    const fixing_summary seen = apply_fixes(*source, chosen, asked.lint, {.unsafe = asked.unsafe_fixes},
                                            [](const fixed_part& part) { write(channel::text, part.after); });
    emit::json_text line;
    write_counts(line.sink(), seen);
    write(channel::notes, line.take());
}

} // namespace ctlpgn::answers
