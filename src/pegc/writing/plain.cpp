#include "pegc/writing/plain.hpp"

#include "pegc/proof/code_set.hpp"
#include "pegc/utf8.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace ctlpgn::pegc {
namespace {

constexpr unsigned deepest_plain = 32; // of rules within rules

const code_set& not_plain() {
    static const code_set made = [] {
        node listed;
        listed.kind = kind::characters;
        listed.ranges = {{0, ' '},         {'"', '"'},       {'\\', '\\'},     {0x7f, 0xa0},
                         {0xad, 0xad},     {0x1680, 0x1680}, {0x2000, 0x200f}, {0x2028, 0x202f},
                         {0x205f, 0x206f}, {0x3000, 0x3000}, {0xfeff, 0xfeff}};
        return code_set(listed);
    }();
    return made;
}

std::optional<std::size_t> bytes_of_set(const node& set) {
    if (set.kind != kind::characters || set.negated || code_set(set).meets(not_plain()))
        return std::nullopt;
    std::size_t result = 0;
    for (const code_range& each : set.ranges) {
        std::string longest;
        append_utf8(longest, each.last);
        result = std::max(result, longest.size());
    }
    return result;
}

std::optional<std::size_t> bytes_of_literal(std::string_view text) {
    for (std::string_view rest = text; !rest.empty();) {
        const first_character one = read_utf8(rest);
        if (not_plain().contains(one.value))
            return std::nullopt;
        rest.remove_prefix(one.length);
    }
    return text.size();
}

std::optional<std::size_t> plain_bytes(const facts& known, const node& n, unsigned depth) {
    switch (n.kind) {
    case kind::literal: return bytes_of_literal(n.text);
    case kind::characters: return bytes_of_set(n);
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition: return 0;
    case kind::reference: {
        const rule* const meant = known.find(n.text);
        if (meant == nullptr || depth == deepest_plain || known.nesting(n.text) != nullptr)
            return std::nullopt;
        return plain_bytes(known, meant->body, depth + 1);
    }
    case kind::repetition: {
        const std::optional<std::size_t> once = plain_bytes(known, n.children[0], depth);
        return once && n.max != node::unbounded ? std::optional(*once * n.max) : std::nullopt;
    }
    case kind::sequence:
    case kind::group:
    case kind::choice: break;
    // Skipped text may be anything.
    case kind::any:
    case kind::label:
    case kind::deviation: return std::nullopt;
    }
    std::size_t result = 0;
    for (const node& each : n.children) {
        const std::optional<std::size_t> part = plain_bytes(known, each, depth);
        if (!part)
            return std::nullopt;
        result = n.kind == kind::sequence ? result + *part : std::max(result, *part);
    }
    return result;
}

} // namespace

std::optional<std::size_t> most_plain_bytes(const facts& known, const node& n) {
    return plain_bytes(known, n, 0);
}

} // namespace ctlpgn::pegc
