#include "server/features/inlay_hints.hpp"

#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "tree/lines.hpp"

#include <string>
#include <vector>

namespace ctlpgn::server {

namespace {

class hints {
  public:
    hints(const session& current, const open_document& opened, byte_range range)
        : current_(current), opened_(opened), chosen_(opened.content.written_in()), range_(range) {}

    json made = json::array();

    void add(const game_view& view) {
        const game& game = view.tree;
        const game_lines lines(game);
        std::vector<ply> resolved = game.plies;
        if (current_.settings.place_hints && chosen_.resolve != nullptr)
            chosen_.resolve(game, resolved);
        for (node at = 0; at != game.plies.size(); ++at) {
            const ply& written = game.plies[at];
            const std::size_t begin = view.offset_in_document(written.begin);
            if (!written.readable() || begin < range_.begin || begin > range_.end)
                continue;
            if (current_.settings.number_hints && !written.has_number())
                add_hint(begin,
                         std::to_string(lines.number_of(at)) + (written.player == side::black ? "…" : "."));
            const bool is_known = resolved[at].kind == ply_kind::displaced && resolved[at].from != no_place;
            if (current_.settings.place_hints && written.from == no_place && is_known)
                add_hint(begin, std::string(chosen_.words->places[resolved[at].from]) + " →");
        }
    }

  private:
    void add_hint(std::size_t at, const std::string& label) {
        made.push_back({{"position", range_in(current_, opened_.content, at, at)["start"]},
                        {"label", label},
                        {"paddingRight", true}});
    }

    const session& current_;
    const open_document& opened_;
    const notation& chosen_;
    byte_range range_;
};

} // namespace

json inlay_hints(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    const byte_range range = bytes_at(current, opened.content, needed(params, "range"));
    hints result(current, opened, range);
    if (!current.settings.number_hints && !current.settings.place_hints)
        return std::move(result.made);
    for (const document_piece& piece : opened.content.pieces())
        if (piece.what.game && piece.begin <= range.end && piece.end() >= range.begin)
            result.add(game_view(opened.content, piece));
    return std::move(result.made);
}

} // namespace ctlpgn::server
