#include "pegc/writing/expression_emitter.hpp"

#include "pegc/character_types.hpp"
#include "pegc/cpp_words.hpp"
#include "pegc/token.hpp"
#include "pegc/writing/concat.hpp"
#include "pegc/writing/emitter.hpp"
#include "pegc/writing/short.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::pegc {
namespace {

constexpr unsigned most_nested_rules = 4; // nesting of rules that is cheap to search

const node& without_groups(const node& n) {
    const bool is_plain = n.kind == kind::group && n.text.empty() && n.arguments.empty();
    return is_plain ? without_groups(n.children[0]) : n;
}

} // namespace

std::string token_body(const rule& r) {
    return is_one_character(r) ? set_type(set_of(r.body)) : instance("token", token_name(r));
}

std::string expression_emitter::code_value(const std::string& code) const {
    return concat({codes_, "::", code_identifier(code)});
}

std::string expression_emitter::body(const rule& r, bool aloud) {
    if (known_.is_token(r.name))
        return token_body(r);
    rule_ = r.name;
    aloud_ = aloud;
    shortens_ = r.is_usual_form;
    const nested_line* nesting = known_.nesting(r.name);
    if (nesting == nullptr && known_.is_short(r.name))
        return instance("short_text", concat({number(most_looked_at(known_, r)), ", ", whole(r.body)}));
    if (nesting == nullptr)
        return whole(r.body);
    const std::string code = code_value(nesting->code) + ", " + site(nesting->code, "nesting") + ", ";
    std::string parts = expression(r.body);
    for (const node& part : nesting->skipped.children)
        parts += ", " + silent(part);
    return instance("nested", concat({code, parts, ", ", first(r.body)}));
}

std::string expression_emitter::bounded_body(const rule& r, const nested_line& nesting) {
    return instance("bounded", code_value(nesting.code) + ", " + expression(r.body) + ", " + first(r.body));
}

std::string expression_emitter::site(const std::string& code, const char* kind) {
    if (!aloud_)
        return "::ctlpgn::parsing::no_site";
    sites_.push_back({code_value(code), kind, rule_});
    return number(sites_.size() - 1);
}

std::string expression_emitter::silent(const node& n) {
    const bool before = silent_;
    silent_ = true;
    std::string result = expression(n);
    silent_ = before;
    return result;
}

std::string expression_emitter::revocable(const node& n) {
    const std::string result = expression(n);
    return !silent_ && known_.fails_after_report(n) ? instance("rollback", result) : result;
}

std::string expression_emitter::attempt(const node& n) {
    return starting(n, revocable(n));
}

std::string expression_emitter::starting(const node& n, const std::string& read) const {
    return starts_slowly(n) ? instance("starting", concat({bytes(known_.viable(n)), ", ", read})) : read;
}

// The token that a reference means; any other expression means itself.
const node& expression_emitter::inner_of_token(const node& n) const {
    const bool is_token = n.kind == kind::reference && known_.is_token(n.text);
    return is_token ? known_.find(n.text)->body : n;
}

// Whether it pays to look at the first byte before trying the expression.
bool expression_emitter::starts_slowly(const node& n) const {
    if (known_.viable(n).all())
        return false;
    const node* begin = &n;
    for (unsigned depth = 0; depth != most_nested_rules;) {
        if (begin->kind == kind::deviation && begin->text != silent_deviation) // a call
            return true;
        if (begin->kind == kind::reference) {
            const rule* r = known_.find(begin->text);
            if (r == nullptr || known_.nesting(begin->text) != nullptr)
                return true;
            if (known_.is_token(begin->text))
                return false;
            begin = &r->body;
            ++depth;
        } else if (begin->kind == kind::group || begin->kind == kind::sequence ||
                   begin->kind == kind::deviation || (begin->kind == kind::repetition && begin->min != 0)) {
            begin = &begin->children[0];
        } else {
            break;
        }
    }
    return begin->kind != kind::literal && begin->kind != kind::characters && begin->kind != kind::any;
}

std::string expression_emitter::expression(const node& n) {
    switch (n.kind) {
    case kind::literal: return literal_type(n.text);
    case kind::characters:
    case kind::any: return set_type(set_of(n));
    case kind::reference: return instance("seq", identifier(n.text));
    case kind::group: return group(n);
    case kind::sequence: {
        std::string arguments;
        for (const node& c : n.children)
            arguments += concat({arguments.empty() ? "" : ", ", part(c)});
        return instance("seq", arguments);
    }
    case kind::choice: return choice(n);
    case kind::repetition: return repetition(n);
    case kind::ahead: return instance("at", silent(n.children[0]));
    case kind::not_ahead: return instance("not_at", silent(n.children[0]));
    case kind::condition:
        return instance("holds", concat({condition_type_, "::", identifier(n.text),
                                         n.negated ? ", false" : ", true", n.children.empty() ? "" : ", ",
                                         n.children.empty() ? "" : silent(n.children[0])}));
    case kind::label: return label(n);
    case kind::deviation: {
        if (silent_ || n.text == silent_deviation)
            return expression(n.children[0]);
        const std::string where = site(n.text, "deviation");
        return instance("deviation", code_value(n.text) + ", " + where + ", " + expression(n.children[0]));
    }
    }
    return {};
}

