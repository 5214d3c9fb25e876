// ctlpgn.Ply
#include "ctlpgn/annotations.hpp"
#include "python/parts.hpp"
#include "python/ply_columns.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn::python {

namespace {

struct ply_values {
    static const ply& written(const part& self) { return self.tree().plies[self.at]; }

    static bool is_there(const part& self) { return written(self).kind != ply_kind::missing; }

    // Values that are columns of the table of plies.

    template <std::uint8_t Column> static py::object word_of(const part& self) {
        if (!is_there(self))
            return py::none();
        const tables::column_block& cells = self.kept->column(column_group::words, Column);
        const std::size_t row = self.kept->row_of(self.at);
        const word_objects& words = ply_columns::of(column_group::words).words_of(Column);
        return words[cells.is_known(row) ? cells.integer(row) : -1];
    }

    static py::object cell(const tables::column_block& cells, std::size_t row) {
        if (!cells.is_known(row))
            return py::none();
        switch (cells.type()) {
        case tables::cell_type::integer:
        case tables::cell_type::word: return py::int_(cells.integer(row));
        case tables::cell_type::hash: return py::int_(cells.hash(row));
        case tables::cell_type::real: return py::float_(cells.real(row));
        case tables::cell_type::text: break;
        }
        return text_object(cells.text(row));
    }

    template <column_group Group, std::uint8_t Column> static py::object cell_of(const part& self) {
        return is_there(self) ? cell(self.kept->column(Group, Column), self.kept->row_of(self.at))
                              : py::none();
    }

    // What is written.

    static py::object game_of(const part& self) { return self.game_object(); }

    static py::object id(const part& self) { return py::int_(self.at); }

    static py::object written_number(const part& self) {
        const std::uint32_t number = written(self).number;
        return number == 0 ? py::none() : py::object(py::int_(number));
    }

    static py::object number_unknown(const part& self) {
        return py::bool_(written(self).number_unknown != 0);
    }

    static py::object move_number(const part& self) {
        return py::int_(self.kept->lines().number_of(self.at));
    }

    static py::object side_of(const part& self) {
        static const word_objects* const sides =
            new word_objects(std::array<std::string_view, 2>{"white", "black"});
        return (*sides)[static_cast<std::int32_t>(written(self).player)];
    }

    static py::object text(const part& self) {
        return is_there(self) ? text_object(self.tree().raw(written(self).text())) : py::none();
    }

    template <ply_kind Kind> static py::object is_of_kind(const part& self) {
        return py::bool_(self.kept->resolved()[self.at].kind == Kind);
    }

    static py::object capture(const part& self) {
        const ply& p = self.kept->resolved()[self.at];
        if (!p.readable() || p.capture == 0)
            return py::none();
        const vocabulary& words = *self.kept->written_in().words;
        const place at = words.captured_at(p);
        return imported("ctlpgn._values",
                        "Capture")(text_object(words.captures[p.capture]), word_of<columns::captured>(self),
                                   at == no_place ? py::none() : text_object(words.places[at]));
    }

    static py::object step_object(const vocabulary& words, const castling_words::step& step) {
        const auto name = [&words](place at) {
            return at == no_place ? py::none() : text_object(words.places[at]);
        };
        return py::make_tuple(name(step.from), name(step.to));
    }

    static py::object castling(const part& self) {
        const ply& p = self.kept->resolved()[self.at];
        if (p.kind != ply_kind::castled)
            return py::none();
        const vocabulary& words = *self.kept->written_in().words;
        const castling_words castled = words.castling(p);
        const auto player = static_cast<std::size_t>(p.player);
        py::list rooks;
        for (const castling_words::step& rook : castled.rooks[player])
            if (rook.from != no_place)
                rooks.append(step_object(words, rook));
        return imported("ctlpgn._values", "Castling")(
            text_object(castled.name), step_object(words, castled.king[player]), py::tuple(rooks));
    }

    // Whether the notation's mark of this name is written.
    static bool has_mark(const part& self, std::string_view key) {
        for (const ply_mark& mark : self.kept->written_in().words->marks)
            if (mark.key == key)
                return (written(self).own & mark.mask) != 0;
        return false;
    }

    static py::object draw_offer(const part& self) { return py::bool_(has_mark(self, "drawOffer")); }

    static py::object end(const part& self) { return py::bool_(has_mark(self, "end")); }

    static py::object nags(const part& self) {
        py::list all;
        for (const node each : nags_of(self.tree(), written(self)))
            all.append(each);
        return py::tuple(all);
    }

    static py::object comments(const part& self) {
        return comments_object(self, written(self).first_annotation);
    }

    static py::object variations(const part& self) {
        return variations_object(self, written(self).first_annotation);
    }

    static py::object span_of(const part& self) {
        const ply& p = written(self);
        return span_object(*self.kept, is_there(self) ? p.whole() : span{p.number_begin, p.number_begin});
    }

    // What the board says.

    static py::object position(const part& self) {
        const emit::judged_plies* const judged = self.kept->judged();
        return judged == nullptr ? py::none() : text_or_none(judged->position(self.at));
    }

    static py::object doubtful(const part& self) {
        const emit::judged_plies* const judged = self.kept->judged();
        return py::bool_(judged != nullptr && !judged->position(self.at).empty() &&
                         judged->is_doubtful(self.at));
    }

