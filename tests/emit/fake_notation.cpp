#include "fake_notation.hpp"

#include <utility>

namespace ctlpgn::emit_tests {

namespace {

constexpr std::string_view places[] = {"a", "b", "c", "d"};
constexpr std::string_view pieces[] = {"", "man", "rider", "tower"};
constexpr std::string_view results[] = {"", "won", "lost"};
constexpr std::string_view ratings[] = {"", "!", "", "?!"};
constexpr castling_words::step no_step;
constexpr castling_words castlings[] = {
    {"to-right", {{0, 1}, {3, 2}}, {{{2, 0}, no_step}, {{1, 3}, no_step}}},
    {"to-both", {{0, 1}, {3, 2}}, {{{2, 0}, {3, 2}}, {{1, 3}, {0, 1}}}},
};

place captured_at(const ply& capturing, side mover) {
    if (capturing.capture == capture_kind::en_passant_first)
        return mover == side::white ? place{2} : place{3};
    return capturing.to;
}

std::string_view detail_word(char detail) {
    return detail == 'd' ? "dark" : "";
}

const vocabulary words{places, pieces, "man", "chief", results, castlings, ratings, captured_at, detail_word};

initial_position initial(const game& of) {
    if (of.tags.empty())
        return {"from b", true, side::black, 0, false};
    return {"from a", true, side::white, 7, true};
}

} // namespace

const notation fake_notation{.name = "fake-text",
                             .title = "Fake",
                             .extension = ".fake",
                             .variant = "Fake variant",
                             .words = &words,
                             .initial = initial};

span game_maker::write(std::string_view text) {
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
}

ply game_maker::write_ply(ply_kind kind, std::string_view text, std::string_view remarks) {
    ply p;
    const span itself = write(text);
    const span behind = write(remarks);
    p.kind = kind;
    p.begin = itself.begin;
    p.text_length = static_cast<std::uint16_t>(itself.size());
    p.length = static_cast<std::uint16_t>(itself.size() + behind.size());
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

node game_maker::add_move(const move& of) {
    made.moves.push_back(of);
    return static_cast<node>(made.moves.size() - 1);
}

node game_maker::add_variation(const variation& of) {
    made.variations.push_back(of);
    return static_cast<node>(made.variations.size() - 1);
}

node game_maker::add_comment(const comment& of) {
    made.comments.push_back(of);
    return static_cast<node>(made.comments.size() - 1);
}

void game_maker::add_reference(comment& to, reference of, std::string_view text,
                               std::initializer_list<reference_step> path) {
    of.where = write(text);
    of.first_step = static_cast<std::uint32_t>(made.steps.size());
    of.step_count = static_cast<std::uint32_t>(path.size());
    made.steps.insert(made.steps.end(), path);
    if (to.reference_count++ == 0)
        to.first_reference = static_cast<node>(made.references.size());
    made.references.push_back(of);
}

const game& game_maker::finish() {
    made.text = text_;
    return made;
}

const game& plain_game() {
    static game_maker with = [] {
        game_maker make;
        for (std::uint32_t number = 1; number <= 20; ++number) {
            move m;
            m.begin = make.write(std::to_string(number) + ". ").begin;
            m.number = number & 0x7fffffffU;
            m.white = make.write_step("a-b", 0, 1);
            make.write(", ");
            m.black = make.write_step("Rc-d", 2, 3);
            m.black.piece = 2;
            make.write("\n");
            m.next = number < 20 ? number : no_node;
            make.add_move(m);
        }
        make.made.main_line.first_move = 0;
        make.made.index = 1;
        return make;
    }();
    return with.finish();
}

} // namespace ctlpgn::emit_tests
