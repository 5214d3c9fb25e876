#include "catalogue/message.hpp"
#include "emit/json/json_text.hpp"
#include "wasm/answers.hpp"
#include "wasm/host.hpp"

#include <string>
#include <vector>

namespace ctlpgn::wasm {

namespace {

constexpr std::string_view likeness_words[] = {"none", "possible", "probable", "certain"};

void write_text(emit::json_text_sink& to, std::string_view key, std::string_view text) {
    to.key(key);
    to.string(text);
}

template <class Range, class Name>
void write_list(emit::json_text_sink& to, std::string_view key, const Range& of, Name name_of) {
    to.key(key);
    to.start_array();
    for (const auto& each : of)
        to.string(name_of(each));
    to.end_array();
}

const notation& notation_of_position(const request& asked) {
    if (asked.in != nullptr)
        return *asked.in;
    const notation* const found = guess_notation_of_position(asked.word).likeliest;
    if (found == nullptr)
        fail("the position must be one of a notation that is known; an option can name it");
    return *found;
}

struct shown_position {
    std::string text;
    std::string board;
};

// The position that was asked about; the notation's beginning if none was. On what nobody can draw nobody can
// play.
shown_position position_of(const request& asked, const notation& in) {
    if (in.draw == nullptr || in.plies == nullptr)
        fail(std::string(in.name) + " has no boards");
    shown_position shown{asked.word.empty() ? in.initial(game{}).text : asked.word, {}};
    std::vector<finding> faults;
    shown.board = in.draw(shown.text, {}, faults);
    if (!shown.board.empty())
        return shown;
    std::string message = "the position must be one of " + std::string(in.name) + ", and cannot be read";
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
    emit::json_text_sink& to = value.sink();
    to.start_object();
    write_text(to, "likeness", likeness_words[static_cast<std::size_t>(found.how_likely)]);
    if (found.likeliest != nullptr)
        write_text(to, "notation", found.likeliest->name);
    to.end_object();
    write(channel::text, value.take());
}

void notations(const request& /*asked*/, std::string_view /*text*/) {
    const auto itself = [](std::string_view word) { return word; };
    const auto name = [](const auto& named) { return named.name; };
    emit::json_text list;
    emit::json_text_sink& to = list.sink();
    to.start_array();
    for (const notation* const each : ctlpgn::notations()) {
        to.start_object();
        write_text(to, "name", each->name);
        write_text(to, "title", each->title);
        write_text(to, "extension", each->extension);
        write_list(to, "dialects", each->dialects, itself);
        write_list(to, "letters", each->letter_sets, name);
        write_list(to, "moves", each->move_forms, itself);
        write_list(to, "editions", each->editions, itself);
        write_list(to, "profiles", each->profiles, name);
        write_text(to, "initial", each->initial(game{}).text);
        to.end_object();
    }
    to.end_array();
    write(channel::text, list.take());
}

void legal_plies(const request& asked, std::string_view /*text*/) {
    const notation& in = notation_of_position(asked);
    emit::json_text list;
    emit::json_text_sink& to = list.sink();
    to.start_array();
    for (const possible_ply& each : in.plies(position_of(asked, in).text, asked.more)) {
        to.start_object();
        to.key("text");
        to.string(each.text);
        to.key("leaves");
        to.number_unsigned(each.leaves);
        to.end_object();
    }
    to.end_array();
    write(channel::text, list.take());
}

void board(const request& asked, std::string_view /*text*/) {
    write(channel::text, position_of(asked, notation_of_position(asked)).board);
}

} // namespace ctlpgn::wasm
