#include "syntax/regex.hpp"

#include "pegc/utf8.hpp"
#include "pegc/writing/concat.hpp"
#include "syntax/characters.hpp"

#include <stdexcept>
#include <string_view>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;
using pegc::rule;

namespace {

std::string character(std::uint32_t c) {
    std::string result;
    if (c == '\n')
        return "\\n";
    if (c != ' ' && !is_visible(c))
        return pegc::concat({"\\x{", code_point(c).substr(2), "}"});
    if (c < 0x80 &&
        std::string_view(R"(\^$.|?*+()[]{}-&#/~)").find(static_cast<char>(c)) != std::string_view::npos)
        result += '\\';
    pegc::append_utf8(result, c);
    return result;
}

std::string regex_literal(std::string_view text) {
    std::string result;
    for (; !text.empty(); text.remove_prefix(pegc::read_utf8(text).length))
        result += character(pegc::read_utf8(text).value);
    return result;
}

std::string regex_characters(const node& n) {
    std::string result = n.negated ? "[^" : "[";
    for (const pegc::code_range& range : n.ranges) {
        result += character(range.first);
        if (range.first != range.last)
            result.append("-").append(character(range.last));
    }
    return result + "]";
}

class regex_writer {
  public:
    regex_writer(const grammar& language, const std::function<bool(const rule&)>& captured)
        : grammar_(language), captured_(captured) {}

    std::string write(const node& n) {
        switch (n.kind) {
        case kind::literal: return regex_literal(n.text);
        case kind::characters: return regex_characters(n);
        case kind::any: return "[\\s\\S]";
        case kind::reference: return reference(n);
        case kind::group: return write(n.children[0]);
        case kind::sequence: {
            std::string result;
            for (const node& child : n.children)
                result += write(child);
            return result;
        }
        case kind::choice: {
            std::string result;
            for (const node& child : n.children)
                if (!grammar_.is_usual_form(child))
                    result.append(result.empty() ? "(?>" : "|").append(write(child));
            return result + ")";
        }
        case kind::repetition: return repetition(n);
        case kind::ahead: return pegc::concat({"(?=", write(n.children[0]), ")"});
        case kind::not_ahead: return pegc::concat({"(?!", write(n.children[0]), ")"});
        case kind::condition: // a regular expression cannot decide it
            return n.negated || n.children.empty() ? "" : pegc::concat({"(?=", write(n.children[0]), ")"});
        default: break;
        }
        throw std::logic_error("the grammar is not a strict one");
    }

  private:
    std::string reference(const node& n) {
        const rule& target = grammar_.target(n);
        if (grammar_.is_recursive(target))
            throw std::logic_error("no regular expression can be made of " + target.name);
        const bool captured = captured_(target);
        return captured ? pegc::concat({"(", write(target.body), ")"}) : write(target.body);
    }

    std::string repetition(const node& n) {
        const node& repeated = n.children[0];
        std::string inner = write(repeated);
        if (repeated.kind != kind::characters && repeated.kind != kind::any)
            inner = pegc::concat({"(?:", inner, ")"});
        if (n.max == 1)
            return pegc::concat({"(?>", inner, "?)"});
        if (n.max == node::unbounded && n.min <= 1)
            return pegc::concat({"(?>", inner, n.min == 0 ? "*)" : "+)"});
        const std::string most = n.max == node::unbounded ? "" : std::to_string(n.max);
        return pegc::concat({"(?>", inner, "{", std::to_string(n.min), ",", most, "})"});
    }

    const grammar& grammar_;
    const std::function<bool(const rule&)>& captured_;
};

} // namespace

std::string regex(const grammar& language, const node& n, const std::function<bool(const rule&)>& captured) {
    return regex_writer(language, captured).write(n);
}

std::string regex(const grammar& language, const node& n) {
    return regex(language, n, [](const rule&) { return false; });
}

} // namespace ctlpgn::syntax
