// Faults of values whose form is right, and guesses at values whose form is wrong.
#pragma once

#include "lint/context.hpp"
#include "notations/ctl_pgn/tag_values.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// The bytes of a part of the game's text.
inline span span_of(const check_context& context, std::string_view part) {
    const auto begin = static_cast<std::uint32_t>(part.data() - context.read.text.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

// "; did you mean "2020-08-15"?", or nothing.
std::string meant(std::string_view suggestion);

// What a value without the form of its tag probably means; empty if unknown (tag_values.cpp).
std::string suggested_value(value_form form, std::string_view value);

// Dates (tag_date.cpp).
void check_date(check_context& context, const tag& written, const value_parts& parts);
std::string date_suggestion(std::string_view value);
// Whether the one is later, whatever the unknown digits are.
bool is_surely_later(const value_parts& one, const value_parts& other);

// Countries and languages (tag_codes.cpp).
void check_country(check_context& context, const tag& written, const value_parts& parts);
void check_language(check_context& context, const tag& written, const value_parts& parts);
std::string site_suggestion(std::string_view value);
std::string language_suggestion(std::string_view value);

// Identifiers (tag_id.cpp).
void check_identifier(check_context& context, const tag& written, const value_parts& parts);
std::string identifier_suggestion(std::string_view value);
// The wrong part of an unreadable one.
std::string identifier_fault(std::string_view value);

// Letters of pieces (tag_redefine.cpp).
void check_redefinitions(check_context& context, const tag& written, const value_parts& parts);
std::string redefine_suggestion(std::string_view value);

} // namespace ctlpgn::ctl_pgn
