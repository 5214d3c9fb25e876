#include "wasm/stream.hpp"

#include "answers/answers.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "lint/linter.hpp"
#include "wasm/host.hpp"

#include <functional>
#include <span>
#include <utility>

namespace ctlpgn::wasm {

using answers::notation_of;

namespace {

// With less text, games that turn out to continue would be read again too often.
constexpr std::size_t read_at_once = std::size_t{64} << 10;

} // namespace

stream::stream(request asked) : asked_(std::move(asked)), wanted_(read_at_once) {
    asked_.shape.lines = true;
}

void stream::add(std::string_view chunk) {
    text_.insert(text_.end(), chunk.begin(), chunk.end());
    if (text_.size() >= wanted_)
        read(false);
}

void stream::finish() {
    read(true);
}

void stream::read(bool is_last) {
    if (asked_.chosen == nullptr)
        asked_.chosen = &notation_of(asked_, {text_.data(), text_.size()});
    const findings_review review(*asked_.chosen, asked_.lint);
    const bool lints = asked_.action == "lint";
    const std::size_t size = text_.size();
    section_reader section(
        {.begin = place_, .text = {std::move(text_), 0, size}, .is_last = is_last}, *asked_.chosen,
        {.bounds = lints ? reading_bounds(asked_.lint) : without_boards(asked_.lint.bounds),
         .checks = lints ? review.level() : asked_.lint.checks,
         .review = lints ? game_reader::review(std::ref(review)) : game_reader::review(),
         .resolves = !lints,
         .preamble = preamble_});
    if (lints)
        write_findings(section.games(), is_last);
    else
        write_games(section.games(), is_last);
    if (is_last)
        return;
    place_ = section.state().place();
    preamble_ = section.state().preamble();
    unread_text rest = section.state().take_text();
    text_.assign(rest.bytes.data() + rest.begin, rest.bytes.data() + rest.end);
    // The rest is the beginning of a game, which is not read again for every chunk.
    wanted_ = 2 * text_.size() + read_at_once;
}

// Lines are independent of each other, so a separate writer can write those that are there.
void stream::write_games(game_reader& games, bool is_last) const {
    json_writer writer(json_writer::write_bytes([](std::string_view bytes) { write(channel::text, bytes); }),
                       asked_.shape);
    writer.begin_file(*asked_.chosen);
    while (const game* const each = games.next())
        writer.write(*each, *asked_.chosen, games.diagnostics(), {}, games.resolved_plies());
    writer.finish(is_last ? games.diagnostics() : std::span<const diagnostic>());
}

void stream::write_findings(game_reader& games, bool is_last) const {
    std::vector<diagnostic> chosen;
    emit::json_text line;
    const auto write_chosen = [&] {
        choose(games.diagnostics(), asked_.lint, chosen);
        for (const diagnostic& each : chosen) {
            emit::walk_diagnostic(line.sink(), each, {.file = {}, .game = true});
            write(channel::text, line.take());
        }
    };
    while (games.next() != nullptr)
        write_chosen();
    if (is_last)
        write_chosen();
}

} // namespace ctlpgn::wasm
