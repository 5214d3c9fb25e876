// Arrangements of lines, with a notation that writes little more than the texts of plies.
#include "ctlpgn/format.hpp"
#include "emit/fake_notation.hpp"
#include "format/same_game.hpp"
#include "tree/chains.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace ctlpgn;
using emit_tests::game_maker;

namespace {

class plain_writer final : public word_writer {
  public:
    void begin(const game& what) override { game_ = &what; }
    void tags(std::string& output) override {
        for (const tag& each : game_->tags)
            output.append("[").append(game_->raw(each.name)).append("]\n");
    }
    void ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) override {
        if (where.completes_move)
            output += with_spaces_ ? "" : " ";
        else if (what.player == side::white || !where.follows_ply)
            output.append(std::to_string(what.number)).append(what.player == side::white ? ". " : "... ");
        output += game_->raw(what.text());
    }
    void open_variation(const variation& what, std::string& output) override {
        output += what.label == 0 ? "(" : "VAR[" + std::to_string(what.label) + "]{ ";
    }
    void close_variation(std::string& output) override { output += ")"; }
    void open_comment(const comment& /*what*/, std::string& output) override { output += "{"; }
    void comment_text(const comment& what, std::string& output) override { output += game_->raw(what.text); }
    void close_comment(const comment& /*what*/, std::string& output) override { output += "}"; }
    void result(std::string& output) override { output += game_->raw(game_->result_where); }
    void variation_marks(const ctlpgn::ply& what, std::string& output) override {
        for (const node each : variations_of(*game_, what.first_annotation))
            output.append(" (").append(std::to_string(game_->variations[each].label)).append(")");
    }

    static inline bool with_spaces_ = false; // between plies, by the page

  private:
    const game* game_ = nullptr;
};

std::unique_ptr<word_writer> make_plain_writer(const writing_style& /*how*/) {
    return std::make_unique<plain_writer>();
}

notation written_so(const layout_style& layout) {
    notation made = emit_tests::fake_notation;
    made.make_writer = make_plain_writer;
    made.layout = layout;
    plain_writer::with_spaces_ = layout.lines == arrangement::filled_lines;
    return made;
}

node add_ply(game_maker& make, std::string_view text, side player, std::uint32_t number) {
    ply added = make.write_step(text, 0, 1);
    added.player = player;
    added.number = number & largest_number;
    const node index = make.add_ply(added);
    return index;
}

node add_comment(game_maker& make, std::string_view text) {
    comment made;
    made.where = made.text = make.write(text);
    return make.add_comment(made);
}

// 1. Aa Bb { … } (1... Bc { x } 2. Ad) 2. Cc *
const game& small_game() {
    static game_maker maker = [] {
        game_maker make;
        make.add_tag("Event", "x");
        const node first = add_ply(make, "Aa", side::white, 1);
        const node second = add_ply(make, "Bb", side::black, 0);
        const node other = add_ply(make, "Bc", side::black, 1);
        const node after = add_ply(make, "Ad", side::white, 2);
        const node last = add_ply(make, "Cc", side::white, 2);
        make.made.main_line.first_ply = first;
        make.made.plies[first].next = second;
        make.made.plies[second].next = last;
        make.made.plies[other].next = after;
        variation instead;
        instead.replaces = second;
        instead.label = 7;
        instead.line.first_ply = other;
        node annotations = no_node;
        make.annotate(annotations, annotation_kind::comment,
                      add_comment(make, "a word  and more\nthan one line"));
        make.annotate(annotations, annotation_kind::variation, make.add_variation(instead));
        make.annotate(annotations, annotation_kind::comment, add_comment(make, "then"));
        make.made.plies[second].first_annotation = annotations;
        node inner = no_node;
        make.annotate(inner, annotation_kind::comment, add_comment(make, "x"));
        make.made.plies[other].first_annotation = inner;
        make.made.result_where = make.write("*");
        return make;
    }();
    return maker.finish();
}

} // namespace

TEST_CASE("moves, comments and variations have separate lines", "[format]") {
    CHECK(format_game(small_game(), written_so({})) == "[Event]\n\n"
                                                       "1. Aa Bb\n"
                                                       "{a word  and more\n"
                                                       "  than one line}\n"
                                                       "VAR[7]{ 1... Bc\n"
                                                       ".{x}\n"
                                                       ".2. Ad)\n"
                                                       "{then}\n"
                                                       "2. Cc\n"
                                                       "*\n");
}

TEST_CASE("variations may follow their line of play", "[format]") {
    CHECK(format_game(small_game(), written_so({.variations_last = true, .shows_depth = false})) ==
          "[Event]\n\n"
          "1. Aa Bb (7)\n"
          "{a word  and more\n"
          "  than one line}\n"
          "{then}\n"
          "2. Cc\n"
          "VAR[7]{ 1... Bc\n"
          "{x}\n"
          "2. Ad)\n"
          "*\n");
}

