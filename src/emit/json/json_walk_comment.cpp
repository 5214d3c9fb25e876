#include "emit/json/json_walk_comment.hpp"

#include "emit/comment_words.hpp"
#include "emit/json/json_member_writer.hpp"
#include "text/indented_lines.hpp"
#include "text/utf8.hpp"
#include "tree/chains.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::emit {

namespace {

// By reference_kind.
constexpr word_list<6> reference_words("kind", {"move", "variation", "piece", "place", "player", "nag"});

void walk_path(const walk& context, const reference& r) {
    context.to.key("path");
    context.to.start_array();
    for (std::uint32_t i = 0; i < r.step_count; ++i) {
        const reference_step& step = context.tree.steps[r.first_step + i];
        context.to.start_object();
        context.number("number", step.number);
        context.number("variation", step.label);
        context.to.end_object();
    }
    context.to.end_array();
}

// Where the reference leads to, if it leads anywhere.
void walk_target(const walk& context, node which) {
    if (context.targets == nullptr)
        return;
    const reference_target& target = context.targets->all()[which];
    if (target.status != target_status::found || target.at_ply == no_node)
        return;
    context.to.key("target");
    context.to.start_object();
    context.number("id", target.at_ply);
    context.targets->path_to(target.line, context.memory.path);
    if (!context.memory.path.empty()) {
        context.to.key("path");
        context.to.start_array();
        for (const reference_step& step : context.memory.path) {
            context.to.start_object();
            context.number("number", step.number);
            if (step.label != 0)
                context.number("variation", step.label);
            context.to.end_object();
        }
        context.to.end_array();
    }
    context.number("number", context.targets->lines().number_of(target.at_ply));
    context.to.end_object();
}

// Where a reference is in the text of its comment, in code points; references come in their order.
class text_places {
  public:
    text_places(const walk& context, const comment& around)
        : game_(context.tree), at_(around.text.begin),
          alignment_(context.words.indents_comments ? alignment_of(game_.raw(around.text))
                                                    : line_alignment()) {}

    std::size_t next(std::uint32_t offset) {
        code_points_ += count_said(game_.raw({at_, offset}));
        at_ = offset;
        return code_points_;
    }

  private:
    // The code points of a part of the text as it is said (comment_words.hpp).
    [[nodiscard]] std::size_t count_said(std::string_view part) {
        if (!alignment_.is_plain()) {
            passed_.clear();
            append_aligned(part, alignment_.indentation, passed_);
            return utf8::count_code_points(passed_);
        }
        std::size_t count = utf8::count_code_points(part);
        // \r\n is one line end.
        for (std::size_t at = part.find("\r\n"); at != std::string_view::npos; at = part.find("\r\n", at + 2))
            --count;
        return count;
    }

