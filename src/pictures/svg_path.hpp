// Paths of SVG, made of numbers.
#pragma once

#include "ctlpgn/board_plan.hpp"

#include <string>

namespace ctlpgn::pictures {

// With at most two digits after the point, and without a point where there are none.
std::string svg_number(double value);

class svg_path {
  public:
    svg_path& move_to(plan_point point) { return add('M', point); }
    svg_path& line_to(plan_point point) { return add('L', point); }
    // Along a circle, clockwise or against it, by the shorter arc.
    svg_path& arc_to(plan_point point, double radius, bool clockwise);
    svg_path& close();
    // Straight lines through these.
    svg_path& polygon(std::initializer_list<plan_point> corners);
    svg_path& circle(plan_point centre, double radius);

    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    svg_path& add(char command, plan_point point);
    std::string text_;
};

// A point of a circle; angles are degrees, clockwise from the right.
plan_point on_circle(plan_point centre, double radius, double degrees);

} // namespace ctlpgn::pictures
