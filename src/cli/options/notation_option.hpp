// The notation of games: the one given with --notation; otherwise the one that claims the name of the file;
// otherwise the one that their text resembles most.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <CLI/App.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

// Without the option `chosen` does not change.
void add_notation_option(CLI::App& command, const notation*& chosen);
void add_notation_option(CLI::App& command, const notation*& chosen, const std::string& help);

// The names that users write, in the order of notations().
std::vector<std::string> notation_names();

// Patterns for the names of files of games: "*.ctl-pgn, *.pgn"; of one notation, or of all if it is null.
std::string file_patterns(const notation* only = nullptr);

// A text and its notation.
struct recognised_text {
    std::unique_ptr<byte_source> source;
    const notation* written_in = nullptr;
};

// Reads no more than is needed to recognise the notation, and the returned source includes that part. `name`
// is what messages call the text. Throws input_error for the output of 'ctlpgn json'.
recognised_text recognise(std::unique_ptr<byte_source> text, const std::string& name);

// Checks that everything written to one place is in one notation.
class single_notation {
  public:
    // Throws setting_error if the file is in another notation than those before.
    void add(const notation& chosen, const std::string& file);

  private:
    const notation* chosen_ = nullptr;
    std::string first_;
};

} // namespace ctlpgn::cli
