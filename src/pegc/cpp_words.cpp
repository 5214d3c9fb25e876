#include "pegc/cpp_words.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pegc {

namespace {

// Three digits end an octal escape, whatever follows.
std::string octal(unsigned byte) {
    constexpr unsigned digit_bits = 3;
    constexpr unsigned digit = 7;
    const auto digit_at = [byte](unsigned place) {
        return static_cast<char>('0' + ((byte >> (place * digit_bits)) & digit));
    };
    return {'\\', digit_at(2), digit_at(1), digit_at(0)};
}

} // namespace

std::string identifier(std::string_view name) {
    // C++ keywords, and members of rules.
    static constexpr std::array reserved =
        std::to_array<std::string_view>({"alignas",       "alignof",     "and",
                                         "and_eq",        "asm",         "auto",
                                         "bitand",        "bitor",       "bool",
                                         "break",         "case",        "catch",
                                         "char",          "char16_t",    "char32_t",
                                         "char8_t",       "class",       "co_await",
                                         "co_return",     "co_yield",    "compl",
                                         "concept",       "const",       "const_cast",
                                         "consteval",     "constexpr",   "constinit",
                                         "continue",      "decltype",    "default",
                                         "delete",        "do",          "double",
                                         "dynamic_cast",  "else",        "enum",
                                         "explicit",      "export",      "extern",
                                         "false",         "float",       "for",
                                         "friend",        "goto",        "if",
                                         "inline",        "int",         "long",
                                         "mutable",       "namespace",   "new",
                                         "noexcept",      "not",         "not_eq",
                                         "nullptr",       "operator",    "or",
                                         "or_eq",         "private",     "protected",
                                         "public",        "register",    "reinterpret_cast",
                                         "requires",      "return",      "short",
                                         "signed",        "sizeof",      "static",
                                         "static_assert", "static_cast", "struct",
                                         "switch",        "template",    "this",
                                         "thread_local",  "throw",       "true",
                                         "try",           "typedef",     "typeid",
                                         "typename",      "union",       "unsigned",
                                         "using",         "virtual",     "void",
                                         "volatile",      "wchar_t",     "while",
                                         "xor",           "xor_eq",      "match",
                                         "rule_index",    "rule_t",      "subs_t"});
    const bool clash =
        name == plain_bytes_member || std::find(reserved.begin(), reserved.end(), name) != reserved.end();
    return std::string(name) + (clash ? "_" : "");
}

std::string code_identifier(std::string_view name) {
    std::string result(name);
    std::ranges::replace(result, '-', '_');
    return identifier(result);
}

std::string literal(std::string_view text) {
    constexpr unsigned first_printed = 0x20;
    constexpr unsigned beyond_printed = 0x7F;
    std::string result = "\"";
    for (const char each : text) {
        const unsigned byte = static_cast<unsigned char>(each);
        if (each == '\n')
            result += "\\n";
        else if (each == '"' || each == '\\')
            result.append({'\\', each});
        else if (byte >= first_printed && byte < beyond_printed)
            result += each;
        else
            result += octal(byte);
    }
    return result + '"';
}

} // namespace ctlpgn::pegc
