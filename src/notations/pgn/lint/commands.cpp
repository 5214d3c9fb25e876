// Commands in comments: their values, and clocks that go backwards (rules of servers, not of the standard).
#include "notations/pgn/comments/commands.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/tags.hpp"
#include "text/ascii.hpp"
#include "tree/chains.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace ctlpgn::pgn {

namespace {

span in_game(const comment& asked, span in_text) {
    return {asked.text.begin + in_text.begin, asked.text.begin + in_text.end};
}

// Whether neither player gets more time: one period, without an increment.
bool is_sudden_death(const game& record, const game_tags& tags) {
    const tag* const control = tags.find(tag_called("TimeControl"));
    if (control == nullptr)
        return false;
    const std::string_view value = record.raw(control->value);
    return !value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos;
}

struct clock_reading {
    std::int64_t milliseconds = 0;
    span where;
};

std::optional<clock_reading> clock_after(const game& record, const ply& played, command& memory) {
    std::optional<clock_reading> first;
    for (const node each : comments_of(record, played.first_annotation)) {
        const comment& asked = record.comments[each];
        if (const known_commands known(asked); known.are_a_clock()) {
            if (!first)
                first = clock_reading{known.milliseconds(), asked.text};
            continue;
        }
        visit_commands(record, asked, memory, [&](const command& found) {
            if (!first && found.kind == command_kind::clock && found.name == "clk")
                first = clock_reading{found.milliseconds, in_game(asked, found.where)};
        });
    }
    return first;
}

// [%clk 0:05:00 without a bracket after it, or with a parenthesis: with a bracket after its first value it
// would be a command.
void check_unclosed(check_context& context, const comment& asked, command& memory) {
    const std::string_view text = context.raw(asked.text);
    for (std::size_t at = find_command(text, 0); at < text.size();
         at = find_command(text, at + command_open.size())) {
        if (read_command(text, at, memory))
            continue;
        // No command contains a bracket, so the search ends at the next one; otherwise many commands would
        // take quadratic time.
        const std::string_view near = text.substr(at, text.find('[', at + 1) - at);
        const std::size_t value = near.find_first_not_of(white_space, near.find_first_of(white_space));
        const std::size_t size = std::min(near.find_first_of(white_space, value), near.size());
        const bool has_parenthesis = near.substr(0, size).ends_with(')');
        const std::string closed = std::string(near.substr(0, has_parenthesis ? size - 1 : size)) + "]";
        if (value < size && read_command(closed, 0, memory) && memory.kind != command_kind::other)
            context.report(
                codes::unclosed_command,
                in_game(asked, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + size)}),
                std::string(memory.name));
    }
}

// {%clk 0:05:00]} {[clk 0:05:00]}: only at the beginning of a comment, since elsewhere % means per cent. The
// closing bracket may be missing, too.
void check_unopened(check_context& context, const comment& asked, command& memory) {
    const std::string_view text = context.raw(asked.text);
    const bool lacks_percent = text.starts_with('[');
    if (!text.starts_with('%') && !lacks_percent)
        return;
    const std::string_view inside = text.substr(0, text.find(']'));
    const std::size_t size = std::min(inside.size() + 1, text.size());
    // The command's name is in it.
    const std::string opened = with_opening(inside) + "]";
    if (read_command(opened, 0, memory) && memory.kind != command_kind::other)
        context.report(codes::unopened_command, in_game(asked, {0, static_cast<std::uint32_t>(size)}),
                       std::string(memory.name));
}

// [%Clk 0:05:00]: in small letters it would be a command that programs know.
bool is_known_in_small_letters(std::string_view written, std::string_view name, command& memory) {
    std::string text(written);
    std::transform(text.begin(), text.begin() + (name.data() + name.size() - written.data()), text.begin(),
                   small_letter);
    return read_command(text, 0, memory) && memory.kind != command_kind::other;
}

} // namespace

void check_commands(check_context& context, const game_tags& /*tags*/) {
    const game& record = context.read;
    command memory;
    command other;
    for (const comment& each : record.comments) {
        const known_commands known(each);
        if (known.are_none()) {
            check_unopened(context, each, memory);
        } else if (!known.are_usual()) {
            visit_commands(record, each, memory, [&](const command& found) {
                if (found.kind != command_kind::other)
                    return;
                const span where = in_game(each, found.where);
                if (has_known_name(found))
                    context.report(codes::unreadable_command, where, std::string(found.name));
                else if (is_known_in_small_letters(context.raw(where), found.name, other))
                    context.report(codes::command_letter_case, where, in_small_letters(found.name));
            });
            check_unclosed(context, each, memory);
        }
    }
}

void check_clocks(check_context& context, const game_tags& tags) {
    const game& record = context.read;
    if (record.comments.empty() || !is_sudden_death(record, tags))
        return;
    std::array<std::optional<clock_reading>, 2> before;
    command memory;
    for (node n = record.main_line.first_ply; n != no_node; n = record.plies[n].next) {
        const std::optional<clock_reading> now = clock_after(record, record.plies[n], memory);
        if (!now)
            continue;
        std::optional<clock_reading>& last = before[static_cast<std::size_t>(record.plies[n].player)];
        if (last && now->milliseconds > last->milliseconds)
            context.report(codes::clock_rises, now->where)
                .related.push_back({last->where, "it showed less here"});
        last = now;
    }
}

} // namespace ctlpgn::pgn
