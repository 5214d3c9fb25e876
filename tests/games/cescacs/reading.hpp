#pragma once

#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"

#include <string>
#include <vector>

namespace ctlpgn::cescacs_tests {

using kind = cescacs::piece_kind;

constexpr cescacs::piece white(kind k) {
    return {cescacs::side::white, k};
}

/// A position from its PDTL; for tests only, so it trusts the text.
cescacs::position read_pdtl(const std::string& text);

/// The hex of a name such as "F14".
cescacs::hex hex_named(const std::string& name);

/// Plies from hex to hex, each by its name.
inline cescacs::ply step(kind mover, const std::string& source, const std::string& output,
                         cescacs::promotion becomes = cescacs::promotion::none) {
    return cescacs::make_step(mover, hex_named(source), hex_named(output), becomes);
}

inline cescacs::ply special(cescacs::capture_kind capture, const std::string& source,
                            const std::string& output, kind captured = kind::pawn) {
    return cescacs::make_special_capture(capture, hex_named(source), hex_named(output), captured);
}

inline cescacs::ply takes(kind mover, const std::string& source, const std::string& output, kind captured) {
    return cescacs::make_capture(mover, hex_named(source), hex_named(output), captured);
}

struct perft_line {
    std::string id;
    std::string pdtl;
    std::vector<std::pair<int, std::uint64_t>> counts; ///< depth and leaves
};

/// The facts in perft.tsv.
std::vector<perft_line> read_perft_file();

} // namespace ctlpgn::cescacs_tests