    const game& game_;
    std::uint32_t at_;
    line_alignment alignment_;
    std::string passed_;
    std::size_t code_points_ = 0;
};

void walk_reference(const walk& context, node which, text_places& places) {
    const reference& r = context.tree.references[which];
    context.to.start_object();
    context.word(reference_words, static_cast<std::size_t>(r.kind));
    context.text("text", context.tree.raw(r.where));
    switch (r.kind) {
    case reference_kind::move:
        context.number("number", r.number);
        context.player_if_any(r.player);
        if (r.step_count > 0)
            walk_path(context, r);
        break;
    case reference_kind::variation:
        if (r.step_count > 0) {
            context.number("number", context.tree.steps[r.first_step].number);
            context.number("variation", context.tree.steps[r.first_step].label);
        }
        break;
    case reference_kind::piece:
        context.piece(r.piece);
        context.player_if_any(r.player);
        context.at_if_any(r.location);
        if (const std::string_view detail = context.words.detail_word(r.detail); !detail.empty())
            context.text("which", detail);
        break;
    case reference_kind::location: context.at_if_any(r.location); break;
    case reference_kind::player: context.player_if_any(r.player); break;
    case reference_kind::nag: context.number("nag", r.nag); break;
    }
    walk_target(context, which);
    if (context.spans) {
        const std::size_t begin = places.next(r.where.begin);
        context.to.key("inText");
        walk::write_span(context.to, begin, places.next(r.where.end));
    }
    context.span_if_asked(r.where);
    context.to.end_object();
}

// Comments that have only a text, which needs no escape, and what the notation says about it.
bool is_brief_comment(const comment& c) {
    return c.text.size() <= longest_brief_text && c.reference_count == 0 && !c.generated &&
           c.about == spoken_of::neither;
}

// Null if it turns out not to be brief.
CTLPGN_INLINED inline char* write_brief(char* at, const walk& context, const comment& c) {
    if (context.words.additions.said_in != nullptr) [[unlikely]]
        return nullptr;
    const std::string_view text = context.tree.raw(c.text);
    at = write_literal(at, R"({"text":")");
    if (!copy_plain(at, text.data(), text.size())) [[unlikely]]
        return nullptr;
    at = write_literal(at + text.size(), "\",");
    if (context.words.additions.of_comment != nullptr) {
        added_members members(at, longest_addition);
        context.words.additions.of_comment(context.tree, c, members);
        at = members.end();
        if (at == nullptr) [[unlikely]]
            return nullptr;
    }
    return write_literal(at - 1, "},"); // replaces the last comma
}

bool wrote_whole(const walk& context, const comment& c) {
    return context.to.write_at_once<longest_brief_comment>(
        [&](char* const begin) { return write_brief(begin, context, c); });
}

// `variations` of the same chain come before it.
void walk_comment(const walk& context, const comment& c, std::uint32_t variations) {
    if (variations == 0 && !context.spans && !context.engines && context.full == nullptr &&
        is_brief_comment(c) && wrote_whole(context, c))
        return;
    context.to.start_object();
    if (variations != 0)
        context.number("afterVariations", variations);
    if (c.about != spoken_of::neither)
        context.word(about_words, static_cast<std::size_t>(c.about));
    if (c.generated)
        context.flag("generated");
    for (const comment_kind& each : context.words.additions.kinds_of_comments)
        if (context.tree.raw(c.where).starts_with(each.opening))
            context.flag(each.key);
    context.to.key("text");
    context.to.plain_string(comment_words(context.tree, c, context.words, context.memory.text));
    if (context.full != nullptr && context.full->part_of_comment != nullptr)
        context.text("words", context.full->part_of_comment(context.tree, c, kept_comments::text));
    if (context.words.additions.of_comment != nullptr) {
        json_member_writer sink(context.to);
        added_members members(sink);
        context.words.additions.of_comment(context.tree, c, members);
    }
    if (context.engines) {
        json_member_writer sink(context.to);
        added_members members(sink);
        context.words.additions.of_engine(context.tree, c, members);
    }
    if (c.reference_count > 0) {
        context.to.key("references");
        context.to.start_array();
        text_places places(context, c);
        for (std::uint32_t i = 0; i < c.reference_count; ++i)
            walk_reference(context, c.first_reference + i, places);
        context.to.end_array();
    }
    context.span_if_asked(c.where);
    context.to.end_object();
}

// This many comments and variations of its chain come before the line.
void walk_hidden_line(const walk& context, const hidden_line& line, std::uint32_t comments,
                      std::uint32_t variations) {
    context.to.start_object();
    if (line.before_tag != no_node)
        context.number("beforeTag", line.before_tag);
    if (comments != 0)
        context.number("afterComments", comments);
    if (variations != 0)
        context.number("afterVariations", variations);
    context.text("text", context.tree.raw(line.where));
    context.span_if_asked(line.where);
    context.to.end_object();
}

bool comes_before_tag(const hidden_line& asked) {
    return asked.before_tag != no_node;
}

} // namespace

char* write_brief_comment(char* at, const walk& context, const comment& c) {
    if (!is_brief_comment(c))
        return nullptr;
    at = write_brief(write_literal(at, R"("comments":[)"), context, c);
    return at == nullptr ? nullptr : write_literal(at - 1, "],"); // replaces the last comma
}

void walk_comments(const walk& context, std::string_view key, node first) {
    bool any = false;
    std::uint32_t variations = 0;
    for (node at = first; at != no_node; at = context.tree.annotations[at].next) {
        const annotation& each = context.tree.annotations[at];
        variations += each.kind() == annotation_kind::variation ? 1U : 0U;
        if (each.kind() != annotation_kind::comment)
            continue;
        if (!std::exchange(any, true)) {
            context.to.key(key);
            context.to.start_array();
        }
        walk_comment(context, context.tree.comments[each.index], variations);
    }
    if (any)
        context.to.end_array();
}

void walk_hidden_lines(const walk& context, std::string_view key, node first, lines_before_tags tags) {
    const std::vector<hidden_line>& lines = context.tree.hidden_lines;
    if (lines.empty()) // as in nearly every game
        return;
    const bool has_tags = tags == lines_before_tags::present && std::ranges::any_of(lines, comes_before_tag);
    if (!has_tags && annotations_of_kind(context.tree, first, annotation_kind::hidden_line).empty())
        return;
    context.to.key(key);
    context.to.start_array();
    if (has_tags)
        for (const hidden_line& each : lines)
            if (comes_before_tag(each))
                walk_hidden_line(context, each, 0, 0);
    std::uint32_t comments = 0;
    std::uint32_t variations = 0;
    for (const annotation& each : annotations_of(context.tree, first)) {
        if (each.kind() == annotation_kind::hidden_line)
            walk_hidden_line(context, lines[each.index], comments, variations);
        comments += each.kind() == annotation_kind::comment ? 1U : 0U;
        variations += each.kind() == annotation_kind::variation ? 1U : 0U;
    }
    context.to.end_array();
}

} // namespace ctlpgn::emit
