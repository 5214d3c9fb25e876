#include "pegc/writing/short.hpp"

#include <algorithm>
#include <stdexcept>

namespace ctlpgn::pegc {
namespace {

constexpr unsigned deepest_short = 32;       // of rules within rules
constexpr std::size_t longest_character = 4; // in bytes

struct no_limit : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// In bytes, at most.
struct extent {
    std::size_t taken = 0;
    std::size_t seen = 0;
};

std::size_t longest_member(const node& set) {
    const bool ascii = std::ranges::all_of(set.ranges, [](const code_range& r) { return r.last < 0x80; });
    return ascii && set.kind == kind::characters && !set.negated ? 1 : longest_character;
}

extent measure(const facts& known, const node& n, unsigned depth) {
    const auto child = [&](std::size_t i) { return measure(known, n.children[i], depth); };
    extent result;
    switch (n.kind) {
    case kind::literal: result = {n.text.size(), n.text.size()}; break;
    case kind::characters:
    case kind::any: result = {longest_member(n), longest_member(n)}; break;
    case kind::reference: {
        const rule* r = known.find(n.text);
        if (r == nullptr || depth == deepest_short || known.nesting(n.text) != nullptr)
            throw no_limit("it has no end");
        result = measure(known, r->body, depth + 1);
        break;
    }
    case kind::sequence:
        for (std::size_t i = 0; i != n.children.size(); ++i) {
            const extent next = child(i);
            result.seen = std::max(result.seen, result.taken + next.seen);
            result.taken += next.taken;
        }
        break;
    case kind::repetition: {
        if (n.max == node::unbounded)
            throw no_limit("it repeats without end");
        const extent once = child(0);
        result = {once.taken * n.max, n.max == 0 ? 0 : once.taken * (n.max - 1) + once.seen};
        break;
    }
    case kind::ahead:
    case kind::not_ahead: result.seen = child(0).seen; break;
    case kind::condition:
        throw no_limit("it has a condition, which may look at all of the text");
    case kind::group:
    case kind::choice:
    case kind::label:
    case kind::deviation:
        for (std::size_t i = 0; i != n.children.size(); ++i) {
            const extent other = child(i);
            result = {std::max(result.taken, other.taken), std::max(result.seen, other.seen)};
        }
        break;
    }
    return result;
}

} // namespace

std::optional<std::string> short_fault(const facts& known, const rule& r) {
    try {
        (void)measure(known, r.body, 0);
        return std::nullopt;
    } catch (const no_limit& e) {
        return e.what();
    }
}

std::optional<std::size_t> extent_of(const facts& known, const node& n) {
    try {
        return measure(known, n, 0).seen;
    } catch (const no_limit&) {
        return std::nullopt;
    }
}

std::size_t most_looked_at(const facts& known, const rule& r) {
    return measure(known, r.body, 0).seen;
}

} // namespace ctlpgn::pegc
