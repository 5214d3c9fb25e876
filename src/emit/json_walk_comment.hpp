// Comments and their references as events.
#pragma once

#include "emit/json_walk.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::emit {

// By reference_kind.
inline constexpr word_list<6> reference_words("kind", {"move", "variation", "piece", "hex", "player", "nag"});

template <class Sink> void walk_path(const walk<Sink>& in, const reference& r) {
    in.to.key("path");
    in.to.start_array();
    for (std::uint32_t i = 0; i < r.step_count; ++i) {
        const reference_step& step = in.of.steps[r.first_step + i];
        in.to.start_object();
        in.number("number", step.number);
        in.number("variation", step.label);
        in.to.end_object();
    }
    in.to.end_array();
}

// Where the reference leads to, if it leads anywhere.
template <class Sink> void walk_target(const walk<Sink>& in, node of) {
    if (in.targets == nullptr)
        return;
    const reference_target& target = in.targets->all()[of];
    if (target.status != target_status::found || target.at_move == no_node)
        return;
    in.to.key("target");
    in.to.start_object();
    in.number("id", ply_id(target.at_move, target.of));
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
    in.number("number", in.targets->lines().number_of(target.at_move));
    in.to.end_object();
}

template <class Sink> void walk_reference(const walk<Sink>& in, node of) {
    const reference& r = in.of.references[of];
    in.to.start_object();
    in.word(reference_words, static_cast<std::size_t>(r.kind));
    in.text("text", in.of.raw(r.where));
    switch (r.kind) {
    case reference_kind::move:
        in.number("number", r.number);
        in.player_if_any(r.player);
        if (r.step_count > 0)
            walk_path(in, r);
        break;
    case reference_kind::variation:
        if (r.step_count > 0) {
            in.number("number", in.of.steps[r.first_step].number);
            in.number("variation", in.of.steps[r.first_step].label);
        }
        break;
    case reference_kind::piece:
        in.piece(r.piece);
        in.player_if_any(r.player);
        in.place_if_any("hex", r.at);
        if (const std::string_view which = in.words.detail_word(r.detail); !which.empty())
            in.text("bishop", which);
        break;
    case reference_kind::location: in.place_if_any("hex", r.at); break;
    case reference_kind::player: in.player_if_any(r.player); break;
    case reference_kind::nag: in.number("nag", r.nag); break;
    }
    walk_target(in, of);
    in.span_if_asked(r.where);
    in.to.end_object();
}

// Line ends are \n, however the file writes them.
[[nodiscard]] inline std::string_view with_line_feeds(std::string_view text, std::string& into) {
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

template <class Sink> void walk_comment(const walk<Sink>& in, const comment& c) {
    in.to.start_object();
    in.player_if_any(c.player);
    if (c.generated)
        in.flag("generated");
    in.text("text", with_line_feeds(in.of.raw(c.text), in.memory.text));
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

template <class Sink> void walk_comments(const walk<Sink>& in, std::string_view key, node first) {
    if (first == no_node)
        return;
    in.to.key(key);
    in.to.start_array();
    for (node at = first; at != no_node; at = in.of.comments[at].next)
        walk_comment(in, in.of.comments[at]);
    in.to.end_array();
}

} // namespace ctlpgn::emit
