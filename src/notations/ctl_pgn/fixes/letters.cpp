// Letters and chess symbols of pieces, as the Redefine tag declares them.
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::piece_kind;

bool is_letter_style(symbol_style style) {
    return style == symbol_style::standard || style == symbol_style::alternative;
}

std::string_view figure(piece_kind kind, side owner) {
    const symbol_style wanted =
        owner == side::white ? symbol_style::white_figure : symbol_style::black_figure;
    const auto row = std::ranges::find_if(
        symbols, [=](const symbol_row& each) { return each.kind == kind && each.style == wanted; });
    return row == symbols.end() ? std::string_view() : row->text;
}

// Writes every piece of a game as its Redefine tag says.
class respelling {
  public:
    explicit respelling(const game_fixes& context) : context_(context), called_(context.called()) {}

    std::vector<text_edit> edits;

    void respell_position() {
        const tag* const position = find_position_tag(context_.read);
        if (position == nullptr)
            return;
        const position_setup setup = setup_of(context_.raw(position->value));
        for (const position_setup::man& man : setup.men)
            write(shifted(man.where, position->value.begin), man_word(kind_of(man.piece), man.owner));
        respell_rights(shifted(setup.rights_where, position->value.begin));
    }

    // An l written for the digit 1.
    void write_digits() {
        const tag* const position = find_position_tag(context_.read);
        if (position == nullptr)
            return;
        const position_setup setup = setup_of(context_.raw(position->value));
        for (const position_setup::man& man : setup.men)
            if (const span where = shifted(man.where, position->value.begin); context_.raw(where) == "l")
                write(where, "1");
    }

    void respell_plies() {
        for (const ply& each : context_.read.plies)
            respell(each);
    }

    void respell(const ply& asked) {
        const side player = asked.player;
        if (asked.kind == ply_kind::castled)
            return respell_castling(asked);
        if (asked.kind != ply_kind::displaced && asked.kind != ply_kind::in_place)
            return;
        const ply_parts parts = parts_of(context_.read, asked);
        if (asked.piece != no_symbol)
            write(parts.piece, word(asked.piece, player));
        if (asked.captured != no_symbol)
            write(parts.captured, word(asked.captured, opponent(player)));
        if (asked.promotion != no_symbol && asked.promotion != awaiting_promotion)
            write({parts.promotion.begin + 1, parts.promotion.end}, word(asked.promotion, player));
    }

  private:
    static span shifted(span where, std::uint32_t bytes) { return {where.begin + bytes, where.end + bytes}; }

    void write(span where, std::string_view word) {
        if (!where.empty() && context_.raw(where) != word)
            edits.push_back({where, std::string(word)});
    }

    // As in positions: small letters are Black's.
    [[nodiscard]] std::string man_word(piece_kind kind, side owner) const {
        if (called_.figures)
            return std::string(figure(kind, owner));
        std::string letter(called_.letter(kind));
        if (owner == side::black)
            letter[0] = static_cast<char>(letter[0] - 'A' + 'a');
        return letter;
    }

    // As in plies. A white symbol may be either side's, so a possible one is kept.
    [[nodiscard]] std::string_view word(symbol written, side owner) const {
        const symbol_row& row = symbols[written];
        if (!called_.figures)
            return called_.letter(row.kind);
        const bool black_for_white = row.style == symbol_style::black_figure && owner == side::white;
        return is_letter_style(row.style) || black_for_white ? figure(row.kind, owner) : row.text;
    }

    void respell_rights(span where) {
        std::string text;
        for (std::string_view left = context_.raw(where); !left.empty();) {
            const symbol_row* found = nullptr;
            for (const symbol_row& row : symbols)
                if (!row.text.empty() && left.starts_with(row.text))
                    found = &row;
            const bool small = is_small_letter(left[0]);
            if (small)
                found = &symbols[find_symbol(left.substr(0, 1))];
            if (found == nullptr) {
                text += left[0];
                left.remove_prefix(1);
                continue;
            }
            const bool black = small || found->style == symbol_style::black_figure;
            text += man_word(found->kind, black ? side::black : side::white);
            left.remove_prefix(small ? 1 : found->text.size());
        }
        write(where, text);
    }

    // Its first three letters or symbols: the king, the rook, and the side or the other rook.
    void respell_castling(const ply& asked) {
        const side player = asked.player;
        const span where = parts_of(context_.read, asked).piece;
        const std::string_view prefix = context_.raw(where);
        const bool letters = prefix.starts_with('K');
        const bool queen_side = prefix.ends_with('D') || prefix.ends_with("♕") || prefix.ends_with("♛");
        const bool one_rook =
            letters ? prefix.ends_with('K') : prefix.ends_with("♔") || prefix.ends_with("♚");
        // White symbols may represent Black's pieces, too.
        if (called_.figures && !letters && (player == side::black || prefix.starts_with("♔")))
            return;
        const auto piece = [&](piece_kind kind) {
            return std::string(called_.figures ? figure(kind, player) : called_.letter(kind));
        };
        std::string made = piece(piece_kind::king) + piece(piece_kind::rook);
        // D names the side, whatever the queen's letter is.
        if (queen_side)
            made += called_.figures ? std::string(figure(piece_kind::queen, player)) : "D";
        else
            made += piece(one_rook ? piece_kind::king : piece_kind::rook);
        write(where, made);
    }

    const game_fixes& context_;
    const lettering& called_;
};

} // namespace

proposed fix_undeclared_letter(const game_fixes& context, const finding& found) {
    const std::string& item = found.expected;
    const lettering& called = context.called();
    if (called.declared != nullptr)
        return rewrite(found, end_of(called.declared->value), ", " + item,
                       "add " + item + " to the tag Redefine");
    const std::string tag_text = "[Redefine \"" + item + "\"]";
    const tag_sheet& sheet = context.sheet();
    const tag* const position = sheet.find(tag_name::position);
    const tag* behind = sheet.find(tag_name::variant);
    for (const tag_entry& each : sheet.entries())
        if (each.written != position)
            behind = each.written;
    if (behind == nullptr || !context.ends_line(behind->where.end))
        return std::nullopt;
    return rewrite(found, end_of(behind->where), context.line_end + tag_text, "add " + tag_text);
}

proposed fix_black_figure(const game_fixes& context, const finding& found) {
    const node around = ply_around(context.read, found.where.begin);
    if (around == no_node || !context.called().understood)
        return std::nullopt;
    respelling one(context);
    one.respell(context.read.plies[around]);
    fix made = no_edits(found, "write the white symbol");
    made.edits = std::move(one.edits);
    return made.edits.empty() ? proposed() : made;
}

// All pieces at once, since the finding covers all of them.
proposed fix_lettering(const game_fixes& context, const finding& found) {
    if (!context.called().understood)
        return std::nullopt;
    respelling all(context);
    if (found.expected == "1") {
        fix made = no_edits(found, "write the digit 1 for l");
        all.write_digits();
        made.edits = std::move(all.edits);
        made.safe = false;
        return made.edits.empty() ? proposed() : made;
    }
    all.respell_position();
    all.respell_plies();
    fix made =
        no_edits(found, context.called().figures ? "write chess symbols" : "write the letters of the game");
    made.edits = std::move(all.edits);
    return made.edits.empty() ? proposed() : made;
}

} // namespace ctlpgn::ctl_pgn
