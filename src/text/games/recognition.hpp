// The notation of a file, recognised by its name and its content.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

// Whether a text with this beginning is an object as 'ctlpgn json' writes it, or as other programs change
// that. Read as games, it would be full of faults, and fixes would spoil it.
bool is_json_of_games(std::string_view beginning);

// The notation whose own extension the file has; null if none has it.
const notation* notation_of_name(std::string_view file);

// Whether the notation of a file cannot be known without its text: no notation has its extension, or several
// have it.
bool is_decided_by_text(std::string_view file);

// The notation that the text of a file is certainly in, although its name belongs to another, which fits the
// text less well; null: there is none, or the file cannot be read.
const notation* notation_against_name(const std::string& path);

// Whether a file has the name of JSON, compressed or not.
bool is_called_as_json(std::string_view file);

// The notation of a file that is found in a folder: by its own extension, or, if some notation shares the
// extension with other files, the one that its text suggests. Null if the file is of no interest. `only` is
// the notation that is asked for; null: any.
const notation* notation_in_folder(const std::string& path, const notation* only);
// The same for a file that is opened in another way, if its name does not show it.
const notation* notation_in_folder(const std::string& path, const notation* only,
                                   const std::function<std::unique_ptr<byte_source>()>& open);

// The notation that the text resembles most; null if it resembles none.
const notation* notation_of_text(byte_source& text);

// As much of a text as a guess examines, or all of it: the guess must not depend on how much of the text
// arrived with the first read. For text that is typed line by line, it is better to name the notation.
std::string read_beginning(byte_source& source);

// The notation of a file with these first bytes, in any encoding. If a notation has the extension of the name, it
// is that one, unless the text is certainly in another that shares the extension. Otherwise it is the one that
// the text resembles most, and among several that are equally likely, one that files with this name may be in.
// Null if it resembles none.
const notation* likeliest_of_file(std::string_view beginning, std::string_view name);

} // namespace ctlpgn
