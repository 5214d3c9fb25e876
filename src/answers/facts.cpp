#include "answers/answers.hpp"
#include "answers/output.hpp"
#include "catalogue/message.hpp"
#include "emit/json/json_text.hpp"

#include <string>
#include <vector>

namespace ctlpgn::answers {

namespace {

constexpr std::string_view likeness_words[] = {"none", "possible", "probable", "certain"};

void write_text(emit::json_text_sink& sink, std::string_view key, std::string_view text) {
    sink.key(key);
    sink.string(text);
}

template <class Range, class Name>
void write_list(emit::json_text_sink& sink, std::string_view key, const Range& all, Name name_of) {
    sink.key(key);
    sink.start_array();
    for (const auto& each : all)
        sink.string(name_of(each));
    sink.end_array();
}

const notation& notation_of_position(const request& asked) {
    if (asked.chosen != nullptr)
        return *asked.chosen;
    const notation* const found = guess_notation_of_position(asked.word).likeliest;
    if (found == nullptr)
        fail("unrecognised position: the option notation can name its notation");
    return *found;
}

struct shown_position {
    std::string text;
    std::string board;
};

// The requested position, by default the notation's initial one. A position that cannot be drawn has no legal
// plies.
shown_position position_of(const request& asked, const notation& chosen) {
    if (chosen.draw == nullptr || chosen.plies == nullptr)
        fail(std::string(chosen.name) + " has no boards");
    shown_position shown{asked.word.empty() ? chosen.initial(game{}).text : asked.word, {}};
    std::vector<finding> faults;
    shown.board = chosen.draw(shown.text, {}, faults);
    if (!shown.board.empty())
        return shown;
    std::string message = "the position must be one of " + std::string(chosen.name) + ", and cannot be read";
    if (!faults.empty()) {
        const finding& first = faults.front();
        message.append(": ").append(
            render_message(describe(first.id),
                           text_in_question(shown.text, first.where.begin, first.where.end), first.detail));
    }
    fail(message);
}

} // namespace

void guess(const request& /*asked*/, std::string_view text) {
    const notation_guess found = guess_notation(text.substr(0, guessed_bytes));
    emit::json_text value;
    emit::json_text_sink& sink = value.sink();
    sink.start_object();
    write_text(sink, "likeness", likeness_words[static_cast<std::size_t>(found.how_likely)]);
    if (found.likeliest != nullptr)
        write_text(sink, "notation", found.likeliest->name);
    sink.end_object();
    write(channel::text, value.take());
}

void notations(const request& /*asked*/, std::string_view /*text*/) {
    const auto itself = [](std::string_view word) { return word; };
    const auto name = [](const auto& named) { return named.name; };
    emit::json_text list;
    emit::json_text_sink& sink = list.sink();
    sink.start_array();
    for (const notation* const each : ctlpgn::notations()) {
        sink.start_object();
        write_text(sink, "name", each->name);
        write_text(sink, "title", each->title);
        write_text(sink, "extension", each->extension);
        write_list(sink, "dialects", each->dialects, itself);
        write_list(sink, "letters", each->letter_sets, name);
        write_list(sink, "moves", each->move_forms, itself);
        write_list(sink, "editions", each->editions, itself);
        write_list(sink, "profiles", each->profiles, name);
        write_text(sink, "initial", each->initial(game{}).text);
        sink.end_object();
    }
    sink.end_array();
    write(channel::text, list.take());
}

void legal_plies(const request& asked, std::string_view /*text*/) {
    const notation& chosen = notation_of_position(asked);
    emit::json_text list;
    emit::json_text_sink& sink = list.sink();
    sink.start_array();
    for (const possible_ply& each : chosen.plies(position_of(asked, chosen).text, asked.more)) {
        sink.start_object();
        sink.key("text");
        sink.string(each.text);
        sink.key("leaves");
        sink.number_unsigned(each.leaves);
        sink.end_object();
    }
    sink.end_array();
    write(channel::text, list.take());
}

void board(const request& asked, std::string_view /*text*/) {
    write(channel::text, position_of(asked, notation_of_position(asked)).board);
}

} // namespace ctlpgn::answers
