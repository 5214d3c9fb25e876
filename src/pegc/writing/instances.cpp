#include "pegc/writing/instances.hpp"

#include "pegc/message.hpp"
#include "pegc/writing/concat.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace ctlpgn::pegc {
namespace {

using replacements = std::map<std::string, std::string, std::less<>>;

// The same expression with arguments for parameters.
node replaced(node n, const replacements& replaced_nodes) {
    const auto argument = [&replaced_nodes](const std::string& name) {
        const auto found = replaced_nodes.find(name);
        return found == replaced_nodes.end() ? name : found->second;
    };
    if (n.kind == kind::reference)
        n.text = argument(n.text);
    for (std::string& each : n.arguments)
        each = argument(each);
    for (node& child : n.children)
        child = replaced(std::move(child), replaced_nodes);
    return n;
}

class instantiation {
  public:
    instantiation(library& lib, grammar_file& file) : lib_(lib), file_(file) {
        for (const grammar_file* each : lib.closure(file.name)) {
            for (const rule& r : each->generic_rules)
                generic_.emplace(r.name, &r);
            for (const rule& r : each->rules) {
                plain_.insert(r.name);
                if (!r.generic.empty())
                    instances_.insert(r.name);
            }
        }
    }

    // An instance of a rule with parameters comes directly after the rule that first refers to it.
    void run() {
        std::vector<rule> waiting(std::make_move_iterator(file_.rules.rbegin()),
                                  std::make_move_iterator(file_.rules.rend()));
        file_.rules.clear();
        while (!waiting.empty()) {
            rule next = std::move(waiting.back());
            waiting.pop_back();
            made_.clear();
            refer(next.body, next);
            file_.rules.push_back(std::move(next));
            waiting.insert(waiting.end(), std::make_move_iterator(made_.rbegin()),
                           std::make_move_iterator(made_.rend()));
        }
        for (nested_line& l : file_.nestings) {
            made_.clear();
            rule line;
            line.source = file_.name;
            refer(l.skipped, line);
            if (!made_.empty())
                fail(file_.name, l.begin, {"a rule with parameters must be used elsewhere, too"});
        }
    }

  private:
    [[noreturn]] void fail(const std::string& source, std::size_t at,
                           std::initializer_list<std::string_view> what) const {
        const grammar_file& file = lib_.files.at(source);
        throw syntax_error(message_at(file.path, file.text, at, concat(what)));
    }

    void refer(node& n, const rule& user) {
        for (node& child : n.children)
            refer(child, user);
        if (n.kind != kind::reference)
            return;
        const auto found = generic_.find(n.text);
        if (found == generic_.end()) {
            if (!n.arguments.empty())
                fail(user.source, n.begin, {"there is no rule '", n.text, "' with parameters"});
            return;
        }
        const rule& generic = *found->second;
        if (n.arguments.size() != generic.parameters.size())
            fail(user.source, n.begin,
                 {"the rule '", n.text, "' takes ", std::to_string(generic.parameters.size()), " argument",
                  generic.parameters.size() == 1 ? "" : "s", ", not ", std::to_string(n.arguments.size())});
        std::string name = n.text;
        replacements replaced_nodes;
        for (std::size_t i = 0; i != n.arguments.size(); ++i) {
            if (!plain_.contains(n.arguments[i]))
                fail(user.source, n.begin, {"there is no rule '", n.arguments[i], "'"});
            replaced_nodes.emplace(generic.parameters[i], n.arguments[i]);
            name += concat({"_", n.arguments[i]});
        }
        n.text = name;
        if (!plain_.insert(name).second) {
            if (!instances_.contains(name))
                fail(user.source, n.begin, {"this is the rule '", name, "', which is defined already"});
            return;
        }
        instances_.insert(name);
        rule& instance = made_.emplace_back(generic);
        instance.name = name;
        instance.generic = generic.name;
        instance.parameters.clear();
        instance.body = replaced(std::move(instance.body), replaced_nodes);
    }

    library& lib_;
    grammar_file& file_;
    std::map<std::string, const rule*, std::less<>> generic_;
    std::set<std::string, std::less<>> plain_; // names of rules without parameters
    std::set<std::string, std::less<>> instances_;
    std::vector<rule> made_;
};

} // namespace

void instantiate(library& lib) {
    // Imported files first, since the others use their rules.
    std::set<const grammar_file*> done;
    for (const auto& [name, file] : lib.files)
        for (const grammar_file* each : lib.closure(name))
            if (done.insert(each).second)
                instantiation(lib, lib.files.find(each->name)->second).run();
}

} // namespace ctlpgn::pegc
