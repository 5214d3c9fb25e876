#include "emit/viewer/board_svg.hpp"

#include "ctlpgn/board_picture.hpp"
#include "emit/viewer/xml_escape.hpp"
#include "pictures/frame_motion.hpp"
#include "pictures/sheets.hpp"
#include "pictures/svg_path.hpp"
#include "text/utf8.hpp"

#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <utility>

namespace ctlpgn {

namespace emit {

namespace {

constexpr std::array<cell_tone, 3> tones{cell_tone::light, cell_tone::middle, cell_tone::dark};

void append(std::string& output, std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts)
        output += part;
}

void add_path(std::vector<painted_path>& output, std::string_view called, std::string path) {
    if (!path.empty())
        output.push_back({called, std::move(path)});
}

} // namespace

std::string_view class_of(cell_tone tone) {
    constexpr std::array<std::string_view, 4> names{"none", "light", "middle", "dark"};
    return names[static_cast<std::size_t>(tone)];
}

std::string_view class_of(piece_tint tint) {
    constexpr std::array<std::string_view, 3> names{"white", "black", "red"};
    return names[static_cast<std::size_t>(tint)];
}

std::vector<painted_path> piece_paths(const piece_picture& picture) {
    std::vector<painted_path> paths;
    add_path(paths, "body", std::string(picture.body).append(picture.foot));
    add_path(paths, "lines", std::string(picture.lines));
    add_path(paths, "spots", std::string(picture.spots));
    return paths;
}

std::vector<painted_path> ground_paths(const board_plan& plan) {
    std::vector<painted_path> paths;
    add_path(paths, "ground", plan.ground);
    for (const cell_tone tone : tones) {
        std::string outlines;
        for (const plan_cell& each : plan.cells)
            if (each.tone == tone)
                outlines += each.outline;
        add_path(paths, class_of(tone), std::move(outlines));
    }
    add_path(paths, "grid", plan.lines);
    return paths;
}

} // namespace emit

namespace {

using emit::append;
using pictures::svg_number;

constexpr double band_height = 34; // of a player
constexpr double frame_scale = 0.93;
constexpr double name_scale = 0.4; // letters, by the size of pieces

class drawn_board {
  public:
    drawn_board(const notation& chosen, men_on_board men, board_picture picture)
        : plan_(chosen.plan()), words_(*chosen.words), men_(std::move(men)), picture_(std::move(picture)),
          band_(has_bands() ? band_height : 0) {}

    std::string text() {
        open({});
        ground();
        scene();
        return closed();
    }

    // One board after the other. Pieces are drawn once, and shown wherever they are.
    std::string animated(std::span<const board_scene> scenes, std::span<const men_on_board> boards,
                         std::uint32_t seconds) {
        open(pictures::frame_motion(scenes.size(), seconds));
        ground();
        define_men();
        for (std::size_t i = 0; i != scenes.size(); ++i) {
            append(svg_,
                   {"<g class=\"frame f", std::to_string(i), i + 1 == scenes.size() ? " last" : "", "\">"});
            men_ = boards[i];
            picture_.from = scenes[i].from;
            picture_.to = scenes[i].to;
            picture_.coloured = scenes[i].coloured;
            picture_.arrows = scenes[i].arrows;
            scene();
            svg_ += "</g>";
        }
        return closed();
    }

  private:
    // What is on the ground.
    void scene() {
        frame(picture_.from, "from");
        frame(picture_.to, "to");
        for (const coloured_place& each : picture_.coloured)
            colour(each);
        coordinates();
        if (picture_.names)
            names();
        else
            men();
        for (const place each : picture_.marks)
            mark(each);
        for (const board_arrow& each : picture_.arrows)
            arrow(each);
    }

    std::string closed() {
        svg_ += "</g>";
        if (band_ != 0) {
            player(side::black, picture_.flipped);
            player(side::white, !picture_.flipped);
        }
        return svg_ + "</svg>\n";
    }

    [[nodiscard]] bool has_bands() const {
        return (picture_.shows_turn && !picture_.names) || !picture_.players[0].empty() ||
               !picture_.players[1].empty();
    }
    [[nodiscard]] double height() const { return plan_.height + 2 * band_; }

    // With rules that are added to the style sheet, and up to the ground.
    void open(std::string_view motion) {
        const double scale = picture_.width == 0 ? 1 : picture_.width / plan_.width;
        const std::string title =
            emit::xml_escaped(picture_.names           ? "the names of all places"
                              : picture_.title.empty() ? standing()
                                                       : picture_.title + ", " + standing());
        append(svg_, {"<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" role=\"img\" aria-label=\"",
                      title, "\" width=\"", svg_number(plan_.width * scale), "\" height=\"",
                      svg_number(height() * scale), "\" viewBox=\"0 0 ", svg_number(plan_.width), " ",
                      svg_number(height()), "\"><title>", title, "</title><style>"});
        svg_ += pictures::board_css;
        if (picture_.theme == picture_theme::dark)
            svg_ += pictures::board_dark_css;
        if (picture_.theme == picture_theme::automatic)
            append(svg_, {"@media(prefers-color-scheme:dark){", pictures::board_dark_css, "}"});
        append(svg_, {motion, "</style><rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"6\"/>",
                      "<g transform=\"translate(0 ", svg_number(band_), ")\">"});
        defines_men_ = !motion.empty();
    }

