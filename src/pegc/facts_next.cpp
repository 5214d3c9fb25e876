// The facts about the next byte.
#include "pegc/facts.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

namespace {

// A match that begins with one of the bytes cannot begin at the end of the text.
next_mask no_end(const byte_mask& bytes) {
    next_mask result;
    for (std::size_t byte = 0; byte != bytes.size(); ++byte)
        result[byte] = bytes[byte];
    return result;
}

} // namespace

// An absence restricts what follows only when the next byte decides it.
next_mask facts::allowed_by(const node& look) const {
    const node* what = &look.children[0];
    while (what->kind == kind::group)
        what = &what->children[0];
    if (look.kind == kind::ahead)
        return viable(*what);
    const bool ascii = std::all_of(what->ranges.begin(), what->ranges.end(),
                                   [](const code_range& r) { return r.last < 0x80; });
    const bool decides = what->kind == kind::any ||
                         (what->kind == kind::characters && (ascii || what->negated)) ||
                         (what->kind == kind::literal && what->text.size() == 1);
    return decides ? ~no_end(first(*what)) : next_mask().set();
}

next_mask facts::viable(const node& n) const {
    next_mask result;
    switch (n.kind) {
    case kind::literal:
    case kind::characters:
    case kind::any: return nullable(n) ? next_mask().set() : no_end(first(n));
    case kind::reference: return of(n).viable;
    case kind::group:
    case kind::deviation: return viable(n.children[0]);
    case kind::sequence:
        result.set();
        for (auto c = n.children.rbegin(); c != n.children.rend(); ++c)
            result = nullable(*c) ? no_end(first(*c)) | (viable(*c) & result) : viable(*c);
        return result;
    case kind::choice:
        for (const node& c : n.children)
            result |= viable(c);
        return result;
    case kind::repetition: return n.min == 0 ? result.set() : viable(n.children[0]);
    case kind::ahead:
    case kind::not_ahead: return allowed_by(n);
    case kind::condition: return result.set();
    case kind::label: return labels_skip_ ? result.set() : viable(n.children[0]);
    }
    return result.set();
}

bool facts::idle(const node& n) const {
    switch (n.kind) {
    case kind::group: return idle(n.children[0]);
    case kind::repetition: return n.min == 0 && !nullable(n.children[0]);
    case kind::sequence:
        return std::all_of(n.children.begin(), n.children.end(), [this](const node& c) { return idle(c); });
    case kind::choice:
        return idle(n.children.back()) && std::none_of(n.children.begin(), n.children.end() - 1,
                                                       [this](const node& c) { return nullable(c); });
    default: return false;
    }
}

byte_mask facts::first(const node& n) const {
    byte_mask result;
    switch (n.kind) {
    case kind::literal:
        if (!n.text.empty())
            result.set(static_cast<unsigned char>(n.text[0]));
        break;
    case kind::characters:
        for (const code_range& r : n.ranges)
            for (std::uint32_t c = r.first; c <= std::min(r.last, 0x7FU); ++c)
                result.set(c);
        if (n.negated)
            result.flip();
        else if (std::any_of(n.ranges.begin(), n.ranges.end(),
                             [](const code_range& r) { return r.last >= 0x80; }))
            for (std::size_t lead = 0xC2; lead <= 0xF4; ++lead)
                result.set(lead);
        break;
    case kind::any: result.set(); break;
    case kind::reference: result = of(n).first; break;
    case kind::sequence: {
        byte_mask allowed = byte_mask().set();
        bool at_begin = true;
        for (const node& c : n.children) {
            if (at_begin && (c.kind == kind::ahead || c.kind == kind::not_ahead)) {
                const next_mask next = allowed_by(c);
                for (std::size_t byte = 0; byte != allowed.size(); ++byte)
                    allowed[byte] = allowed[byte] && next[byte];
                continue;
            }
            at_begin = at_begin && c.kind == kind::condition;
            result |= first(c) & allowed;
            if (!nullable(c))
                break;
        }
        break;
    }
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition: break;
    default:
        for (const node& c : n.children)
            result |= first(c);
        break;
    }
    return result;
}

} // namespace ctlpgn::pegc
