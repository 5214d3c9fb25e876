// Which notation games are in: that of --notation; else the one that the name of the file claims; else the
// one that their text is most like.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <CLI/App.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

// `chosen` stays as it is without the option.
void add_notation_option(CLI::App& command, const notation*& chosen);
void add_notation_option(CLI::App& command, const notation*& chosen, const std::string& help);

// By which they are asked for, in the order of notations().
std::vector<std::string> notation_names();

// What files of games are called: "*.ctl-pgn, *.pgn"; of one notation, or of all of them if it is null.
std::string file_patterns(const notation* only = nullptr);

// A text and its notation.
struct recognised_text {
    std::unique_ptr<byte_source> source;
    const notation* written_in = nullptr;
};

// Reads no more than it must to know the notation, and the source gives that again. `name` is what messages
// call the text. Throws input_error for what 'ctlpgn json' has written.
recognised_text recognise(std::unique_ptr<byte_source> text, const std::string& name);

// What is written to one place, in one notation.
class single_notation {
  public:
    // Throws setting_error if the file is in another notation than those before.
    void add(const notation& chosen, const std::string& file);

  private:
    const notation* chosen_ = nullptr;
    std::string first_;
};

} // namespace ctlpgn::cli
