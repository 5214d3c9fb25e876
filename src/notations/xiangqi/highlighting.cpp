#include "notations/xiangqi/highlighting.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

constexpr auto among_moves = std::to_array<highlighted_rule>({
    {"line_comment", "comment.line.number-sign"},
    {"block_comment", "comment.block.slash"},
    {"diagram", "markup.raw.diagram"},
    {"set_up_word", "keyword.control.setup"},
    {"start_open", "keyword.control.start"},
    {"named_open", "punctuation.section.variation"},
    {"coordinates", "meta.ply"},
    {"long", "meta.ply"},
    {"relative", "meta.ply"},
    {"short", "meta.ply"},
    {"chinese", "meta.ply"},
    {"tag", "meta.tag"},
    {"number_sign", "constant.numeric.move-number"},
    {"fill", "punctuation.ellipsis"},
    {"marker", "entity.name.label"},
    {"remark", "keyword.other.rating"},
});

// Parts of the above that have a scope of their own.
constexpr auto parts = std::to_array<highlighted_rule>({
    {"tag_word", "entity.name.tag"},
    {"tag_value", "string.unquoted"},
    {"label_number", "entity.name.label"},
    {"piece_letter", "storage.type.piece"},
    {"chinese_piece", "storage.type.piece"},
    {"own_file", "variable.other.file.origin"},
    {"order", "variable.other.file.origin"},
    {"tandem", "variable.other.file.origin"},
    {"label", "variable.other.file.origin"},
    {"big_point", "variable.other.point.origin"},
    {"from_point", "variable.other.point.origin"},
    {"short_origin", "variable.other.point.origin"},
    {"to_big_point", "variable.other.point.destination"},
    {"to_point", "variable.other.point.destination"},
    {"capture_sign", "keyword.operator.capture"},
    {"direction", "keyword.operator.direction"},
    {"reach", "constant.numeric.reach"},
});

} // namespace

const highlighting colours{.text = among_moves,
                           .in_comments = {},
                           .parts = parts,
                           .comment_open = "com_open",
                           .comment_close = "close_brace"};

} // namespace ctlpgn::xiangqi
