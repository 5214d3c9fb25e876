// Which notation a file is in, by its name and by what is in it.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

// Whether a text that begins so is what 'ctlpgn json' writes, or what programs make of that: an object. Read
// as games, it would be full of faults, and fixes would spoil it.
bool is_json_of_games(std::string_view beginning);

// The notation whose own extension the file has; null if none has it.
const notation* notation_of_name(std::string_view file);

// The notation that the text of a file is in by all signs, though its name is that of another one, which the
// text is less like; null: there is none, or the file cannot be read.
const notation* notation_against_name(const std::string& path);

// Whether a file has the name of JSON, compressed or not.
bool is_called_as_json(std::string_view file);

// The notation of a file that is found in a folder: by its own extension, or, with one that some notation
// shares with other files, the one that its text speaks for. Null if the file is no concern of ours. `only`
// is the notation that is asked for; null: any.
const notation* notation_in_folder(const std::string& path, const notation* only);
// The same of a file that is opened otherwise, if its name does not show.
const notation* notation_in_folder(const std::string& path, const notation* only,
                                   const std::function<std::unique_ptr<byte_source>()>& open);

// The notation that the text is most like; null if it is like none.
const notation* notation_of_text(byte_source& text);

// As much of a text as a guess looks at, or all of it: the guess must not depend on how much of the text was
// there when it was first read. For text that is typed line by line, the notation is better named.
std::string read_beginning(byte_source& source);

// The notation that a text which begins with these bytes, in whatever encoding, is most like: of several that
// are equally likely, one whose files may be called so. Null if it is like none.
const notation* likeliest_of_file(std::string_view beginning, std::string_view name);

} // namespace ctlpgn
