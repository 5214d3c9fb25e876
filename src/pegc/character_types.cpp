#include "pegc/character_types.hpp"

#include "pegc/writing/concat.hpp"

namespace ctlpgn::pegc {

std::string instance(std::string_view rule, std::string_view arguments) {
    return concat({"::ctlpgn::parsing::", rule, "<", arguments, ">"});
}

std::string number(std::uint64_t value) {
    return std::to_string(value) + 'U';
}
std::string word(std::uint64_t value) {
    return std::to_string(value) + "ULL";
}

character_set set_of(const node& n) {
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

bool is_set(const node& n) {
    return n.kind == kind::characters || n.kind == kind::any;
}

std::string set_type(const character_set& s) {
    if (s.all_beyond)
        return instance("any_but", s.masks());
    if (s.beyond.empty())
        return instance("byte_class", s.masks());
    std::string arguments = s.masks();
    for (const code_range& r : s.beyond)
        arguments += concat({", ", instance("points", concat({number(r.first), ", ", number(r.last)}))});
    return instance("character_class", arguments);
}

std::string literal_type(const std::string& bytes) {
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

} // namespace ctlpgn::pegc
