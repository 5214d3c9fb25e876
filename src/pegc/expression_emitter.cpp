#include "pegc/expression_emitter.hpp"

#include "pegc/concat.hpp"
#include "pegc/emitter.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pegc {
namespace {

std::string instance(std::string_view rule, std::string_view arguments)
{
    return concat({"::ctlpgn::parsing::", rule, "<", arguments, ">"});
}

std::string number(std::uint64_t value) { return std::to_string(value) + 'U'; }
std::string word(std::uint64_t value) { return std::to_string(value) + "ULL"; }

std::string kebab_to_snake(std::string text)
{
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

std::string code_value(const std::string& code) { return concat({"::ctlpgn::code::", identifier(kebab_to_snake(code))}); }

const node& without_groups(const node& n)
{
    return n.kind == kind::group ? without_groups(n.children[0]) : n;
}

// The characters of a class as the runtime wants them.
struct character_set {
    std::array<std::uint64_t, 2> ascii{};
    std::vector<code_range> beyond;
    bool all_beyond = false;

    std::string masks() const { return word(ascii[0]) + ", " + word(ascii[1]); }

    void add(code_range r)
    {
        for (std::uint32_t c = r.first; c <= std::min(r.last, 0x7FU); ++c)
            ascii[c / 64] |= std::uint64_t{1} << (c % 64);
        if (r.last >= 0x80)
            beyond.push_back({std::max(r.first, 0x80U), r.last});
    }
};

character_set set_of(const node& n)
{
    character_set result;
    if (n.kind == kind::characters)
        for (const code_range& r : n.ranges)
            result.add(r);
    if (n.kind == kind::any || n.negated) {
        result.ascii = {~result.ascii[0], ~result.ascii[1]};
        result.all_beyond = true;
    }
    return result;
}

bool is_set(const node& n) { return n.kind == kind::characters || n.kind == kind::any; }

std::string set_type(const character_set& s)
{
    if (s.all_beyond)
        return instance("any_but", s.masks());
    if (s.beyond.empty())
        return instance("byte_class", s.masks());
    std::string arguments = s.masks();
    for (const code_range& r : s.beyond)
        arguments += concat({", ", instance("points", concat({number(r.first), ", ", number(r.last)}))});
    return instance("character_class", arguments);
}

std::string literal_type(const std::string& bytes)
{
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string arguments;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        arguments += arguments.empty() ? "'" : ", '";
        if (byte >= 0x20 && byte < 0x7F) {
            if (c == '\'' || c == '\\')
                arguments += '\\';
            arguments += c;
        } else {
            arguments += "\\x";
            arguments += digits[byte >> 4U];
            arguments += digits[byte & 15U];
        }
        arguments += '\'';
    }
    return instance("literal", arguments);
}

} // namespace

std::string expression_emitter::body(const rule& r, bool aloud)
{
    rule_ = r.name;
    aloud_ = aloud;
    const nested_line* nesting = known_.nesting(r.name);
    if (nesting == nullptr)
        return expression(r.body);
    const std::string code = code_value(nesting->code) + ", " + site(nesting->code, "nesting") + ", ";
    return instance("nested", code + expression(r.body) + ", " + silent(nesting->recovery) + ", " + first(r.body));
}

std::string expression_emitter::bounded_body(const rule& r, const nested_line& nesting)
{
    return instance("bounded", code_value(nesting.code) + ", " + expression(r.body) + ", " + first(r.body));
}

std::string expression_emitter::site(const std::string& code, const char* kind)
{
    if (!aloud_)
        return "::ctlpgn::parsing::no_site";
    sites_.push_back({code_value(code), kind, rule_});
    return number(sites_.size() - 1);
}

std::string expression_emitter::silent(const node& n)
{
    const bool before = silent_;
    silent_ = true;
    std::string result = expression(n);
    silent_ = before;
    return result;
}

std::string expression_emitter::attempt(const node& n)
{
    std::string result = expression(n);
    if (!silent_ && known_.fails_after_report(n))
        result = instance("rollback", result);
    return starts_slowly(n) ? instance("starting", concat({first(n), ", ", result})) : result;
}

// Is it worth looking at the first byte before the expression is tried?
bool expression_emitter::starts_slowly(const node& n) const
{
    if (known_.nullable(n) || known_.first(n).all())
        return false;
    const node* begin = &n;
    while (begin->kind == kind::group || begin->kind == kind::sequence || begin->kind == kind::deviation
           || (begin->kind == kind::repetition && begin->min != 0))
        begin = &begin->children[0];
    return begin->kind != kind::literal && begin->kind != kind::characters && begin->kind != kind::any;
}