TEST_CASE("lines are filled up to a width and broken at spaces", "[format]") {
    const notation chosen =
        written_so({.lines = arrangement::filled_lines, .width = 79, .space_after_tags = false});
    CHECK(format_game(small_game(), chosen) == "[Event]\n"
                                               "1. Aa Bb {a word  and more\n"
                                               "than one line} VAR[7]{ 1... Bc {x} 2. Ad) {then} 2. Cc *\n");
    format_options options;
    options.reflow = true;
    CHECK(format_game(small_game(), chosen, options) ==
          "[Event]\n"
          "1. Aa Bb {a word and more than one line} VAR[7]{ 1... Bc {x} 2. Ad) {then} 2.\n"
          "Cc *\n");
    for (const std::uint32_t width : {1U, 5U, 12U, 20U}) {
        options.width = width;
        std::istringstream lines(format_game(small_game(), chosen, options));
        std::string words;
        for (std::string line; std::getline(lines, line);) {
            CHECK((line.size() <= width || line.find(' ') == std::string::npos));
            words.append(words.empty() ? "" : " ").append(line);
        }
        CHECK(words ==
              "[Event] 1. Aa Bb {a word and more than one line} VAR[7]{ 1... Bc {x} 2. Ad) {then} 2. Cc *");
    }
    options.width = 0;
    CHECK(format_game(small_game(), chosen, options) ==
          "[Event]\n1. Aa Bb {a word and more than one line} VAR[7]{ 1... Bc {x} 2. Ad) {then} 2. Cc *\n");
}

TEST_CASE("trees are the same if the board resolves their plies alike", "[format]") {
    const auto game_of = [](game_maker& make, place from) -> const game& {
        ply only = make.write_step("b", from, 1);
        make.made.main_line.first_ply = make.add_ply(only);
        return make.finish();
    };
    game_maker short_form;
    game_maker long_form;
    const game& a = game_of(short_form, no_place);
    const game& b = game_of(long_form, 0);
    notation chosen = written_so({});
    CHECK(layout::difference_of(a, b, chosen) == "\"b\" would be another move");
    chosen.resolve = [](const game& asked, std::vector<ply>& output) {
        output = asked.plies;
        output[0].from = 0;
    };
    CHECK(layout::difference_of(a, b, chosen) == "");
}

TEST_CASE("numbers count unless the notation calls them a matter of form", "[format]") {
    game_maker make;
    make.made.main_line.first_ply = add_ply(make, "b", side::white, 7);
    game_maker other;
    other.made.main_line.first_ply = add_ply(other, "b", side::white, 8);
    CHECK(layout::difference_of(make.finish(), other.finish(), written_so({})) ==
          "\"b\" of move 7 would have the number 8");
    CHECK(layout::difference_of(make.finish(), other.finish(), written_so({.numbers_are_form = true})) ==
          "\"b\" of move 7 would belong to another move");
    game_maker none;
    none.made.main_line.first_ply = add_ply(none, "b", side::white, 0);
    CHECK(layout::difference_of(make.finish(), none.finish(), written_so({.numbers_are_form = true})) == "");
}

TEST_CASE("omitted numbers follow from the order of plies", "[format]") {
    const auto game_of = [](game_maker& make, std::initializer_list<std::uint32_t> numbers) -> const game& {
        side mover = side::white;
        node last = no_node;
        for (const std::uint32_t number : numbers) {
            const node added = add_ply(make, "b", mover, number);
            (last == no_node ? make.made.main_line.first_ply : make.made.plies[last].next) = added;
            last = added;
            mover = mover == side::white ? side::black : side::white;
        }
        return make.finish();
    };
    const auto difference = [&game_of](std::initializer_list<std::uint32_t> one,
                                       std::initializer_list<std::uint32_t> other) {
        game_maker a;
        game_maker b;
        return layout::difference_of(game_of(a, one), game_of(b, other),
                                     written_so({.numbers_are_form = true}));
    };
    CHECK(difference({3, 3, 4, 4}, {3, 0, 4, 0}) == "");
    CHECK(difference({3, 0, 0, 0}, {3, 0, 4, 0}) == "");
    CHECK(difference({0, 0, 4, 0}, {3, 0, 4, 0}) == "");
    // A reply is missing, and the number of the next move comes before the text that would be written as the
    // reply.
    CHECK(difference({3, 4, 0, 5}, {3, 0, 4, 0}) == "\"b\" of move 4 would belong to another move");
    CHECK(difference({3, 0, 0, 0}, {3, 0, 5, 0}) == "\"b\" of move 4 would belong to another move");
}

TEST_CASE("the replaced ply is part of a tree's meaning", "[format]") {
    const auto game_of = [](game_maker& make, bool first) -> const game& {
        const node one = add_ply(make, "b", side::white, 1);
        const node two = add_ply(make, "c", side::black, 0);
        make.made.plies[one].next = two;
        make.made.main_line.first_ply = one;
        variation instead;
        instead.replaces = first ? one : two;
        make.annotate(make.made.plies[two].first_annotation, annotation_kind::variation,
                      make.add_variation(instead));
        return make.finish();
    };
    game_maker of_first;
    game_maker of_second;
    game_maker of_first_again;
    const game& a = game_of(of_first, true);
    CHECK(layout::difference_of(a, game_of(of_second, false), written_so({})) ==
          "a variation would replace another move");
    CHECK(layout::difference_of(a, game_of(of_first_again, true), written_so({})) == "");
}
