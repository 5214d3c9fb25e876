// The plan of a board as the viewer takes it.
#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/viewer.hpp"
#include "emit/viewer/board_svg.hpp"
#include "pictures/svg_path.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace ctlpgn {

namespace {

using json = nlohmann::ordered_json;

// Few digits: nobody sees more.
double rounded(double value) {
    return std::round(value * 100) / 100;
}

json value_of(const std::vector<emit::painted_path>& paths) {
    json list = json::array();
    for (const emit::painted_path& each : paths)
        list.push_back(json::array({each.called, each.path}));
    return list;
}

json value_of(const plan_player& player) {
    json pieces = json::array();
    for (const piece_picture& each : player.pieces)
        pieces.push_back({{"name", each.name}, {"paths", value_of(emit::piece_paths(each))}});
    return {{"name", player.name},
            {"tag", player.tag},
            {"tint", emit::class_of(player.tint)},
            {"pieces", std::move(pieces)}};
}

json value_of(const std::vector<plan_label>& labels) {
    json list = json::array();
    for (const plan_label& each : labels)
        list.push_back(json::array({each.text, rounded(each.at.x), rounded(each.at.y), each.on_board}));
    return list;
}

} // namespace

std::string viewer_plan(const notation& in) {
    if (!has_picture(in))
        return "null";
    const board_plan& plan = in.plan();
    json cells = json::array();
    for (std::size_t i = 0; i != plan.cells.size(); ++i) {
        const plan_cell& each = plan.cells[i];
        cells.push_back({{"name", in.words->places[i]},
                         {"x", rounded(each.centre.x)},
                         {"y", rounded(each.centre.y)},
                         {"outline", each.outline}});
    }
    const json value{{"width", rounded(plan.width)},
                     {"height", rounded(plan.height)},
                     {"centre", json::array({rounded(plan.centre.x), rounded(plan.centre.y)})},
                     {"pieceSize", plan.piece_size},
                     {"labelSize", plan.label_size},
                     {"ground", value_of(emit::ground_paths(plan))},
                     {"cells", std::move(cells)},
                     {"labels", json::array({value_of(plan.labels[0]), value_of(plan.labels[1])})},
                     {"players", json::array({value_of(plan.players[0]), value_of(plan.players[1])})}};
    return value.dump();
}

} // namespace ctlpgn
