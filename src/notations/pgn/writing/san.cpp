#include "notations/pgn/writing/san.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/movement.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/repair/contradicted_marks.hpp"
#include "notations/pgn/repair/exchanged_moves.hpp"
#include "notations/pgn/replay/result_on_board.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view small_letters = " pnbrqk";

char file_letter(chess::square s) {
    return static_cast<char>('a' + s.file());
}
char rank_digit(chess::square s) {
    return static_cast<char>('1' + s.rank());
}

// Characters that become a text all at once, enough for the longest move.
class few_characters {
  public:
    void add(char each) { characters_[size_++] = each; }
    void add(chess::square each) {
        add(file_letter(each));
        add(rank_digit(each));
    }
    void add(std::string_view some) {
        for (const char each : some)
            add(each);
    }
    [[nodiscard]] std::string text() const { return {characters_.data(), size_}; }

  private:
    static constexpr std::size_t longest_letter = 4;
    static_assert(std::ranges::all_of(languages, [](const language& each) {
        return std::ranges::all_of(each.letters,
                                   [](std::string_view letter) { return letter.size() <= longest_letter; });
    }));
    // R1a2xb3=Q#
    std::array<char, 2 * longest_letter + 8> characters_; // NOLINT(*-member-init): the first are written
    std::size_t size_ = 0;
};

void add_drop(const chess::ply& played, const piece_letters& letters, few_characters& text) {
    text.add(played.mover == chess::piece_kind::pawn ? pawn_letter : letter_in(letters, played.mover));
    text.add('@');
    text.add(played.to);
}

void add_promotion(const chess::ply& played, const piece_letters& letters, few_characters& text) {
    if (played.becomes == chess::piece_kind::none)
        return;
    text.add('=');
    text.add(letter_in(letters, played.becomes));
}

void add_unmarked(const chess::ply& played, chess::square_set origins, const piece_letters& letters,
                  few_characters& text) {
    switch (played.kind) {
    case chess::ply_kind::null: return text.add("--");
    case chess::ply_kind::castling:
        return text.add(chess::wing_of(played.from, played.rook) == chess::wing::king ? "O-O" : "O-O-O");
    case chess::ply_kind::drop: return add_drop(played, letters, text);
    case chess::ply_kind::step:
    case chess::ply_kind::en_passant: break;
    }
    const bool captures = played.captured != chess::piece_kind::none;
    if (played.mover == chess::piece_kind::pawn) {
        if (captures)
            text.add(file_letter(played.from));
    } else {
        text.add(letter_in(letters, played.mover));
        const needed_origin needed = origin_needed(played.from, origins);
        if (needed.file)
            text.add(file_letter(played.from));
        if (needed.rank)
            text.add(rank_digit(played.from));
    }
    if (captures)
        text.add('x');
    text.add(played.to);
    add_promotion(played, letters, text);
}

std::string_view mark_in(const reached_ply& here) {
    if (here.after.variant == nullptr || !is_won_without_mate(here.after)) [[likely]]
        return mark_of(here.checks, here.after);
    const std::uint16_t mark = mark_of_end(here.written);
    return mark == check_mate ? "#" : mark != 0 ? "+" : "";
}

std::string san_in(const reached_ply& here, const piece_letters& letters) {
    few_characters text;
    add_unmarked(here.played.played, here.played.origins, letters, text);
    text.add(mark_in(here));
    return text.text();
}

} // namespace

std::string_view mark_of(bool checks, const chess::position& after) {
    if (after.variant != nullptr && is_won_without_mate(after)) [[unlikely]]
        return "#";
    return !checks ? "" : chess::has_legal_ply(after) ? "+" : "#";
}

needed_origin origin_needed(chess::square from, chess::square_set origins) {
    if (!origins.has_several())
        return {};
    bool several = false;
    bool same_file = false;
    bool same_rank = false;
    origins.for_each([&](chess::square other) {
        if (other == from)
            return;
        several = true;
        same_file = same_file || other.file() == from.file();
        same_rank = same_rank || other.rank() == from.rank();
    });
    return {.file = several && (!same_file || same_rank), .rank = same_file};
}

std::string unmarked_san(const chess::ply& played, chess::square_set origins, const piece_letters& letters) {
    few_characters text;
    add_unmarked(played, origins, letters, text);
    return text.text();
}

std::string unmarked_full(const chess::ply& played, const piece_letters& letters) {
    if (played.kind >= chess::ply_kind::castling)
        return unmarked_san(played, {}, letters);
    few_characters text;
    if (played.mover != chess::piece_kind::pawn)
        text.add(letter_in(letters, played.mover));
    text.add(played.from);
    text.add(played.captured != chess::piece_kind::none ? 'x' : '-');
    text.add(played.to);
    add_promotion(played, letters, text);
    return text.text();
}

