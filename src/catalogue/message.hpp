// Fills the message of a diagnostic in with what was found.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

inline constexpr std::string_view end_of_file = "the end of the file";

// The message with {found} and {detail} replaced. `found` is text of the file: it is put in quotation marks,
// cut to 32 characters, and what cannot be printed is escaped. Empty, it is what `behind` says; a line end
// alone is the end of the line. `detail` is taken as it is.
std::string render_message(const diagnostic_info& of, std::string_view found, std::string_view detail,
                           std::string_view behind = end_of_file);

// What {found} is for a finding over the bytes [begin, end) of the text: these bytes; or, where nothing
// stands between them, the word or the line end that comes next. No more than a message quotes.
std::string_view text_in_question(std::string_view text, std::size_t begin, std::size_t end);

} // namespace ctlpgn
