#include "syntax/ebnf.hpp"

#include "pegc/utf8.hpp"
#include "pegc/writing/concat.hpp"
#include "syntax/characters.hpp"
#include "syntax/remarks.hpp"

#include <algorithm>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;

namespace {

constexpr std::string_view preface =
    "/* In the EBNF of the W3C (Extensible Markup Language 1.0, section 6).\n"
    "   The grammar is a PEG, which says more than EBNF can: of alternatives the first that matches is "
    "taken,\n"
    "   repetitions take as much as they can, and & and ! in comments look ahead at what must, or must not,\n"
    "   be there. Without them this describes a somewhat larger language. */\n";

enum class around : std::uint8_t { nothing, alternatives, elements, operand };

// A comment cannot contain the end of one.
std::string harmless(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '/' && result.ends_with('*'))
            result += ' ';
        result += c;
    }
    return result;
}

std::string hexadecimal(std::uint32_t c) {
    std::string digits = code_point(c).substr(2);
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return pegc::concat({"#x", digits});
}

bool is_plain(std::uint32_t c) {
    return is_visible(c) && c != '[' && c != ']' && c != '-' && c != '^' && c != '#';
}

std::string in_class(std::uint32_t c) {
    std::string result;
    if (!is_plain(c))
        return hexadecimal(c);
    pegc::append_utf8(result, c);
    return result;
}

std::string ebnf_characters(const node& n) {
    std::string result = n.negated ? "[^" : "[";
    for (const pegc::code_range& range : n.ranges) {
        // A range has numbers on both sides or on neither.
        const bool plain = is_plain(range.first) && is_plain(range.last);
        result += plain ? in_class(range.first) : hexadecimal(range.first);
        if (range.first != range.last)
            result.append("-").append(plain ? in_class(range.last) : hexadecimal(range.last));
    }
    return result + "]";
}

// Strings have no escapes: characters that cannot be in one are written next to it by their numbers.
std::string ebnf_literal(std::string_view text) {
    if (text.empty())
        return "/* nothing */";
    std::string result;
    bool open = false;
    const char quote = text.find('"') == std::string_view::npos ? '"' : '\'';
    const auto end_string = [&] {
        if (open)
            result += quote;
        open = false;
    };
    for (; !text.empty(); text.remove_prefix(pegc::read_utf8(text).length)) {
        const pegc::first_character c = pegc::read_utf8(text);
        const bool fits = (is_visible(c.value) || c.value == ' ') && text[0] != quote;
        if (!fits)
            end_string();
        if (!open && !result.empty())
            result += ' ';
        if (!fits) {
            result += hexadecimal(c.value);
            continue;
        }
        if (!open)
            result += quote;
        open = true;
        result += text.substr(0, c.length);
    }
    end_string();
    return result;
}

class ebnf_writer {
  public:
    ebnf_writer(const grammar& language, const pegc::rule& r) : grammar_(language), rule_(r) {}

    std::string write(const node& n, around where) const {
        switch (n.kind) {
        case kind::literal: return ebnf_literal(n.text);
        case kind::characters: return ebnf_characters(n);
        case kind::any: return "[#x0-#x10FFFF]";
        case kind::reference: return n.text;
        case kind::group: return write(n.children[0], where);
        case kind::sequence: return in_parentheses(list(n, " ", around::elements), where == around::operand);
        case kind::choice:
            return in_parentheses(list(n, " | ", around::alternatives), where >= around::elements);
        case kind::repetition: return repetition(n);
        case kind::ahead:
        case kind::condition:
        case kind::not_ahead: return pegc::concat({"/* ", harmless(grammar_.text_of(rule_, n)), " */"});
        default: return {};
        }
    }

  private:
    static std::string in_parentheses(std::string inner, bool wanted) {
        return wanted ? pegc::concat({"( ", inner, " )"}) : inner;
    }

    std::string list(const node& n, std::string_view separator, around where) const {
        std::string result;
        for (const node& child : n.children)
            result.append(result.empty() ? "" : separator).append(write(child, where));
        return result;
    }

    std::string repetition(const node& n) const {
        const std::string inner = write(n.children[0], around::operand);
        if (n.max == node::unbounded && n.min <= 1)
            return pegc::concat({inner, n.min == 0 ? "*" : "+"});
        std::string result;
        for (unsigned i = 0; i != n.min; ++i)
            result.append(result.empty() ? "" : " ").append(inner);
        if (n.max == node::unbounded)
            return pegc::concat({result, " ", inner, "*"});
        // Up to a number of times: nested options.
        std::string optional;
        for (unsigned i = n.min; i != n.max; ++i)
            optional = optional.empty() ? pegc::concat({inner, "?"})
                                        : pegc::concat({"( ", inner, " ", optional, " )?"});
        return pegc::concat({result, result.empty() || optional.empty() ? "" : " ", optional});
    }

    const grammar& grammar_;
    const pegc::rule& rule_;
};

} // namespace

std::string ebnf(const grammar& language) {
    std::string result(preface);
    const pegc::grammar_file* file = nullptr;
    for (const pegc::rule* r : language.rules()) {
        if (&language.file_of(*r) != file) {
            file = &language.file_of(*r);
            result.append("\n/* ").append(harmless(remark_on(*file))).append(" */\n\n");
            for (const pegc::condition_line& c : file->conditions)
                result += pegc::concat({"/* &{", c.name, "}: ", harmless(c.meaning), " */\n"});
        } else if (const std::string remark = remark_on(language.source_of(*r), *r); !remark.empty()) {
            result.append("\n/* ").append(harmless(remark)).append(" */\n");
        }
        result.append(r->name).append(" ::= ").append(
            ebnf_writer(language, *r).write(r->body, around::nothing));
        result += '\n';
    }
    return result;
}

} // namespace ctlpgn::syntax