    [[nodiscard]] std::string standing() const {
        if (!picture_.standing.empty())
            return picture_.standing;
        return std::string(plan_.players[static_cast<std::size_t>(men_.turn)].name) + " to move";
    }

    // The board looks the same from both sides, so it is turned as a whole.
    [[nodiscard]] std::string turned() const {
        if (!picture_.flipped)
            return {};
        std::string attribute = " transform=\"rotate(180 ";
        append(attribute, {svg_number(plan_.centre.x), " ", svg_number(plan_.centre.y), ")\""});
        return attribute;
    }

    void paint(const std::vector<emit::painted_path>& paths) {
        for (const emit::painted_path& each : paths)
            append(svg_, {"<path class=\"", each.called, "\" d=\"", each.path, "\"/>"});
    }

    void ground() {
        append(svg_, {"<g", turned(), ">"});
        paint(emit::ground_paths(plan_));
        svg_ += "</g>";
    }

    void frame(place at, std::string_view called) {
        if (at >= plan_.cells.size())
            return;
        const plan_cell& cell = plan_.cells[at];
        append(svg_, {"<g", turned(), "><path class=\"", called, "\" transform=\"translate(",
                      svg_number(cell.centre.x * (1 - frame_scale)), " ",
                      svg_number(cell.centre.y * (1 - frame_scale)), ") scale(", svg_number(frame_scale),
                      ")\" d=\"", cell.outline, "\"/></g>"});
    }

    void coordinates() {
        if (!picture_.coordinates)
            return;
        append(svg_, {"<g class=\"coordinate\" font-size=\"", svg_number(plan_.label_size), "\">"});
        for (const plan_label& each : plan_.labels[picture_.flipped ? 1 : 0])
            append(svg_,
                   {"<text", each.on_board ? " class=\"on-board\"" : "", " x=\"", svg_number(each.middle.x),
                    "\" y=\"", svg_number(each.middle.y), "\">", each.text, "</text>"});
        svg_ += "</g>";
    }

    void names() {
        append(svg_,
               {"<g class=\"coordinate\" font-size=\"", svg_number(plan_.piece_size * name_scale), "\">"});
        for (place at = 0; at != plan_.cells.size(); ++at) {
            const plan_point middle = plan_.position_of(at, picture_.flipped);
            append(svg_, {"<text class=\"on-board\" x=\"", svg_number(middle.x), "\" y=\"",
                          svg_number(middle.y), "\">", words_.places[at], "</text>"});
        }
        svg_ += "</g>";
    }

    static std::string name_of(side owner, std::size_t kind) {
        return (owner == side::white ? "first-" : "second-") + std::to_string(kind);
    }

    // Style sheets see what <use> shows as if nothing were around it, so each piece is in a board as well.
    void define_men() {
        svg_ += "<defs>";
        for (const side owner : {side::white, side::black}) {
            const plan_player& player = plan_.players[static_cast<std::size_t>(owner)];
            for (std::size_t kind = 1; kind <= player.pieces.size(); ++kind) {
                append(svg_, {"<g id=\"", name_of(owner, kind), "\" class=\"board\"><g class=\"",
                              emit::class_of(player.tint), "\" transform=\"scale(",
                              svg_number(plan_.piece_size / piece_picture::box), ")\">"});
                paint(emit::piece_paths(player.pieces[kind - 1]));
                svg_ += "</g></g>";
            }
        }
        svg_ += "</defs>";
    }

    void men() {
        const double scale = plan_.piece_size / piece_picture::box;
        for (std::size_t i = 0; i != men_.men.size(); ++i) {
            const man& here = men_.men[i];
            if (here.kind == 0)
                continue;
            const plan_point at = plan_.position_of(static_cast<place>(i), picture_.flipped);
            if (defines_men_) {
                append(svg_, {"<use href=\"#", name_of(here.owner, here.kind), "\" x=\"",
                              svg_number(at.x - plan_.piece_size / 2), "\" y=\"",
                              svg_number(at.y - plan_.piece_size / 2), "\"/>"});
                continue;
            }
            const plan_player& owner = plan_.players[static_cast<std::size_t>(here.owner)];
            append(svg_, {"<g class=\"", emit::class_of(owner.tint), "\" transform=\"translate(",
                          svg_number(at.x - plan_.piece_size / 2), " ",
                          svg_number(at.y - plan_.piece_size / 2), ") scale(", svg_number(scale), ")\">"});
            paint(emit::piece_paths(owner.pieces[here.kind - std::size_t{1}]));
            svg_ += "</g>";
        }
    }

