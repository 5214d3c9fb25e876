#include "fake_notation.hpp"

#include <utility>

namespace ctlpgn::emit_tests {

namespace {

constexpr std::string_view places[] = {"a", "b", "c", "d"};
constexpr std::string_view pieces[] = {"", "man", "rider", "tower"};
constexpr std::string_view results[] = {"", "won", "lost"};
constexpr std::string_view captures[] = {"", "ordinary", "leap"};
constexpr std::string_view checks[] = {"", "check", "mate"};
constexpr std::string_view glyphs[] = {"", "!", "", "?!"};
constexpr ply_mark marks[] = {{1, "drawOffer"}, {2, "end"}};
constexpr castling_words::step no_step;
constexpr castling_words castlings[] = {
    {"to-right", {{0, 1}, {3, 2}}, {{{2, 0}, no_step}, {{1, 3}, no_step}}},
    {"to-both", {{0, 1}, {3, 2}}, {{{2, 0}, {3, 2}}, {{1, 3}, {0, 1}}}},
};

// A leap captures a piece of the same side.
place captured_at(const ply& capturing) {
    if (capturing.capture == 2)
        return capturing.player == side::white ? place{2} : place{3};
    return capturing.to;
}

std::string_view detail_word(char detail) {
    return detail == 'd' ? "dark" : "";
}

const vocabulary words{.places = places,
                       .pieces = pieces,
                       .pawn = "man",
                       .king = "chief",
                       .results = results,
                       .castlings = castlings,
                       .captures = captures,
                       .checks = checks,
                       .mate = 2,
                       .glyphs = glyphs,
                       .marks = marks,
                       .end_mark = 2,
                       .captured_at = captured_at,
                       .detail_word = detail_word};

initial_position initial(const game& asked) {
    if (asked.tags.empty())
        return {"from b", true, side::black, 0, false};
    return {"from a", true, side::white, 7, true};
}

std::string variant_of(const game& asked) {
    return asked.tags.size() < 2 ? "Fake variant" : std::string(asked.raw(asked.tags[1].value));
}

} // namespace

const notation fake_notation{.name = "fake-text",
                             .title = "Fake",
                             .extension = ".fake",
                             .variant = "Fake variant",
                             .words = &words,
                             .initial = initial,
                             .variant_of = variant_of};

span game_maker::write(std::string_view text) {
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
}

ply game_maker::write_ply(ply_kind kind, std::string_view text, std::string_view remarks) {
    ply p;
    const span itself = write(text);
    const span after = write(remarks);
    p.kind = kind;
    p.begin = itself.begin;
    p.text_length = static_cast<std::uint16_t>(itself.size());
    p.length = static_cast<std::uint16_t>(itself.size() + after.size());
    return p;
}

ply game_maker::write_step(std::string_view text, place from, place to) {
    ply p = write_ply(ply_kind::displaced, text);
    p.from = from;
    p.to = to;
    return p;
}

void game_maker::add_tag(std::string_view name, std::string_view value, bool escaped) {
    tag t;
    t.where.begin = write("[").begin;
    t.name = write(name);
    write(" \"");
    t.value = write(value);
    t.where.end = write("\"]").end;
    write("\n");
    t.escaped = escaped;
    made.tags.push_back(t);
}

node game_maker::add_ply(const ply& added) {
    made.plies.push_back(added);
    return static_cast<node>(made.plies.size() - 1);
}

node game_maker::add_variation(const variation& added) {
    made.variations.push_back(added);
    return static_cast<node>(made.variations.size() - 1);
}

node game_maker::add_comment(const comment& added) {
    made.comments.push_back(added);
    return static_cast<node>(made.comments.size() - 1);
}

void game_maker::annotate(node& first, annotation_kind kind, std::uint32_t index) {
    const auto added = static_cast<node>(made.annotations.size());
    node at = first;
    while (at != no_node && made.annotations[at].next != no_node)
        at = made.annotations[at].next;
    // `first` may be part of the tree, but not of an annotation.
    (at == no_node ? first : made.annotations[at].next) = added;
    annotation& what = made.annotations.emplace_back();
    what.index = index & largest_annotation_index;
    what.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
}

void game_maker::add_reference(comment& result, reference what, std::string_view text,
                               std::initializer_list<reference_step> path) {
    what.where = write(text);
    what.first_step = static_cast<std::uint32_t>(made.steps.size());
    what.step_count = static_cast<std::uint32_t>(path.size());
    made.steps.insert(made.steps.end(), path);
    if (result.reference_count++ == 0)
        result.first_reference = static_cast<node>(made.references.size());
    made.references.push_back(what);
}

const game& game_maker::finish() {
    made.text = text_;
    return made;
}

const game& plain_game() {
    static game_maker maker = [] {
        game_maker make;
        for (std::uint32_t number = 1; number <= 20; ++number) {
            const std::uint32_t begin = make.write(std::to_string(number) + ". ").begin;
            ply white = make.write_step("a-b", 0, 1);
            white.number = number & largest_number;
            white.number_begin = begin;
            make.write(", ");
            ply black = make.write_step("Rc-d", 2, 3);
            black.piece = 2;
            black.player = side::black;
            make.write("\n");
            white.next = make.add_ply(white) + 1;
            make.made.plies.back().next = white.next;
            make.add_ply(black);
            make.made.plies.back().next = number < 20 ? white.next + 1 : no_node;
        }
        make.made.main_line.first_ply = 0;
        make.made.index = 1;
        return make;
    }();
    return maker.finish();
}

} // namespace ctlpgn::emit_tests
