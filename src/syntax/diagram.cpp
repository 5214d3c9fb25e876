#include "syntax/diagram.hpp"

#include "pegc/utf8.hpp"
#include "syntax/characters.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;

namespace {

constexpr double radius = 9;
constexpr double gap = 10;    // between boxes
constexpr double between = 8; // lines
constexpr double padding = 9; // in boxes
constexpr double half_box = diagram_box::height / 2;
constexpr double margin = 3;
constexpr double ends = 16; // the line before the first and after the last box

double text_width(std::string_view text) {
    double result = 0;
    while (!text.empty()) {
        const pegc::first_character c = pegc::read_utf8(text);
        result += c.value < 0x2190 ? 7.9 : 13; // symbols come from other fonts
        text.remove_prefix(c.length);
    }
    return result;
}

enum class shape : std::uint8_t { box, nothing, sequence, choice, bypass, loop };

struct part {
    syntax::shape shape = shape::nothing;
    double width = 0;
    double up = 0;
    double down = 0;
    std::vector<part> children;
    box_kind kind = box_kind::literal;
    std::string text;   // of a box, or the repetition of a loop
    std::string target; // of a box
};

// Parts, with their sizes

part box_of(box_kind kind, std::string text, std::string target = {}) {
    part result;
    result.shape = shape::box;
    result.kind = kind;
    result.width = text_width(text) + 2 * padding;
    result.up = half_box;
    result.down = half_box;
    result.text = std::move(text);
    result.target = std::move(target);
    return result;
}

part sequence_of(std::vector<part> children) {
    part result;
    result.shape = shape::sequence;
    for (const part& child : children) {
        result.width += child.width + (&child == children.data() ? 0 : gap);
        result.up = std::max(result.up, child.up);
        result.down = std::max(result.down, child.down);
    }
    result.children = std::move(children);
    return result;
}

// The distance of each alternative below the line of the first one.
std::vector<double> drops(const part& choice) {
    std::vector<double> result = {0};
    for (std::size_t i = 1; i != choice.children.size(); ++i)
        result.push_back(
            result.back() +
            std::max(choice.children[i - 1].down + between + choice.children[i].up, i == 1 ? 2 * radius : 0));
    return result;
}

part choice_of(std::vector<part> children) {
    part result;
    result.shape = shape::choice;
    result.children = std::move(children);
    for (const part& child : result.children)
        result.width = std::max(result.width, child.width);
    result.width += 4 * radius;
    result.up = result.children.front().up;
    result.down = drops(result).back() + result.children.back().down;
    return result;
}

double rise(const part& bypassed) {
    return std::max(2 * radius, bypassed.up + between);
}

double sink(const part& loop) {
    return std::max(2 * radius, loop.children[0].down + between + (loop.text.empty() ? 0 : half_box));
}

part bypass_of(part child) {
    part result;
    result.shape = shape::bypass;
    result.width = child.width + 4 * radius;
    result.up = rise(child);
    result.down = child.down;
    result.children.push_back(std::move(child));
    return result;
}

part loop_of(part child, std::string times) {
    part result;
    result.shape = shape::loop;
    result.text = std::move(times);
    result.width = std::max(child.width, text_width(result.text) + 2 * padding) + 2 * radius;
    result.up = child.up;
    result.children.push_back(std::move(child));
    result.down = sink(result) + (result.text.empty() ? 0 : half_box);
    return result;
}

std::string times_of(const node& repetition) {
    const std::string least = std::to_string(std::max(repetition.min, 1U));
    if (repetition.max == node::unbounded)
        return repetition.min <= 1 ? "" : least + " times or more";
    const std::string most = std::to_string(repetition.max);
    return (least == most ? most : least + " to " + most) + " times";
}

class reader {
  public:
    reader(const grammar& language, const pegc::rule& r) : grammar_(language), rule_(r) {}

    part read(const node& n) const {
        switch (n.kind) {
        case kind::literal: return n.text.empty() ? part() : box_of(box_kind::literal, shown_literal(n.text));
        case kind::characters: return box_of(box_kind::characters, shown_class(n));
        case kind::any: return box_of(box_kind::characters, "any character");
        case kind::reference: return box_of(box_kind::rule, n.text, n.text);
        case kind::group: return read(n.children[0]);
        case kind::ahead: return look("only before ", n);
        case kind::not_ahead: return look("not before ", n);
        case kind::condition: return box_of(box_kind::look, condition(n));
        case kind::sequence: return sequence_of(read_all(n));
        case kind::choice: return choice_of(read_all(n));
        case kind::repetition: return repetition(n);
        default: return {};
        }
    }

