#include "notations/pgn/highlighting.hpp"

#include <array>

namespace ctlpgn::pgn {

namespace {

constexpr auto among_moves = std::to_array<highlighted_rule>({
    {"tag", "meta.tag"},
    {"escape", "comment.line.percent"},
    {"line_comment", "comment.line.semicolon"},
    {"result", "constant.language.result"},
    {"number", "constant.numeric.move-number"},
    {"ply", "meta.ply"},
    {"nag", "keyword.other.glyph"},
    {"variation_open", "punctuation.section.variation"},
});

constexpr auto in_comments = std::to_array<highlighted_rule>({
    {"command", "markup.inserted.command"},
});

// Parts of the above that have a scope of their own.
constexpr auto parts = std::to_array<highlighted_rule>({
    {"tag_name", "entity.name.tag"},
    {"tag_string", "string.quoted.double"},
    {"piece", "storage.type.piece"},
    {"castling", "keyword.other.castling"},
    {"capture", "keyword.operator.capture"},
    {"square", "variable.other.square"},
    {"inner_square", "variable.other.square"},
    {"last_square", "variable.other.square"},
    {"pawn_file", "variable.other.file.origin"},
    {"from_file", "variable.other.file.origin"},
    {"from_rank", "variable.other.rank.origin"},
    {"promoted", "storage.type.piece.promoted"},
    {"mark", "keyword.operator.check"},
    {"suffix", "keyword.other.rating"},
});

} // namespace

const highlighting colours{.text = among_moves,
                           .in_comments = in_comments,
                           .parts = parts,
                           .comment_open = "comment_open",
                           .comment_close = "comment_close"};

} // namespace ctlpgn::pgn
