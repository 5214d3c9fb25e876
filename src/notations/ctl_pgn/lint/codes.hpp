// The codes of countries and languages that tags use, from the tables of iso-codes.
#pragma once

#include <string_view>

namespace ctlpgn::ctl_pgn {

// ISO 3166-1 alpha-3.
bool is_country(std::string_view code);

// The three-letter code of the country with this two-letter code; empty if there is none.
std::string_view country_of_two_letters(std::string_view two_letters);

// ISO 639-1, or 639-3.
bool is_language(std::string_view code);

// The two-letter code of the language with this three-letter code; empty if it has none.
std::string_view short_language(std::string_view three_letters);

} // namespace ctlpgn::ctl_pgn