  private:
    std::vector<part> read_all(const node& n) const {
        std::vector<part> result;
        for (const node& child : n.children)
            result.push_back(read(child));
        return result;
    }

    std::string condition(const node& n) const {
        std::string result(n.negated ? "unless " : "if ");
        for (const char c : n.text)
            result += c == '_' ? ' ' : c;
        if (!n.children.empty())
            result.append(": ").append(grammar_.text_of(rule_, n.children[0]));
        return result;
    }

    part look(std::string_view what, const node& n) const {
        if (n.kind == kind::not_ahead && n.children[0].kind == kind::any)
            return box_of(box_kind::look, "the text ends here");
        const bool linked = n.children[0].kind == kind::reference;
        return box_of(box_kind::look, std::string(what).append(grammar_.text_of(rule_, n.children[0])),
                      linked ? n.children[0].text : "");
    }

    part repetition(const node& n) const {
        part repeated = read(n.children[0]);
        if (n.max != 1)
            repeated = loop_of(std::move(repeated), times_of(n));
        return n.min == 0 ? bypass_of(std::move(repeated)) : repeated;
    }

    const grammar& grammar_;
    const pegc::rule& rule_;
};

// Drawing

class pen {
  public:
    explicit pen(std::string& path) : path_(path) {}

    void move(double x, double y) { put("M", {x, y}); }
    void right(double factor) { put("h", {factor}); }
    void down(double factor) { put("v", {factor}); }
    // A quarter of a circle, turning left or right.
    void turn(bool clockwise, double x, double y) {
        put("a", {radius, radius, 0, 0, clockwise ? 1.0 : 0.0, x, y});
    }

  private:
    void put(const char* command, std::initializer_list<double> numbers) {
        path_ += command;
        const char* separator = "";
        for (const double each : numbers) {
            std::string text = std::to_string(static_cast<std::int64_t>(each * 10 + (each < 0 ? -0.5 : 0.5)));
            path_.append(separator);
            // With tenths, or without a point if there are none.
            const bool negative = text[0] == '-';
            if (negative)
                text.erase(0, 1);
            text.insert(0, text.size() < 2 ? 2 - text.size() : 0, '0');
            const char tenth = text.back();
            text.pop_back();
            path_.append(negative ? "-" : "").append(text);
            if (tenth != '0')
                path_.append(".").append(1, tenth);
            separator = " ";
        }
    }

    std::string& path_;
};

class drawer {
  public:
    explicit drawer(diagram& result) : result_(result), pen_(result.lines) {}

    void draw(const part& asked, double x, double y) {
        switch (asked.shape) {
        case shape::nothing: break;
        case shape::box:
            result_.boxes.push_back({asked.kind, x, y, asked.width, asked.text, asked.target});
            break;
        case shape::sequence:
            for (const part& child : asked.children) {
                if (&child != asked.children.data()) {
                    line(x, y, gap);
                    x += gap;
                }
                draw(child, x, y);
                x += child.width;
            }
            break;
        case shape::choice: choice(asked, x, y); break;
        case shape::bypass: bypass(asked, x, y); break;
        case shape::loop: loop(asked, x, y); break;
        }
    }

    void line(double x, double y, double length) {
        pen_.move(x, y);
        pen_.right(length);
    }

    // From the right end of a row to the beginning of the next.
    void next_row(double right, double y, double left, double factor, double half) {
        pen_.move(right, y);
        pen_.turn(true, radius, radius);
        pen_.down(half - 2 * radius);
        pen_.turn(true, -radius, radius);
        pen_.right(left - right);
        pen_.turn(false, -radius, radius);
        pen_.down(factor - half - 2 * radius);
        pen_.turn(false, radius, radius);
    }

    void end_mark(double x, double y) {
        pen_.move(x, y - 7);
        pen_.down(14);
        pen_.move(x + 4, y - 7);
        pen_.down(14);
    }

