// Comments that the tolerant reading has ended where the game continues, since the number after their closing
// sign is wrong. By the syntax they extend to that sign, and their content is not a syntax error.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn::parsing {

enum class cut_doubt : std::uint8_t {
    none,
    text_of_comments, // syntax errors inside such a comment, which are none by the syntax
    faults_elsewhere, // that a cut may have caused
};

[[nodiscard]] cut_doubt doubt_about_cuts(const game& record, const std::vector<finding>& findings);

[[nodiscard]] bool has_faults_of_syntax(const std::vector<finding>& findings);

// `read_once(bool cuts_comments)` reads a game again, adds to `findings` and returns its result. A comment is
// cut if the game continues in it without a fault; otherwise it stays a comment.
template <class Result, class Read>
Result read_with_cuts(const game& record, std::vector<finding>& findings, Read read_once) {
    const std::size_t before = findings.size();
    const auto read_anew = [&](bool cuts_comments) {
        findings.resize(before);
        return read_once(cuts_comments);
    };
    const Result result = read_once(true);
    if (!result.complete)
        return result;
    switch (doubt_about_cuts(record, findings)) {
    case cut_doubt::none: return result;
    case cut_doubt::text_of_comments: return read_anew(false);
    case cut_doubt::faults_elsewhere: break;
    }
    const Result as_written = read_anew(false);
    return as_written.complete && !has_faults_of_syntax(findings) ? as_written : read_anew(true);
}

// Reports each of these comments at its opening sign under the code of the notation. `findings` are those of
// the reading.
void report_cut_comments(const game& record, code id, std::vector<finding>& findings);

} // namespace ctlpgn::parsing
