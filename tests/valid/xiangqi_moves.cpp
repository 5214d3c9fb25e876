#include "valid/xiangqi_moves.hpp"

#include "ctlpgn/position.hpp"
#include "valid/words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::valid {

namespace {

constexpr int files = 9;
constexpr int ranks = 10;

struct point {
    int file = 0; // 0 is Red's left
    int rank = 0; // 0 is Red's first

    bool operator==(const point&) const = default;
};

// The pieces by point; letters as in FEN, upper case for Red.
class board {
  public:
    explicit board(std::string_view placement) {
        int file = 0;
        int rank = ranks - 1;
        for (const char each : placement.substr(0, placement.find(' '))) {
            if (each == '/') {
                --rank;
                file = 0;
            } else if (each >= '1' && each <= '9') {
                file += each - '0';
            } else {
                cells_[index_of({file++, rank})] = each;
            }
        }
    }

    [[nodiscard]] char at(point where) const { return cells_[index_of(where)]; }

    // The ranks of a kind and side of piece on a file, from the front.
    [[nodiscard]] std::vector<int> on_file(char piece, int file) const {
        std::vector<int> found;
        for (int rank = 0; rank != ranks; ++rank)
            if (at({file, rank}) == piece)
                found.push_back(rank);
        if (piece < 'a') // Red's
            std::ranges::reverse(found);
        return found;
    }

  private:
    static std::size_t index_of(point where) {
        return static_cast<std::size_t>(where.rank * files + where.file);
    }