  private:
    void choice(const part& asked, double x, double y) {
        const std::vector<double> levels = drops(asked);
        const double inner = asked.width - 4 * radius;
        for (std::size_t i = 0; i != asked.children.size(); ++i) {
            const part& child = asked.children[i];
            const double rest = inner - child.width;
            if (i == 0) {
                line(x, y, 2 * radius);
                line(x + 2 * radius + child.width, y, rest + 2 * radius);
            } else {
                pen_.move(x, y);
                pen_.turn(true, radius, radius);
                pen_.down(levels[i] - 2 * radius);
                pen_.turn(false, radius, radius);
                pen_.move(x + 2 * radius + child.width, y + levels[i]);
                pen_.right(rest);
                pen_.turn(false, radius, -radius);
                pen_.down(2 * radius - levels[i]);
                pen_.turn(true, radius, -radius);
            }
            draw(child, x + 2 * radius, y + levels[i]);
        }
    }

    void bypass(const part& asked, double x, double y) {
        const part& child = asked.children[0];
        line(x, y, 2 * radius);
        draw(child, x + 2 * radius, y);
        line(x + 2 * radius + child.width, y, 2 * radius);
        pen_.move(x, y);
        pen_.turn(false, radius, -radius);
        pen_.down(2 * radius - asked.up);
        pen_.turn(true, radius, -radius);
        pen_.right(child.width);
        pen_.turn(true, radius, radius);
        pen_.down(asked.up - 2 * radius);
        pen_.turn(false, radius, radius);
    }

    void loop(const part& asked, double x, double y) {
        const part& child = asked.children[0];
        const double inner = asked.width - 2 * radius;
        const double low = sink(asked);
        line(x, y, radius);
        draw(child, x + radius, y);
        line(x + radius + child.width, y, inner - child.width + radius);
        pen_.move(x + radius + inner, y);
        pen_.turn(true, radius, radius);
        pen_.down(low - 2 * radius);
        pen_.turn(true, -radius, radius);
        pen_.right(-inner);
        pen_.turn(true, -radius, -radius);
        pen_.down(2 * radius - low);
        pen_.turn(true, radius, -radius);
        const double label = text_width(asked.text) + 2 * padding;
        if (!asked.text.empty())
            result_.boxes.push_back(
                {box_kind::times, x + (asked.width - label) / 2, y + low, label, asked.text, ""});
    }

    diagram& result_;
    pen pen_;
};

// A sequence that is too wide, in rows.
std::vector<part> rows_of(part whole, double width) {
    std::vector<part> result;
    if (whole.shape != shape::sequence || whole.width <= width) {
        result.push_back(std::move(whole));
        return result;
    }
    std::vector<part> row;
    double used = 0;
    for (part& child : whole.children) {
        if (!row.empty() && used + gap + child.width > width) {
            result.push_back(sequence_of(std::move(row)));
            row.clear();
            used = 0;
        }
        used += child.width + (row.empty() ? 0 : gap);
        row.push_back(std::move(child));
    }
    result.push_back(sequence_of(std::move(row)));
    return result;
}

} // namespace

diagram draw(const grammar& described, const pegc::rule& r, double width) {
    const std::vector<part> rows = rows_of(reader(described, r).read(r.body), width);
    diagram result;
    drawer drawing(result);
    const double left = margin + 4 + ends;
    double y = margin + std::max(rows.front().up, 8.0);
    drawing.end_mark(margin, y);
    drawing.line(margin + 4, y, ends);
    double widest = 0;
    for (std::size_t i = 0; i != rows.size(); ++i) {
        const part& row = rows[i];
        drawing.draw(row, left, y);
        widest = std::max(widest, row.width);
        if (i + 1 == rows.size())
            break;
        const double half = std::max(row.down + between, 2 * radius);
        const double factor = std::max(half + 2 * radius, half + between + rows[i + 1].up);
        drawing.next_row(left + row.width, y, left, factor, half);
        y += factor;
    }
    const double right = left + rows.back().width;
    drawing.line(right, y, ends);
    drawing.end_mark(right + ends, y);
    result.width = left + widest + ends + 4 + margin;
    result.height = y + std::max(rows.back().down, 8.0) + margin;
    return result;
}

} // namespace ctlpgn::syntax
