#include "pictures/svg_path.hpp"

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace ctlpgn::pictures {

std::string svg_number(double value) {
    const long long hundredths = std::llround(value * 100);
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = hundredths < 0 ? "-" : "";
    text += std::to_string(size / 100);
    if (const long long rest = size % 100; rest != 0) {
        text += rest < 10 ? ".0" : ".";
        text += std::to_string(rest % 10 == 0 ? rest / 10 : rest);
    }
    return text;
}

svg_path& svg_path::add(char command, plan_point point) {
    text_ += command;
    text_ += svg_number(point.x);
    text_ += ' ';
    text_ += svg_number(point.y);
    return *this;
}

svg_path& svg_path::arc_to(plan_point point, double radius, bool clockwise) {
    const std::string size = svg_number(radius);
    text_.append("A").append(size).append(" ").append(size).append(clockwise ? " 0 0 1 " : " 0 0 0 ");
    text_.append(svg_number(point.x)).append(" ").append(svg_number(point.y));
    return *this;
}

svg_path& svg_path::close() {
    text_ += 'Z';
    return *this;
}

svg_path& svg_path::polygon(std::initializer_list<plan_point> corners) {
    char command = 'M';
    for (const plan_point& each : corners) {
        add(command, each);
        command = 'L';
    }
    return close();
}

svg_path& svg_path::circle(plan_point centre, double radius) {
    return move_to({centre.x - radius, centre.y})
        .arc_to({centre.x + radius, centre.y}, radius, true)
        .arc_to({centre.x - radius, centre.y}, radius, true)
        .close();
}

plan_point on_circle(plan_point centre, double radius, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
}

} // namespace ctlpgn::pictures
