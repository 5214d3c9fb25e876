#include "notations/pgn/positions/fen.hpp"

#include "games/chess/castling.hpp"
#include "games/chess/variants/rules.hpp"
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
#include <bit>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
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
    chess::variant_circumstances of_variant;
    written_checks checks;

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
    // The man before it.
    void promoted_man() {
        if (const auto here = chess::square::at(file_ - 1, rank_))
            of_variant.promoted.insert(here);
    }
    void in_hand(std::string_view written) {
        for (const char letter : written) {
            const chess::piece_kind kind = kind_of_letter(letter);
            if (kind == chess::piece_kind::none)
                continue;
            std::uint8_t& held =
                of_variant.in_hand_of(is_capital(letter) ? chess::side::white : chess::side::black, kind);
            if (held != std::numeric_limits<std::uint8_t>::max())
                ++held;
        }
    }
    void checks_are(std::string_view written, bool are_given) {
        const std::size_t first = are_given ? 1 : 0;
        checks = {{digit_in(written, first), digit_in(written, first + 2)}, true, are_given};
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
    static std::uint8_t digit_in(std::string_view text, std::size_t at) {
        return static_cast<std::uint8_t>(text[at] - '0');
    }

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
CTLPGN_ON(promoted_man, promoted_man());
CTLPGN_ON(in_hand, in_hand(text));
CTLPGN_ON(checks_left, checks_are(text, false));
CTLPGN_ON(checks_given, checks_are(text, true));

#undef CTLPGN_ON

// Never more than can be read again. Returns the end of what is written.
char* write_number(char* to, std::uint32_t number) {
    *to++ = ' ';
    constexpr std::ptrdiff_t most_digits = std::numeric_limits<std::uint32_t>::digits10 + 1;
    return std::to_chars(to, to + most_digits, std::min(number, largest_number)).ptr;
}

constexpr char letter_of(chess::side owner, char small) {
    return owner == chess::side::white ? static_cast<char>(small & ~0x20) : small;
}

char* write_orthodox_rights(char* to, const chess::position& p) {
    constexpr std::pair<chess::square, char> corners[] = {{chess::square::at(7, 0), 'K'},
                                                          {chess::square::at(0, 0), 'Q'},
                                                          {chess::square::at(7, 7), 'k'},
                                                          {chess::square::at(0, 7), 'q'}};
    for (const auto& [corner, letter] : corners) {
        *to = letter; // kept if the right is there
        to += p.castling.contains(corner) ? 1 : 0;
    }
    return to;
}

// By files where the letters of wings would mean other rooks.
char* write_other_rights(char* to, const chess::position& p) {
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
            *to++ = letter_of(owner, small);
        }
    return to;
}

char* write_rights(char* to, const chess::position& p) {
    char* const end = has_orthodox_castling(p) ? write_orthodox_rights(to, p) : write_other_rights(to, p);
    *end = '-'; // kept if there are none
    return end + (end == to ? 1 : 0);
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
        read = {state.position, state.of_variant, state.checks, is_read && state.readable(), state.places};
        text = asked;
        place = asked.data();
    }
};

} // namespace

read_position read_fen(std::string_view text, std::vector<finding>& findings) {
    thread_local kept_position last;
    if (text.data() == nullptr)
        text = ""; // parsers need a place to read from
    if (!last.is_of(text))
        last.read_from(text);
    findings.insert(findings.end(), last.findings.begin(), last.findings.end());
    return last.read;
}

chess::position position_in(const read_position& read, const chess::variant_rules* rules) {
    chess::position result = read.position;
    result.variant = rules;
    if (rules == nullptr)
        return result;
    if (rules->drops) {
        result.promoted = read.of_variant.promoted;
        result.in_hand = read.of_variant.in_hand;
    }
    const std::uint8_t all = rules->checks_to_win;
    result.checks_left = {all, all};
    if (read.checks.are_written && all != 0)
        for (std::size_t i = 0; i != result.checks_left.size(); ++i) {
            const std::uint8_t written = std::min(read.checks.counts[i], all);
            result.checks_left[i] =
                read.checks.are_given ? static_cast<std::uint8_t>(all - written) : written;
        }
    return result;
}

bool accepts_fen(std::string_view text) {
    return parsing::accepts<grammar::pgn::fen::strict::fen, rule::fen>(text);
}

