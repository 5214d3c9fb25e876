// The cases of the corpus, and the library's results for them.
#pragma once

#include "conformance/themes/corpus.hpp"
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
    later_findings, // none about syntax, possibly others
};

// The text of a case, as if it were a file.
struct corpus_file {
    const notation* chosen = nullptr;
    std::string name; // relative to the corpus of the notation: valid/plies/check
    std::string text;
    limits bounds;
    const conformance::corpus_case* source = nullptr;

    [[nodiscard]] bool is_in(std::string_view folder) const;
    // By the reader alone. With findings in invalid/, without any in valid/ and spec/.
    [[nodiscard]] expected expects() const;
};

const notation& in_ctl_pgn();

// All of a notation, by name; empty if it has no corpus.
const std::vector<corpus_file>& corpus_of(const notation& chosen);

// Those of CTL-PGN.
inline const std::vector<corpus_file>& corpus() {
    return corpus_of(in_ctl_pgn());
}

// Those of every notation that is built.
std::vector<corpus_file> every_corpus();

std::filesystem::path corpus_folder();

// What linter and formatter read, and to which places refer: the text in UTF-8, whatever its encoding.
std::string utf8_of(std::string_view text, const notation& chosen);

// The content of a file; empty if there is none.
std::string content_of(const std::filesystem::path& path);

using game_visitor = std::function<void(const game&, std::span<const diagnostic>)>;

// Reads a text and calls `visit` for every game. Returns findings outside games. The source gives at most
// `piece` bytes at a time.
std::vector<diagnostic> read_games(std::string_view text, const limits& bounds, const game_visitor& visit,
                                   std::size_t piece = std::string_view::npos,
                                   check_level checks = check_level::syntax,
                                   const notation& chosen = in_ctl_pgn());

// All findings of the linter in a file, including the rules of play.
std::vector<diagnostic> lint_diagnostics(const corpus_file& file);

// All findings of a text, in order.
std::vector<diagnostic> read_diagnostics(std::string_view text, const limits& bounds = {},
                                         check_level checks = check_level::syntax,
                                         const notation& chosen = in_ctl_pgn());
inline std::vector<diagnostic> read_diagnostics(const corpus_file& file) {
    return read_diagnostics(file.text, file.bounds, check_level::syntax, *file.chosen);
}

// The JSON document of a text as json_writer writes it, with spans.
std::string write_json(std::string_view text, const limits& bounds,
                       std::size_t piece = std::string_view::npos, const notation& chosen = in_ctl_pgn());
inline std::string write_json(const corpus_file& file, std::size_t piece = std::string_view::npos) {
    return write_json(file.text, file.bounds, piece, *file.chosen);
}

} // namespace ctlpgn::golden
