// The parser of PDTL: the one place where its generated rules are instantiated.
#include "grammar/ctl_pgn/pdtl.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/parse.hpp"
#include "text/utf8.hpp"
#include "tree/number_value.hpp"

#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

namespace rule = grammar::ctl_pgn::pdtl::tolerant;

// More findings for one position would not help.
constexpr std::size_t most_findings = 1000;

class setup_builder {
  public:
    setup_builder(std::string_view text, position_setup& setup, std::vector<finding>& findings)
        : text_(text), setup_(setup), findings_(findings, text, most_findings) {}

    void report(code id, const char* begin, const char* end) {
        // Hexes that are crossed lie in the pawn's column.
        if (id == codes::special_form && columns_differ_)
            id = codes::missing_special;
        if (id == codes::special_form)
            std::sort(setup_.special.crossed.begin(),
                      setup_.special.crossed.begin() + setup_.special.crossed_count);
        // In a line that continues with something else, that one character is wrong.
        if (id == codes::missing_slash && begin != end)
            end = begin + utf8::decode({begin, static_cast<std::size_t>(end - begin)}).size;
        findings_.add(id, begin, end);
    }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }
    void finish() { findings_.finish(text_); }

    void line_number(std::string_view digits) {
        position_setup::line added;
        added.where = span_of(digits);
        added.number = static_cast<std::uint8_t>(value_of_number(digits));
        added.first_man = setup_.men.size();
        setup_.lines.push_back(added);
    }
    void man(side owner, std::string_view written) {
        position_setup::line& line = setup_.lines.back();
        const auto hex = static_cast<std::uint8_t>(std::min<std::uint32_t>(line.hexes, 255));
        setup_.men.push_back({span_of(written), find_symbol(written), owner, hex});
        ++line.hexes;
        ++line.man_count;
    }
    void empty(std::string_view digit) {
        setup_.lines.back().hexes += static_cast<std::uint32_t>(value_of_number(digit));
    }
    void end_line(std::string_view line) { setup_.lines.back().where = span_of(line); }

    void turn(side player) { setup_.turn = player; }
    void turn_field(std::string_view text) { setup_.turn_where = span_of(text); }
    void right(side player, cescacs::castling_state state) {
        setup_.rights[static_cast<std::size_t>(player)] = state;
    }
    void rights_field(std::string_view text) { setup_.rights_where = span_of(text); }
    void capturing_pawn() {
        setup_.special.crossed_count = 0;
        column_ = '\0';
        columns_differ_ = false;
    }
    void special_hex(std::string_view hex) {
        capturing_pawn();
        crossing_pawn(hex);
    }
    void crossing_pawn(std::string_view hex) {
        setup_.special.pawn = find_hex(hex);
        crossed_column(hex);
    }
    // Its letter, or the hex.
    void crossed_column(std::string_view written) {
        columns_differ_ = columns_differ_ || (column_ != '\0' && column_ != written.front());
        column_ = written.front();
    }
    void crossed_line(std::string_view digits) {
        if (setup_.special.crossed_count != setup_.special.crossed.size())
            setup_.special.crossed[setup_.special.crossed_count++] =
                static_cast<std::uint8_t>(value_of_number(digits));
    }
    void special_field(std::string_view text) { setup_.special.where = span_of(text); }
    void counted_plies(std::string_view digits) { setup_.clock = counter(digits); }
    void clock_field(std::string_view text) { setup_.clock_where = span_of(text); }
    void number(std::string_view digits) { setup_.number = counter(digits); }
    void unknown_number() { setup_.number = 0; }
    void number_field(std::string_view text) { setup_.number_where = span_of(text); }

  private:
    std::uint32_t counter(std::string_view digits) {
        const std::uint64_t value = value_of_number(digits);
        if (value <= largest_number)
            return static_cast<std::uint32_t>(value);
        report(codes::number_too_large, digits.data(), digits.data() + digits.size());
        return largest_number;
    }
    [[nodiscard]] span span_of(std::string_view part) const {
        const auto begin = static_cast<std::uint32_t>(part.data() - text_.data());
        return {begin, begin + static_cast<std::uint32_t>(part.size())};
    }

    std::string_view text_;
    position_setup& setup_;
    parsing::finding_list findings_;
    char column_ = '\0'; // the last one that is written
    bool columns_differ_ = false;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, setup_builder& builder) {            \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            builder.CALL;                                                                                    \
        }                                                                                                    \
    }

CTLPGN_ON(line_number, line_number(text));
CTLPGN_ON(white_man, man(side::white, text));
CTLPGN_ON(black_man, man(side::black, text));
CTLPGN_ON(empty_hexes, empty(text));
CTLPGN_ON(line, end_line(text));
CTLPGN_ON(white_turn, turn(side::white));
CTLPGN_ON(black_turn, turn(side::black));
CTLPGN_ON(turn, turn_field(text));
CTLPGN_ON(white_both, right(side::white, cescacs::castling_state::rkr));
CTLPGN_ON(white_queen_rook, right(side::white, cescacs::castling_state::rk));
CTLPGN_ON(white_king_rook, right(side::white, cescacs::castling_state::kr));
CTLPGN_ON(white_king, right(side::white, cescacs::castling_state::k));
CTLPGN_ON(black_both, right(side::black, cescacs::castling_state::rkr));
CTLPGN_ON(black_queen_rook, right(side::black, cescacs::castling_state::rk));
CTLPGN_ON(black_king_rook, right(side::black, cescacs::castling_state::kr));
CTLPGN_ON(black_king, right(side::black, cescacs::castling_state::k));
CTLPGN_ON(rights, rights_field(text));
CTLPGN_ON(special_hex, special_hex(text));
CTLPGN_ON(crossed_line, crossed_line(text));
CTLPGN_ON(crossed_column, crossed_column(text));
CTLPGN_ON(capturing_pawn, capturing_pawn());
CTLPGN_ON(crossing_pawn, crossing_pawn(text));
CTLPGN_ON(special, special_field(text));
CTLPGN_ON(counted_plies, counted_plies(text));
CTLPGN_ON(clock, clock_field(text));
CTLPGN_ON(counted, number(text));
CTLPGN_ON(unknown, unknown_number());
CTLPGN_ON(unknown_move, unknown_number());
CTLPGN_ON(number, number_field(text));

#undef CTLPGN_ON

} // namespace

bool read_position(std::string_view text, position_setup& setup, std::vector<finding>& findings) {
    setup.clear();
    const std::size_t before = findings.size();
    setup_builder builder(text, setup, findings);
    parsing::text_input input(text);
    parsing::parse<rule::pdtl, action>(input, builder);
    builder.finish();
    return findings.size() == before;
}

position_setup setup_of(std::string_view text) {
    position_setup setup;
    std::vector<finding> ignored;
    read_position(text, setup, ignored);
    return setup;
}

bool accepts_position(std::string_view text) {
    return parsing::accepts<grammar::ctl_pgn::pdtl::strict::pdtl, rule::pdtl>(text);
}

} // namespace ctlpgn::ctl_pgn
