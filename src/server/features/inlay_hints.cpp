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
    hints(const session& with, const open_document& of, byte_range range)
        : with_(with), of_(of), in_(of.content.written_in()), range_(range) {}

    json made = json::array();

    void add(const game_view& view) {
        const game& game = view.tree;
        const game_lines lines(game);
        std::vector<ply> resolved = game.plies;
        if (with_.settings.place_hints && in_.resolve != nullptr)
            in_.resolve(game, resolved);
        for (node at = 0; at != game.plies.size(); ++at) {
            const ply& written = game.plies[at];
            const std::size_t begin = view.offset_in_document(written.begin);
            if (!written.readable() || begin < range_.begin || begin > range_.end)
                continue;
            if (with_.settings.number_hints && !written.has_number())
                add_hint(begin,
                         std::to_string(lines.number_of(at)) + (written.player == side::black ? "…" : "."));
            const bool is_known = resolved[at].kind == ply_kind::displaced && resolved[at].from != no_place;
            if (with_.settings.place_hints && written.from == no_place && is_known)
                add_hint(begin, std::string(in_.words->places[resolved[at].from]) + " →");
        }
    }

  private:
    void add_hint(std::size_t at, const std::string& label) {
        made.push_back({{"position", range_in(with_, of_.content, at, at)["start"]},
                        {"label", label},
                        {"paddingRight", true}});
    }

    const session& with_;
    const open_document& of_;
    const notation& in_;
    byte_range range_;
};

} // namespace

json inlay_hints(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    const byte_range range = bytes_at(in, of.content, params.at("range"));
    hints result(in, of, range);
    if (!in.settings.number_hints && !in.settings.place_hints)
        return std::move(result.made);
    for (const document_piece& piece : of.content.pieces())
        if (piece.what.game && piece.begin <= range.end && piece.end() >= range.begin)
            result.add(game_view(of.content, piece));
    return std::move(result.made);
}

} // namespace ctlpgn::server
