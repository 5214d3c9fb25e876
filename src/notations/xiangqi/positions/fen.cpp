#include "notations/xiangqi/positions/fen.hpp"

#include "grammar/xiangqi/fen.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/position_builder.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "text/counted.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::fen::tolerant;

// By kind: pawn, guard, elephant, horse, cannon, rook, king.
constexpr std::string_view fen_letters = " PABNCRK";

class fen_builder : public position_builder {
  public:
    fen_builder(std::string_view text, written_fen& fen, std::vector<finding>& findings)
        : position_builder(text, findings), fen_(fen) {}

    void man(xiangqi::side owner, std::string_view letter) {
        const point at = point::at(file_++, rank_);
        if (at)
            fen_.men.push_back({span_of(letter), {owner, usual_kind(letter.front())}, at});
    }
    void empty(std::string_view digit) { file_ += digit.front() - '0'; }
    void end_rank(std::string_view text) {
        if (file_ != file_count && fen_.fault.empty()) {
            fen_.fault = std::string("rank ")
                             .append(std::to_string(rank_))
                             .append(" has ")
                             .append(counted(file_, "point"));
            fen_.fault_where = span_of(text);
        }
        file_ = 0;
        --rank_;
    }
    void turn(xiangqi::side player) { fen_.to_move = player; }
    void clock(std::string_view digits) { fen_.clock = number_of(digits); }
    void number(std::string_view digits) { fen_.number = number_of(digits); }

  private:
    written_fen& fen_;
    int rank_ = rank_count - 1;
    int file_ = 0;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, fen_builder& builder) {              \
            static_cast<void>(input);                                                                        \
            builder.CALL;                                                                                    \
        }                                                                                                    \
    }

CTLPGN_ON(red_man, man(xiangqi::side::red, {input.begin(), input.size()}));
CTLPGN_ON(black_man, man(xiangqi::side::black, {input.begin(), input.size()}));
CTLPGN_ON(empty, empty({input.begin(), input.size()}));
CTLPGN_ON(rank, end_rank({input.begin(), input.size()}));
CTLPGN_ON(red_turn, turn(xiangqi::side::red));
CTLPGN_ON(black_turn, turn(xiangqi::side::black));
CTLPGN_ON(clock, clock({input.begin(), input.size()}));
CTLPGN_ON(move_number, number({input.begin(), input.size()}));

#undef CTLPGN_ON

std::string rank_text(const position& shown, int rank) {
    std::string text;
    int empty = 0;
    const auto write_empty = [&] {
        if (empty != 0)
            text += std::to_string(empty);
        empty = 0;
    };
    for (int file = 0; file != file_count; ++file) {
        const piece there = shown.at(point::at(file, rank));
        if (there.is_empty()) {
            ++empty;
            continue;
        }
        write_empty();
        const char letter = fen_letters[index_of(there.kind())];
        text += there.owner() == xiangqi::side::red ? letter : small_letter(letter);
    }
    write_empty();
    return text;
}

} // namespace

bool read_fen(std::string_view text, written_fen& fen, std::vector<finding>& findings) {
    fen = {};
    const std::size_t before = findings.size();
    fen_builder builder(text, fen, findings);
    parsing::text_input input(text);
    parsing::parse<rule::fen, action>(input, builder);
    builder.finish();
    if (std::ranges::find(findings, code{codes::missing_placement}, &finding::id) != findings.end())
        fen.fault = "they are not there";
    if (fen.men.empty() && fen.fault.empty())
        fen.fault = "it is empty";
    return findings.size() == before;
}

bool accepts_fen(std::string_view text) {
    return parsing::accepts<grammar::xiangqi::fen::strict::fen, rule::fen>(text);
}

std::optional<position> position_of_fen(std::string_view text) {
    written_fen read;
    std::vector<finding> ignored;
    read_fen(text, read, ignored);
    if (!read.fault.empty())
        return std::nullopt;
    position made = position_of(read.men, read.to_move);
    made.half_move_clock = read.clock;
    made.move_number = read.number;
    return made;
}

void append_fen(std::string& output, const position& shown) {
    constexpr int highest = rank_count - 1;
    for (int rank = highest; rank >= 0; --rank)
        output.append(rank == highest ? "" : "/").append(rank_text(shown, rank));
    output.append(shown.to_move == xiangqi::side::red ? " w" : " b").append(" - - ");
    // Never more than can be read again.
    output.append(std::to_string(std::min(shown.half_move_clock, largest_number))).append(" ");
    output.append(std::to_string(std::clamp(shown.move_number, 1U, largest_number)));
}

std::string fen_of(const position& shown) {
    std::string text;
    append_fen(text, shown);
    return text;
}

} // namespace ctlpgn::xiangqi
