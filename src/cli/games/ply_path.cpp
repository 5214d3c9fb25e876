#include "cli/games/ply_path.hpp"

#include "ctlpgn/errors.hpp"
#include "tree/chains.hpp"
#include "tree/written_move.hpp"

#include <charconv>
#include <string_view>

namespace ctlpgn::cli {

namespace {

// Takes what it reads from the front of the text; if it is not there, the text does not change.
class path_text {
  public:
    explicit path_text(std::string_view text) : left_(text) {}

    [[nodiscard]] bool at_end() const { return left_.empty(); }

    bool take(std::string_view expected) {
        if (!left_.starts_with(expected))
            return false;
        left_.remove_prefix(expected.size());
        return true;
    }

    bool take(std::uint32_t& number) {
        const auto [end, fault] = std::from_chars(left_.data(), left_.data() + left_.size(), number);
        if (fault != std::errc())
            return false;
        left_.remove_prefix(static_cast<std::size_t>(end - left_.data()));
        return true;
    }

    // #12.2, or #12/1
    bool take(variation_step& step) {
        take("#");
        if (!take(step.number))
            return false;
        step.by_label = take(".");
        return (step.by_label || take("/")) && take(step.which) && step.which != 0;
    }

    // The player, which may be left out, but only if nothing else is there.
    bool take(std::optional<side>& player) {
        if (at_end())
            return true;
        if (!take("@"))
            take(".");
        if (left_ == "white" || left_ == "w" || left_ == "W")
            player = side::white;
        else if (left_ == "black" || left_ == "b" || left_ == "B")
            player = side::black;
        return player.has_value();
    }

  private:
    std::string_view left_;
};

bool read_way(path_text& text, std::vector<variation_step>& way) {
    if (!text.take("["))
        return true;
    do {
        if (!text.take(way.emplace_back()))
            return false;
    } while (!text.take("]"));
    return true;
}

// A move may be written in two parts: the one that has the ply, if either has.
node move_in(const game& record, const line_of_play& line, const ply_path& wanted) {
    node found = no_node;
    each_move(record, line, [&](const written_move& here) {
        const bool has_ply =
            !wanted.player || (*wanted.player == side::white ? here.white : here.black) != no_node;
        if (record.plies[here.first].number == wanted.number && (has_ply || found == no_node))
            found = here.first;
    });
    return found;
}

// A move may be written in two parts, with variations after either.
const variation* variation_in(const game& record, const line_of_play& line, const variation_step& step) {
    std::uint32_t count = 0;
    const variation* found = nullptr;
    each_move(record, line, [&](const written_move& here) {
        if (found != nullptr || record.plies[here.first].number != step.number)
            return;
        for (const node each : variations_of_move(record, here.first))
            if (found == nullptr && (step.by_label ? record.variations[each].label : ++count) == step.which)
                found = &record.variations[each];
    });
    return found;
}

std::string name_of(const variation_step& step) {
    return std::to_string(step.number).append(step.by_label ? "." : "/").append(std::to_string(step.which));
}

} // namespace

ply_path read_ply_path(const std::string& text) {
    ply_path path;
    path_text left(text);
    left.take("#");
    const bool whole = left.take(path.number) && read_way(left, path.way) && left.take(path.player);
    if (!whole || (path.number == 0 && !path.way.empty()))
        throw input_error("\"" + text +
                          "\" is not a ply; write 12.white or 12.black, in a variation #14[#12.2]@W, or 0 "
                          "for the position at the start");
    return path;
}

node find_move(const game& record, const ply_path& path) {
    const line_of_play* line = &record.main_line;
    std::string where = "the main line";
    for (auto step = path.way.rbegin(); step != path.way.rend(); ++step) {
        const variation* const next = variation_in(record, *line, *step);
        if (next == nullptr)
            throw input_error(where + " has no variation " + name_of(*step) +
                              (step->by_label ? " (a label; write / instead of . to count variations)" : ""));
        line = &next->line;
        where = "variation " + name_of(*step);
    }
    const node at = move_in(record, *line, path);
    if (at == no_node)
        throw input_error(where + " has no move " + std::to_string(path.number));
    return at;
}

} // namespace ctlpgn::cli
