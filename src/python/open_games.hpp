// Games that are read, from a file or from bytes.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decoded_source.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::python {

// A source and its notation.
class open_games {
  public:
    // `chosen`: null: the name and the text decide. Throws input_error, and setting_error for a text that
    // resembles no notation.
    open_games(std::unique_ptr<byte_source> bytes, const std::string& name, const notation* chosen);

    [[nodiscard]] const notation& written_in() const { return *written_in_; }
    [[nodiscard]] decoded_source& text() { return *text_; }
    [[nodiscard]] game_reader::review review(check_level checks) const;
    // Null if the text is the file's.
    [[nodiscard]] const file_places* places() { return text_->other_encoding() ? text_->places() : nullptr; }

  private:
    std::unique_ptr<byte_source> bytes_;
    const notation* written_in_;
    std::optional<decoded_source> text_;
};

// Throws setting_error for an unknown name. Null if it is empty.
[[nodiscard]] const notation* notation_named(const std::string& name);
[[nodiscard]] check_level level_named(const std::string& name);

} // namespace ctlpgn::python