std::string expression_emitter::part(const node& n) {
    const node& inner = without_groups(n);
    return inner.kind == kind::reference ? identifier(inner.text) : expression(n);
}

// For actions and controls, a part of a usual form counts as its rule.
std::string expression_emitter::group(const node& n) {
    const bool shortened_before = std::exchange(shortens_, false); // its content
    const std::string inner = expression(n.children[0]);
    shortens_ = shortened_before;
    if (!n.text.empty())
        return instance("part_as", concat({identifier(n.text), ", ", inner}));
    if (n.arguments.empty())
        return inner;
    std::string passed;
    for (const std::string& name : n.arguments)
        passed += concat({", ", identifier(name)});
    return instance("passing", inner + passed);
}

// A repeated part of a usual form: if it looks at a limited number of bytes, nothing in it tests for the end
// of the text. If not, this holds for those of its alternatives that do.
std::string expression_emitter::shortened(const node& n) {
    if (const std::optional<std::size_t> most = extent_of(known_, n))
        return instance("short_text", concat({number(*most), ", ", expression(n)}));
    std::string parts;
    const auto add = [&parts](const std::string& each) {
        parts += concat({parts.empty() ? "" : ", ", each});
    };
    switch (n.kind) {
    case kind::choice:
        for (const node& each : n.children) {
            const node& inner = without_groups(each);
            const bool begins_as_all = known_.viable(inner) == known_.viable(n);
            add(begins_as_all ? shortened(inner) : starting(inner, shortened(inner)));
        }
        return instance("sor", parts);
    case kind::sequence:
        for (const node& each : n.children)
            add(without_groups(each).kind == kind::choice ? shortened(without_groups(each)) : part(each));
        return instance("seq", parts);
    default: return expression(n);
    }
}

// Neighbouring classes become one: each matches a single character, so their order does not matter.
std::string expression_emitter::choice(const node& n) {
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
            const bool called = without_groups(n.children[i]).kind == kind::deviation; // and not inlined
            alternatives.push_back(last && !called ? expression(n.children[i]) : attempt(n.children[i]));
        }
    }
    if (alternatives.size() == 1)
        return alternatives[0];
    std::string arguments;
    for (const std::string& a : alternatives)
        arguments += concat({arguments.empty() ? "" : ", ", a});
    return instance("sor", arguments);
}

std::string expression_emitter::label(const node& n) {
    const std::string recovery = n.children.size() > 1 ? silent(n.children[1]) : instance("literal", "");
    if (silent_)
        return instance("sor", expression(n.children[0]) + ", " + instance("opt", recovery));
    const std::string where = site(n.text, "label");
    return instance("expected",
                    code_value(n.text) + ", " + where + ", " + revocable(n.children[0]) + ", " + recovery);
}

std::string expression_emitter::repetition(const node& n) {
    const node& inner = without_groups(n.children[0]);
    const node& repeated_set = inner_of_token(inner);
    if (is_set(repeated_set) && n.max == node::unbounded) {
        const character_set s = set_of(repeated_set);
        if (s.beyond.empty())
            return instance("byte_span",
                            number(n.min) + ", " + s.masks() + (s.all_beyond ? ", true" : ", false"));
    }
    // With labels the tolerant reading can continue without progress, which must end the repetition.
    if (n.max == node::unbounded && known_.nullable(inner)) {
        const std::string once = expression(inner);
        const bool reports = !silent_ && known_.reports(inner);
        const std::string advancing = instance("advancing", once);
        const std::string rest = instance("star", reports ? instance("rollback", advancing) : advancing);
        return n.min == 0
                   ? rest
                   : instance("seq", concat({reports ? instance("rollback", once) : once, ", ", rest}));
    }
    const std::string repeated =
        shortens_ && n.max == node::unbounded ? starting(inner, shortened(inner)) : attempt(inner);
    if (n.max == node::unbounded)
        return instance(n.min == 0 ? "star" : "plus", repeated);
    if (n.min == 0 && n.max == 1)
        return instance("opt", repeated);
    return instance("repeat", number(n.min) + ", " + number(n.max) + ", " + repeated);
}

std::string expression_emitter::first(const node& n) const {
    next_mask next;
    const byte_mask begins = known_.first(n);
    for (std::size_t byte = 0; byte != begins.size(); ++byte)
        next[byte] = begins[byte];
    return bytes(known_.nullable(n) ? next.set() : next);
}

std::string expression_emitter::bytes(const next_mask& next) {
    std::string arguments = next[256] ? "true" : "false";
    for (std::size_t w = 0; w < 4; ++w) {
        std::uint64_t value = 0;
        for (std::size_t bit = 0; bit < 64; ++bit)
            value |= std::uint64_t{next[w * 64 + bit]} << bit;
        arguments += concat({", ", word(value)});
    }
    return instance("next_bytes", arguments);
}

// Attempts that need a certain first byte are made only if it is there, which is rare.
std::string expression_emitter::whole(const node& n) {
    const node& inner = without_groups(n);
    const bool several = inner.kind == kind::sequence || inner.kind == kind::choice;
    const std::string result = expression(n);
    next_mask begins;
    for (std::size_t byte = 0; byte != 256; ++byte)
        begins[byte] = known_.first(inner)[byte];
    return several && known_.idle(inner) ? instance("begun", concat({bytes(begins), ", ", result})) : result;
}

} // namespace ctlpgn::pegc
