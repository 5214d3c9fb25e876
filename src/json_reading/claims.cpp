#include "json_reading/claims.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::json_reading {

namespace {

bool claims_something(const ply& each) {
    return each.capture != 0 || each.check != 0;
}

std::string_view name_of(symbol piece, const vocabulary& words) {
    return piece == no_symbol ? words.pawn : words.pieces[piece];
}

std::string must_be(const char* field, std::string_view word) {
    return std::string(field).append(": must be \"").append(word).append("\", as the board says");
}

std::string fault_of_capture(const ply& claimed, const ply& played, const vocabulary& words) {
    if (played.capture == 0)
        return ".capture: the board says that nothing is captured";
    if (played.capture != claimed.capture)
        return must_be(".capture.kind", words.captures[played.capture]);
    const std::string_view captured = name_of(played.captured, words); // empty where no board shows it
    const bool is_so = captured.empty() || captured == name_of(claimed.captured, words);
    return is_so ? std::string() : must_be(".capture.piece", captured);
}

std::string fault_of_check(const ply& claimed, const ply& played, const vocabulary& words) {
    if (played.check == claimed.check)
        return {};
    return played.check == 0 ? ".check: the board says that there is none"
                             : must_be(".check", words.checks[played.check]);
}

// What is not claimed comes from the board alone.
std::string fault_of(const ply& claimed, const ply& played, const vocabulary& words) {
    std::string fault;
    if (claimed.capture != 0)
        fault = fault_of_capture(claimed, played, words);
    if (fault.empty() && claimed.check != 0)
        fault = fault_of_check(claimed, played, words);
    return fault;
}

} // namespace

// A ply that the board does not know stays as it is claimed.
std::string claims::contradiction_in(const built_game& built, const notation& chosen) {
    const std::vector<ply>& plies = built.tree.plies;
    if (chosen.resolve == nullptr || std::ranges::none_of(plies, claims_something))
        return {};
    chosen.resolve(built.tree, played_);
    for (node at = 0; at != plies.size(); ++at) {
        if (built.ply_places[at].is_read_from_text)
            continue;
        if (const std::string fault = fault_of(plies[at], played_[at], *chosen.words); !fault.empty())
            return built.path_of(at) + fault;
    }
    return {};
}

} // namespace ctlpgn::json_reading
