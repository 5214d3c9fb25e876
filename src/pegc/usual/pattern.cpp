#include "pegc/usual/pattern.hpp"

#include "pegc/proof/code_set.hpp"
#include "pegc/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace ctlpgn::pegc {
namespace {

constexpr const char* exclusion = "excluded";
constexpr const char* written = "as written";
constexpr const char* same_end = "ends as";
constexpr std::size_t most_alternatives = 16; // into which a class is split

node made(kind kind_made, const node& like) {
    node result;
    result.kind = kind_made;
    result.begin = like.begin;
    result.end = like.end;
    return result;
}

bool is_plain_group(const node& n) {
    return n.kind == kind::group && n.text.empty() && n.arguments.empty();
}

bool is_nothing(const node& n) {
    return n.kind == kind::literal && n.text.empty();
}

void append(std::vector<node>& output, node part) {
    if (is_plain_group(part) && part.children[0].kind != kind::choice) {
        append(output, std::move(part.children[0]));
    } else if (part.kind == kind::sequence) {
        for (node& each : part.children)
            append(output, std::move(each));
    } else if (is_nothing(part)) {
        return;
    } else if (part.kind == kind::literal && !output.empty() && output.back().kind == kind::literal) {
        output.back().text += part.text;
    } else {
        output.push_back(std::move(part));
    }
}

} // namespace

pattern elements_of(const node& n) {
    pattern result;
    if (n.kind == kind::sequence || (n.kind == kind::group && n.children[0].kind != kind::choice)) {
        for (const node& each : n.children)
            std::ranges::move(elements_of(each), std::back_inserter(result));
    } else if (n.kind == kind::group) {
        result = elements_of(n.children[0]);
    } else if (n.kind == kind::literal) {
        for (std::string_view rest = n.text; !rest.empty();) {
            const std::size_t length = read_utf8(rest).length;
            result.push_back(made(kind::literal, n));
            result.back().text = rest.substr(0, length);
            rest.remove_prefix(length);
        }
    } else {
        result.push_back(n);
    }
    return result;
}

std::vector<node> alternatives_of(const node& element) {
    if (element.kind == kind::choice)
        return element.children;
    std::vector<node> result;
    if (element.kind != kind::characters || element.negated)
        return result;
    for (const code_range& each : element.ranges)
        for (std::uint32_t c = each.first; c <= each.last; ++c) {
            if (result.size() == most_alternatives)
                return {};
            result.push_back(made(kind::literal, element));
            append_utf8(result.back().text, c);
        }
    return result;
}

bool looks_ahead(const node& n) {
    return n.kind == kind::ahead || n.kind == kind::not_ahead || n.kind == kind::condition;
}

node as_written(node look) {
    look.arguments = {written};
    return look;
}

bool is_written(const node& look) {
    return !look.arguments.empty() && look.arguments.front() == written;
}

bool is_same(const node& a, const node& b) {
    const auto same_range = [](const code_range& x, const code_range& y) {
        return x.first == y.first && x.last == y.last;
    };
    return a.kind == b.kind && a.text == b.text && a.negated == b.negated && a.min == b.min &&
           a.max == b.max && a.arguments == b.arguments &&
           std::ranges::equal(a.ranges, b.ranges, same_range) &&
           std::ranges::equal(a.children, b.children, is_same);
}

bool is_within(const node& element, const node& characters) {
    if (element.kind == kind::literal)
        return !code_set(read_utf8(element.text).value).with(code_set(characters)).empty();
    const bool is_class = element.kind == kind::characters || element.kind == kind::any;
    return is_class && code_set(element).without(code_set(characters)).empty();
}

node in_sequence(std::vector<node> parts) {
    node result;
    std::vector<node> flat;
    for (node& each : parts)
        append(flat, std::move(each));
    if (flat.empty())
        return result; // an empty literal
    if (flat.size() == 1)
        return std::move(flat.front());
    result.kind = kind::sequence;
    result.children = std::move(flat);
    return result;
}

node in_group(node inner) {
    if (inner.kind != kind::choice && inner.kind != kind::sequence)
        return inner;
    node result = made(kind::group, inner);
    result.children.push_back(std::move(inner));
    return result;
}

node excluded(const node& what) {
    node result = made(kind::not_ahead, what);
    result.text = exclusion;
    result.children.push_back(what);
    return result;
}

node ends_as(node read, const node& what) {
    node result = made(kind::ahead, what);
    result.text = same_end;
    result.children.push_back(std::move(read));
    result.children.push_back(what);
    return result;
}

bool is_check(const node& n) {
    return (n.kind == kind::not_ahead || n.kind == kind::ahead) && !n.text.empty();
}

node without_checks(const node& n) {
    if (is_check(n))
        return n.kind == kind::ahead ? without_checks(n.children[0]) : node();
    node result = n;
    for (node& each : result.children)
        each = without_checks(each);
    if (n.kind == kind::sequence)
        return in_sequence(std::move(result.children));
    if (n.kind == kind::choice && is_nothing(result.children.back()) && result.children.size() == 2) {
        node optional = made(kind::repetition, n);
        optional.max = 1;
        optional.children.push_back(in_group(std::move(result.children.front())));
        return optional;
    }
    return result;
}

} // namespace ctlpgn::pegc
