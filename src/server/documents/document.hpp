// A text that is being edited, cut into games, each with its findings. After a change, only games that may
// be affected are read again.
#pragma once

#include "ctlpgn/game_linter.hpp"
#include "server/documents/text_lines.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::server {

// A piece of the text, and where it begins.
struct document_piece {
    std::size_t begin = 0;
    linted_piece what;

    [[nodiscard]] std::size_t end() const { return begin + what.size; }
};

class document {
  public:
    document(std::string text, game_linter linter);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const text_lines& lines() const { return lines_; }
    [[nodiscard]] const notation& written_in() const { return linter_->written_in(); }
    [[nodiscard]] const lint_options& options() const { return linter_->options(); }
    [[nodiscard]] const std::string& preamble() const { return preamble_; }

    // Replaces these bytes.
    void replace(std::size_t begin, std::size_t end, std::string_view replacement);
    void replace_all(std::string text);
    // Lints everything again with these settings.
    void lint_by(game_linter linter);

    // Reads what has changed, until all is read or a stop is requested between two games. True: all is read.
    bool refresh(const std::function<bool()>& stop = {});
    [[nodiscard]] bool is_fresh() const { return !stale_; }

    // All of the text, once it is fresh.
    [[nodiscard]] const std::vector<document_piece>& pieces() const { return pieces_; }
    // The piece that holds the byte, or ends there as the last one.
    [[nodiscard]] const document_piece& piece_at(std::size_t offset) const;

    // How many games have been read so far.
    [[nodiscard]] std::uint64_t games_read() const { return games_read_; }

  private:
    void keep_what_still_holds(std::size_t begin, std::size_t end, std::size_t size);

    std::string text_;
    text_lines lines_;
    std::string preamble_;
    std::unique_ptr<game_linter> linter_;
    std::vector<document_piece> pieces_;
    // What was found in the rest of the text before it changed; holds again from where a game begins there.
    std::vector<document_piece> after_; // the first is the last
    bool stale_ = true;
    std::uint64_t games_read_ = 0;
};

// As the first line of the text ends, "\r\n" or "\n".
std::string_view line_end_of(const document& opened);

} // namespace ctlpgn::server
