// The plan of a board in the form that the viewer takes.
#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/viewer.hpp"
#include "emit/json/json_text.hpp"
#include "emit/viewer/board_svg.hpp"
#include "emit/viewer/start_of_game.hpp"
#include "pictures/svg_path.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn {

namespace {

class plan_text {
  public:
    std::string text_of(const notation& chosen) {
        const board_plan& plan = chosen.plan();
        const vocabulary& words = *chosen.words;
        to_.start_object();
        to_.key("start");
        emit::write_start_members(to_, chosen.initial(game()), chosen);
        if (plan.text.rows != 0) {
            add("letters", plan.text.letters);
            to_.key("namesRows");
            to_.boolean(plan.text.names_rows);
        }
        add("width", plan.width);
        add("height", plan.height);
        to_.key("centre");
        to_.start_array();
        add(plan.centre);
        to_.end_array();
        add("pieceSize", plan.piece_size);
        add("labelSize", plan.label_size);
        add("ground", emit::ground_paths(plan));
        to_.key("cells");
        to_.start_array();
        for (std::size_t i = 0; i != plan.cells.size(); ++i)
            add(plan.cells[i], words.places[i]);
        to_.end_array();
        to_.key("labels");
        to_.start_array();
        for (const auto& side : plan.labels)
            add(side);
        to_.end_array();
        to_.key("players");
        to_.start_array();
        for (const plan_player& each : plan.players)
            add(each);
        to_.end_array();
        to_.end_object();
        std::string text = made_.take();
        text.pop_back(); // the line end
        return text;
    }

  private:
    // A few digits: more would not be visible.
    void add(double number) { to_.number_text(pictures::svg_number(number)); }
    void add(plan_point at) {
        add(at.x);
        add(at.y);
    }
    void add(std::string_view key, double number) {
        to_.key(key);
        add(number);
    }
    void add(std::string_view key, std::string_view text) {
        to_.key(key);
        to_.string(text);
    }
    void add(std::string_view key, const std::vector<emit::painted_path>& paths) {
        to_.key(key);
        to_.start_array();
        for (const emit::painted_path& each : paths) {
            to_.start_array();
            to_.string(each.called);
            to_.string(each.path);
            to_.end_array();
        }
        to_.end_array();
    }
    void add(const plan_cell& cell, std::string_view name) {
        to_.start_object();
        add("name", name);
        add("x", cell.centre.x);
        add("y", cell.centre.y);
        add("outline", cell.outline);
        to_.end_object();
    }
    void add(const std::vector<plan_label>& labels) {
        to_.start_array();
        for (const plan_label& each : labels) {
            to_.start_array();
            to_.string(each.text);
            add(each.middle);
            to_.boolean(each.on_board);
            to_.end_array();
        }
        to_.end_array();
    }
    void add(const plan_player& player) {
        to_.start_object();
        add("name", player.name);
        add("tag", player.tag);
        add("tint", emit::class_of(player.tint));
        to_.key("pieces");
        to_.start_array();
        for (const piece_picture& each : player.pieces) {
            to_.start_object();
            add("name", each.name);
            add("paths", emit::piece_paths(each));
            to_.end_object();
        }
        to_.end_array();
        to_.end_object();
    }

    emit::json_text made_;
    emit::json_text_sink& to_ = made_.sink();
};

} // namespace

std::string viewer_plan(const notation& chosen) {
    return has_picture(chosen) ? plan_text().text_of(chosen) : "null";
}

} // namespace ctlpgn
