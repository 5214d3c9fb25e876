#include "syntax/alternatives.hpp"

#include <functional>
#include <set>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;
using pegc::rule;

namespace {

std::string in_one_line(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c != '\n' && (c != ' ' || !result.ends_with(' ')))
            result += c;
    return result;
}

} // namespace

std::vector<alternative> alternatives(const grammar& language) {
    std::vector<alternative> result;
    std::set<const rule*> reached;
    const std::function<void(const rule&)> read = [&](const rule& r) {
        if (!reached.insert(&r).second)
            return;
        const std::function<void(const node&)> follow = [&](const node& n) {
            if (n.kind == kind::ahead || n.kind == kind::not_ahead || n.kind == kind::condition)
                return;
            if (n.kind == kind::reference)
                read(language.target(n));
            for (std::size_t i = 0; i != n.children.size(); ++i) {
                if (n.kind == kind::choice)
                    result.push_back({&r, {&n, i}, in_one_line(language.text_of(r, n.children[i]))});
                follow(n.children[i]);
            }
        };
        follow(r.body);
    };
    for (const rule* start : language.starts())
        read(*start);
    return result;
}

} // namespace ctlpgn::syntax
