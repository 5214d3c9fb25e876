#include "notations/ctl_pgn/board/support.hpp"

namespace ctlpgn::board_tests {

checked_games::checked_games(std::string text, check_level checks)
    : text_(std::move(text)), source_(open_text(text_)),
      reader_(std::make_unique<game_reader>(*source_, *notations().front(), limits{}, checks)) {}

std::string game_text(const std::string& moves, const std::string& position) {
    std::string text = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
    if (!position.empty())
        text.append("[PDTL \"").append(position).append("\"]\n");
    return text.append("\n").append(moves).append("\n*\n");
}

std::vector<diagnostic> diagnostics_in(const std::string& text, const std::string& layers,
                                       check_level checks) {
    std::vector<diagnostic> found;
    checked_games games(text, checks);
    for (bool more = true; more;) {
        more = games.next() != nullptr;
        for (const diagnostic& each : games.reader().diagnostics())
            if (layers.empty() || layers.find(code_text(each.id)[0]) != std::string::npos)
                found.push_back(each);
    }
    return found;
}

std::vector<std::string> codes_in(const std::string& text, const std::string& layers, check_level checks) {
    std::vector<std::string> codes;
    for (const diagnostic& each : diagnostics_in(text, layers, checks))
        codes.push_back(code_text(each.id));
    return codes;
}

std::vector<std::string> positions_in(const std::string& text) {
    checked_games games(text);
    const game* const read = games.next();
    std::vector<std::string> positions;
    if (read == nullptr)
        return positions;
    const position_texts texts = positions_of(*notations().front(), *read);
    for (node at = 0; at != texts.size(); ++at)
        positions.emplace_back(texts[at]);
    return positions;
}

} // namespace ctlpgn::board_tests
