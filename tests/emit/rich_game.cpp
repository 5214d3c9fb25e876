// One game with every kind of part, as text, as tree and as JSON.
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
    make.annotate(make.made.main_line.first_annotation, annotation_kind::comment, make.add_comment(on_game));
    make.write("\n");
}

comment written_comment(game_maker& make) {
    comment c;
    c.about = spoken_of::black;
    c.generated = true;
    c.where.begin = make.write("{:@B:").begin;
    reference to_move{.where = {}, .kind = reference_kind::move, .player = spoken_of::white, .number = 14};
    reference to_variation{.where = {}, .kind = reference_kind::variation};
    reference to_piece{
        .where = {}, .kind = reference_kind::piece, .player = spoken_of::black, .piece = 3, .detail = 'd'};
    reference to_piece_there{
        .where = {}, .kind = reference_kind::piece, .player = spoken_of::white, .location = 2};
    c.text.begin = c.where.begin + 5;
    make.add_reference(c, to_move, "#14[#12.2#9.1]@W", {{12, 2}, {9, 1}});
    make.add_reference(c, {.where = {}, .kind = reference_kind::move, .number = 5}, "#5");
    make.add_reference(c, to_variation, "#12.2", {{12, 2}});
    make.add_reference(c, to_piece, "~t[d]");
    make.add_reference(c, to_piece_there, "~c");
    make.add_reference(c, {.where = {}, .kind = reference_kind::location, .location = 1}, "~b");
    make.add_reference(c, {.where = {}, .kind = reference_kind::player, .player = spoken_of::black}, "@B");
    make.add_reference(c, {.where = {}, .kind = reference_kind::nag, .nag = 24}, "$24");
    c.text.end = make.write("").end;
    c.where.end = make.write("}").end;
    return c;
}

ply first_ply(game_maker& make) {
    const std::uint32_t begin = make.write("1? ").begin;
    ply p = make.write_step("Ra@@b+", 0, 1);
    p.number = 1;
    p.number_unknown = 1;
    p.number_begin = begin;
    p.piece = 2;
    p.capture = 2;
    p.check = 1;
    make.write(", ");
    return p;
}

ply second_ply(game_maker& make) {
    ply p = make.write_ply(ply_kind::castled, "to-both", " $2!(=):");
    p.player = side::black;
    p.to = 1;
    p.own = 3;
    make.annotate(p.first_annotation, annotation_kind::nag, 2);
    make.annotate(p.first_annotation, annotation_kind::nag, 1);
    return p;
}

// Of the second ply: one ply, a promotion in place.
node inner_variation(game_maker& make, node replaced) {
    variation v;
    v.label = 2;
    v.replaces = replaced;
    v.where.begin = make.write("(").begin;
    const std::uint32_t begin = make.write("2. ").begin;
    make.write("..., ");
    ply p = make.write_ply(ply_kind::in_place, "d=T", " ?!");
    p.player = side::black;
    p.number = 2;
    p.number_begin = begin;
    p.to = 3;
    p.promotion = 3;
    make.annotate(p.first_annotation, annotation_kind::nag, 3);
    v.where.end = make.write(")").end;
    v.line.first_ply = make.add_ply(p);
    return make.add_variation(v);
}

// Of the first ply.
node outer_variation(game_maker& make) {
    variation outer;
    outer.replaces = 0;
    outer.where.begin = make.write("(").begin;
    comment remark;
    remark.where = make.write("{so}");
    remark.text = {remark.where.begin + 1, remark.where.end - 1};
    make.annotate(outer.line.first_annotation, annotation_kind::comment, make.add_comment(remark));
    const std::uint32_t begin = make.write("1. ").begin;
    ply p = make.write_step("c*Rd=&#", 2, 3);
    p.number = 1;
    p.number_begin = begin;
    p.capture = 1;
    p.captured = 2;
    p.promotion = awaiting_promotion;
    p.check = 2;
    const node first = make.add_ply(p);
    outer.line.first_ply = first;
    node annotations = no_node;
    make.annotate(annotations, annotation_kind::variation, inner_variation(make, first));
    make.made.plies[first].first_annotation = annotations;
    ply passed = make.write_ply(ply_kind::passed, "--");
    passed.player = side::black;
    make.made.plies[first].next = make.add_ply(passed);
    outer.where.end = make.write(")").end;
    return make.add_variation(outer);
}

} // namespace

