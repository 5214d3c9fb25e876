// What the tokens of a text are called: by the scope that a grammar for editors has for them, so that an
// editor which knows scopes and one which knows tokens show the same.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ctlpgn::server {

enum class token : std::uint8_t {
    none,
    tag_name,
    tag_value,
    number,
    piece,
    place,
    sign,
    keyword,
    glyph,
    comment,
    label,
    reference,
    ply,
};

// By token, without the first: as the protocol calls it.
inline constexpr std::array token_words = {"property", "string",    "number",  "type",
                                           "variable", "operator",  "keyword", "decorator",
                                           "comment",  "namespace", "macro",   "function"};

// By the longest begin of the scope that means something; none if no begin of it does.
[[nodiscard]] token token_of_scope(std::string_view scope);

} // namespace ctlpgn::server
