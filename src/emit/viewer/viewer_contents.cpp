// A page that lists games of other pages: a table, which the script makes searchable and sortable.
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/tags.hpp"
#include "ctlpgn/viewer.hpp"
#include "emit/viewer/known_tags.hpp"
#include "emit/viewer/page_form.hpp"
#include "emit/viewer/page_text.hpp"
#include "emit/viewer/xml_escape.hpp"
#include "text/ascii.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

// In this order, and called so by the words of pages.
constexpr std::array<const char*, 7> columns{"date", "event", "round", "white", "black", "result", "opening"};

std::string opening_of(const game& record, const notation& chosen) {
    std::string code = emit::known_value(record, "ECO");
    std::string name = emit::known_value(record, "Opening");
    if (code.empty() && name.empty() && chosen.opening_of != nullptr)
        if (const std::optional<known_opening> found = chosen.opening_of(record)) {
            code = found->code;
            name = found->name;
        }
    return code.empty() || name.empty() ? code + name : code + " " + name;
}

// As a part of an address.
std::string address_of(std::string_view path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view safe = "-._~/";
    std::string made;
    for (const char each : path)
        if (is_letter_or_digit(each) || safe.find(each) != std::string_view::npos) {
            made += each;
        } else {
            const auto byte = static_cast<unsigned char>(each);
            made.append("%").append(1, digits[byte >> 4]).append(1, digits[byte & 0xF]);
        }
    return made;
}

void append_cell(std::string& to, std::string_view value) {
    to.append("<td>").append(emit::xml_escaped(value)).append("</td>");
}

} // namespace

viewer_contents::viewer_contents(viewer_options options) : options_(std::move(options)) {}

void viewer_contents::add(const game& what, const notation& chosen, std::string_view path,
                          std::uint32_t number) {
    if (count_++ == 0)
        first_ = viewer_heading_of(what, chosen);
    const std::array<std::string, 2> names = emit::players_of(what, chosen);
    std::string address = address_of(path);
    if (number != 0)
        address.append("#").append(std::to_string(number));
    rows_.append("<tr><td><a href=\"")
        .append(address)
        .append("\">")
        .append(std::to_string(count_))
        .append("</a></td>");
    const std::string date = emit::known_value(what, "Date");
    append_cell(rows_, date.empty() ? emit::known_value(what, "UTCDate") : date);
    append_cell(rows_, emit::known_value(what, "Event"));
    append_cell(rows_, emit::known_value(what, "Round"));
    append_cell(rows_, names[0]);
    append_cell(rows_, names[1]);
    append_cell(rows_, what.result == 0 ? std::string_view() : chosen.words->results[what.result]);
    append_cell(rows_, opening_of(what, chosen));
    rows_ += "</tr>\n";
}

std::string viewer_contents::page() const {
    const emit::page_words words(options_.language, first_.language);
    std::string title = options_.title.empty() ? first_.event : options_.title;
    if (title.empty())
        title = words.say("games");
    const auto [head, foot] = emit::page_around(
        options_, words,
        {title, title + ": " + std::to_string(count_) + " " + words.say("games"), "data-contents"});
    std::string made = head + "<h1>" + emit::xml_escaped(title) + "</h1>\n<table><thead><tr><th>#</th>";
    for (const char* const each : columns)
        made.append("<th>").append(emit::xml_escaped(words.say(each))).append("</th>");
    made.append("</tr></thead><tbody>\n").append(rows_).append("</tbody></table>\n");
    made += "<script type=\"application/json\" class=\"words\">";
    emit::append_for_page(made, words.for_script());
    return made + "</script>" + foot;
}

} // namespace ctlpgn