    static code fault_of(const part& self) {
        const emit::judged_plies* const judged = self.kept->judged();
        return judged == nullptr ? code::none : judged->fault(self.at);
    }

    static py::object legal(const part& self) {
        if (!self.kept->resolved()[self.at].readable() || self.kept->judged() == nullptr)
            return py::none();
        return py::bool_(fault_of(self) == code::none);
    }

    static py::object broken_rule(const part& self) {
        const code fault = fault_of(self);
        return fault == code::none ? py::none() : text_object(code_text(fault));
    }

    static PyObject* repr(PyObject* self) {
        return value_of<[](const part& asked) -> py::object {
            const ply& p = written(asked);
            std::string shown = "<ctlpgn.Ply " + std::to_string(asked.kept->lines().number_of(asked.at)) +
                                (p.player == side::white ? ". " : "... ");
            shown.append(is_there(asked) ? asked.tree().raw(p.text()) : "(missing)").append(">");
            return text_object(shown);
        }>(self, nullptr);
    }
};

} // namespace

void add_ply_type(py::module_& module) {
    using values = ply_values;
    static PyGetSetDef properties[] = {
        property<&values::game_of>("game", "The Game that it is part of."),
        property<&values::id>("id", "Which ply of the game: plies are counted in the order of the text, "
                                    "variations included, from 0."),
        property<&values::written_number>(
            "number", "The number of the move as written before this ply; None if none is written there."),
        property<&values::number_unknown>("number_unknown", "Whether the number is marked as unknown: 1?"),
        property<&values::move_number>("move", "The number of its move, written or counted."),
        property<&values::side_of>("side", "'white' (who moves first) or 'black'."),
        property<&values::text>("text",
                                "The ply as it is written, without its glyphs; None if it is missing."),
        property<&values::cell_of<column_group::san, 0>>(
            "san", "The ply in standard algebraic notation, whatever is written; "
                   "None outside PGN, or if the board does not show it."),
        property<&values::cell_of<column_group::spoken, columns::uci>>(
            "uci", "The ply as chess engines read it, from square to square: 'e7e8q'; None outside PGN."),
        property<&values::word_of<columns::piece>>(
            "piece",
            "What moves, in the words of docs/json.md: 'pawn', 'knight', ...; the king when castling."),
        property<&values::word_of<columns::from>>(
            "from_", "The place that it comes from: 'e2'; the king's when castling. Called `from` in JSON."),
        property<&values::word_of<columns::to>>("to",
                                                "The place that it goes to: 'e4'; the king's when castling."),
        property<&values::capture>("capture", "A Capture(kind, piece, at), or None."),
        property<&values::word_of<columns::captured>>(
            "captured", "What it captures: 'pawn', ...; None if nothing, or unknown."),
        property<&values::word_of<columns::promotion>>(
            "promotion", "What a pawn becomes: 'queen', ..., or 'awaiting'; None otherwise."),
        property<&values::castling>("castling", "A Castling(name, king, rooks), or None."),
        property<&values::word_of<columns::check>>(
            "check", "What its check mark says: 'check', 'mate', ...; None if none is written."),
        property<&values::nags>("nags", "The numbers of its glyphs, a tuple of int: ! is 1, ? is 2."),
        property<&values::comments>("comments", "A list of the Comments after it."),
        property<&values::variations>("variations", "A list of the Variations after it."),
        property<&values::is_of_kind<ply_kind::missing>>("missing",
                                                         "Whether there is a number without a ply."),
        property<&values::is_of_kind<ply_kind::unreadable>>("unreadable", "Whether the text is not a ply."),
        property<&values::is_of_kind<ply_kind::passed>>("passed", "Whether it is a null move."),
        property<&values::draw_offer>("draw_offer", "Whether a draw is offered with it."),
        property<&values::end>("end", "Whether it is marked as the last of the game."),
        property<&values::cell_of<column_group::spoken, columns::clock>>(
            "clock", "Seconds left on the player's clock, a float, by [%clk ...]; None if not given."),
        property<&values::cell_of<column_group::spoken, columns::elapsed>>(
            "elapsed", "Seconds spent on it, a float, by [%emt ...] or an engine; None if not given."),
        property<&values::cell_of<column_group::spoken, columns::eval>>(
            "eval",
            "Evaluation in pawns for White, a float, by [%eval ...] or an engine; None if not given."),
        property<&values::cell_of<column_group::spoken, columns::mate>>(
            "mate", "Moves to White's mate, negative for Black's, an int; None if not given."),
        property<&values::cell_of<column_group::spoken, columns::depth>>(
            "depth", "The depth of that evaluation in plies, an int; None if not given."),
        property<&values::position>(
            "position",
            "The position after it, as FEN or as the notation has it; None if it could not be played."),
        property<&values::doubtful>(
            "doubtful", "Whether `position` is only what the text claims: this ply, or one before "
                        "it, contradicts the board."),
        property<&values::legal>("legal", "Whether the rules allow it; None if that cannot be decided."),
        property<&values::broken_rule>(
            "broken_rule", "The code of what is wrong with it on the board: 'GB012'; None if nothing is."),
        property<&values::span_of>(
            "span",
            "Its bytes in the file, (begin, end) from 0, with glyphs and check mark, without its number."),
        {},
    };
    types.ply = add_part_type(module, "Ply", "One move of one player. Its values are those of docs/json.md.",
                              properties, {slot(Py_tp_repr, &values::repr)});
}

} // namespace ctlpgn::python
