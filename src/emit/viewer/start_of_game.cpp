#include "emit/viewer/start_of_game.hpp"

#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/tags.hpp"
#include "emit/viewer/ply_boards.hpp"
#include "text/ascii.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

namespace {

// For a position that was written without a name.
constexpr std::string_view tag_of_position = "FEN";

// The line end after these words, which are at this place; npos if the text has something else there.
std::size_t end_after(std::string_view text, std::size_t at, std::initializer_list<std::string_view> words) {
    for (const std::string_view each : words) {
        if (text.substr(at, each.size()) != each)
            return std::string_view::npos;
        at += each.size();
    }
    if (text.substr(at, 2) == "\r\n")
        return at + 2;
    return text.substr(at, 1) == "\n" ? at + 1 : std::string_view::npos;
}

// After the tags and an empty line, if they are written as most are; otherwise 0.
std::size_t usual_end_of_tags(const game& record) {
    std::size_t at = record.text.find_first_not_of(white_space);
    for (const tag& each : record.tags) {
        if (each.escaped || at == std::string_view::npos)
            return 0;
        at = end_after(record.text, at, {"[", record.raw(each.name), " \"", record.raw(each.value), "\"]"});
    }
    if (at != std::string_view::npos && !record.tags.empty())
        at = end_after(record.text, at, {});
    return at == std::string_view::npos || record.tags.empty() ? 0 : at;
}

} // namespace

std::uint32_t write_tags(json_text_sink& to, const game& record, std::string& memory) {
    to.key("tags");
    to.start_array();
    for (const tag& each : record.tags) {
        to.start_array();
        to.string(each.name.empty() ? tag_of_position : record.raw(each.name));
        to.string(tag_value(record, each, memory));
        to.end_array();
    }
    to.end_array();
    const std::size_t end = usual_end_of_tags(record);
    if (end == 0 && !record.tags.empty()) {
        to.key("hasTags"); // in its text
        to.boolean(true);
    }
    return static_cast<std::uint32_t>(end);
}

void write_start_members(json_text_sink& to, const initial_position& initial, const notation& chosen) {
    to.start_object();
    to.key("position");
    to.string(initial.text);
    to.key("turn");
    to.string(initial.turn == side::white ? "white" : "black");
    if (has_picture(chosen)) {
        to.key("men");
        to.start_array();
        std::vector<finding> ignored;
        for (const man each : chosen.men(initial.text, ignored).men)
            to.number_unsigned(number_of(each));
        to.end_array();
    }
    to.end_object();
}

void write_start(json_text_sink& to, const game& record, const notation& chosen,
                 const initial_position& initial, bool is_usual) {
    if (!is_usual) {
        to.key("start");
        write_start_members(to, initial, chosen);
    }
    // If the game does not say where it begins, its first number does.
    const node first = record.main_line.first_ply;
    const bool is_numbered = !initial.written && first != no_node && record.plies[first].number != 0 &&
                             record.plies[first].number_unknown == 0;
    const std::uint32_t number = is_numbered ? record.plies[first].number : initial.number;
    if (number > 1) {
        to.key("number");
        to.number_unsigned(number);
    }
}

} // namespace ctlpgn::emit
