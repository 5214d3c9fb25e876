#include "notations/pgn/positions/fen.hpp"

#include "games/chess/castling.hpp"
#include "grammar/pgn/fen.hpp"
#include "notations/pgn/codes.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "tree/number_value.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace ctlpgn::pgn {

namespace {

namespace rule = grammar::pgn::fen::tolerant;

constexpr std::size_t most_findings = 100;
constexpr std::string_view letters = " pnbrqk";

constexpr chess::piece_kind kind_of_letter(char letter) {
    const char small = static_cast<char>(letter | 0x20);
    const std::size_t at = letters.find(small);
    return at == std::string_view::npos ? chess::piece_kind::none : static_cast<chess::piece_kind>(at);
}

// The board that the grammar's actions fill in, from the eighth rank down.
class set_up {
  public:
    set_up(std::vector<finding>& findings, std::string_view text)
        : text_(text), findings_(findings, text, most_findings) {}

    chess::position position;
    position_places places;

    void man(std::string_view written) {
        if (file_ < chess::file_count && rank_ >= 0) {
            const auto here = chess::square::at(file_, rank_);
            const char letter = written.front();
            position.put(
                here, {is_capital(letter) ? chess::side::white : chess::side::black, kind_of_letter(letter)});
            places.men[here.index()] = span_of(written);
        }
        ++file_;
    }
    void empty(char digit) { file_ += digit - '0'; }
    void rank(std::string_view written) {
        if (file_ != chess::file_count) {
            whole_ = false;
            report(codes::rank_length, written.data(), written.data() + written.size());
        }
        file_ = 0;
        --rank_;
    }
    void placement(std::string_view written) {
        places.placement = span_of(written);
        placed_ = true;
    }
    [[nodiscard]] bool readable() const { return placed_ && whole_; }

    void turn(std::string_view written) {
        places.turn = span_of(written);
        position.to_move = (written.front() | 0x20) == 'w' ? chess::side::white : chess::side::black;
    }
    void rights(std::string_view written) { places.rights = span_of(written); }
    // K and Q: the outermost rook on that wing; a file: the rook there.
    void right(std::string_view written) {
        const char letter = written.front();
        const chess::side owner = is_capital(letter) ? chess::side::white : chess::side::black;
        const int home = owner == chess::side::white ? 0 : chess::rank_count - 1;
        const char small = static_cast<char>(letter | 0x20);
        int file = small - 'a';
        if (small == 'k' || small == 'q')
            file = outermost(owner, home, small == 'k');
        const auto corner = chess::square::at(file, home);
        if (!corner)
            return;
        position.castling.insert(corner);
        if (span& letter_of_rook = places.castlings[corner.index()]; letter_of_rook.empty())
            letter_of_rook = span_of(written);
    }
    void en_passant(std::string_view square) {
        places.en_passant = span_of(square);
        position.en_passant = chess::square::at(square[0] - 'a', square[1] - '1');
    }
    void clock(std::string_view digits) {
        places.clock = span_of(digits);
        position.half_move_clock = count(digits);
    }
    void number(std::string_view digits) { position.move_number = count(digits); }

    // What the generated rules require (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end) { findings_.add(id, begin, end); }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }

  private:
    std::uint32_t count(std::string_view digits) {
        const std::uint64_t value = value_of_number(digits);
        if (value <= largest_number)
            return static_cast<std::uint32_t>(value);
        report(code::number_too_large, digits.data(), digits.data() + digits.size());
        return largest_number;
    }

    [[nodiscard]] int outermost(chess::side owner, int home, bool right_wing) const {
        const int corner = right_wing ? chess::file_count - 1 : 0;
        const int step = right_wing ? -1 : 1;
        for (int file = corner; file >= 0 && file < chess::file_count; file += step) {
            const chess::square here = chess::square::at(file, home);
            if (position.holds(here, owner, chess::piece_kind::rook))
                return file;
            if (position.holds(here, owner, chess::piece_kind::king))
                break;
        }
        return corner;
    }

    [[nodiscard]] span span_of(std::string_view part) const {
        const auto begin = static_cast<std::uint32_t>(part.data() - text_.data());
        return {begin, begin + static_cast<std::uint32_t>(part.size())};
    }

