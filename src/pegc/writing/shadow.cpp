#include "pegc/writing/shadow.hpp"

#include "pegc/utf8.hpp"

#include <algorithm>

namespace ctlpgn::pegc {
namespace {

constexpr unsigned deepest_shadow = 24;            // of rules within rules
constexpr std::size_t most_spelled_texts = 512;    // to which an expression is expanded
constexpr std::size_t most_spelling_steps = 20000; // for one alternative; recursive rules might not terminate

bool has(const node& n, std::uint32_t c) {
    const bool listed = std::any_of(n.ranges.begin(), n.ranges.end(),
                                    [c](const code_range& r) { return r.first <= c && c <= r.last; });
    return n.kind == kind::any || listed != n.negated;
}

} // namespace

bool shadow_finder::shadowed(const node& choice, std::size_t alternative) const {
    steps_ = 0;
    const beginnings texts = begin_of(choice.children[alternative], 0);
    const auto taken = [&](const std::string& text) {
        if (steps_ > most_spelling_steps)
            return false;
        for (std::size_t i = 0; i < alternative; ++i)
            if (match(choice.children[i], text, 0, 0).matches == answer::yes)
                return true;
        return false;
    };
    return !(texts.whole.empty() && texts.cut.empty()) &&
           std::all_of(texts.whole.begin(), texts.whole.end(), taken) &&
           std::all_of(texts.cut.begin(), texts.cut.end(), taken);
}

void shadow_finder::append(beginnings& result, const beginnings& what) const {
    std::set<std::string> whole;
    if (result.whole.size() * (what.whole.size() + what.cut.size()) > most_spelled_texts) {
        result.cut.merge(result.whole);
    } else {
        for (const std::string& a : result.whole) {
            for (const std::string& b : what.whole)
                whole.insert(a + b);
            for (const std::string& b : what.cut)
                result.cut.insert(a + b);
        }
    }
    result.whole = std::move(whole);
}

shadow_finder::beginnings shadow_finder::begin_of_class(const node& n) const {
    beginnings result;
    std::size_t size = 0;
    for (const code_range& r : n.ranges)
        size += r.last - r.first + 1;
    if (n.kind == kind::any || n.negated || size > most_spelled_texts) {
        result.cut.insert("");
        return result;
    }
    for (const code_range& r : n.ranges)
        for (std::uint32_t c = r.first; c <= r.last; ++c) {
            std::string text;
            append_utf8(text, c);
            result.whole.insert(text);
        }
    return result;
}

shadow_finder::beginnings shadow_finder::begin_of(const node& n, unsigned depth) const {
    if (++steps_ > most_spelling_steps)
        return {{}, {""}};
    switch (n.kind) {
    case kind::literal: return {{n.text}, {}};
    case kind::characters:
    case kind::any: return begin_of_class(n);
    case kind::reference: {
        const rule* r = known_.find(n.text);
        if (r == nullptr || depth == deepest_shadow)
            return {{}, {""}};
        return begin_of(r->body, depth + 1);
    }
    case kind::group:
    case kind::deviation: return begin_of(n.children[0], depth);
    case kind::sequence: {
        beginnings result{{""}, {}};
        for (const node& c : n.children) {
            if (result.whole.empty()) // all is cut: what follows adds nothing
                break;
            append(result, begin_of(c, depth));
        }
        return result;
    }
    case kind::choice: {
        beginnings result;
        for (const node& c : n.children) {
            beginnings b = begin_of(c, depth);
            result.whole.merge(b.whole);
            result.cut.merge(b.cut);
        }
        return result;
    }
    case kind::repetition: {
        beginnings result{{""}, {}};
        const beginnings once = begin_of(n.children[0], depth);
        for (unsigned i = 0; i < n.min; ++i)
            append(result, once);
        if (n.min == 0 && n.max == 1) {
            append(result, once);
            result.whole.insert("");
        } else if (n.min != n.max) {
            result.cut.merge(result.whole);
        }
        return result;
    }
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition: return {{""}, {}};
    case kind::label: return {{}, {""}};
    }
    return {{}, {""}};
}

shadow_finder::outcome shadow_finder::match(const node& n, std::string_view text, std::size_t at,
                                            unsigned depth) const {
    const outcome no{answer::no};
    const outcome perhaps{answer::perhaps};
    if (++steps_ > most_spelling_steps)
        return perhaps;
    switch (n.kind) {
    case kind::literal: {
        const std::string_view here = text.substr(at, n.text.size());
        if (n.text.compare(0, here.size(), here) != 0)
            return no;
        return here.size() == n.text.size() ? outcome{answer::yes, at + here.size()} : perhaps;
    }
    case kind::characters:
    case kind::any: {
        if (at == text.size())
            return perhaps;
        const auto [value, length] = read_utf8(text.substr(at));
        return has(n, value) ? outcome{answer::yes, at + length} : no;
    }
    case kind::reference: {
        const rule* r = known_.find(n.text);
        if (r == nullptr || depth == deepest_shadow)
            return perhaps;
        return match(r->body, text, at, depth + 1);
    }
    case kind::group:
    case kind::deviation: return match(n.children[0], text, at, depth);
    case kind::sequence: return match_sequence(n, text, at, depth);
    case kind::choice: {
        bool sure = true;
        for (const node& c : n.children) {
            const outcome o = match(c, text, at, depth);
            if (o.matches == answer::yes)
                return sure ? o : outcome{answer::yes, at, false};
            sure = sure && o.matches == answer::no;
        }
        return sure ? no : perhaps;
    }
    case kind::repetition: return match_repetition(n, text, at, depth);
    case kind::ahead:
    case kind::not_ahead: {
        const answer inner = match(n.children[0], text, at, depth).matches;
        if (inner == answer::perhaps)
            return perhaps;
        return (inner == answer::yes) == (n.kind == kind::ahead) ? outcome{answer::yes, at} : no;
    }
    case kind::condition: return perhaps;
    case kind::label:
        if (const outcome o = match(n.children[0], text, at, depth); o.matches == answer::yes)
            return o;
        return {answer::yes, at, false};
    }
    return perhaps;
}

shadow_finder::outcome shadow_finder::match_sequence(const node& n, std::string_view text, std::size_t at,
                                                     unsigned depth) const {
    outcome result{answer::yes, at};
    for (const node& c : n.children) {
        if (!result.end_known) {
            if (known_.can_fail(c))
                return {answer::perhaps};
            continue;
        }
        result = match(c, text, result.end, depth);
        if (result.matches != answer::yes)
            return result;
    }
    return result;
}

shadow_finder::outcome shadow_finder::match_repetition(const node& n, std::string_view text, std::size_t at,
                                                       unsigned depth) const {
    for (unsigned i = 0; i != n.max; ++i) {
        const outcome o = match(n.children[0], text, at, depth);
        if (o.matches == answer::no)
            return i < n.min ? outcome{answer::no} : outcome{answer::yes, at};
        if (o.matches == answer::perhaps)
            return i < n.min ? outcome{answer::perhaps} : outcome{answer::yes, at, false};
        if (!o.end_known)
            return i + 1 < n.min ? outcome{answer::perhaps} : outcome{answer::yes, at, false};
        if (o.end == at)
            break;
        at = o.end;
    }
    return {answer::yes, at};
}

} // namespace ctlpgn::pegc
