#include "syntax/svg.hpp"

#include "emit/viewer/xml_escape.hpp"
#include "pegc/writing/concat.hpp"

#include <algorithm>
#include <cmath>

namespace ctlpgn::syntax {

const std::string_view diagram_style =
    ":root{--paper:#fff;--ink:#1d2430;--soft:#5d6878;--track:#6b778a;--rule:#e8f0fe;--rule-edge:#5b84c4;"
    "--literal:#e6f4ea;--literal-edge:#4c9a66;--class:#fdf3dc;--class-edge:#c0913a;--look-edge:#98a2b3}"
    "@media(prefers-color-scheme:dark){:root{--paper:#14181f;--ink:#e3e8f0;--soft:#9aa6b8;--track:#7c8aa0;"
    "--rule:#1d2b45;--rule-edge:#6f9be0;--literal:#17301f;--literal-edge:#5cb37b;--class:#352a12;"
    "--class-edge:#d0a24e;--look-edge:#66738a}}"
    ".track{fill:none;stroke:var(--track);stroke-width:1.6;stroke-linecap:round}"
    ".box text{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:var(--ink);"
    "text-anchor:middle;dominant-baseline:central;white-space:pre}"
    ".box rect{stroke-width:1.3}"
    ".rule rect{fill:var(--rule);stroke:var(--rule-edge)}"
    ".literal rect{fill:var(--literal);stroke:var(--literal-edge)}"
    ".characters rect{fill:var(--class);stroke:var(--class-edge)}"
    ".look rect{fill:var(--paper);stroke:var(--look-edge);stroke-dasharray:4 3}"
    ".look text{fill:var(--soft);font-style:italic}"
    ".times rect{fill:var(--paper);stroke:none}.times text{fill:var(--soft)}"
    "a:hover rect,a:focus rect{stroke-width:2.4}";

namespace {

// Tenths of pixels, or no point if there are none.
std::string number(double value) {
    const long long tenths = std::llround(value * 10);
    const std::string whole = std::to_string(tenths / 10);
    return tenths % 10 == 0 ? whole : pegc::concat({whole, ".", std::to_string(tenths % 10)});
}

const char* word(box_kind kind) {
    switch (kind) {
    case box_kind::literal: return "literal";
    case box_kind::characters: return "characters";
    case box_kind::rule: return "rule";
    case box_kind::look: return "look";
    case box_kind::times: return "times";
    }
    return "";
}

std::string attribute(std::string_view name, std::string_view value) {
    return std::string(" ").append(name).append("=\"").append(value).append("\"");
}

std::string box(const diagram_box& asked) {
    const bool round = asked.kind == box_kind::literal || asked.kind == box_kind::characters;
    const std::string drawn = pegc::concat(
        {"<g", attribute("class", pegc::concat({"box ", word(asked.kind)})), "><rect",
         attribute("x", number(asked.x)), attribute("y", number(asked.y - diagram_box::height / 2)),
         attribute("width", number(asked.width)), attribute("height", number(diagram_box::height)),
         attribute("rx", round ? "12" : "4"), "/><text", attribute("x", number(asked.x + asked.width / 2)),
         attribute("y", number(asked.y)), ">", emit::xml_escaped(asked.text), "</text></g>"});
    if (asked.target.empty())
        return drawn;
    return pegc::concat(
        {"<a", attribute("href", pegc::concat({"#rule-", asked.target})), ">", drawn, "</a>"});
}

std::string content(const diagram& asked) {
    std::string result = pegc::concat({"<path class=\"track\"", attribute("d", asked.lines), "/>"});
    for (const diagram_box& each : asked.boxes)
        result += box(each);
    return result;
}

std::string size(double width, double height) {
    return pegc::concat({attribute("width", number(width)), attribute("height", number(height)),
                         attribute("viewBox", pegc::concat({"0 0 ", number(width), " ", number(height)}))});
}

} // namespace

std::string svg_element(const diagram& asked, std::string_view label) {
    return pegc::concat({"<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"",
                         attribute("aria-label", emit::xml_escaped(label)), size(asked.width, asked.height),
                         ">", content(asked), "</svg>\n"});
}

std::string svg(const grammar& language) {
    constexpr double widest = 900;
    constexpr double heading = 34;
    constexpr double below = 18;
    constexpr double side = 20;
    double width = 0;
    double y = side;
    std::string rules;
    for (const pegc::rule* r : language.rules()) {
        const diagram drawn = draw(language, *r, widest);
        rules += pegc::concat(
            {"<g", attribute("id", pegc::concat({"rule-", r->name})),
             attribute("transform", pegc::concat({"translate(", number(side), " ", number(y), ")"})),
             "><text class=\"name\" y=\"16\">", r->name, "<tspan class=\"display\" dx=\"10\">",
             emit::xml_escaped(r->display), "</tspan></text><g transform=\"translate(0 ", number(heading - 8),
             ")\">", content(drawn), "</g></g>\n"});
        width = std::max(width, drawn.width);
        y += heading + drawn.height + below;
    }
    width += 2 * side;
    return pegc::concat({"<svg xmlns=\"http://www.w3.org/2000/svg\"", size(width, y), ">\n<title>",
                         language.main().name, "</title>\n<style>", diagram_style,
                         ".paper{fill:var(--paper)}.name{font:600 15px system-ui,sans-serif;fill:var(--ink)}"
                         ".display{font-weight:400;fill:var(--soft)}</style>\n<rect class=\"paper\" "
                         "width=\"100%\" height=\"100%\"/>\n",
                         rules, "</svg>\n"});
}

} // namespace ctlpgn::syntax
