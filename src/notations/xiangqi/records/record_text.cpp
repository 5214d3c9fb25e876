#include "notations/xiangqi/records/record_text.hpp"

#include "notations/xiangqi/positions/web_board.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/writing/comment_signs.hpp"
#include "notations/xiangqi/writing/web_fields.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

// What would be read as the end of a field.
constexpr std::string_view field_openings[] = {"[DhtmlXQ", "[/DhtmlXQ"};

std::string as_field_value(std::string_view words) {
    std::string value(trimmed(words));
    for (const std::string_view each : field_openings)
        for (std::size_t at = value.find(each); at != std::string::npos; at = value.find(each, at))
            value.replace(at, 1, "［");
    return value;
}

} // namespace

std::string record_words(std::string_view bytes, text_encoding encoding) {
    std::string left(bytes);
    std::string words;
    transcoder(encoding).convert(left, true, words);
    words.resize(std::min(words.find('\0'), words.size()));
    std::erase(words, '\r');
    for (char& each : words)
        if (static_cast<unsigned char>(each) < ' ' && each != '\n')
            each = ' ';
    return words;
}

void record_text::header(std::string_view name, std::string_view words) {
    std::string value = as_field_value(words);
    std::ranges::replace(value, '\n', ' ');
    if (!value.empty())
        write_web_field(name, value, header_);
}

void record_text::result(std::uint8_t which) {
    header("result", web_results[which]);
}

void record_text::say(std::string_view words) {
    const std::string value = as_field_value(words);
    if (value.empty())
        return;
    const std::string line = at_.line == 0 ? std::string() : std::to_string(at_.line) + "_";
    write_web_field("comment" + line + std::to_string(at_.number), said_on_web_board(value), comments_);
}

void record_text::play(std::optional<point> from, std::optional<point> to) {
    line_of_play& line = lines_[at_.line];
    if (line.is_broken)
        return;
    line.is_broken = !from || !to;
    line.plies += line.is_broken ? "?" : point_on_web_board(*from) + point_on_web_board(*to);
}

// What may be played instead of the first ply of a variation replaces what that does.
bool record_text::go_on(bool is_followed, bool has_alternative) {
    const line_of_play& line = lines_[at_.line];
    if (has_alternative && at_.number != 0)
        alternatives_.push_back(at_.line != 0 && at_.number == line.first ? place{line.around, line.first}
                                                                          : at_);
    if (is_followed) {
        ++at_.number;
        return true;
    }
    if (alternatives_.empty())
        return false;
    const place replaced = alternatives_.back();
    alternatives_.pop_back();
    at_ = {static_cast<std::uint32_t>(lines_.size()), replaced.number};
    lines_.push_back({.around = replaced.line, .first = replaced.number, .plies = {}, .is_broken = false});
    return true;
}

void record_text::break_off() {
    play(std::nullopt, std::nullopt);
}

std::string record_text::text() const {
    std::string output(web_board_opening);
    output += "]\n";
    output += header_;
    xiangqi::position begun = shown_;
    const std::string_view main = lines_.front().plies;
    if (main.size() >= 4)
        if (const piece moved = begun.at(point_of_web_board(main)); !moved.is_empty())
            begun.to_move = moved.owner();
    write_web_position(begun, main.substr(0, main.size() < 4 ? 0 : 4), output);
    write_web_field("movelist", main, output);
    for (std::size_t id = 1; id != lines_.size(); ++id) {
        const line_of_play& each = lines_[id];
        write_web_field("move_" + std::to_string(each.around) + "_" + std::to_string(each.first) + "_" +
                            std::to_string(id),
                        each.plies, output);
    }
    output += comments_;
    return output.append("[/").append(web_board_opening.substr(1)).append("]\n");
}

} // namespace ctlpgn::xiangqi
