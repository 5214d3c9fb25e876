#include "wasm/stream.hpp"

#include "wasm/answers.hpp"
#include "wasm/host.hpp"

#include <utility>

namespace ctlpgn::wasm {

namespace {

// Less is not worth being read again when a game turns out to go on.
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
    if (asked_.in == nullptr)
        asked_.in = &notation_of(asked_, {text_.data(), text_.size()});
    const std::size_t size = text_.size();
    section_reader section({.begin = place_, .text = {std::move(text_), 0, size}, .is_last = is_last},
                           *asked_.in,
                           {.with = asked_.lint.with,
                            .how_much = asked_.lint.how_much,
                            .review = json_review(nullptr),
                            .preamble = preamble_});
    game_reader& games = section.games();
    // Lines stand for themselves, so that a writer of their own can write those that are there.
    json_writer writer(json_writer::write_bytes([](std::string_view bytes) { write(channel::text, bytes); }),
                       asked_.shape);
    writer.begin_file(*asked_.in);
    while (const game* const each = games.next())
        writer.write(*each, *asked_.in, games.diagnostics());
    if (is_last)
        return writer.finish(games.diagnostics());
    writer.finish();
    place_ = section.state().place();
    preamble_ = section.state().preamble();
    unread_text rest = section.state().take_text();
    text_.assign(rest.bytes.data() + rest.begin, rest.bytes.data() + rest.end);
    // What is left is the beginning of a game, which is not read again for every chunk.
    wanted_ = 2 * text_.size() + read_at_once;
}

} // namespace ctlpgn::wasm
