// One game that has it all, in the text, in the tree and as JSON.
#include "fake_notation.hpp"

namespace ctlpgn::emit_tests {

namespace {

void add_head(game_maker& make) {
    make.made.index = 3;
    make.made.offset = 1000;
    make.add_tag("Event", "a \\\"b\\\" \\\\ c\\d", true);
    make.add_tag("Variant", "C\u2019s");
    comment on_game;
    on_game.where.begin = make.write("{").begin;
    on_game.text = make.write("one\r\ntwo\rthree");
    on_game.where.end = make.write("}").end;
    make.made.main_line.first_comment = make.add_comment(on_game);
    make.write("\n");
}

comment written_comment(game_maker& make) {
    comment c;
    c.player = spoken_of::black;
    c.generated = true;
    c.where.begin = make.write("{:@B:").begin;
    reference to_move{.where = {}, .kind = reference_kind::move, .player = spoken_of::white, .number = 14};
    reference to_variation{.where = {}, .kind = reference_kind::variation};
    reference to_piece{
        .where = {}, .kind = reference_kind::piece, .player = spoken_of::black, .piece = 3, .detail = 'd'};
    reference to_piece_there{.where = {}, .kind = reference_kind::piece, .player = spoken_of::white, .at = 2};
    c.text.begin = c.where.begin + 5;
    make.add_reference(c, to_move, "#14[#12.2#9.1]@W", {{12, 2}, {9, 1}});
    make.add_reference(c, {.where = {}, .kind = reference_kind::move, .number = 5}, "#5");
    make.add_reference(c, to_variation, "#12.2", {{12, 2}});
    make.add_reference(c, to_piece, "~t[d]");
    make.add_reference(c, to_piece_there, "~c");
    make.add_reference(c, {.where = {}, .kind = reference_kind::location, .at = 1}, "~b");
    make.add_reference(c, {.where = {}, .kind = reference_kind::player, .player = spoken_of::black}, "@B");
    make.add_reference(c, {.where = {}, .kind = reference_kind::nag, .nag = 24}, "$24");
    c.text.end = make.write("").end;
    c.where.end = make.write("}").end;
    return c;
}

move first_move(game_maker& make) {
    move m;
    m.begin = make.write("1? ").begin;
    m.number = 1;
    m.number_unknown = 1;
    m.white = make.write_step("Ra@@b+^", 0, 1);
    m.white.piece = 2;
    m.white.capture = capture_kind::en_passant_first;
    m.white.check = check_mark::adjoining;
    make.write(", ");
    m.black = make.write_ply(ply_kind::castled, "to-both", " $2(=):");
    m.black.to = 1;
    m.black.nag = 2;
    m.black.draw_offer = true;
    m.black.game_end = true;
    return m;
}

variation inner_variation(game_maker& make) {
    variation v;
    v.label = 2;
    v.replaces = side::black;
    v.where.begin = make.write("(").begin;
    move m;
    m.begin = make.write("2. ").begin;
    m.number = 2;
    make.write("..., ");
    m.black = make.write_ply(ply_kind::promoted, "d=T", " ?!");
    m.black.to = 3;
    m.black.promotion = 3;
    m.black.nag = 3;
    v.where.end = make.write(")").end;
    v.line.first_move = make.add_move(m);
    return v;
}

} // namespace

const game& rich_game() {
    static game_maker with = [] {
        game_maker make;
        add_head(make);
        const node first = make.add_move(first_move(make));
        make.made.moves[first].first_comment = make.add_comment(written_comment(make));

        variation outer;
        outer.where.begin = make.write("(").begin;
        comment remark;
        remark.where = make.write("{so}");
        remark.text = {remark.where.begin + 1, remark.where.end - 1};
        outer.line.first_comment = make.add_comment(remark);
        move m;
        m.begin = make.write("1. ").begin;
        m.number = 1;
        m.white = make.write_step("c*Rd=&#", 2, 3);
        m.white.capture = capture_kind::ordinary;
        m.white.captured = 2;
        m.white.promotion = awaiting_promotion;
        m.white.check = check_mark::mate;
        const node inside = make.add_move(m);
        outer.line.first_move = inside;
        const node inner = make.add_variation(inner_variation(make));
        make.made.moves[inside].first_variation = inner;
        outer.where.end = make.write(")").end;
        make.made.moves[first].first_variation = make.add_variation(outer);

        move last;
        last.begin = make.write("what?").begin;
        last.white = make.write_ply(ply_kind::unreadable, "Zz");
        make.made.moves[first].next = make.add_move(last);
        make.made.main_line.first_move = first;

        make.made.result = 2;
        make.made.result_where = make.write("lost");
        comment closing;
        closing.where = make.write("{fi}");
        closing.text = {closing.where.begin + 1, closing.where.end - 1};
        make.made.first_closing_comment = make.add_comment(closing);
        return make;
    }();
    return with.finish();
}

std::string_view rich_game_json() {
    return R"json({
  "index": 3, "variant": "C's",
  "tags": [{"name": "Event", "value": "a \"b\" \\ c\\d"}, {"name": "Variant", "value": "C’s"}],
  "initial": {"pdtl": "from a", "turn": "white", "number": 7},
  "comments": [{"text": "one\ntwo\nthree"}],
  "moves": [
    {"number": 1, "numberUnknown": true,
     "white": {"id": 0, "text": "Ra@@b+^", "piece": "rider", "from": "a", "to": "b",
               "capture": {"kind": "enPassant", "crossing": "first", "piece": "man", "at": "c"},
               "check": "adjoining"},
     "black": {"id": 1, "text": "to-both", "piece": "chief",
               "castling": {"name": "to-both", "king": {"from": "d", "to": "c"},
                            "rooks": [{"from": "b", "to": "d"}, {"from": "a", "to": "b"}]},
               "rating": {"nag": 2}, "drawOffer": true, "end": true},
     "comments": [{"player": "black", "generated": true, "text": "#14[#12.2#9.1]@W#5#12.2~t[d]~c~b@B$24",
       "references": [
         {"kind": "move", "text": "#14[#12.2#9.1]@W", "number": 14, "player": "white",
          "path": [{"number": 12, "variation": 2}, {"number": 9, "variation": 1}]},
         {"kind": "move", "text": "#5", "number": 5},
         {"kind": "variation", "text": "#12.2", "number": 12, "variation": 2},
         {"kind": "piece", "text": "~t[d]", "piece": "tower", "player": "black", "bishop": "dark"},
         {"kind": "piece", "text": "~c", "piece": "man", "player": "white", "hex": "c"},
         {"kind": "hex", "text": "~b", "hex": "b"},
         {"kind": "player", "text": "@B", "player": "black"},
         {"kind": "nag", "text": "$24", "nag": 24}]}],
     "variations": [
       {"replaces": "white", "comments": [{"text": "so"}],
        "moves": [
          {"number": 1,
           "white": {"id": 2, "text": "c*Rd=&#", "piece": "man", "from": "c", "to": "d",
                     "capture": {"kind": "ordinary", "piece": "rider", "at": "d"},
                     "promotion": "awaiting", "check": "mate"},
           "variations": [
             {"label": 2, "replaces": "black",
              "moves": [{"number": 2, "black": {"id": 5, "text": "d=T", "piece": "man", "to": "d",
                         "promotion": "tower", "rating": {"glyph": "?!", "nag": 3}}}]}]}]}]},
    {"white": {"id": 6, "text": "Zz", "unreadable": true}}],
  "result": "lost", "closingComments": [{"text": "fi"}], "diagnostics": []
})json";
}

} // namespace ctlpgn::emit_tests