const game& rich_game() {
    static game_maker maker = [] {
        game_maker make;
        add_head(make);
        const node first = make.add_ply(first_ply(make));
        const node second = make.add_ply(second_ply(make));
        make.made.plies[first].next = second;
        make.made.main_line.first_ply = first;

        node annotations = make.made.plies[second].first_annotation;
        make.annotate(annotations, annotation_kind::comment, make.add_comment(written_comment(make)));
        make.annotate(annotations, annotation_kind::variation, outer_variation(make));
        comment later;
        later.where = make.write("{then}");
        later.text = {later.where.begin + 1, later.where.end - 1};
        make.annotate(annotations, annotation_kind::comment, make.add_comment(later));

        ply unreadable = make.write_ply(ply_kind::unreadable, "Zz");
        unreadable.next = static_cast<node>(make.made.plies.size() + 1);
        make.made.plies[second].next = make.add_ply(unreadable);
        ply missing;
        missing.number_begin = make.write("9.").begin;
        missing.begin = missing.number_begin + 2;
        missing.number = 9;
        make.add_ply(missing);

        make.made.result = 2;
        make.made.result_where = make.write("lost");
        comment closing;
        closing.where = make.write("{fi}");
        closing.text = {closing.where.begin + 1, closing.where.end - 1};
        make.annotate(make.made.first_closing_annotation, annotation_kind::comment,
                      make.add_comment(closing));
        make.made.hidden_lines = {{make.write("%a"), 0}, {make.write("%b")}, {make.write("%c")}};
        make.annotate(make.made.main_line.first_annotation, annotation_kind::hidden_line, 1);
        make.annotate(make.made.first_closing_annotation, annotation_kind::hidden_line, 2);
        return make;
    }();
    return maker.finish();
}

std::string_view rich_game_json() {
    return R"json({
  "index": 3, "variant": "C’s",
  "tags": [{"name": "Event", "value": "a \"b\" \\ c\\d"}, {"name": "Variant", "value": "C’s"}],
  "initial": {"position": "from a", "turn": "white", "number": 7},
  "comments": [{"text": "one\ntwo\nthree"}],
  "hiddenLines": [{"beforeTag": 0, "text": "%a"}, {"afterComments": 1, "text": "%b"}],
  "moves": [
    {"id": 0, "number": 1, "numberUnknown": true, "side": "white", "text": "Ra@@b+", "piece": "rider",
     "from": "a", "to": "b", "capture": {"kind": "leap", "piece": "man", "at": "c"}, "check": "check"},
    {"id": 1, "side": "black", "text": "to-both", "piece": "chief",
     "castling": {"name": "to-both", "king": {"from": "d", "to": "c"},
                  "rooks": [{"from": "b", "to": "d"}, {"from": "a", "to": "b"}]},
     "nags": [2, 1], "drawOffer": true, "end": true,
     "comments": [
       {"about": "black", "generated": true, "text": "#14[#12.2#9.1]@W#5#12.2~t[d]~c~b@B$24",
        "references": [
          {"kind": "move", "text": "#14[#12.2#9.1]@W", "number": 14, "player": "white",
           "path": [{"number": 12, "variation": 2}, {"number": 9, "variation": 1}]},
          {"kind": "move", "text": "#5", "number": 5},
          {"kind": "variation", "text": "#12.2", "number": 12, "variation": 2},
          {"kind": "piece", "text": "~t[d]", "piece": "tower", "player": "black", "which": "dark"},
          {"kind": "piece", "text": "~c", "piece": "man", "player": "white", "at": "c"},
          {"kind": "place", "text": "~b", "at": "b"},
          {"kind": "player", "text": "@B", "player": "black"},
          {"kind": "nag", "text": "$24", "nag": 24}]},
       {"afterVariations": 1, "text": "then"}],
     "variations": [
       {"replaces": 0, "comments": [{"text": "so"}],
        "moves": [
          {"id": 2, "number": 1, "side": "white", "text": "c*Rd=&#", "piece": "man", "from": "c", "to": "d",
           "capture": {"kind": "ordinary", "piece": "rider", "at": "d"},
           "promotion": "awaiting", "check": "mate",
           "variations": [
             {"label": 2, "replaces": 2,
              "moves": [{"id": 3, "number": 2, "side": "black", "text": "d=T", "piece": "man", "to": "d",
                         "promotion": "tower", "nags": [3]}]}]},
          {"id": 4, "side": "black", "text": "--", "passed": true}]}]},
    {"id": 5, "side": "white", "text": "Zz", "unreadable": true},
    {"id": 6, "number": 9, "side": "white", "missing": true}],
  "result": "lost", "closingComments": [{"text": "fi"}],
  "closingHiddenLines": [{"afterComments": 1, "text": "%c"}], "diagnostics": []
})json";
}

} // namespace ctlpgn::emit_tests
