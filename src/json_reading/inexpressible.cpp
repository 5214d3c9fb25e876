#include "json_reading/inexpressible.hpp"

#include "text/ascii.hpp"
#include "text/quotes.hpp"
#include "tree/chains.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn::json_reading {

namespace {

using layout::difference;
using layout::different;

constexpr std::size_t longest_quoted = 60; // bytes

// Characters of UTF-8 stay whole.
std::string in_short_quotes(std::string_view text) {
    if (text.size() <= longest_quoted)
        return in_quotes(text);
    std::size_t end = longest_quoted;
    while (end != 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return std::string("\"").append(text.substr(0, end)).append("…\"");
}

std::string element(std::string_view list, std::uint32_t index) {
    return std::string(list).append("[").append(std::to_string(index)).append("]");
}

// Of a field of the ply, or of the line where there is none.
std::string path_of(const difference& found, const built_game& built, std::string_view field) {
    return found.at_ply == no_node ? built.path_in_line(found.variation, field)
                                   : built.path_of(found.at_ply).append(".").append(field);
}

std::string describe_number(const difference& found, const built_game& built) {
    const std::string path = built.path_of(found.at_ply) + ".number: ";
    const ply& asked = built.tree.plies[found.at_ply];
    if (found.instead.empty())
        return path + "must be left out, since the text of this ply has no number before it";
    if (!asked.has_number())
        return path + "is missing: the text of this ply needs its number, " + found.instead;
    return path + "would be read as " + found.instead;
}

std::string describe_comment(const difference& found, std::string path, std::string_view text) {
    const std::string_view part = found.part;
    if (part.empty())
        return path + ": " +
               (found.instead.empty() ? "would not be read as a comment of this place"
                                      : found.instead + " would be read in its place");
    path.append(".").append(part).append(": ");
    if (part != "text")
        return path + (found.instead.empty() ? "must be left out, since the text would not say it"
                                             : "must be " + found.instead + ", as the text would be read");
    if (text.find('}') != std::string_view::npos && found.instead.size() < text.size())
        return path + "must not hold a closing brace, which ends a comment";
    return path + "would be read as " + in_short_quotes(found.instead);
}

std::string describe_variation(const difference& found, const std::string& path) {
    if (std::string_view(found.part) == "label")
        return path + ".label: " +
               (found.instead == "0" ? "must be left out, since the text would not say it"
                                     : "would be read as " + found.instead);
    return path + ": " +
           (found.instead.empty() ? "would not be read as a variation of this place"
                                  : found.instead + " would be read in its place");
}

std::string describe_end(const difference& found, const built_game& built) {
    if (found.at_ply == no_node)
        return built.path_in_line(found.variation, "moves") + ": must hold a ply";
    const node first = found.variation == no_node ? built.tree.main_line.first_ply
                                                  : built.tree.variations[found.variation].line.first_ply;
    if (found.at_ply == first && !built.tree.plies[first].has_number())
        return built.path_of(first) +
               ".number: is missing: a line of play begins with the number of its move";
    return built.path_of(found.at_ply) +
           (found.instead.empty()
                ? ": would not be read as a ply of its line, which its text ends before"
                : ": would be read with another ply after it, " + in_short_quotes(found.instead));
}

std::string_view comment_text(const game& tree, node first, std::uint32_t index) {
    for (node at = first; at != no_node; at = tree.annotations[at].next)
        if (tree.annotations[at].kind() == annotation_kind::comment && index-- == 0)
            return tree.raw(tree.comments[tree.annotations[at].index].text);
    return {};
}

node first_annotation(const difference& found, const game& tree) {
    if (found.at_ply != no_node)
        return tree.plies[found.at_ply].first_annotation;
    return found.variation == no_node ? tree.main_line.first_annotation
                                      : tree.variations[found.variation].line.first_annotation;
}

std::string describe_tags(const built_game& built, const game& read) {
    const auto value_of = [](const game& record, const tag& asked) { return record.raw(asked.value); };
    for (std::size_t i = 0; i != built.tree.tags.size(); ++i) {
        const tag& asked = built.tree.tags[i];
        const bool is_read = std::ranges::any_of(read.tags, [&](const tag& each) {
            return read.raw(each.name) == built.tree.raw(asked.name) &&
                   value_of(read, each) == value_of(built.tree, asked);
        });
        if (!is_read)
            return built.path_in_line(no_node, element("tags", static_cast<std::uint32_t>(i))) +
                   ": would not be read as this tag";
    }
    return built.path_in_line(no_node, "tags") + ": cannot be written in this order";
}

} // namespace

std::string find_inexpressible(const built_game& built, const notation& chosen) {
    if (chosen.layout.numbers_are_form)
        return {};
    const game& tree = built.tree;
    // Where numbers belong to what is said, comments come after whole moves.
    for (node at = 0; at != tree.plies.size(); ++at) {
        const ply& here = tree.plies[at];
        const bool has_reply =
            here.player == side::white && here.next != no_node && tree.plies[here.next].player == side::black;
        if (!has_reply || tree.plies[here.next].has_number())
            continue;
        const char* const field =
            !annotations_of_kind(tree, here.first_annotation, annotation_kind::comment).empty() ? "comments"
            : !annotations_of_kind(tree, here.first_annotation, annotation_kind::variation).empty()
                ? "variations"
                : nullptr;
        if (field != nullptr)
            return built.path_of(at) + "." + field + ": must follow the other ply of the move, " +
                   built.path_of(here.next) +
                   (field == std::string_view("comments") ? R"(, with "about": "white")"
                                                          : R"(, with "replaces")");
    }
    return {};
}

std::string describe(const difference& found, const built_game& built, const game& read) {
    const game& tree = built.tree;
    switch (found.what) {
    case different::number: return describe_number(found, built);
    case different::order: return built.path_of(found.at_ply) + ": its number would be that of another move";
    case different::ply:
        return built.path_of(found.at_ply) + ": would be read as " + in_short_quotes(found.instead);
    case different::glyphs: return built.path_of(found.at_ply) + ".nags: not all of them would be read";
    case different::comment:
        return describe_comment(found, path_of(found, built, element("comments", found.index)),
                                comment_text(tree, first_annotation(found, tree), found.index));
    case different::closing_comments:
        return describe_comment(found, built.path_in_line(no_node, element("closingComments", found.index)),
                                comment_text(tree, tree.first_closing_annotation, found.index));
    case different::variation:
        return describe_variation(found, path_of(found, built, element("variations", found.index)));
    case different::hidden_line:
        return path_of(found, built, element("hiddenLines", found.index)) + ": would be read differently";
    case different::lines_before_tags:
        return built.path_in_line(no_node, "hiddenLines") + ": cannot be written before these tags";
    case different::end: return describe_end(found, built);
    case different::replaced:
        return built.path_in_line(found.variation, "replaces: ") +
               (found.at_ply == no_node ? "must be left out: the text would not say it"
                                        : "the text would mean " + built.path_of(found.at_ply));
    case different::result: return built.path_in_line(no_node, "result: the text would end otherwise");
    case different::tags: return describe_tags(built, read);
    case different::nothing: break;
    }
    return found.words;
}

std::string describe_break(const built_game& built, const game& read) {
    const std::string fault = ": the text of the game would break off here: it would not be read as one game";
    if (built.tree.plies.empty())
        return built.path_in_line(no_node, "tags") + fault;
    const auto last = std::min(read.plies.size(), built.tree.plies.size());
    return built.path_of(static_cast<node>(last == 0 ? 0 : last - 1)) + fault;
}

} // namespace ctlpgn::json_reading
