// Lines that the notation hides from readers: before tags, and among annotations.
#include "json_reading/fields.hpp"
#include "json_reading/game_builder.hpp"

#include <array>
#include <string>
#include <vector>

namespace ctlpgn::json_reading {

namespace {

constexpr std::array<std::string_view, 5> hidden_line_fields{"beforeTag", "afterComments", "afterVariations",
                                                             "text", "span"};

} // namespace

// They are the first of the game's hidden lines. Returns how many there are.
std::size_t game_builder::add_lines_before_tags(const json& object) {
    const json* const list = find_array(path_, object, usual_keys.hidden_lines);
    if (list == nullptr)
        return 0;
    const json_path::step at(path_, usual_keys.hidden_lines);
    std::vector<hidden_line>& lines = made_->tree.hidden_lines;
    for (const json& each : *list) {
        const json_path::step element(path_, lines.size());
        const fields source(path_, each, hidden_line_fields);
        if (!source.has("beforeTag"))
            break;
        const std::uint32_t before = source.number("beforeTag", 0, largest_number);
        if (before >= made_->tree.tags.size() || (!lines.empty() && before < lines.back().before_tag))
            source.fail("beforeTag",
                        "must be the index of a tag, and that of the line before it or a later one");
        lines.push_back({add_text(source.text("text")), before});
    }
    return lines.size();
}

// Hidden lines say how many comments and variations come before them. False if there is none here.
bool game_builder::add_hidden_line(open_annotations& at) {
    if (at.next_hidden_line == size_of(at.hidden_lines))
        return false;
    const json_path::step key(path_, at.keys->hidden_lines);
    const json_path::step element(path_, at.next_hidden_line);
    const fields object(path_, (*at.hidden_lines)[at.next_hidden_line], hidden_line_fields);
    if (object.has("beforeTag"))
        object.fail("beforeTag", "belongs to the first hidden lines of a game");
    const auto count_of = [&](const char* field, std::size_t passed, std::size_t all, const char* what) {
        const std::size_t count = object.has(field) ? object.number(field, 1, largest_number) : 0;
        if (count < passed || count > all)
            object.fail(field, std::string("must be the number of ").append(what).append(" before the line"));
        return count;
    };
    const bool is_here =
        count_of("afterComments", at.next_comment, size_of(at.comments), "comments") == at.next_comment;
    if (count_of("afterVariations", at.next_variation, size_of(at.variations), "variations") !=
            at.next_variation ||
        !is_here)
        return false;
    ++at.next_hidden_line;
    std::vector<hidden_line>& lines = made_->tree.hidden_lines;
    lines.push_back({add_text(object.text("text"))});
    append(at, annotation_kind::hidden_line, lines.size() - 1);
    return true;
}

} // namespace ctlpgn::json_reading
