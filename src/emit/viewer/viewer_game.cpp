// A game in the form that the viewer takes.
#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/viewer.hpp"

#include <string>
#include <vector>

namespace ctlpgn {

namespace {

// What is on a cell, as a number: 0, or twice the kind, and 1 more for the second player.
std::string text_of(man what) {
    return std::to_string(what.kind * 2 + (what.owner == side::black ? 1 : 0));
}

// Boards of a game, each as what has changed since another one.
class board_changes {
  public:
    board_changes(const game& record, const notation& chosen) : game_(record), men_(record.plies.size()) {
        std::vector<finding> ignored;
        initial_ = chosen.men(chosen.initial(record).text, ignored).men;
        const position_texts positions = positions_of(chosen, record);
        for (node i = 0; i != positions.size(); ++i)
            if (!positions[i].empty())
                men_[i] = chosen.men(positions[i], ignored).men;
        parents_.assign(record.plies.size(), no_node);
        tie(record.main_line, no_node);
        for (const variation& each : record.variations)
            tie(each.line, each.replaces);
    }

    [[nodiscard]] std::string text() const {
        std::string text = "{\"initial\":";
        if (initial_.empty())
            text += "null";
        for (std::size_t i = 0; i != initial_.size(); ++i)
            text.append(i == 0 ? "[" : ",").append(text_of(initial_[i]));
        text.append(initial_.empty() ? "" : "]").append(",\"changes\":[");
        for (node at = 0; at != men_.size(); ++at)
            text.append(at == 0 ? "" : ",").append(change(at));
        return text + "]}";
    }

  private:
    // Any other ply with a known board would do; the one before it has the fewest changes.
    void tie(const line_of_play& line, node before_first) {
        node before = before_first;
        for (node at = line.first_ply; at != no_node; at = game_.plies[at].next) {
            parents_[at] = before;
            before = at;
        }
    }

    [[nodiscard]] std::string change(node at) const {
        const std::vector<man>& after = men_[at];
        if (after.empty() || initial_.empty())
            return "null";
        const node parent = parents_[at] != no_node && !men_[parents_[at]].empty() ? parents_[at] : no_node;
        const std::vector<man>& before = parent == no_node ? initial_ : men_[parent];
        std::string text = "[";
        text += parent == no_node ? "-1" : std::to_string(parent);
        for (std::size_t i = 0; i != after.size(); ++i)
            if (after[i] != before[i])
                text.append(",").append(std::to_string(i)).append(",").append(text_of(after[i]));
        return text + "]";
    }

    const game& game_;
    std::vector<man> initial_;
    std::vector<std::vector<man>> men_; // by node
    std::vector<node> parents_;
};

} // namespace

std::string viewer_game(const game& what, const notation& chosen, std::span<const diagnostic> found,
                        std::string_view file) {
    std::string text;
    json_writer writer(json_writer::write_bytes([&text](std::string_view part) { text += part; }),
                       {.lines = true, .positions = true, .engines = true});
    writer.write(what, chosen, found, file);
    writer.finish();
    while (!text.empty() && text.back() != '}')
        text.pop_back();
    text.pop_back();
    text += ",\"boards\":";
    text += has_picture(chosen) ? board_changes(what, chosen).text() : std::string("null");
    return text + "}";
}

} // namespace ctlpgn
