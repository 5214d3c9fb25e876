// How a tag is written.
#include "notations/ctl_pgn/fixes/fixes.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

bool is_header(const game& in, const tag& of) {
    return in.plies.empty() || of.where.begin < in.plies[0].number_begin;
}

// The last of the tags before the moves that may have others behind it; null if there is none.
const tag* last_ordinary_tag(const game& in) {
    const tag* last = nullptr;
    for (const tag& each : in.tags) {
        const tag_name name = find_tag(in.raw(each.name));
        if (is_header(in, each) && name != tag_name::redefine && name != tag_name::position)
            last = &each;
    }
    return last;
}

} // namespace

// A game without any tags would have to be told more than its variant.
proposed fix_missing_variant(const game_fixes& context, const finding& of) {
    const game& game = context.read;
    if (!of.where.empty() || game.tags.empty() || !context.begins_line(of.where.begin))
        return std::nullopt;
    for (const tag& each : game.tags)
        if (closest_tag(context.raw(each.name)) == tag_name::variant)
            return rewrite(of, each.name, "Variant", "write Variant");
    return rewrite(of, of.where, "[Variant \"C'escacs\"]" + context.line_end, "add [Variant \"C'escacs\"]");
}

proposed fix_several_tags(const game_fixes& context, const finding& of) {
    fix made = no_edits(of, "begin a new line before each tag");
    for (const tag& each : context.read.tags)
        if (of.where.begin <= each.where.begin && each.where.end <= of.where.end)
            made.edits.push_back({context.blanks_before(each.where.begin), context.line_end});
    return made.edits.empty() ? proposed() : made;
}

proposed fix_text_after_tag(const game_fixes& context, const finding& of) {
    if (!of.where.empty())
        return std::nullopt;
    return rewrite(of, context.blanks_before(of.where.begin), context.line_end, "begin a new line");
}

// One blank between name and value, none elsewhere.
proposed fix_tag_spacing(const game_fixes& context, const finding& of) {
    const bool gap = context.at(of.where.end) == '"';
    return rewrite(of, of.where, gap ? " " : "", gap ? "write one blank" : "remove the blanks");
}

// The bare words, in quotation marks.
proposed fix_unquoted_value(const game_fixes& context, const finding& of) {
    std::string_view value = context.raw(of.where);
    if (value.ends_with(']'))
        value.remove_suffix(1);
    const std::size_t first = value.find_first_not_of(" \t");
    if (first == std::string_view::npos || value.find_first_of("\"\\") != std::string_view::npos)
        return std::nullopt;
    value = value.substr(first, value.find_last_not_of(" \t") - first + 1);
    for (const std::string_view mark : {"“", "”", "„", "«", "»", "'"})
        if (value.starts_with(mark) || value.ends_with(mark))
            return std::nullopt;
    return rewrite(of, of.where, " \"" + std::string(value) + "\"]", "put the value in quotation marks");
}

proposed fix_unclosed_quote(const game_fixes& context, const finding& of) {
    const std::uint32_t end = of.where.begin;
    const bool bracket = end != 0 && context.text[end - 1] == ']';
    return rewrite(of, bracket ? span{end - 1, end} : begin_of(of.where), "\"]", "close the quotation mark");
}

// Name and value are there, whatever stands around them.
proposed fix_unreadable_tag(const game_fixes& context, const finding& of) {
    constexpr std::string_view around = " \t\"':=[";
    const bool bracket = of.where.begin != 0 && context.at(of.where.begin - 1) == '[';
    const span whole{bracket ? of.where.begin - 1 : of.where.begin, of.where.end};
    std::string_view rest = context.raw(of.where);
    const auto skip = [&rest](std::size_t count) { rest.remove_prefix(std::min(count, rest.size())); };
    skip(rest.find_first_not_of(around));
    const std::string_view name = rest.substr(0, rest.find_first_of(" \t\"':=]"));
    skip(name.size());
    skip(rest.find_first_not_of(around));
    const std::string_view value = rest.substr(0, rest.find_last_not_of(" \t\"']") + 1);
    if (!context.begins_line(whole.begin) || find_tag(name) == tag_name::unknown || value.empty() ||
        value.find_first_of("\"\\[]") != std::string_view::npos)
        return std::nullopt;
    std::string text(1, '[');
    text.append(name).append(" \"").append(value).append("\"]");
    std::string title = "write " + text;
    return rewrite(of, whole, std::move(text), std::move(title));
}

proposed fix_unclosed_tag(const game_fixes& context, const finding& of) {
    fix made = rewrite(of, of.where, "]", "write ] here");
    made.safe = context.raw(of.where).find_first_not_of(" \t") == std::string_view::npos;
    return made;
}

// All but the one that closes the value.
proposed fix_unescaped_quote(const game_fixes& context, const finding& of) {
    fix made = no_edits(of, "write a backslash before each quotation mark");
    for (std::uint32_t at = of.where.begin; at + 1 < of.where.end; ++at)
        if (context.text[at] == '"')
            made.edits.push_back({{at, at}, "\\"});
    return made;
}

proposed fix_lone_backslash(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, end_of(of.where), "\\", "write a second backslash");
}

// To the end of the tags.
proposed fix_misplaced_tag(const game_fixes& context, const finding& of) {
    const tag* const behind = last_ordinary_tag(context.read);
    if (behind == nullptr || behind->where.end > of.where.begin || !context.ends_line(behind->where.end))
        return std::nullopt;
    fix made = no_edits(of, "move the tag up to the others");
    made.edits.push_back({end_of(behind->where), context.line_end + std::string(context.raw(of.where))});
    made.edits.push_back({context.with_surroundings(of.where), ""});
    return made;
}

} // namespace ctlpgn::ctl_pgn
