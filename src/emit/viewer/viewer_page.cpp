// One page that plays through games. Nothing in a game can run as code: the games are data that the script
// turns into text, and the policy of the page allows only this script and this style sheet, by their hashes.
#include "ctlpgn/json.hpp"
#include "ctlpgn/viewer.hpp"
#include "emit/viewer/base64.hpp"
#include "text/ascii.hpp"
#include "viewer/page_parts.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace ctlpgn {

namespace {

// What replaces these words in the page.
struct placeholder {
    std::string_view name;
    std::string text;
};

// Hexadecimal digits as base64, which policies are written in.
std::string base64_of(std::string_view digits) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes += static_cast<char>(value_of_digit(digits[i]) * 16 + value_of_digit(digits[i + 1]));
    return emit::base64(bytes);
}

const std::array<std::string_view, 2>& page_parts() {
    static const std::string whole = [] {
        std::string text(viewer::page);
        for (const auto& [name, instead] : {placeholder{"@SCRIPT@", base64_of(viewer::script_hash)},
                                            placeholder{"@STYLE@", base64_of(viewer::sheet_hash)},
                                            placeholder{"@SHEET@", std::string(viewer::sheet)},
                                            placeholder{"@CODE@", std::string(viewer::script)}})
            text.replace(text.find(name), name.size(), instead);
        return text;
    }();
    static const std::array<std::string_view, 2> parts = [] {
        constexpr std::string_view gap = "@GAMES@";
        const std::size_t at = whole.find(gap);
        return std::array<std::string_view, 2>{std::string_view(whole).substr(0, at),
                                               std::string_view(whole).substr(at + gap.size())};
    }();
    return parts;
}

} // namespace

std::string_view viewer_sheet() {
    return viewer::sheet;
}

std::string_view viewer_script() {
    return viewer::script;
}

viewer_page::viewer_page(write_bytes output) : output_(std::move(output)) {
    output_(page_parts()[0]);
    output_("{\"games\":[");
}

// In JSON this character occurs only in strings. Once it is escaped, nothing can end the element that holds
// the data.
void viewer_page::write_json(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char each : text)
        if (each == '<')
            safe += "\\u003c";
        else
            safe += each;
    output_(safe);
}

void viewer_page::write(const game& what, const notation& chosen, std::span<const diagnostic> found,
                        std::string_view file) {
    if (std::ranges::find(notations_, &chosen) == notations_.end())
        notations_.push_back(&chosen);
    if (any_game_)
        output_(",\n");
    any_game_ = true;
    write_json(viewer_game(what, chosen, found, file));
}

void viewer_page::end_file(const notation& chosen, std::span<const diagnostic> found, std::string_view file) {
    if (found.empty())
        return;
    std::string text;
    json_writer writer(json_writer::write_bytes([&text](std::string_view part) { text += part; }),
                       {.lines = true});
    writer.begin_file(chosen);
    writer.end_file(found, file);
    writer.finish();
    rest_.push_back(std::move(text));
}

void viewer_page::finish() {
    output_("],\n\"rest\":[");
    for (std::size_t i = 0; i != rest_.size(); ++i) {
        output_(i == 0 ? "" : ",");
        write_json(rest_[i]);
    }
    output_("],\n\"plans\":{");
    for (std::size_t i = 0; i != notations_.size(); ++i) {
        output_(i == 0 ? "\"" : ",\"");
        output_(notations_[i]->name);
        output_("\":");
        write_json(viewer_plan(*notations_[i]));
    }
    output_("}}");
    output_(page_parts()[1]);
}

} // namespace ctlpgn
