#include "mutants/grammar_mutation.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::mutants {

namespace {

using pegc::kind;
using pegc::node;

struct change {
    std::string what;
    std::function<void(node&)> apply;
};

node nothing() {
    return {};
}

node never() {
    node result;
    result.kind = kind::not_ahead;
    result.children.push_back(nothing());
    return result;
}

void drop_child(node& first, std::size_t index) {
    first.children.erase(first.children.begin() + static_cast<std::ptrdiff_t>(index));
    if (first.children.size() == 1) {
        node only = std::move(first.children.front());
        first = std::move(only);
    }
}

void add_character_changes(const node& n, std::vector<change>& output) {
    for (std::size_t i = 0; i != n.ranges.size(); ++i) {
        const auto [first, last] = n.ranges[i];
        output.push_back({"without characters " + std::to_string(i + 1), [i](node& asked) {
                              asked.ranges.erase(asked.ranges.begin() + static_cast<std::ptrdiff_t>(i));
                          }});
        if (first == last)
            continue;
        output.push_back({"range " + std::to_string(i + 1) + " begins later",
                          [i](node& which) { ++which.ranges[i].first; }});
        output.push_back(
            {"range " + std::to_string(i + 1) + " ends earlier", [i](node& of) { --of.ranges[i].last; }});
        output.push_back(
            {"range " + std::to_string(i + 1) + " begins earlier", [i](node& of) { --of.ranges[i].first; }});
        output.push_back(
            {"range " + std::to_string(i + 1) + " ends later", [i](node& of) { ++of.ranges[i].last; }});
    }
}

void add_repetition_changes(const node& n, std::vector<change>& output) {
    if (n.min > 0)
        output.push_back({"one less is enough", [](node& asked) { --asked.min; }});
    if (n.min < n.max)
        output.push_back({"one more is needed", [](node& which) { ++which.min; }});
    if (n.max == node::unbounded)
        output.push_back({"no more than needed", [](node& of) { of.max = std::max(1U, of.min); }});
    else
        output.push_back({"one more is allowed", [](node& of) { ++of.max; }});
    if (n.max != node::unbounded && n.max > 1 && n.max > n.min)
        output.push_back({"one less is allowed", [](node& of) { --of.max; }});
    if (n.min == 0)
        output.push_back({"never", [](node& of) { of = nothing(); }});
}

std::vector<change> changes(const node& n) {
    std::vector<change> result;
    switch (n.kind) {
    case kind::literal:
        if (n.text.empty())
            break;
        result.push_back({"never", [](node& asked) { asked = never(); }});
        if (n.text.size() > 1)
            result.push_back({"without its last byte", [](node& which) { which.text.pop_back(); }});
        result.push_back({"optional", [](node& of) {
                              node inner = of;
                              of = {};
                              of.kind = kind::repetition;
                              of.max = 1;
                              of.children.push_back(std::move(inner));
                          }});
        break;
    case kind::characters: add_character_changes(n, result); break;
    case kind::reference: result.push_back({"never", [](node& of) { of = never(); }}); break;
    case kind::sequence:
        for (std::size_t i = 0; i != n.children.size(); ++i)
            result.push_back({"without part " + std::to_string(i + 1), [i](node& of) { drop_child(of, i); }});
        break;
    case kind::choice:
        for (std::size_t i = 0; i != n.children.size(); ++i) {
            result.push_back(
                {"without alternative " + std::to_string(i + 1), [i](node& of) { drop_child(of, i); }});
            if (i != 0)
                result.push_back({"alternative " + std::to_string(i + 1) + " first",
                                  [i](node& of) { std::swap(of.children[0], of.children[i]); }});
        }
        break;
    case kind::repetition: add_repetition_changes(n, result); break;
    case kind::ahead:
    case kind::not_ahead:
        result.push_back({"asks nothing", [](node& of) { of = nothing(); }});
        result.push_back({"asks the opposite", [](node& of) {
                              of.kind = of.kind == kind::ahead ? kind::not_ahead : kind::ahead;
                          }});
        break;
    case kind::any:
    case kind::group:
    case kind::condition:
    case kind::label:
    case kind::deviation: break;
    }
    return result;
}

void collect(const pegc::grammar_file& file, expression_place& at, const node& n,
             std::vector<grammar_mutation>& output) {
    const pegc::rule& rule = file.rules[at.rule];
    for (change& each : changes(n))
        output.push_back({at, rule.name,
                          each.what + " in `" + file.text.substr(n.begin, n.end - n.begin) + "`",
                          std::move(each.apply)});
    for (std::size_t i = 0; i != n.children.size(); ++i) {
        at.path.push_back(i);
        collect(file, at, n.children[i], output);
        at.path.pop_back();
    }
}

} // namespace

pegc::library grammar_mutation::apply(const pegc::library& grammars) const {
    pegc::library result = grammars;
    node* place = &result.files.find(where.file)->second.rules[where.rule].body;
    for (const std::size_t child : where.path)
        place = &place->children[child];
    change(*place);
    return result;
}

std::vector<grammar_mutation> grammar_mutations(const pegc::library& grammars,
                                                const std::vector<std::string>& files) {
    std::vector<grammar_mutation> result;
    for (const std::string& name : files) {
        const pegc::grammar_file& file = grammars.files.find(name)->second;
        expression_place at{name, 0, {}};
        for (; at.rule != file.rules.size(); ++at.rule)
            collect(file, at, file.rules[at.rule].body, result);
    }
    return result;
}

} // namespace ctlpgn::mutants