    std::string_view text_;
    parsing::finding_list findings_;
    int file_ = 0;
    int rank_ = chess::rank_count - 1;
    bool whole_ = true;
    bool placed_ = false;
};

template <typename Rule> struct fen_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct fen_action<rule::RULE> {                                                              \
        template <typename Input> static void apply(const Input& input, set_up& state) {                     \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            state.CALL;                                                                                      \
        }                                                                                                    \
    }

CTLPGN_ON(white_man, man(text));
CTLPGN_ON(black_man, man(text));
CTLPGN_ON(empty, empty(text.front()));
CTLPGN_ON(rank, rank(text));
CTLPGN_ON(placement, placement(text));
CTLPGN_ON(turn, turn(text));
CTLPGN_ON(rights, rights(text));
CTLPGN_ON(right, right(text));
CTLPGN_ON(passed_square, en_passant(text));
CTLPGN_ON(clock, clock(text));
CTLPGN_ON(move_number, number(text));

#undef CTLPGN_ON

// Never more than can be read again.
void append_number(std::string& output, std::uint32_t number) {
    output.append(" ").append(std::to_string(std::min(number, largest_number)));
}

char letter_of(chess::side owner, char small) {
    return owner == chess::side::white ? static_cast<char>(small & ~0x20) : small;
}

void append_rights(std::string& output, const chess::position& p) {
    const std::size_t before = output.size();
    for (const chess::side owner : {chess::side::white, chess::side::black})
        for (const chess::wing w : {chess::wing::king, chess::wing::queen}) {
            const chess::square rook = castling_rook(p, owner, w);
            if (!rook)
                continue;
            bool outer = false;
            const int step = w == chess::wing::king ? 1 : -1;
            for (chess::square next = rook.step(step, 0); next; next = next.step(step, 0))
                outer = outer || p.holds(next, owner, chess::piece_kind::rook);
            const char small = outer                    ? static_cast<char>('a' + rook.file())
                               : w == chess::wing::king ? 'k'
                                                        : 'q';
            output += letter_of(owner, small);
        }
    if (output.size() == before)
        output += '-';
}

// The last position that was read, which is needed several times while its game is read, checked and written.
struct kept_position {
    std::string text;
    const char* place = nullptr; // where it was
    read_position read;
    std::vector<finding> findings;

    [[nodiscard]] bool is_of(std::string_view asked) const { return place == asked.data() && text == asked; }

    void read_from(std::string_view asked) {
        place = nullptr;
        findings.clear();
        set_up state(findings, asked);
        parsing::text_input input(asked);
        const bool is_read = parsing::parse<rule::fen, fen_action>(input, state);
        read = {state.position, is_read && state.readable(), state.places};
        text = asked;
        place = asked.data();
    }
};

} // namespace

read_position read_fen(std::string_view text, std::vector<finding>& findings) {
    thread_local kept_position last;
    if (!last.is_of(text))
        last.read_from(text);
    findings.insert(findings.end(), last.findings.begin(), last.findings.end());
    return last.read;
}

bool accepts_fen(std::string_view text) {
    return parsing::accepts<grammar::pgn::fen::strict::fen, rule::fen>(text);
}

void append_fen(std::string& output, const chess::position& p) {
    for (int rank = chess::rank_count - 1; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file != chess::file_count; ++file) {
            const chess::piece here = p.at(chess::square::at(file, rank));
            if (here.is_empty()) {
                ++empty;
                continue;
            }
            if (empty != 0)
                output += static_cast<char>('0' + std::exchange(empty, 0));
            output += letter_of(here.owner(), letters[chess::index_of(here.kind())]);
        }
        if (empty != 0)
            output += static_cast<char>('0' + empty);
        output += rank == 0 ? ' ' : '/';
    }
    output += p.to_move == chess::side::white ? "w " : "b ";
    append_rights(output, p);
    output += ' ';
    if (p.en_passant) {
        output += static_cast<char>('a' + p.en_passant.file());
        output += static_cast<char>('1' + p.en_passant.rank());
    } else {
        output += '-';
    }
    append_number(output, p.half_move_clock);
    append_number(output, p.move_number);
}

std::string write_fen(const chess::position& p) {
    std::string result;
    append_fen(result, p);
    return result;
}

} // namespace ctlpgn::pgn
