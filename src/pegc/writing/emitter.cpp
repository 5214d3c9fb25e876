#include "pegc/writing/emitter.hpp"

#include "pegc/cpp_words.hpp"
#include "pegc/facts.hpp"
#include "pegc/token.hpp"
#include "pegc/writing/concat.hpp"
#include "pegc/writing/expression_emitter.hpp"
#include "pegc/writing/plain.hpp"
#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace ctlpgn::pegc {
namespace {

// The rules that can report when reading begins with the start rules of `main`, not only inside lookaheads
// and recoveries.
std::set<const rule*> read_from(const library& lib, const facts& known, const grammar_file& main,
                                bool aloud_only) {
    const auto targets = resolve(lib);
    std::set<const rule*> result;
    const std::function<void(const node&)> follow = [&](const node& n) {
        if (aloud_only && (n.kind == kind::ahead || n.kind == kind::not_ahead))
            return;
        if (n.kind == kind::reference) {
            const auto found = targets.find(&n);
            if (found != targets.end() && result.insert(found->second).second && !known.is_token(n.text))
                follow(found->second->body);
        }
        const std::size_t read = n.kind == kind::label && aloud_only ? 1 : n.children.size();
        for (std::size_t i = 0; i < read; ++i)
            follow(n.children[i]);
    };
    const auto starts = start_rules(lib);
    for (const rule& r : main.rules)
        if ((starts.contains(&r) || &r == &main.rules.front()) && result.insert(&r).second)
            follow(r.body);
    if (!aloud_only)
        for (const nested_line& l : main.nestings)
            follow(l.skipped);
    return result;
}

std::vector<const rule*> rules_of(const std::vector<const grammar_file*>& files) {
    std::vector<const rule*> result;
    for (const grammar_file* file : files)
        for (const rule& r : file->rules)
            result.push_back(&r);
    return result;
}

bool contains(const std::vector<const rule*>& rules, std::string_view name) {
    return std::any_of(rules.begin(), rules.end(), [&](const rule* r) { return r->name == name; });
}

std::size_t index_of(const std::vector<const rule*>& rules, std::string_view name) {
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const rule* r) { return r->name == name; });
    return static_cast<std::size_t>(found - rules.begin());
}

// The table of one token, which both readings share.
std::string token(const facts& known, const rule& r) {
    const token_table table = make_token(known, r);
    const auto list = [](const auto& values) {
        std::string result;
        for (const std::size_t value : values)
            result += concat({result.empty() ? "" : ", ", std::to_string(value)});
        return result;
    };
    // A state with a row is numbered by where its row begins; those without one follow.
    const std::size_t first_leaf = table.next.size() * table.class_count;
    const auto name_of = [&](std::size_t state) {
        return state < table.next.size() ? state * table.class_count
                                         : first_leaf + (state - table.next.size());
    };
    std::string next;
    for (const std::vector<std::size_t>& row : table.next) {
        std::vector<std::size_t> places = row;
        for (std::size_t& state : places)
            state = name_of(state);
        next += concat({"        ", list(places), ",\n"});
    }
    const std::size_t size = name_of(table.state_count);
    return concat(
        {"struct ", token_name(r),
         " {\n    static constexpr std::size_t longest = ", std::to_string(table.longest),
         ";\n    static constexpr std::size_t begin = ", std::to_string(table.class_count),
         ";\n    static constexpr std::size_t first_final = ", std::to_string(name_of(table.first_final)),
         ";\n    static constexpr std::size_t first_leaf = ", std::to_string(first_leaf),
         ";\n    static constexpr std::size_t size = ", std::to_string(size),
         ";\n    static constexpr unsigned char classes[256] = {", list(table.classes),
         "};\n    static constexpr std::uint",
         size <= 256     ? "8"
         : size <= 65536 ? "16"
                         : "32",
         "_t next[] = {\n", next, "    };\n};\n\n"});
}

// The conditions that a reader has to decide.
std::string conditions(const std::vector<const grammar_file*>& files) {
    std::string list;
    for (const grammar_file* file : files)
        for (const condition_line& c : file->conditions)
            list += concat({"    ", identifier(c.name), ", // ", c.meaning, "\n"});
    return list.empty() ? list : concat({"enum class condition : std::uint8_t {\n", list, "};\n\n"});
}

using body_of = std::function<std::string(const rule&)>;

// Additional members of a rule's type.
std::string rule_members(const facts& known, const rule& r, std::size_t index) {
    const std::optional<std::size_t> plain = most_plain_bytes(known, r.body);
    return concat({"    static constexpr unsigned rule_index = ", std::to_string(index), "U;\n",
                   plain ? concat({"    static constexpr unsigned ", plain_bytes_member, " = ",
                                   std::to_string(*plain), "U;\n"})
                         : std::string()});
}

// All rules, each at its index. From any one of them the others can be found.
std::string rule_list(const std::vector<const rule*>& rules) {
    std::string names;
    for (const rule* r : rules)
        names += concat({names.empty() ? "\n    " : ",\n    ", identifier(r->name)});
    return concat({"namespace tolerant {\n\ntemplate <typename Rule>\n"
                   "::tao::pegtl::type_list<",
                   names, ">\nlist_of_rules(const Rule*);\n\n} // namespace tolerant\n\n"});
}

// `all` gives the indices: the same in both readings.
std::string reading(std::string_view name, const std::vector<const rule*>& rules,
                    const std::vector<const rule*>& all, const facts& known, const body_of& body) {
    std::string result = concat({"namespace ", name, " {\n\n"});
    for (const rule* r : rules)
        result += concat({"struct ", identifier(r->name), ";\n"});
    for (const rule* r : rules)
        result += concat({"\nstruct ", identifier(r->name), " : ", body(*r), " {\n",
                          rule_members(known, *r, index_of(all, r->name)), "};\n"});
    return result + concat({"\n} // namespace ", name, "\n\n"});
}

} // namespace

