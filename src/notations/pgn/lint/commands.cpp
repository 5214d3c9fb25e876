// Commands in comments: their values, and clocks that go backwards (rules of servers, not of the standard).
#include "notations/pgn/comments/commands.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/tags.hpp"
#include "tree/chains.hpp"

#include <array>
#include <optional>
#include <string>

namespace ctlpgn::pgn {

namespace {

span in_game(const comment& of, span in_text) {
    return {of.text.begin + in_text.begin, of.text.begin + in_text.end};
}

// Whether nobody gets more time: one period, without an increment.
bool is_sudden_death(const game& in, const game_tags& tags) {
    const tag* const control = tags.find(tag_called("TimeControl"));
    if (control == nullptr)
        return false;
    const std::string_view value = in.raw(control->value);
    return !value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos;
}

struct clock_reading {
    std::uint64_t milliseconds = 0;
    span where;
};

std::optional<clock_reading> clock_after(const game& in, const ply& played) {
    std::optional<clock_reading> first;
    command memory;
    for (const node each : comments_of(in, played.first_annotation))
        visit_commands(in, in.comments[each], memory, [&](const command& found) {
            if (!first && found.kind == command_kind::clock && found.name == "clk")
                first = clock_reading{found.milliseconds, in_game(in.comments[each], found.where)};
        });
    return first;
}

} // namespace

void check_commands(check_context& context, const game_tags& /*tags*/) {
    const game& in = context.read;
    command memory;
    for (const comment& each : in.comments)
        if (!known_commands(each).are_a_clock())
            visit_commands(in, each, memory, [&](const command& found) {
                if (found.kind == command_kind::other && has_known_name(found))
                    context.report(codes::unreadable_command, in_game(each, found.where),
                                   std::string(found.name));
            });
}

void check_clocks(check_context& context, const game_tags& tags) {
    const game& in = context.read;
    if (in.comments.empty() || !is_sudden_death(in, tags))
        return;
    std::array<std::optional<clock_reading>, 2> before;
    for (node n = in.main_line.first_ply; n != no_node; n = in.plies[n].next) {
        const std::optional<clock_reading> now = clock_after(in, in.plies[n]);
        if (!now)
            continue;
        std::optional<clock_reading>& last = before[static_cast<std::size_t>(in.plies[n].player)];
        if (last && now->milliseconds > last->milliseconds)
            context.report(codes::clock_rises, now->where)
                .related.push_back({last->where, "it showed less here"});
        last = now;
    }
}

} // namespace ctlpgn::pgn
