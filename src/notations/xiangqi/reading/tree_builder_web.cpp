// Games of web boards: their fields come in any order, so variations and comments get their places at the
// end.
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/positions/web_board.hpp"
#include "notations/xiangqi/reading/tree_builder.hpp"
#include "notations/xiangqi/words.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::xiangqi {

void tree_builder::web_from(std::string_view digits) {
    spare().from = place_of(point_of_web_board(digits));
}

void tree_builder::web_to(std::string_view digits) {
    spare().to = place_of(point_of_web_board(digits));
}

void tree_builder::end_web_ply(std::string_view text) {
    end_body(text);
    end_half_move(text);
}

void tree_builder::begin_web_variation(std::string_view opening) {
    const auto index = static_cast<node>(built().variations.size());
    begin_variation_apart(opening.data());
    web_.variations.push_back({web_.parent, web_.ply, std::exchange(web_.branch, 0), index});
    open_.push_back(index);
}

namespace {

// Fields about the page and not about the game.
constexpr std::string_view fields_of_page[] = {"ver",      "init",     "pver",     "viewurl", "adddate",
                                               "editdate", "firstnum", "length",   "hits",    "sortid",
                                               "price",    "owner",    "oldowner", "hidden",  "generator"};

bool is_usual_position(std::string_view value) {
    const std::optional<position> begun = position_of_web_board(value);
    return begun && *begun == start_position();
}

} // namespace

// Many are empty, and most games begin with the usual position.
void tree_builder::end_web_header(const char* end) {
    if (last_value_.empty() ||
        std::ranges::find(fields_of_page, last_keyword_) != std::ranges::end(fields_of_page) ||
        is_usual_position(last_value_))
        tag_is_unreadable();
    end_tag(end);
}

void tree_builder::begin_web_comment(std::string_view opening) {
    web_.words = opening.substr(opening.size());
}

void tree_builder::web_comment_text(std::string_view text) {
    web_.words = trimmed(text, white_space);
}

// An empty one says nothing.
void tree_builder::end_web_comment(std::string_view text) {
    const std::uint32_t branch = std::exchange(web_.branch, 0);
    if (web_.words.empty())
        return;
    const auto index = static_cast<node>(built().comments.size());
    comment& added = built().comments.emplace_back();
    added.text = span_of(web_.words);
    added.where = span_of(text);
    web_.comments.push_back({branch, web_.ply, index});
}

namespace {

// The plies of a line of play, and the number of the first one.
struct numbered_line {
    std::vector<node> plies;
    std::size_t first = 1;

    [[nodiscard]] node ply_at(std::size_t number) const {
        return number < first || number - first >= plies.size() ? no_node : plies[number - first];
    }
};

} // namespace

// A FEN says more than what is where.
void tree_builder::choose_web_position() {
    const auto is_called = [this](std::string_view name) {
        return [this, name](const tag& each) { return built().raw(each.name) == name; };
    };
    const auto fen = std::ranges::find_if(built().tags, is_called("fen"));
    if (fen != built().tags.end() && position_of_fen(built().raw(fen->value)))
        std::erase_if(built().tags, is_called("binit"));
}

// Numbers count plies from the beginning of the game, also in variations.
void tree_builder::settle_web_game() {
    game& all = built();
    choose_web_position();
    std::map<std::uint32_t, numbered_line> lines;
    const auto add_line = [&](std::uint32_t id, const line_of_play& line, std::size_t first,
                              ctlpgn::side player) {
        numbered_line added{.plies = {}, .first = first};
        for (node at = line.first_ply; at != no_node; at = all.plies[at].next) {
            all.plies[at].player = player;
            player = opponent(player);
            added.plies.push_back(at);
        }
        lines.try_emplace(id, std::move(added));
    };
    const position begun = start_of(all).on_board;
    add_line(0, all.main_line, 1, tree_side(begun.to_move));
    if (all.main_line.first_ply != no_node && begun.move_number != 1)
        all.plies[all.main_line.first_ply].number = begun.move_number & largest_number;
    chain_ends ends(all);
    sort_stably(web_.variations, {}, &variation_of_web::id);
    for (const variation_of_web& each : web_.variations) {
        variation& placed = all.variations[each.variation];
        const auto around = lines.find(each.parent);
        const node replaced = around == lines.end() ? no_node : around->second.ply_at(each.ply);
        placed.replaces = replaced;
        add_line(each.id, placed.line, each.ply,
                 replaced == no_node ? ctlpgn::side::white : all.plies[replaced].player);
    }
    for (const comment_of_web& each : web_.comments) {
        const auto line = lines.find(each.branch);
        const node at = line == lines.end() ? no_node : line->second.ply_at(each.ply);
        attach(annotation_kind::comment, each.comment, at, no_node, ends);
    }
    for (const variation_of_web& each : web_.variations)
        attach(annotation_kind::variation, each.variation, all.variations[each.variation].replaces, no_node,
               ends);
}

} // namespace ctlpgn::xiangqi