    void mark(place at) {
        if (at >= plan_.cells.size())
            return;
        const plan_point centre = plan_.position_of(at, picture_.flipped);
        append(svg_, {"<circle class=\"mark\" cx=\"", svg_number(centre.x), "\" cy=\"", svg_number(centre.y),
                      "\" r=\"", svg_number(plan_.piece_size * 0.5), "\"/>"});
    }

    void colour(const coloured_place& what) {
        if (what.at < plan_.cells.size())
            append(svg_, {"<g", turned(), "><path class=\"tinted colour-", emit::xml_escaped(what.colour),
                          "\" d=\"", plan_.cells[what.at].outline, "\"/></g>"});
    }

    // Along the x-axis, then turned.
    void arrow(const board_arrow& what) {
        if (what.from >= plan_.cells.size() || what.to >= plan_.cells.size() || what.from == what.to)
            return;
        const plan_point begin = plan_.position_of(what.from, picture_.flipped);
        const plan_point end = plan_.position_of(what.to, picture_.flipped);
        const double length = std::hypot(end.x - begin.x, end.y - begin.y);
        const double angle = std::atan2(end.y - begin.y, end.x - begin.x) * 180 / std::numbers::pi;
        const std::string head = svg_number(length - 18);
        append(svg_,
               {"<g class=\"arrow colour-", emit::xml_escaped(what.colour.empty() ? "blue" : what.colour),
                "\" transform=\"translate(", svg_number(begin.x), " ", svg_number(begin.y), ") rotate(",
                svg_number(angle), ")\"><path d=\"M8 -3.5H", head, "V-10L", svg_number(length - 2), " 0L",
                head, " 10V3.5H8Z\"/></g>"});
    }

    void player(side owner, bool below) {
        const auto index = static_cast<std::size_t>(owner);
        const double y = below ? height() - band_height / 2 : band_height / 2;
        const bool to_move = picture_.shows_turn && men_.turn == owner;
        append(svg_, {"<g class=\"who ", emit::class_of(plan_.players[index].tint),
                      "\"><circle class=\"body\" cx=\"22\" cy=\"", svg_number(y),
                      "\" r=\"7\"/></g><text class=\"player", to_move ? " to-move" : "", "\" x=\"38\" y=\"",
                      svg_number(y), "\">", emit::xml_escaped(shortened(name_of(index))), "</text>"});
        if (to_move)
            append(svg_, {"<path class=\"turn\" d=\"M2.5 ", svg_number(y - 5), "l7 5-7 5z\"/>"});
    }

    [[nodiscard]] std::string_view name_of(std::size_t player) const {
        const std::string& name = picture_.players[player];
        return name.empty() ? plan_.players[player].name : std::string_view(name);
    }

    // Shortened to what certainly fits, by the width of most letters.
    [[nodiscard]] std::string shortened(std::string_view name) const {
        constexpr double letter_width = 8.6;
        auto room = static_cast<std::size_t>((plan_.width - 48) / letter_width);
        std::string_view left = name;
        for (; !left.empty() && room != 0; --room)
            left.remove_prefix(utf8::decode(left).size);
        std::string text(name.substr(0, name.size() - left.size()));
        return left.empty() ? text : text + "…";
    }

    const board_plan& plan_;
    const vocabulary& words_;
    men_on_board men_;
    board_picture picture_;
    double band_;
    bool defines_men_ = false;
    std::string svg_;
};

} // namespace

bool has_picture(const notation& chosen) {
    return chosen.plan != nullptr && chosen.men != nullptr;
}

std::string board_svg(const notation& chosen, std::string_view position, const board_picture& look,
                      std::vector<finding>& findings) {
    if (!has_picture(chosen))
        return {};
    const men_on_board men = chosen.men(position, findings);
    return men.men.empty() ? std::string() : drawn_board(chosen, men, look).text();
}

std::string animated_board_svg(const notation& chosen, std::span<const board_scene> scenes,
                               std::uint32_t seconds, const board_picture& look,
                               std::vector<finding>& findings) {
    if (!has_picture(chosen) || scenes.empty())
        return {};
    std::vector<men_on_board> boards;
    for (const board_scene& each : scenes) {
        boards.push_back(chosen.men(each.position, findings));
        if (boards.back().men.empty())
            return {};
    }
    board_picture without_turn = look;
    without_turn.shows_turn = false;
    return drawn_board(chosen, boards.back(), without_turn).animated(scenes, boards, seconds);
}

} // namespace ctlpgn