    std::array<char, static_cast<std::size_t>(files* ranks)> cells_{};
};

struct coordinates {
    point from;
    point to;
};

coordinates read(std::string_view iccs) {
    return {{iccs[0] - 'A', iccs[1] - '0'}, {iccs[3] - 'A', iccs[4] - '0'}};
}

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string text_of(point where) {
    return {static_cast<char>('a' + where.file), static_cast<char>('0' + where.rank)};
}

// The usual letters of the forms, for those of FEN.
char letter_of(char piece, move_form written) {
    constexpr std::string_view of_fen = "krnbacp";
    constexpr std::string_view of_draft = "KRNMGCP";
    constexpr std::string_view of_federation = "KRHEACP";
    return (written == move_form::wxf ? of_federation : of_draft)[of_fen.find(small(piece))];
}

std::string lalg(const board& here, const coordinates& ply) {
    return letter_of(here.at(ply.from), move_form::lalg) + text_of(ply.from) +
           (here.at(ply.to) != 0 ? 'x' : '-') + text_of(ply.to);
}

// As little of the origin as is needed.
std::string salg(const board& here, const coordinates& ply, std::string_view before) {
    const char piece = here.at(ply.from);
    const bool is_capture = here.at(ply.to) != 0;
    std::vector<point> others;
    const notation& chosen = *find_notation("xiangqi");
    for (const std::string& each : position::from_text(chosen, before)->legal_plies()) {
        const coordinates possible = read(each);
        if (possible.to == ply.to && !(possible.from == ply.from) && here.at(possible.from) == piece)
            others.push_back(possible.from);
    }
    const bool is_push = ply.from.file == ply.to.file && !is_capture;
    const bool same_file =
        std::ranges::any_of(others, [&](point each) { return each.file == ply.from.file; });
    const bool same_rank =
        std::ranges::any_of(others, [&](point each) { return each.rank == ply.from.rank; });
    std::string origin;
    if (small(piece) == 'p' ? !is_push : !others.empty())
        origin = !same_file   ? text_of(ply.from).substr(0, 1)
                 : !same_rank ? text_of(ply.from).substr(1)
                              : text_of(ply.from);
    return letter_of(piece, move_form::salg) + origin + (is_capture ? "x" : "") + text_of(ply.to);
}

// Whether more than one file has several of them.
bool are_on_several_files(const board& here, char piece) {
    int count = 0;
    for (int file = 0; file != files; ++file)
        count += here.on_file(piece, file).size() > 1 ? 1 : 0;
    return count > 1;
}

// A to E, from Red's right to left and from north to south.
char pawn_label(const board& here, char pawn, point which) {
    char label = 'A';
    for (int file = files - 1; file >= 0; --file)
        for (int rank = ranks - 1; here.on_file(pawn, file).size() > 1 && rank >= 0; --rank) {
            if (which == point{file, rank})
                return label;
            label = static_cast<char>(label + (here.at({file, rank}) == pawn ? 1 : 0));
        }
    return label;
}

// A pawn of several on its file: P+ B 3- --
std::string name_of_pawn(const board& here, const coordinates& ply, char own_file, move_form written) {
    const char pawn = here.at(ply.from);
    const std::vector<int> column = here.on_file(pawn, ply.from.file);
    const auto index = static_cast<std::size_t>(std::ranges::find(column, ply.from.rank) - column.begin());
    const bool is_first = index == 0;
    const bool is_last = index + 1 == column.size();
    const bool are_many = column.size() > 3;
    if (written == move_form::axf) {
        if (are_many || are_on_several_files(here, pawn))
            return {'P', pawn_label(here, pawn, ply.from)};
        return {'P', is_first ? '+' : is_last ? '-' : '='};
    }
    if (are_on_several_files(here, pawn))
        return {own_file, is_first ? '+' : is_last ? '-' : own_file};
    if (are_many && (is_first || is_last))
        return is_first ? "++" : "--";
    if (are_many)
        return {'P', index == 1 ? '+' : index + 2 == column.size() ? '-' : own_file};
    return {'P', is_first ? '+' : is_last ? '-' : own_file};
}

// C2=5
std::string relative(const board& here, const coordinates& ply, move_form written, freedoms& author) {
    const auto [from, to] = ply;
    const char piece = here.at(from);
    const bool is_red = piece < 'a';
    const auto own_file = [&](int file) {
        return static_cast<char>('0' + (is_red ? files - file : file + 1));
    };
    const std::vector<int> column = here.on_file(piece, from.file);
    std::string mover{letter_of(piece, written), own_file(from.file)};
    const bool goes_by_digit = small(piece) == 'b' || small(piece) == 'a'; // there is one that can go so
    if (column.size() > 1 && small(piece) == 'p')
        mover = name_of_pawn(here, ply, own_file(from.file), written);
    else if (column.size() > 1 && (!goes_by_digit || author.take(xiangqi_freely::orders_of_guards)))
        mover[1] = from.rank == column.front() ? '+' : '-';
    const int ahead = is_red ? to.rank - from.rank : from.rank - to.rank;
    const bool has_dot = (written == move_form::wxf) != author.take(xiangqi_freely::other_sideways);
    mover += ahead > 0 ? '+' : ahead < 0 ? '-' : has_dot ? '.' : '=';
    mover += to.file == from.file ? static_cast<char>('0' + std::abs(ahead)) : own_file(to.file);
    return mover;
}

bool is_inside(point where) {
    return where.file >= 0 && where.file < files && where.rank >= 0 && where.rank < ranks;
}

// Whether a piece that is not the king's own goes from one point to the king's.
bool reaches(const board& here, point from, point king) {
    const int across = king.file - from.file;
    const int up = king.rank - from.rank;
    const char kind = small(here.at(from));
    if (kind == 'n' && std::abs(across * up) == 2)
        return here.at({from.file + across / 2, from.rank + up / 2}) == 0;
    if (kind == 'p')
        return std::abs(across) + std::abs(up) == 1 && up != (here.at(from) < 'a' ? -1 : 1);
    if ((across != 0) == (up != 0))
        return false;
    int between = 0;
    const point step{(across > 0) - (across < 0), (up > 0) - (up < 0)};
    for (point at{from.file + step.file, from.rank + step.rank}; is_inside(at) && !(at == king);
         at = {at.file + step.file, at.rank + step.rank})
        between += here.at(at) != 0 ? 1 : 0;
    return (kind == 'r' && between == 0) || (kind == 'c' && between == 1);
}

// Of the king of the side that has not played last; kings never face each other after a legal ply.
bool is_check(const board& here, side mover) {
    const auto owner = [](char piece) { return piece < 'a' ? side::white : side::black; };
    std::vector<point> men;
    point king;
    for (int file = 0; file != files; ++file)
        for (int rank = 0; rank != ranks; ++rank) {
            const char piece = here.at({file, rank});
            if (piece != 0 && owner(piece) == mover)
                men.push_back({file, rank});
            else if (small(piece) == 'k')
                king = {file, rank};
        }
    return std::ranges::any_of(men, [&](point each) { return reaches(here, each, king); });
}

// Other letters that every reader of the form knows, and small ones for Black.
void change_letter(std::string& text, side mover, move_form form, freedoms& author, chance& lot) {
    constexpr std::array<std::string_view, 4> same{"NH", "MEB", "GA", "PS"};
    if (author.take(xiangqi_freely::other_letters))
        for (const std::string_view each : same)
            if (each.find(text.front()) != std::string_view::npos) {
                text.front() = each[lot.below(each.size())];
                break;
            }
    // c3b8 is two points.
    if (author.take(xiangqi_freely::small_letters) && mover == side::black &&
        (form != move_form::salg || text[1] > '9'))
        text.front() = small(text.front());
}

} // namespace

void write_plies(drafted_game& game, move_form form, freedoms& author, chance& lot) {
    change_plies(game.main_line, [&](drafted_ply& ply) {
        const board here(ply.before);
        const coordinates places = read(ply.text);
        switch (form) {
        case move_form::iccs: break;
        case move_form::lalg: ply.text = lalg(here, places); break;
        case move_form::salg: ply.text = salg(here, places, ply.before); break;
        default: ply.text = relative(here, places, form, author);
        }
        if (form != move_form::iccs && ply.text.front() > '9')
            change_letter(ply.text, ply.mover, form, author, lot);
        if (author.take(xiangqi_freely::check_signs))
            ply.gives_check = is_check(board(ply.after), ply.mover);
        if (author.take(xiangqi_freely::empty_comments) && lot.once_in(4))
            ply.remarks.emplace_back();
    });
}

} // namespace ctlpgn::valid
