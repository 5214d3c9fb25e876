#include "server/features/excuses.hpp"

#include "lint/settings/excuse.hpp"
#include "server/documents/game_view.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::server {

namespace {

constexpr std::string_view reason = "say why";

// So many findings with the code of this one, and with all others.
struct counted {
    std::size_t alike = 0;
    std::size_t others = 0;
};

counted count(const std::vector<diagnostic>& found, code id) {
    const auto alike = static_cast<std::size_t>(std::ranges::count(found, id, &diagnostic::id));
    return {alike, found.size() - alike};
}

// Tried on the game.
bool excuses(const document& opened, const document_piece& piece, const excuse_insertion& insertion,
             code id) {
    std::string text = opened.text().substr(piece.begin, piece.what.reach);
    text.insert(insertion.at - piece.begin, insertion.text);
    if (piece.begin != 0) // else the game would begin the file
        text.insert(0, opened.text().substr(0, 1));
    lint_options options = opened.options();
    options.fixes = offered_fixes::none;
    const std::size_t begin = piece.begin == 0 ? 0 : 1;
    const linted_piece again = game_linter(opened.written_in(), options).lint(text, begin, opened.preamble());
    const counted before = count(piece.what.found, id);
    const counted after = count(again.found, id);
    return again.size == piece.what.size + insertion.text.size() && after.alike < before.alike &&
           after.others <= before.others;
}

} // namespace

std::optional<excuse_insertion> excuse_here(const document& opened, const document_piece& piece,
                                            const diagnostic& found) {
    if (found.ply == 0 || layer_of(found.id) == layer::lint)
        return std::nullopt;
    const game_view view(opened, piece);
    if (found.ply > view.tree.plies.size())
        return std::nullopt;
    // On its line, or where a notation wants that, on its own line.
    const std::string comment = excuse_comment(opened.written_in(), {code_text(found.id)}, reason);
    const std::size_t end = view.offset_in_document(view.tree.plies[found.ply - 1].whole().end);
    const std::size_t line_end = std::min(opened.text().find_first_of("\r\n", end), opened.text().size());
    for (const excuse_insertion& each :
         {excuse_insertion{end, " " + comment},
          excuse_insertion{line_end, std::string(line_end_of(opened)) + comment}})
        if (excuses(opened, piece, each, found.id))
            return each;
    return std::nullopt;
}

std::optional<excuse_insertion> excuse_in_game(const document& opened, const document_piece& piece,
                                               const diagnostic& found) {
    const game_view view(opened, piece);
    const auto place = place_of_excuse(view.tree);
    if (!view.is_game || !place || layer_of(found.id) == layer::lint)
        return std::nullopt;
    const excuse_insertion result{
        view.offset_in_document(place->at),
        std::string(place->before)
            .append(excuse_comment(opened.written_in(), {code_text(found.id)}, reason))
            .append(place->after)};
    return excuses(opened, piece, result, found.id) ? std::optional(result) : std::nullopt;
}

} // namespace ctlpgn::server