std::string expression_emitter::expression(const node& n)
{
    switch (n.kind) {
    case kind::literal:
        return literal_type(n.text);
    case kind::characters:
    case kind::any:
        return set_type(set_of(n));
    case kind::reference:
        return instance("seq", identifier(n.text));
    case kind::group:
        return expression(n.children[0]);
    case kind::sequence: {
        std::string arguments;
        for (const node& c : n.children) {
            arguments += arguments.empty() ? "" : ", ";
            const node& inner = without_groups(c);
            arguments += inner.kind == kind::reference ? identifier(inner.text) : expression(c);
        }
        return instance("seq", arguments);
    }
    case kind::choice:
        return choice(n);
    case kind::repetition:
        return repetition(n);
    case kind::ahead:
        return instance("at", silent(n.children[0]));
    case kind::not_ahead:
        return instance("not_at", silent(n.children[0]));
    case kind::question:
        return instance("ask", concat({"::ctlpgn::parsing::question::", identifier(n.text),
                                       n.negated ? ", false" : ", true"}));
    case kind::label:
        return label(n);
    case kind::deviation: {
        if (silent_)
            return expression(n.children[0]);
        const std::string where = site(n.text, "deviation");
        return instance("deviation", code_value(n.text) + ", " + where + ", " + expression(n.children[0]));
    }
    }
    return {};
}

// Neighbouring classes become one: each matches a single character, so their order does not matter.
std::string expression_emitter::choice(const node& n)
{
    std::vector<std::string> alternatives;
    for (std::size_t i = 0; i < n.children.size(); ++i) {
        character_set set;
        std::size_t classes = 0;
        while (i + classes < n.children.size()) {
            const node& c = without_groups(n.children[i + classes]);
            if (c.kind != kind::characters || c.negated)
                break;
            for (const code_range& r : c.ranges)
                set.add(r);
            ++classes;
        }
        if (classes != 0) {
            alternatives.push_back(set_type(set));
            i += classes - 1;
        } else {
            const bool last = i + 1 == n.children.size();
            alternatives.push_back(last ? expression(n.children[i]) : attempt(n.children[i]));
        }
    }
    if (alternatives.size() == 1)
        return alternatives[0];
    std::string arguments;
    for (const std::string& a : alternatives)
        arguments += concat({arguments.empty() ? "" : ", ", a});
    return instance("sor", arguments);
}

std::string expression_emitter::label(const node& n)
{
    const std::string recovery = n.children.size() > 1 ? silent(n.children[1]) : instance("literal", "");
    if (silent_)
        return instance("sor", expression(n.children[0]) + ", " + instance("opt", recovery));
    const std::string where = site(n.text, "label");
    return instance("expected",
                 code_value(n.text) + ", " + where + ", " + attempt(n.children[0]) + ", " + recovery);
}

std::string expression_emitter::repetition(const node& n)
{
    const node& inner = without_groups(n.children[0]);
    if (is_set(inner) && n.max == node::unbounded) {
        const character_set s = set_of(inner);
        if (s.beyond.empty())
            return instance("byte_span", number(n.min) + ", " + s.masks() + (s.all_beyond ? ", true" : ", false"));
    }
    // Labels can make the tolerant reading go on without progress, which must end the repetition.
    if (n.max == node::unbounded && known_.nullable(inner)) {
        const std::string once = expression(inner);
        const bool reports = !silent_ && known_.reports(inner);
        const std::string advancing = instance("advancing", once);
        const std::string rest = instance("star", reports ? instance("rollback", advancing) : advancing);
        return n.min == 0 ? rest : instance("seq", concat({reports ? instance("rollback", once) : once, ", ", rest}));
    }
    const std::string repeated = attempt(inner);
    if (n.max == node::unbounded)
        return instance(n.min == 0 ? "star" : "plus", repeated);
    if (n.min == 0 && n.max == 1)
        return instance("opt", repeated);
    return instance("repeat", number(n.min) + ", " + number(n.max) + ", " + repeated);
}

std::string expression_emitter::first(const node& n) const
{
    byte_mask bytes = known_.first(n);
    if (known_.nullable(n))
        bytes.set();
    std::string arguments;
    for (std::size_t w = 0; w < 4; ++w) {
        std::uint64_t value = 0;
        for (std::size_t bit = 0; bit < 64; ++bit)
            value |= std::uint64_t{bytes[w * 64 + bit]} << bit;
        arguments += concat({w == 0 ? "" : ", ", word(value)});
    }
    return instance("first_bytes", arguments);
}

} // namespace ctlpgn::pegc
