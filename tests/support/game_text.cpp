#include "support/game_text.hpp"

#include "ctlpgn/notation.hpp"
#include "games/cescacs/king_safety.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::bench {

namespace {

using cescacs::position;

constexpr std::size_t different_games = 300;

// The distributions of the standard library differ between its implementations.
class chance {
  public:
    explicit chance(std::uint64_t seed) : state_(seed) {}

    std::size_t below(std::size_t limit) { // splitmix64
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return static_cast<std::size_t>((z ^ (z >> 31U)) % limit);
    }
    bool once_in(std::size_t times) { return below(times) == 0; }

    template <typename List> const auto& one_of(const List& list) { return list[below(list.size())]; }

  private:
    std::uint64_t state_;
};

class writer {
  public:
    writer(flavour kind, chance& lot) : kind_(kind), chance_(lot) {}

    std::string game() {
        text_.clear();
        const std::string_view result = line(cescacs::start_position(), 1, 30 + chance_.below(60), 0);
        const std::string moves = std::exchange(text_, {});
        tags(result);
        return text_.append(moves).append(result).append("\n\n");
    }

  private:
    void tags(std::string_view result) {
        static constexpr std::array<std::string_view, 6> names{"Mestre, Rut", "Sasal, Cesc",   "Vidal, Núria",
                                                               "Roca, Pau",   "Serra, Glòria", "Puig, Arnau"};
        text_ += "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Barcelona, Catalunya ESP\"]\n[Date \"20";
        text_ += std::to_string(10 + chance_.below(15)) + "-0" + std::to_string(1 + chance_.below(9)) + "-1";
        text_ += std::to_string(chance_.below(10)) + "\"]\n[Round \"-\"]\n[White \"";
        text_ += chance_.one_of(names);
        text_ += "\"]\n[Black \"";
        text_ += chance_.one_of(names);
        text_.append("\"]\n[Result \"").append(result).append("\"]\n\n");
    }

    // Moves from White's turn on, each on a new line; returns the result. `replaced` is not the first ply.
    std::string_view line(position p, std::size_t first_number, std::size_t moves, unsigned depth,
                          const cescacs::ply* replaced = nullptr) {
        for (std::size_t number = first_number;; ++number) {
            const position before = p;
            text_ += std::to_string(number) + ". ";
            const cescacs::ply first = ply(p, std::exchange(replaced, nullptr));
            const bool both = cescacs::has_legal_ply(p);
            if (both) {
                text_ += ", ";
                ply(p, nullptr);
            }
            const bool over = !both || !cescacs::has_legal_ply(p);
            const bool last = over || number + 1 == first_number + moves;
            if (last && depth == 0 && text_.back() != '#')
                text_ += text_.back() == '!' || text_.back() == '?' ? ":" : " :";
            text_ += '\n';
            if (kind_ == flavour::annotated)
                annotate({before, p, first, number, both}, depth);
            if (last)
                return over ? result_of(p) : "*";
        }
    }

    // Of a side that cannot move.
    static std::string_view result_of(const position& p) {
        const bool mate = cescacs::safety_of(p, p.to_move).in_check();
        if (p.to_move == cescacs::side::black)
            return mate ? "3-0" : "2-1";
        return mate ? "0-3" : "1-2";
    }

    // Writes and plays a random ply other than this one.
    cescacs::ply ply(position& p, const cescacs::ply* replaced) {
        cescacs::legal_plies(p, plies_);
        if (replaced != nullptr)
            std::erase(plies_, *replaced);
        const cescacs::ply chosen = chance_.one_of(plies_);
        write(chosen);
        cescacs::apply_claimed(p, chosen);
        const bool check = cescacs::safety_of(p, p.to_move).in_check();
        if (check)
            text_ += cescacs::has_legal_ply(p) ? '+' : '#';
        static constexpr std::array<std::string_view, 6> ratings{"!", "?", "!?", "?!", "!!", "??"};
        if (kind_ == flavour::annotated && chance_.once_in(4) && text_.back() != '#')
            (text_ += ' ') += chance_.one_of(ratings);
        return chosen;
    }

