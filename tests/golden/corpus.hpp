// The files of the corpus and what the library makes of them.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::golden {

enum class expected {
    no_findings,
    findings,
    later_findings, // none about syntax; perhaps some of those that look farther
};

// corpus/ctl_pgn/<name>.ctl-pgn, and the same of other notations
struct corpus_file {
    const notation* written_in = nullptr;
    std::string name; // below the folder of the notation, without extension: valid/plies/check
    std::string text;
    limits with; // from <name>.limits

    [[nodiscard]] std::filesystem::path twin(std::string_view extension) const;
    [[nodiscard]] bool is_in(std::string_view folder) const;
    // Of the reader alone. Findings: what is in invalid/. None at all: what is in valid/ and spec/.
    [[nodiscard]] expected expects() const;
};

// All files of CTL-PGN, by name.
const std::vector<corpus_file>& corpus();

// Those of any notation.
std::vector<corpus_file> corpus_of(const notation& in);

// The content of a file; empty if there is none.
std::string content_of(const std::filesystem::path& path);

const notation& ctl_pgn();

using game_visitor = std::function<void(const game&, std::span<const diagnostic>)>;

// Reads a text and calls `visit` for every game. What belongs to no game is returned. The source gives at
// most `piece` bytes at a time.
std::vector<diagnostic> read_games(std::string_view text, const limits& with, const game_visitor& visit,
                                   std::size_t piece = std::string_view::npos,
                                   check_level how_much = check_level::syntax,
                                   const notation& in = ctl_pgn());

// All that a linter finds in a file, the rules of play included.
std::vector<diagnostic> lint_diagnostics(const corpus_file& of);

// All findings of a text, in order.
std::vector<diagnostic> read_diagnostics(std::string_view text, const limits& with = {},
                                         check_level how_much = check_level::syntax,
                                         const notation& in = ctl_pgn());

// The JSON document of a text as json_writer writes it, with spans.
std::string write_json(std::string_view text, const limits& with, std::size_t piece = std::string_view::npos,
                       const notation& in = ctl_pgn());

} // namespace ctlpgn::golden
