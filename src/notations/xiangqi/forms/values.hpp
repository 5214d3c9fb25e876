// Values of header lines, read by the grammar of values.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/xiangqi/tags.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

// Of words.results; 0 if the value does not say how the game ended.
std::uint8_t result_of(std::string_view value);

// The score that words mean, with the reason in parentheses: "Red won on time" is 1-0 (on time). Empty if
// they are not a result, or are not fully understood.
std::string score_of_words(std::string_view value);

// The reason of a result, in parentheses; empty if there is none.
std::string_view reason_of(std::string_view value);

// Digits of a date, with '?' for unknown ones; empty if it has none.
struct written_date {
    std::string_view year;
    std::string_view month;
    std::string_view day;
};
// Months and days in the prescribed form.
std::string two_digits(std::string_view digits);
written_date date_of(std::string_view value);

// Whether it is as PGN writes such a value: 1994.03.20   1/2-1/2
bool is_value_in_pgn(value_form form, std::string_view value);
// Such a value as the format writes it; others as they are.
std::string value_of_draft(value_form form, std::string_view value);
// A value of a web page, whose results are in words and whose dates are in several forms, as the format
// writes it.
std::string value_of_web_page(value_form form, std::string_view value);

// The fields of a player, without spaces around them: Hu, Ronghua; 2600; GM
struct player_fields {
    std::string_view name;
    std::string_view rating;
    std::string_view title; // with what comes after it
};
player_fields fields_of_player(std::string_view value);

// The rating of a player: what comes after the first semicolon, without spaces around it.
std::string_view rating_of(std::string_view value);

// Faults in the text of a value of this form; places are in the value.
void read_value(value_form form, std::string_view value, std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
