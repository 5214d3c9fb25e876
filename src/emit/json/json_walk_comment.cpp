#include "emit/json/json_walk_comment.hpp"

#include "emit/json/json_told.hpp"
#include "tree/chains.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace ctlpgn::emit {

namespace {

// By reference_kind.
constexpr word_list<6> reference_words("kind", {"move", "variation", "piece", "place", "player", "nag"});

void walk_path(const walk& in, const reference& r) {
    in.to.key("path");
    in.to.start_array();
    for (std::uint32_t i = 0; i < r.step_count; ++i) {
        const reference_step& step = in.tree.steps[r.first_step + i];
        in.to.start_object();
        in.number("number", step.number);
        in.number("variation", step.label);
        in.to.end_object();
    }
    in.to.end_array();
}

// Where the reference leads to, if it leads anywhere.
void walk_target(const walk& in, node which) {
    if (in.targets == nullptr)
        return;
    const reference_target& target = in.targets->all()[which];
    if (target.status != target_status::found || target.at_ply == no_node)
        return;
    in.to.key("target");
    in.to.start_object();
    in.number("id", target.at_ply);
    in.targets->path_to(target.line, in.memory.path);
    if (!in.memory.path.empty()) {
        in.to.key("path");
        in.to.start_array();
        for (const reference_step& step : in.memory.path) {
            in.to.start_object();
            in.number("number", step.number);
            if (step.label != 0)
                in.number("variation", step.label);
            in.to.end_object();
        }
        in.to.end_array();
    }
    in.number("number", in.targets->lines().number_of(target.at_ply));
    in.to.end_object();
}

void walk_reference(const walk& in, node which) {
    const reference& r = in.tree.references[which];
    in.to.start_object();
    in.word(reference_words, static_cast<std::size_t>(r.kind));
    in.text("text", in.tree.raw(r.where));
    switch (r.kind) {
    case reference_kind::move:
        in.number("number", r.number);
        in.player_if_any(r.player);
        if (r.step_count > 0)
            walk_path(in, r);
        break;
    case reference_kind::variation:
        if (r.step_count > 0) {
            in.number("number", in.tree.steps[r.first_step].number);
            in.number("variation", in.tree.steps[r.first_step].label);
        }
        break;
    case reference_kind::piece:
        in.piece(r.piece);
        in.player_if_any(r.player);
        in.at_if_any(r.location);
        if (const std::string_view detail = in.words.detail_word(r.detail); !detail.empty())
            in.text("which", detail);
        break;
    case reference_kind::location: in.at_if_any(r.location); break;
    case reference_kind::player: in.player_if_any(r.player); break;
    case reference_kind::nag: in.number("nag", r.nag); break;
    }
    walk_target(in, which);
    in.span_if_asked(r.where);
    in.to.end_object();
}

// Line ends are \n, however the file writes them.
std::string_view with_line_feeds(std::string_view text, std::string& into) {
    std::size_t line_end = text.find('\r');
    if (line_end == std::string_view::npos)
        return text;
    into.clear();
    while (line_end != std::string_view::npos) {
        into.append(text.substr(0, line_end)).push_back('\n');
        text.remove_prefix(line_end + 1);
        if (text.starts_with('\n'))
            text.remove_prefix(1);
        line_end = text.find('\r');
    }
    into.append(text);
    return into;
}

// Comments that have nothing but a text, which stands in JSON as it is, and what the notation tells of it.
bool is_brief_comment(const comment& c) {
    return c.text.size() <= longest_brief_text && c.reference_count == 0 && !c.generated &&
           c.about == spoken_of::nobody;
}

// Null if it is not as brief as it seemed.
CTLPGN_INLINED inline char* write_brief(char* at, const walk& in, const comment& c) {
    const std::string_view text = in.tree.raw(c.text);
    at = write_literal(at, R"({"text":")");
    if (!copy_plain(at, text.data(), text.size())) [[unlikely]]
        return nullptr;
    at = write_literal(at + text.size(), "\",");
    if (in.words.told.of_comment != nullptr) {
        told_members members(at, longest_told);
        in.words.told.of_comment(in.tree, c, members);
        at = members.end();
        if (at == nullptr) [[unlikely]]
            return nullptr;
    }
    return write_literal(at - 1, "},"); // for the last comma
}

bool wrote_whole(const walk& in, const comment& c) {
    return in.to.write_at_once<longest_brief_comment>(
        [&](char* const begin) { return write_brief(begin, in, c); });
}

// `variations` of the same chain stand before it.
void walk_comment(const walk& in, const comment& c, std::uint32_t variations) {
    if (variations == 0 && !in.spans && is_brief_comment(c) && wrote_whole(in, c))
        return;
    in.to.start_object();
    if (variations != 0)
        in.number("afterVariations", variations);
    if (c.about != spoken_of::nobody)
        in.word(about_words, static_cast<std::size_t>(c.about));
    if (c.generated)
        in.flag("generated");
    in.to.key("text");
    in.to.plain_string(with_line_feeds(in.tree.raw(c.text), in.memory.text));
    if (in.words.told.of_comment != nullptr) {
        json_told sink(in.to);
        told_members members(sink);
        in.words.told.of_comment(in.tree, c, members);
    }
    if (c.reference_count > 0) {
        in.to.key("references");
        in.to.start_array();
        for (std::uint32_t i = 0; i < c.reference_count; ++i)
            walk_reference(in, c.first_reference + i);
        in.to.end_array();
    }
    in.span_if_asked(c.where);
    in.to.end_object();
}

// The one that is asked for stands after so many comments and variations of its chain.
void walk_hidden_line(const walk& in, const hidden_line& line, std::uint32_t comments,
                      std::uint32_t variations) {
    in.to.start_object();
    if (line.before_tag != no_node)
        in.number("beforeTag", line.before_tag);
    if (comments != 0)
        in.number("afterComments", comments);
    if (variations != 0)
        in.number("afterVariations", variations);
    in.text("text", in.tree.raw(line.where));
    in.span_if_asked(line.where);
    in.to.end_object();
}

bool stands_before_tag(const hidden_line& asked) {
    return asked.before_tag != no_node;
}

} // namespace