namespace {

// White's before Black's, the strongest first.
void append_hands(std::string& output, const chess::position& p) {
    output += '[';
    for (const chess::side owner : {chess::side::white, chess::side::black})
        for (std::size_t kind = chess::kinds_in_hand; kind != 0; --kind)
            output.append(p.in_hand_of(owner, static_cast<chess::piece_kind>(kind)),
                          letter_of(owner, letters[kind]));
    output += ']';
}

char* write_checks(char* to, const chess::position& p) {
    for (const char each :
         {' ', static_cast<char>('0' + p.checks_left[0]), '+', static_cast<char>('0' + p.checks_left[1])})
        *to++ = each;
    return to;
}

// By chess::piece::code.
constexpr auto fen_letters = [] {
    std::array<char, chess::piece::code_count> made{};
    for (std::size_t kind = 1; kind != chess::piece_kind_count; ++kind)
        for (const chess::side owner : {chess::side::white, chess::side::black})
            made[chess::piece(owner, static_cast<chess::piece_kind>(kind)).code()] =
                letter_of(owner, letters[kind]);
    return made;
}();

using rank_codes = std::uint64_t; // board::codes_of_rank

// Writes a rank and returns its end.
char* write_rank(char* to, rank_codes row, chess::square_set promoted, int rank) {
    int file = 0;
    for (; row != 0; row >>= 8, ++file) {
        const int empty = std::countr_zero(row) / 8;
        *to = static_cast<char>('0' + empty); // kept if it is not 0
        to += empty != 0 ? 1 : 0;
        row >>= 8 * empty;
        file += empty;
        *to++ = fen_letters[row & 0xFF];
        if (promoted.contains(chess::square::at(file, rank)))
            *to++ = '~';
    }
    *to = static_cast<char>('0' + chess::file_count - file);
    return to + (file != chess::file_count ? 1 : 0);
}

// A ply changes one rank or two, so the others are kept.
class kept_ranks {
  public:
    char* write(char* to, rank_codes row, int rank) {
        kept_rank& kept = ranks_[static_cast<std::size_t>(rank)];
        if (kept.row != row || kept.size == 0) {
            kept.row = row;
            kept.size =
                static_cast<std::size_t>(write_rank(kept.text.data(), row, {}, rank) - kept.text.data());
        }
        std::copy_n(kept.text.begin(), chess::file_count, to);
        return to + kept.size;
    }

  private:
    struct kept_rank {
        rank_codes row = 0;
        std::size_t size = 0;
        std::array<char, chess::file_count + 1> text{}; // write_rank looks one ahead
    };
    std::array<kept_rank, chess::rank_count> ranks_;
};

} // namespace

void append_fen(std::string& output, const chess::position& p) {
    thread_local kept_ranks kept;
    constexpr std::size_t longest_board = 2 * chess::square_count + chess::rank_count;
    constexpr std::size_t longest_rest = 48; // turn, rights, square, checks and two numbers
    std::array<char, longest_board + longest_rest>
        text; // NOLINT(*-member-init): read as far as it is written
    char* to = text.data();
    for (int rank = chess::rank_count - 1; rank >= 0; --rank) {
        const rank_codes row = p.codes_of_rank(rank);
        to = p.promoted.empty() ? kept.write(to, row, rank) : write_rank(to, row, p.promoted, rank);
        *to = '/';
        to += rank != 0 ? 1 : 0;
    }
    if (p.variant != nullptr && p.variant->drops) {
        output.append(text.data(), to);
        append_hands(output, p);
        to = text.data();
    }
    for (const char each : {' ', p.to_move == chess::side::white ? 'w' : 'b', ' '})
        *to++ = each;
    to = write_rights(to, p);
    *to++ = ' ';
    if (p.en_passant) {
        *to++ = static_cast<char>('a' + p.en_passant.file());
        *to++ = static_cast<char>('1' + p.en_passant.rank());
    } else {
        *to++ = '-';
    }
    if (p.variant != nullptr && p.variant->checks_to_win != 0)
        to = write_checks(to, p);
    to = write_number(to, p.half_move_clock);
    to = write_number(to, p.move_number);
    output.append(text.data(), to);
}

std::string write_fen(const chess::position& p) {
    std::string result;
    append_fen(result, p);
    return result;
}

} // namespace ctlpgn::pgn
