#include "syntax/grammar.hpp"

#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace ctlpgn::syntax {

using pegc::each_reference;
using pegc::node;
using pegc::rule;

grammar::grammar(pegc::library files, std::string_view name) : library_(std::move(files)) {
    files_ = library_.closure(name);
    std::reverse(files_.begin(), files_.end());
    for (const pegc::grammar_file* file : files_)
        for (const rule& r : file->rules)
            rules_.emplace(r.name, &r);
    for (const auto& [reference, target] : pegc::resolve(library_))
        targets_.emplace(reference, target);
}

std::vector<const rule*> grammar::starts() const {
    std::vector<const rule*> result;
    for (const pegc::rule_list_line& line : main().starts)
        for (const node& reference : line.rules)
            result.push_back(&target(reference));
    if (result.empty() && !main().rules.empty())
        result.push_back(&main().rules.front());
    return result;
}

std::vector<const rule*> grammar::rules() const {
    std::set<const rule*> reached;
    const std::function<void(const rule&)> reach = [&](const rule& r) {
        if (reached.insert(&r).second)
            each_reference(r.body, [&](const node& reference) { reach(target(reference)); });
    };
    for (const rule* start : starts())
        reach(*start);
    for (const rule& r : main().rules)
        reach(r);
    std::vector<const rule*> result;
    for (const pegc::grammar_file* file : files_)
        for (const rule& r : file->rules)
            if (reached.contains(&r))
                result.push_back(&r);
    return result;
}

std::vector<const pegc::condition_line*> grammar::conditions() const {
    std::vector<const pegc::condition_line*> result;
    for (const pegc::grammar_file* file : files_)
        for (const pegc::condition_line& c : file->conditions)
            result.push_back(&c);
    return result;
}

const rule& grammar::target(const node& reference) const {
    return *targets_.at(&reference);
}

bool grammar::is_usual_form(const node& n) const {
    return n.kind == pegc::kind::reference && target(n).is_usual_form;
}

const rule* grammar::find(std::string_view name) const {
    const auto found = rules_.find(name);
    return found == rules_.end() ? nullptr : found->second;
}

const pegc::grammar_file& grammar::file_of(const rule& r) const {
    return **std::ranges::find_if(files_, [&r](const pegc::grammar_file* file) {
        return std::ranges::any_of(file->rules, [&r](const rule& each) { return &each == &r; });
    });
}

const pegc::grammar_file& grammar::source_of(const rule& r) const {
    return library_.files.find(r.source)->second;
}

std::vector<const rule*> grammar::users(const rule& asked) const {
    std::vector<const rule*> result;
    for (const rule* user : rules()) {
        bool uses = false;
        each_reference(user->body, [&](const node& n) { uses = uses || &target(n) == &asked; });
        if (uses)
            result.push_back(user);
    }
    return result;
}

bool grammar::is_token(const rule& r) const {
    for (const pegc::grammar_file* file : files_)
        for (const pegc::rule_list_line& line : file->tokens)
            for (const node& reference : line.rules)
                if (reference.text == r.name)
                    return true;
    return false;
}

bool grammar::is_recursive(const rule& r) const {
    std::set<const rule*> reached;
    const std::function<void(const rule&)> reach = [&](const rule& asked) {
        each_reference(asked.body, [&](const node& reference) {
            if (reached.insert(&target(reference)).second)
                reach(target(reference));
        });
    };
    reach(r);
    return reached.contains(&r);
}

bool grammar::is_regular(const rule& r) const {
    if (is_recursive(r))
        return false;
    bool result = true;
    each_reference(r.body, [&](const node& reference) { result = result && is_regular(target(reference)); });
    return result;
}

std::string_view grammar::text_of(const rule& asked, const node& n) const {
    return std::string_view(source_of(asked).text).substr(n.begin, n.end - n.begin);
}

} // namespace ctlpgn::syntax