std::string token_name(const rule& r) {
    return r.name + "_token";
}

std::string namespaces(std::string_view path) {
    const std::size_t slash = path.find('/');
    return slash == std::string_view::npos
               ? identifier(path)
               : concat({identifier(path.substr(0, slash)), "::", namespaces(path.substr(slash + 1))});
}

namespace {

// The header that declares the codes of a grammar's diagnostics: for notation X, with those of the core, the
// header of its room; for a grammar that belongs to no notation, the core's.
struct code_source {
    std::string scope;
    std::string include;
};

code_source codes_of(const std::string& grammar) {
    const std::string folder = grammar.substr(0, grammar.find('/'));
    if (folder == grammar || folder == "common" || folder == "peg")
        return {"::ctlpgn::code", "<ctlpgn/catalogue.hpp>"};
    return {concat({"::ctlpgn::", identifier(folder), "::codes"}),
            concat({"\"notations/", folder, "/codes.hpp\""})};
}

} // namespace

std::string emit_grammar(const library& tolerant, const library& strict, std::string_view name,
                         bool lists_rules) {
    const grammar_file& main = tolerant.files.find(name)->second;
    const auto files = tolerant.closure(name);
    const auto strict_files = strict.closure(name);
    const facts tolerant_facts(files);
    const facts strict_facts(strict_files);
    const auto rules = rules_of(files);
    const auto strict_rules = rules_of(strict_files);

    const std::string space = concat({"ctlpgn::grammar::", namespaces(main.name)});
    const std::string condition_type = concat({"::", space, "::condition"});
    const auto aloud = read_from(tolerant, tolerant_facts, main, true);
    const code_source source = codes_of(main.name);
    expression_emitter tolerant_emitter(tolerant_facts, source.scope, condition_type);
    std::string tokens;
    for (const rule* r : rules)
        if (tolerant_facts.is_token(r->name) && !is_one_character(*r))
            tokens += token(tolerant_facts, *r);
    const std::string tolerant_text = reading("tolerant", rules, rules, tolerant_facts, [&](const rule& r) {
        return tolerant_emitter.body(r, aloud.contains(&r));
    });
    expression_emitter strict_emitter(strict_facts, source.scope, condition_type);
    const std::string strict_text = reading("strict", strict_rules, rules, strict_facts, [&](const rule& r) {
        const nested_line* nesting = tolerant_facts.nesting(r.name);
        return nesting == nullptr ? strict_emitter.body(r, false) : strict_emitter.bounded_body(r, *nesting);
    });

    const auto reached = read_from(tolerant, tolerant_facts, main, false);
    std::string info;
    for (const grammar_file* file : files)
        for (const rule& r : file->rules)
            info += concat({"    {", literal(r.name), ", ", literal(r.display), ", ", literal(file->name),
                            contains(strict_rules, r.name) ? ", true" : ", false",
                            reached.contains(&r) ? ", true},\n" : ", false},\n"});
    std::string codes;
    for (const code_site& s : tolerant_emitter.sites())
        codes += concat(
            {"    {", s.code, ", ::ctlpgn::parsing::use_kind::", s.kind, ", ", literal(s.rule), "},\n"});

    const std::string text = tolerant_text + strict_text;
    const auto uses = [&](std::string_view what) { return text.find(what) != std::string::npos; };
    return concat({"// Written by pegc from ",
                   main.name,
                   ".peg. Do not edit.\n#pragma once\n\n",
                   uses(source.scope + "::") ? concat({"#include ", source.include, "\n\n"}) : std::string(),
                   "#include \"parsing/rule_info.hpp\"\n#include \"parsing/rules.hpp\"\n",
                   uses("::ctlpgn::parsing::part_as<") ? "#include \"parsing/rule_usual.hpp\"\n" : "",
                   "\n#include <array>\n#include <cstddef>\n#include <cstdint>\n\n",
                   "namespace ",
                   space,
                   " {\n\n",
                   "inline constexpr std::array<::ctlpgn::parsing::rule_info, ",
                   std::to_string(rules.size()),
                   "> rules{{\n",
                   info,
                   "}};\n\n",
                   "inline constexpr std::array<::ctlpgn::parsing::code_use, ",
                   std::to_string(tolerant_emitter.sites().size()),
                   "> codes{",
                   codes.empty() ? "" : concat({"{\n", codes, "}"}),
                   "};\n\n",
                   conditions(files),
                   tokens,
                   text,
                   lists_rules ? rule_list(rules) : std::string(),
                   "} // namespace ",
                   space,
                   "\n"});
}

std::string emit_texts(const library& tolerant, const library& strict,
                       const std::vector<std::string>& names) {
    std::string entries;
    for (const std::string& name : names)
        entries += concat({"{", literal(name), ",\nR\"peg(", tolerant.files.find(name)->second.text,
                           ")peg\",\nR\"peg(", strict.files.find(name)->second.text, ")peg\",\nR\"peg(",
                           published_text(tolerant, name), ")peg\"},\n"});
    return concat(
        {"// Written by pegc. Do not edit.\n#pragma once\n\n#include <array>\n#include <string_view>\n\n",
         "namespace ctlpgn::grammar {\n\nstruct text {\n    std::string_view name; // its path: "
         "ctl_pgn/pdtl\n",
         "    std::string_view full;\n    std::string_view strict;    // as readers take it\n    "
         "std::string_view published; // as people do, with what it imports\n};\n\n",
         "inline constexpr std::array<text, ", std::to_string(names.size()), "> texts{{\n", entries,
         "}};\n\n} // namespace ctlpgn::grammar\n"});
}

} // namespace ctlpgn::pegc
