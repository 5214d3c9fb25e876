#include "server/features/workspace_symbols.hpp"

#include "server/documents/places.hpp"
#include "server/features/game_names.hpp"
#include "server/protocol/rpc.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ctlpgn::server {

namespace {

// No list is read further, and a longer query finds what is wanted.
constexpr std::size_t most_found = 1000;

std::vector<std::string> words_of(std::string_view query) {
    std::vector<std::string> result;
    std::string word;
    for (const char each : in_small_letters(query) + ' ') {
        if (each != ' ')
            word += each;
        else if (!word.empty())
            result.push_back(std::exchange(word, {}));
    }
    return result;
}

void add_matching(const std::vector<listed_game>& games, const std::vector<std::string>& words, json& value) {
    for (const listed_game& each : games) {
        const std::string name = in_small_letters(each.name);
        if (value.size() < most_found && std::ranges::all_of(words, [&name](const std::string& word) {
                return name.find(word) != std::string::npos;
            }))
            value.push_back({{"name", each.name}, {"kind", game_kind}, {"location", each.location}});
    }
}

} // namespace

std::vector<listed_game> games_of(const session& current, const open_document& opened) {
    std::vector<listed_game> result;
    for (const document_piece& piece : opened.content.pieces()) {
        const game_view view(opened.content, piece);
        if (!view.is_game)
            continue;
        const span text = text_of_game(view.tree);
        result.push_back({name_of_game(opened.content.written_in(), view.tree, result.size() + 1),
                          location_in(current, opened, piece.begin + text.begin, piece.begin + text.end)});
    }
    return result;
}

json find_games(session& current, const json& params) {
    const std::vector<std::string> words = words_of(needed_text(params, "query"));
    json result = json::array();
    for (auto& [uri, opened] : current.documents()) {
        if (!opened.content.refresh(current.wants_stop))
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        add_matching(games_of(current, opened), words, result);
    }
    for (const listed_file* const each : files_with_games(current))
        add_matching(each->games, words, result);
    return result;
}

} // namespace ctlpgn::server
