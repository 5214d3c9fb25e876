#include "ctlpgn/errors.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "format/joined_games.hpp"
#include "lint/fixes/repair.hpp"
#include "text/sources/decoded_source.hpp"
#include "wasm/answers.hpp"
#include "wasm/host.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::wasm {

namespace {

// Says of a game why it stays as it is, or is left out.
void note(std::uint64_t number, std::span<const diagnostic> why, std::string_view doubt) {
    emit::json_text line;
    emit::json_text_sink& to = line.sink();
    to.start_object();
    to.key("game");
    to.number_unsigned(number);
    if (!doubt.empty()) {
        to.key("doubt");
        to.string(doubt);
    }
    to.key("diagnostics");
    to.start_array();
    for (const diagnostic& each : why)
        emit::walk_diagnostic(to, each);
    to.end_array();
    to.end_object();
    write(channel::notes, line.take());
}

// Says which faults of a game were fixed before it was written.
void note_fixed(std::uint64_t number, const fixing_summary& seen) {
    emit::json_text line;
    emit::json_text_sink& to = line.sink();
    to.start_object();
    to.key("game");
    to.number_unsigned(number);
    to.key("fixed");
    write_counts(to, seen);
    to.end_object();
    write(channel::notes, line.take());
}

// The word among those that are known. What is none ends the module.
std::string_view known_word(const std::string& asked, std::span<const std::string_view> known,
                            std::string_view what, const notation& in) {
    const auto found = std::ranges::find(known, asked);
    if (found != known.end())
        return *found;
    std::string message = '"' + asked + "\" is no ";
    message.append(what).append(" of ").append(in.name).append(known.empty() ? ", which has none to choose"
                                                                             : "; there are:");
    for (const std::string_view each : known)
        message.append(" ").append(each);
    fail(message);
}

format_options style_in(const notation& in, const request& asked) {
    format_options how = asked.how;
    if (!asked.moves.empty())
        how.words.moves = known_word(asked.moves, in.move_forms, "form of moves", in);
    if (!asked.edition.empty())
        how.words.edition = known_word(asked.edition, in.editions, "edition", in);
    if (asked.letters.empty())
        return how;
    if (in.find_letters == nullptr)
        fail("the letters of " + std::string(in.name) + " are always the same");
    how.words.letters = in.find_letters(asked.letters);
    if (!how.words.letters)
        fail('"' + asked.letters + "\" names no letters of " + std::string(in.name));
    return how;
}

// Games that follow each other, with one empty line between them.
class conversion {
  public:
    explicit conversion(const request& asked) : asked_(asked) {}

    // `number`: as which game all of them count; 0: each as what it is.
    void add(std::string_view text, const notation& in, std::uint64_t number) {
        const auto source = open_text(text);
        decoded_source decoded(*source);
        format_games(
            decoded, in, style(in), asked_.force ? faulty_games::format : faulty_games::keep,
            [&](const formatted_game& game) {
                if (game.read == nullptr)
                    return;
                const std::uint64_t counted = number == 0 ? game.read->index : number;
                if (game.formatted)
                    write_game(game.after, in);
                else if (!write_repaired(game.before, in, counted))
                    note(counted, game.why, game.doubt);
            },
            asked_.lint.bounds);
    }

  private:
    [[nodiscard]] format_options style(const notation& in) const {
        format_options how = style_in(in, asked_);
        if (asked_.moves.empty())
            written_.choose_moves(how, in);
        return how;
    }

    // A game that leaves no doubt about what is meant once its faults are fixed. False if this is none.
    bool write_repaired(std::string_view text, const notation& in, std::uint64_t number) {
        const rewritten_game rewritten = rewrite(text, in, style(in), asked_.lint.bounds);
        for (const std::string& each : rewritten.texts)
            write_game(each, in);
        if (!rewritten.texts.empty())
            note_fixed(number, rewritten.seen);
        return !rewritten.texts.empty();
    }

    void write_game(std::string_view text, const notation& in) {
        if (any_)
            write(channel::text, "\n");
        write(channel::text, written_.add(text, in, !std::exchange(any_, true)));
        write(channel::text, "\n");
    }

    const request& asked_;
    layout::joined_games written_;
    bool any_ = false;
};

} // namespace

void format(const request& asked, std::string_view text) {
    const notation& in = notation_of(asked, text);
    const auto source = open_text(text);
    decoded_source decoded(*source);
    format_games(
        decoded, in, style_in(in, asked), asked.force ? faulty_games::format : faulty_games::keep,
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

} // namespace ctlpgn::wasm
