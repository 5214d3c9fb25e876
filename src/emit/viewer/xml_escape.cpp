#include "emit/viewer/xml_escape.hpp"

#include "text/utf8.hpp"

namespace ctlpgn::emit {

namespace {

std::string escaped(std::string_view character, const utf8::decoded& as) {
    switch (character.front()) {
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '&': return "&amp;";
    case '"': return "&quot;";
    case '\n': return "&#10;";
    case '\t': return "&#9;";
    default: break;
    }
    const bool allowed =
        as.valid && as.code_point >= 0x20 && as.code_point != 0xFFFE && as.code_point != 0xFFFF;
    return std::string(allowed ? character : utf8::replacement_character);
}

} // namespace

std::string xml_escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const utf8::decoded character = utf8::decode(text);
        result += escaped(text.substr(0, character.size), character);
        text.remove_prefix(character.size);
    }
    return result;
}

} // namespace ctlpgn::emit