    void write(const cescacs::ply& what) {
        static constexpr std::string_view letters = " PEJNGRVDK"; // by piece_kind
        const auto letter = [](auto kind) { return letters[static_cast<std::size_t>(kind)]; };
        const vocabulary& words = *find_notation("ctl-pgn")->words;
        if (what.kind == cescacs::ply_kind::castling) {
            text_ += words.castlings[what.castling].name;
            return;
        }
        if (what.mover != cescacs::piece_kind::pawn)
            text_ += letter(what.mover);
        text_ += words.places[what.from.index()];
        if (what.kind == cescacs::ply_kind::step) {
            static constexpr std::array<std::string_view, 5> signs{"-", "×", "@", "@",
                                                                   "@@"}; // by capture_kind
            text_ += signs[static_cast<std::size_t>(what.capture)];
            if (what.capture == cescacs::capture_kind::ordinary && what.captured != cescacs::piece_kind::pawn)
                text_ += letter(what.captured);
            text_ += words.places[what.to.index()];
        }
        if (what.becomes != cescacs::promotion::none) {
            text_ += '=';
            text_ += what.becomes == cescacs::promotion::awaiting ? '&' : letter(what.becomes);
        }
    }

    struct played_move {
        const position& before;
        const position& after;
        const cescacs::ply& white;
        std::size_t number;
        bool both; // Black played, too
    };

    void annotate(const played_move& played, unsigned depth) {
        const bool comments = chance_.once_in(3);
        cescacs::legal_plies(played.before, plies_);
        const bool varies = chance_.once_in(3 + 2 * depth) && depth != 3 && plies_.size() > 1;
        const std::size_t label = varies && chance_.once_in(3) ? 1 + chance_.below(4) : 0;
        if (comments)
            comment(played, label);
        if (!varies)
            return;
        text_ += '(';
        if (label != 0)
            text_ += "$[" + std::to_string(label) + "] ";
        line(played.before, played.number, 1 + chance_.below(4), depth + 1, &played.white);
        text_ += ")\n";
    }

    // On a move that has a variation with this label, if it is not 0.
    void comment(const played_move& played, std::size_t label) {
        static constexpr std::array<std::string_view, 8> phrases{
            "the pegasus looks at ",   "worth a thought: ",         "White has more space than after ",
            "a quiet ply that keeps ", "Black should have held ",   "this loses the exchange, see ",
            "the line goes on as in ", "the wyvern wants to reach "};
        static constexpr std::array<std::string_view, 5> things{"~F14", "~K", "~J[d]", "@B", "$12"};
        const std::string number = '#' + std::to_string(played.number);
        text_ += chance_.once_in(2) ? "{ @W: " : "{";
        for (std::size_t left = 1 + chance_.below(4); left != 0; --left) {
            text_ += chance_.one_of(phrases);
            if (chance_.once_in(2))
                text_ += chance_.one_of(things);
            else if (label != 0)
                text_ += number + "[" + number + "." + std::to_string(label) + "]@W";
            else if (played.both && chance_.once_in(2))
                text_ += number + "@B";
            else if (chance_.once_in(2))
                text_ += number;
            else
                text_.append("~k").append(hex_name(played.after.king(cescacs::side::black)));
            text_ += left == 1 ? "" : "; ";
        }
        text_ += "}\n";
    }

    static std::string_view hex_name(cescacs::hex asked) {
        return find_notation("ctl-pgn")->words->places[asked.index()];
    }

    flavour kind_;
    chance& chance_;
    std::string text_;
    std::vector<cescacs::ply> plies_;
};

} // namespace

std::string games(flavour kind, std::size_t bytes, std::uint64_t seed) {
    chance lot(seed);
    writer games(kind, lot);
    std::vector<std::string> pool;
    for (std::size_t i = 0; i != different_games; ++i)
        pool.push_back(games.game());
    std::string text;
    text.reserve(bytes + (std::size_t{1} << 16U));
    while (text.size() < bytes)
        text += lot.one_of(pool);
    return text;
}

} // namespace ctlpgn::bench
