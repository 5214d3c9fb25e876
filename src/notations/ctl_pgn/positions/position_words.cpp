#include "notations/ctl_pgn/positions/position_words.hpp"

#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

class position_writer {
  public:
    position_writer(std::string_view written, const spelling& letters, std::string_view hyphen,
                    std::string& output)
        : written_(written), letters_(letters), hyphen_(hyphen), to_(output) {}

    void write(const position_setup& setup) {
        std::vector<position_setup::line> lines = setup.lines;
        // If a number is wrong, the place of its line is the better evidence.
        if (places_all_pieces(setup, {}))
            sort_stably(lines, std::ranges::greater(), &position_setup::line::number);
        to_ += '/';
        for (const position_setup::line& line : lines)
            write_line(setup, line);
        to_ += setup.turn == side::white ? " w " : " b ";
        for (const side owner : {side::white, side::black})
            write_rights(setup.rights[static_cast<std::size_t>(owner)], owner);
        to_ += ' ';
        write_special(setup.special);
        to_ += ' ';
        to_ += std::to_string(setup.clock);
        to_ += ' ';
        to_ += setup.number == 0 ? number_zero(setup) : std::to_string(setup.number);
    }

  private:
    [[nodiscard]] std::string_view raw(span where) const {
        return written_.substr(where.begin, where.size());
    }

    // Digits are unchanged, whatever they add up to.
    void write_line(const position_setup& setup, const position_setup::line& line) {
        std::uint32_t at = line.where.begin;
        for (std::size_t i = line.first_man; i != line.first_man + line.man_count; ++i) {
            const position_setup::man& man = setup.men[i];
            to_ += raw({at, man.where.begin});
            letters_.append(man.piece, man.owner, to_);
            at = man.where.end;
        }
        to_ += raw({at, line.where.end});
        to_ += '/';
    }

    // A number written as zero is not an unknown one.
    [[nodiscard]] std::string number_zero(const position_setup& setup) const {
        return raw(setup.number_where).starts_with('0') ? "0" : "?";
    }

    void write_rights(cescacs::castling_state state, side owner) {
        const bool queen_rook = allows(state, cescacs::queen_rook_bit);
        const bool king_rook = allows(state, cescacs::king_rook_bit);
        if (!allows(state, cescacs::king_bit)) {
            to_ += hyphen_;
            return;
        }
        if (queen_rook)
            letters_.append(cescacs::piece_kind::rook, owner, to_);
        letters_.append(cescacs::piece_kind::king, owner, to_);
        if (king_rook)
            letters_.append(cescacs::piece_kind::rook, owner, to_);
    }

    void write_special(const position_setup::special_capture& special) {
        if (special.pawn == no_place) {
            to_ += hyphen_;
            return;
        }
        to_ += words.places[special.pawn];
        for (std::uint8_t i = 0; i != special.crossed_count; ++i) {
            to_ += i == 0 ? std::string_view("@") : hyphen_;
            to_ += std::to_string(special.crossed[i]);
        }
    }

    std::string_view written_;
    const spelling& letters_;
    std::string_view hyphen_;
    std::string& to_;
};

} // namespace

void write_position(std::string_view written, const spelling& letters, std::string_view hyphen,
                    std::string& output) {
    position_setup setup;
    std::vector<finding> findings;
    read_position(written, setup, findings);
    const bool readable = std::ranges::none_of(
        findings, [](const finding& fault) { return describe(fault.id).severity == level::error; });
    if (readable)
        position_writer(written, letters, hyphen, output).write(setup);
    else
        output += written;
}

} // namespace ctlpgn::ctl_pgn
