#include "answers/answers.hpp"
#include "answers/output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "format/joined_games.hpp"
#include "lint/fixes/repair.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::answers {

namespace {

// Reports why a game is left unchanged, or left out.
void note(std::uint64_t number, std::span<const diagnostic> why, std::string_view doubt) {
    emit::json_text line;
    emit::json_text_sink& sink = line.sink();
    sink.start_object();
    sink.key("game");
    sink.number_unsigned(number);
    if (!doubt.empty()) {
        sink.key("doubt");
        sink.string(doubt);
    }
    sink.key("diagnostics");
    sink.start_array();
    for (const diagnostic& each : why)
        emit::walk_diagnostic(sink, each);
    sink.end_array();
    sink.end_object();
    write(channel::notes, line.take());
}

// Reports which faults of a game were fixed before it was written.
void note_fixed(std::uint64_t number, const fixing_summary& seen) {
    emit::json_text line;
    emit::json_text_sink& sink = line.sink();
    sink.start_object();
    sink.key("game");
    sink.number_unsigned(number);
    sink.key("fixed");
    write_counts(sink, seen);
    sink.end_object();
    write(channel::notes, line.take());
}

// The index of a known word. An unknown one fails.
std::string_view known_word(const std::string& asked, std::span<const std::string_view> known,
                            std::string_view what, const notation& chosen) {
    const auto found = std::ranges::find(known, asked);
    if (found != known.end())
        return *found;
    std::string message = '"' + asked + "\" is no ";
    message.append(what)
        .append(" of ")
        .append(chosen.name)
        .append(known.empty() ? ", which has none to choose" : "; there are:");
    for (const std::string_view each : known)
        message.append(" ").append(each);
    fail(message);
}

format_options style_in(const notation& chosen, const request& asked) {
    format_options options = asked.options;
    if (!asked.moves.empty())
        options.words.moves = known_word(asked.moves, chosen.move_forms, "form of moves", chosen);
    if (!asked.edition.empty())
        options.words.edition = known_word(asked.edition, chosen.editions, "edition", chosen);
    if (asked.letters.empty())
        return options;
    if (chosen.find_letters == nullptr)
        fail("the letters of " + std::string(chosen.name) + " are always the same");
    options.words.letters = chosen.find_letters(asked.letters);
    if (!options.words.letters)
        fail('"' + asked.letters + "\" names no letters of " + std::string(chosen.name));
    return options;
}

// Consecutive games, with one empty line between them.
class conversion {
  public:
    explicit conversion(const request& asked) : asked_(asked), written_(asked.lint.bounds) {}

    // `number`: the number to report for all of them; 0: their own numbers.
    void add(std::string_view text, const notation& chosen, std::uint64_t number) {
        const auto source = open_text(text);
        format_games(
            *source, chosen, style(chosen), asked_.force ? faulty_games::format : faulty_games::keep,
            [&](const formatted_game& game) {
                if (game.read == nullptr)
                    return;
                const std::uint64_t counted = number == 0 ? game.read->index : number;
                if (game.formatted)
                    write_game(game.after, chosen, counted);
                else if (!write_repaired(game.before, chosen, counted))
                    note(counted, game.why, game.doubt);
            },
            asked_.lint.bounds);
    }

  private:
    [[nodiscard]] format_options style(const notation& chosen) const {
        format_options options = style_in(chosen, asked_);
        written_.choose_form(options, chosen);
        return options;
    }

    // A game whose meaning is clear once its faults are fixed. False if it is not.
    bool write_repaired(std::string_view text, const notation& chosen, std::uint64_t counted) {
        const rewritten_game rewritten = rewrite(text, chosen, style(chosen), asked_.lint.bounds);
        for (const std::string& each : rewritten.texts)
            write_game(each, chosen, counted);
        if (!rewritten.texts.empty())
            note_fixed(counted, rewritten.seen);
        return !rewritten.texts.empty();
    }

    void write_game(std::string_view text, const notation& chosen, std::uint64_t counted) {
        const std::string_view written = written_.add(text, chosen, !any_);
        any_ = true;
        write(channel::text, written);
        if (written.empty())
            note(counted, {}, "it would be read as part of the game before it");
    }

    const request& asked_;
    layout::joined_games written_;
    bool any_ = false;
};

} // namespace

void format(const request& asked, std::string_view text) {
    const notation& chosen = notation_of(asked, text);
    const auto source = open_text(text);
    format_games(
        *source, chosen, style_in(chosen, asked), asked.force ? faulty_games::format : faulty_games::keep,
        [](const formatted_game& game) {
            write(channel::text, game.after);
            if (game.read != nullptr && !game.formatted)
                note(game.read->index, game.why, game.doubt);
        },
        asked.lint.bounds);
}

void convert(const request& asked, std::string_view text) {
    conversion games(asked);
    if (!asked.from_json)
        return games.add(text, notation_of(asked, text), 0);
    const auto source = open_text(text);
    read_json(
        *source,
        [&games](const json_game& game) {
            if (game.read != nullptr)
                games.add(game.read->text, *game.written_in, game.number);
            else
                note(game.number, {}, game.doubt);
        },
        asked.lint.bounds);
}

} // namespace ctlpgn::answers
