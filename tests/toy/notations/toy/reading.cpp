// The two readings of the grammar, and the builder of the tree.
#include "grammar/toy/file.hpp"
#include "notations/toy/codes.hpp"
#include "notations/toy/toy.hpp"
#include "parsing/game_frame.hpp"
#include "parsing/reading_state.hpp"
#include "parsing/strict_state.hpp"
#include "parsing/text_input.hpp"
#include "text/utf8.hpp"
#include "tree/record_builder.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <algorithm>
#include <utility>

namespace ctlpgn::toy {

namespace {

namespace rule = grammar::toy::file::tolerant;
namespace strict = grammar::toy::file::strict;

class builder : public record_builder {
  public:
    builder(game& record, std::string_view text) : record_builder(record, text) { add_spare(); }

    void move_number(std::string_view digits) {
        number_ = number(digits);
        number_begin_ = digits.data();
    }

    void cell(std::string_view text) {
        const open_line& line = innermost_line();
        ply& read = spare();
        read.kind = ply_kind::in_place; // an empty cell becomes a mark
        read.promotion = 1;
        read.begin = offset(text.data());
        read.text_length = read.length = clamped(static_cast<std::uint32_t>(text.size()));
        read.number = number_ & largest_number;
        read.number_begin = number_begin_ != nullptr ? offset(number_begin_) : read.begin;
        read.to = static_cast<place>(std::ranges::find(words.places, text) - words.places.begin());
        if (line.last_ply != no_node)
            read.player = opponent(built().plies[line.last_ply].player);
        else if (replaced_ != no_node && line.variation != no_node)
            read.player = built().plies[replaced_].player;
        append_to_line(spare_node(), read.player == side::white);
        add_spare();
        number_ = 0;
        number_begin_ = nullptr;
    }

    void begin_variation(const char* at) {
        replaced_ = innermost_line().last_ply;
        record_builder::begin_variation(at);
        built().variations.back().replaces = replaced_;
    }

    void end_variation(const char* end) { record_builder::end_variation(end); }

    void end_comment(std::string_view text) {
        record_builder::end_comment(text.data() + text.size(), text.ends_with('}') ? 1 : 0);
    }

    void result(std::string_view text) {
        built().result =
            static_cast<std::uint8_t>(std::ranges::find(words.results, text) - words.results.begin());
        built().result_where = span_of(text);
    }

    void finish() { built().plies.pop_back(); }

  private:
    std::uint32_t number_ = 0;
    const char* number_begin_ = nullptr;
    node replaced_ = no_node;
};

class reading : public parsing::reading_state {
  public:
    reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& found)
        : reading_state(record, text, bounds, found), builder(record, text) {}

    toy::builder builder;

    void report(code id, const char* begin, const char* end) {
        if (id == code::missing_result && is_unclosed_)
            return; // it is in what was not closed
        is_unclosed_ = is_unclosed_ || id == code::unclosed_variation || id == code::unclosed_comment;
        parsing::reported_place reported{id, {begin, end}, {}};
        settle(reported, builder);
        add(std::move(reported));
    }

    void finish(std::string_view consumed) { reading_state::finish(builder, consumed); }

  private:
    bool is_unclosed_ = false;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define TOY_ON(RULE, CALL)                                                                                   \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& in, reading& state) {                       \
            const std::string_view text(in.begin(), in.size());                                              \
            state.builder.CALL;                                                                              \
        }                                                                                                    \
    }

TOY_ON(tag_open, begin_tag(text.data()));
TOY_ON(tag_name, tag_name(text));
TOY_ON(tag_value, tag_value(text));
TOY_ON(tag, end_tag(text.data() + text.size()));
TOY_ON(move_number, move_number(text));
TOY_ON(cell, cell(text));
TOY_ON(comment_open, begin_comment(text.data()));
TOY_ON(comment, end_comment(text));
TOY_ON(variation_open, begin_variation(text.data()));
TOY_ON(variation, end_variation(text.data() + text.size()));
TOY_ON(result, result(text));

#undef TOY_ON

} // namespace

bool accepts(std::string_view text, const limits& bounds) {
    parsing::text_input input(text);
    parsing::strict_state state(bounds.depth);
    return utf8::find_invalid(text) == text.size() && tao::pegtl::parse<strict::file>(input, state) &&
           !state.limit_was_reached();
}

reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings) {
    record.clear();
    record.text = text;
    reading state(record, text, bounds, findings);
    using rules = parsing::file_rules<rule::file_start, rule::game, rule::file_end>;
    return parsing::read_frame<rules, action>(
        text, first, record, state, [&](std::size_t consumed) { return last || consumed != text.size(); },
        [] {});
}

ply_parts parts_of(const game& record, const ply& asked) {
    ply_parts parts;
    parts.number = {asked.number_begin, asked.number_begin};
    parts.target = asked.text();
    if (asked.has_number()) {
        const std::string_view before = record.raw({asked.number_begin, asked.begin});
        parsing::text_input text(before);
        parsing::strict_state state(0);
        tao::pegtl::parse<strict::move_number>(text, state);
        parts.number.end += static_cast<std::uint32_t>(text.current() - before.data());
    }
    return parts;
}

std::size_t find_game(std::string_view text) {
    const std::size_t line_end = text.find("\n[");
    return line_end == std::string_view::npos ? line_end : line_end + 1;
}

} // namespace ctlpgn::toy
