#include "catalogue/message.hpp"
#include "ctlpgn/catalogue.hpp"
#include "emit/json/json_text.hpp"
#include "emit/report/report_json_value.hpp"
#include "emit/rules/rules.hpp"
#include "wasm/answers.hpp"
#include "wasm/host.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::wasm {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view likeness_words[] = {"none", "possible", "probable", "certain"};

template <class Range> ordered_json names_of(const Range& named) {
    ordered_json names = ordered_json::array();
    for (const auto& each : named)
        names.push_back(each.name);
    return names;
}

// The position that was asked about; the notation's beginning if none was.
std::string position_of(const request& asked, const notation& in) {
    return asked.word.empty() ? in.initial(game{}).text : asked.word;
}

const notation& notation_of_position(const request& asked) {
    if (asked.in != nullptr)
        return *asked.in;
    const notation* const found = guess_notation_of_position(asked.word).likeliest;
    if (found == nullptr)
        fail("the position must be one of a notation that is known; an option can name it");
    return *found;
}

void write_value(const ordered_json& value) {
    write(channel::text, emit::dumped(value));
}

} // namespace

void guess(const request& /*asked*/, std::string_view text) {
    const notation_guess found = guess_notation(text.substr(0, guessed_bytes));
    ordered_json value = {{"likeness", likeness_words[static_cast<std::size_t>(found.how_likely)]}};
    if (found.likeliest != nullptr)
        value["notation"] = found.likeliest->name;
    write_value(value);
}

void notations(const request& /*asked*/, std::string_view /*text*/) {
    ordered_json list = ordered_json::array();
    for (const notation* const each : ctlpgn::notations())
        list.push_back({{"name", each->name},
                        {"title", each->title},
                        {"extension", each->extension},
                        {"dialects", each->dialects},
                        {"letters", names_of(each->letter_sets)},
                        {"moves", each->move_forms},
                        {"editions", each->editions},
                        {"profiles", names_of(each->profiles)},
                        {"initial", each->initial(game{}).text}});
    write_value(list);
}

// All that can be found, or one code.
void explain(const request& asked, std::string_view /*text*/) {
    if (asked.word.empty()) {
        const std::vector<diagnostic_info> all =
            asked.in != nullptr ? diagnostics_of(*asked.in)
                                : std::vector<diagnostic_info>(catalogue().begin(), catalogue().end());
        return write(channel::text, emit::rules_as_json({all, asked.in}));
    }
    const std::optional<code> id = find_code(asked.word);
    if (!id)
        return write(channel::text, "null");
    write(channel::text, emit::rules_as_json({{&describe(*id), 1}, asked.in}));
}

void legal_plies(const request& asked, std::string_view /*text*/) {
    const notation& in = notation_of_position(asked);
    emit::json_text list;
    emit::json_text_sink& to = list.sink();
    to.start_array();
    for (const possible_ply& each : in.plies(position_of(asked, in), asked.more)) {
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
    const notation& in = notation_of_position(asked);
    std::vector<finding> findings;
    write(channel::text, in.draw(position_of(asked, in), {}, findings));
}

} // namespace ctlpgn::wasm