std::string san_text(const reached_ply& here) {
    return san_in(here, english_letters);
}

std::string san_text(const chess::position& before, const chess::ply& played) {
    const bool steps = played.kind == chess::ply_kind::step && played.mover != chess::piece_kind::pawn;
    const chess::square_set origins =
        steps ? chess::candidates(before, played.mover, played.to) : chess::square_set{};
    const chess::position here = chess::after(before, played);
    return unmarked_san(played, origins).append(mark_of(chess::in_check(here, here.to_move), here));
}

namespace {

std::string text_of(const reached_ply& here, const move_style& style, bool is_chess960) {
    switch (style.form) {
    case move_form::full:
        return unmarked_full(here.played.played, style.letters).append(mark_of(here.checks, here.after));
    case move_form::squares: return uci_text(here.played.played, is_chess960);
    case move_form::standard: break;
    }
    return san_in(here, style.letters);
}

struct text_collector {
    std::vector<std::string>& output;
    const move_style& style;
    bool is_chess960;
    static constexpr bool never_looks_back = true;

    void reached(const reached_ply& here) const {
        if (here.played.outcome == resolved::one)
            output[here.which] = text_of(here, style, is_chess960);
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

} // namespace

std::vector<std::string> move_texts(const game& record, const move_style& style) {
    std::vector<std::string> result(record.plies.size());
    text_collector collector{result, style, rules_of(record).is_chess960};
    replay(record, collector).run();
    return result;
}

namespace {

// The plies that cannot be played.
struct illegal_plies {
    std::vector<bool> hold; // by node
    bool any = false;
    static constexpr bool never_looks_back = true;

    void reached(const reached_ply& here) {
        if (here.played.outcome == resolved::illegal)
            hold[here.which] = any = true;
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

// A move in short notation, as opposed to squares or letters that the board has to explain.
bool is_short(const game& record, const ply& asked) {
    if (asked.kind != ply_kind::displaced || asked.piece >= unsaid_piece || asked.from != no_place ||
        (asked.own & long_mark) != 0 || asked.text().empty() || has_foreign_letters(record, asked))
        return false;
    const bool is_pawn = kind_of(asked.piece) == chess::piece_kind::pawn;
    return is_capital(record.text[asked.text().begin]) != is_pawn;
}

} // namespace

void keep_contradicted(const game& record, std::vector<std::string>& texts) {
    illegal_plies illegal{std::vector<bool>(record.plies.size())};
    replay(record, illegal).run();
    if (!illegal.any)
        return;
    const auto keep_line = [&](node first) {
        const auto next = [&record](node n) { return record.plies[n].next; };
        node last = first;
        while (last != no_node && !illegal.hold[last])
            last = next(last);
        if (last == no_node)
            return;
        for (node n = first; n != last; n = next(n))
            if (is_short(record, record.plies[n]))
                texts[n].clear();
    };
    keep_line(record.main_line.first_ply);
    for (const variation& each : record.variations)
        keep_line(each.line.first_ply);
}

namespace {

std::vector<node> doubted_plies(const game& record) {
    std::vector<node> doubted = plies_with_doubted_marks(record);
    const std::vector<node> misplaced = plies_in_doubted_order(record);
    doubted.insert(doubted.end(), misplaced.begin(), misplaced.end());
    return doubted;
}

} // namespace

void keep_doubted_marks(const game& record, std::vector<std::string>& texts) {
    // That is seen without a board.
    const auto says_too_much = [&](node n) {
        const ply& written = record.plies[n];
        const std::string& due = texts[n];
        return (written.capture != 0 && due.find('x') == std::string::npos) ||
               (written.check != 0 && !due.ends_with('+') && !due.ends_with('#')) ||
               (written.check == check_mate && !due.ends_with('#'));
    };
    node at = record.main_line.first_ply;
    while (at != no_node && !says_too_much(at))
        at = record.plies[at].next;
    if (at != no_node)
        for (const node each : doubted_plies(record)) {
            const ply& written = record.plies[each];
            const std::string_view text = record.raw(written.text());
            const bool is_in_words = written.check == check_mate && text.find('#') == std::string_view::npos;
            texts[each] = is_in_words ? std::string(text).append("#") : "";
        }
}

std::string uci_text(const chess::ply& played, bool is_chess960) {
    if (played.kind == chess::ply_kind::null)
        return "0000";
    few_characters text;
    if (played.kind == chess::ply_kind::drop) {
        add_drop(played, english_letters, text);
        return text.text();
    }
    const bool by_rook = played.kind == chess::ply_kind::castling && is_chess960;
    text.add(played.from);
    text.add(by_rook ? played.rook : played.to);
    if (played.becomes != chess::piece_kind::none)
        text.add(small_letters[chess::index_of(played.becomes)]);
    return text.text();
}

} // namespace ctlpgn::pgn
