// Names and texts as they are written in C++.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::pegc {

// The member of rules with the maximal length of their texts.
inline constexpr std::string_view plain_bytes_member = "most_plain_bytes";

// The name of a rule, with _ appended if C++ or the rules themselves use that name.
std::string identifier(std::string_view name);

// The name of a code: missing_hyphen for missing-hyphen.
std::string code_identifier(std::string_view name);

// A text of any bytes as a string literal.
std::string literal(std::string_view text);

} // namespace ctlpgn::pegc
