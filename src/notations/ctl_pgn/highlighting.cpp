#include "notations/ctl_pgn/highlighting.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr auto among_moves = std::to_array<highlighted_rule>({
    {"variant_tag", "meta.tag"},
    {"other_tag", "meta.tag"},
    {"label", "entity.name.label"},
    {"number", "constant.numeric.move-number"},
    {"ellipsis", "punctuation.ellipsis"},
    {"castling", "keyword.control.castling"},
    {"displacement", "meta.ply"},
    {"check", "keyword.operator.check"},
    {"mate", "keyword.operator.mate"},
    {"rating", "keyword.other.rating"},
    {"draw_offer", "keyword.other.draw-offer"},
    {"result", "constant.language.result"},
    {"end_mark", "keyword.other.end-mark"},
    {"variation_open", "punctuation.section.variation"},
});

constexpr auto in_comments = std::to_array<highlighted_rule>({
    {"variation_reference", "markup.underline.link.variation"},
    {"move_reference", "markup.underline.link.move"},
    {"hex_reference", "markup.underline.link.hex"},
    {"piece_reference", "markup.underline.link.piece"},
    {"nag_reference", "markup.underline.link.rating"},
    {"player_reference", "variable.language.player"},
});

// Parts of the above that have a scope of their own.
constexpr auto parts = std::to_array<highlighted_rule>({
    {"variant_name", "entity.name.tag.variant"},
    {"tag_name", "entity.name.tag"},
    {"tag_value", "string.quoted.double"},
    {"mover", "storage.type.piece"},
    {"origin", "variable.other.hex.origin"},
    {"destination", "variable.other.hex.destination"},
    {"captured", "storage.type.piece.captured"},
    {"capture_sign", "keyword.operator.capture"},
    {"promoted", "storage.type.piece.promoted"},
});

} // namespace

const highlighting colours{.text = among_moves,
                           .in_comments = in_comments,
                           .parts = parts,
                           .comment_open = "comment_open",
                           .comment_close = "comment_close"};

} // namespace ctlpgn::ctl_pgn
