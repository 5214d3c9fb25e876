// Requests about a text and their answers, one function each, for the module of JavaScript and the C
// interface. Answers are written as output.hpp describes; what cannot be answered fails there.
#pragma once

#include "answers/request.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "emit/json/json_text.hpp"
#include "text/sources/decoded_source.hpp"

#include <string_view>

namespace ctlpgn::answers {

// The requested notation, or the likeliest one of the text. If the text resembles none, this fails.
const notation& notation_of(const request& asked, std::string_view text);

// Reports the encoding of games that go into JSON. Both must outlive it.
game_reader::review encoding_review(const decoded_source& source, const notation& chosen);

// The number of fixes by code, as an object.
void write_counts(emit::json_text_sink& sink, const fixing_summary& seen);

void parse(const request& asked, std::string_view text);   // games as JSON
void lint(const request& asked, std::string_view text);    // an array of findings, and how many there are
void fix(const request& asked, std::string_view text);     // the fixed text
void format(const request& asked, std::string_view text);  // the whole text in canonical form
void convert(const request& asked, std::string_view text); // its games in another form, or from JSON
void view(const request& asked, std::string_view text);    // a game for the viewer of `ctlpgn html`

void guess(const request& asked, std::string_view text);
void notations(const request& asked, std::string_view text);
void legal_plies(const request& asked, std::string_view text);
void board(const request& asked, std::string_view text);

struct answer {
    std::string_view action;
    void (*give)(const request& asked, std::string_view text);
};

// Null if there is none.
const answer* find_answer(std::string_view action);

} // namespace ctlpgn::answers