char* write_brief_comment(char* at, const walk& in, const comment& c) {
    if (!is_brief_comment(c))
        return nullptr;
    at = write_brief(write_literal(at, R"("comments":[)"), in, c);
    return at == nullptr ? nullptr : write_literal(at - 1, "],"); // for the last comma
}

void walk_comments(const walk& in, std::string_view key, node first) {
    bool any = false;
    std::uint32_t variations = 0;
    for (node at = first; at != no_node; at = in.tree.annotations[at].next) {
        const annotation& each = in.tree.annotations[at];
        variations += each.kind() == annotation_kind::variation ? 1U : 0U;
        if (each.kind() != annotation_kind::comment)
            continue;
        if (!std::exchange(any, true)) {
            in.to.key(key);
            in.to.start_array();
        }
        walk_comment(in, in.tree.comments[each.index], variations);
    }
    if (any)
        in.to.end_array();
}

void walk_hidden_lines(const walk& in, std::string_view key, node first, lines_before_tags tags) {
    const std::vector<hidden_line>& lines = in.tree.hidden_lines;
    if (lines.empty()) // as in nearly all games
        return;
    const bool has_tags = tags == lines_before_tags::present && std::ranges::any_of(lines, stands_before_tag);
    if (!has_tags && annotations_of_kind(in.tree, first, annotation_kind::hidden_line).empty())
        return;
    in.to.key(key);
    in.to.start_array();
    if (has_tags)
        for (const hidden_line& each : lines)
            if (stands_before_tag(each))
                walk_hidden_line(in, each, 0, 0);
    std::uint32_t comments = 0;
    std::uint32_t variations = 0;
    for (const annotation& each : annotations_of(in.tree, first)) {
        if (each.kind() == annotation_kind::hidden_line)
            walk_hidden_line(in, lines[each.index], comments, variations);
        comments += each.kind() == annotation_kind::comment ? 1U : 0U;
        variations += each.kind() == annotation_kind::variation ? 1U : 0U;
    }
    in.to.end_array();
}

} // namespace ctlpgn::emit
