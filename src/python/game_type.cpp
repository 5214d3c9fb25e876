#include "ctlpgn/json.hpp"
#include "ctlpgn/tags.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "python/game_object.hpp"
#include "python/parts.hpp"
#include "text/ascii.hpp"
#include "tree/game_facts.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::python {

namespace {

constexpr std::string_view position_tag = "FEN"; // for a position that was written without a name
constexpr const char* values_module = "ctlpgn._values";

struct game_values {
    static kept_game& game_in(const py::object& self) { return self.cast<kept_game&>(); }

    // The game as a part of itself, with which its other parts begin.
    static part as_part(const py::object& self) { return {{}, self.ptr(), &game_in(self), main_line_index}; }

    static py::list tag_pairs(const kept_game& from) {
        const game& record = from.tree();
        py::list all;
        for (const tag& each : record.tags)
            all.append(py::make_tuple(text_object(each.name.empty() ? position_tag : record.raw(each.name)),
                                      text_object(tag_value(record, each))));
        return all;
    }

    static py::dict tags(const kept_game& from) {
        py::dict all;
        for (const py::handle pair : tag_pairs(from)) {
            const auto named = pair.cast<py::tuple>();
            if (!all.contains(named[0]))
                all[named[0]] = named[1];
        }
        return all;
    }

    static py::object side_text(side asked) { return py::str(asked == side::white ? "white" : "black"); }

    static py::object initial(const kept_game& from) {
        const initial_position begun = from.written_in().initial(from.tree());
        const node first = from.tree().main_line.first_ply;
        const bool is_numbered = !begun.written && first != no_node && from.tree().plies[first].number != 0 &&
                                 from.tree().plies[first].number_unknown == 0;
        const std::uint32_t number = is_numbered ? from.tree().plies[first].number : begun.number;
        return imported(values_module, "Initial")(text_object(begun.text), side_text(begun.turn),
                                                  number == 0 ? py::none() : py::object(py::int_(number)));
    }

    static py::object opening(const kept_game& from) {
        shown_opening shown(from.tree(), from.written_in());
        const known_opening* const found = shown.find();
        if (found == nullptr)
            return py::none();
        return imported(values_module, "Opening")(text_object(found->code), text_object(found->name),
                                                  found->plies);
    }

    static py::object status(kept_game& from) {
        emit::judged_plies memory;
        const end_of_play end =
            emit::end_of_main_line(from.tree(), from.written_in(), from.found(), nullptr, memory);
        if (end.name.empty())
            return py::none();
        return imported(values_module, "Status")(text_object(end.name),
                                                 end.winner ? side_text(*end.winner) : py::none());
    }

    static py::object result(const kept_game& from) {
        return text_or_none(from.written_in().words->results[from.tree().result]);
    }

    // Without the empty lines that a file may begin with.
    static py::object span_of(const kept_game& from) {
        const std::size_t begin = from.tree().text.find_first_not_of(white_space);
        const auto size = static_cast<std::uint32_t>(from.tree().text.size());
        return span_object(
            from, {begin == std::string_view::npos ? size : static_cast<std::uint32_t>(begin), size});
    }

    static py::object result_span(const kept_game& from) {
        const span where = from.tree().result_where;
        return where.empty() ? py::none() : span_object(from, where);
    }

    static py::object text(const kept_game& from) {
        const std::string_view all = from.tree().text;
        const std::size_t begin = all.find_first_not_of(white_space);
        return text_object(begin == std::string_view::npos ? std::string_view() : all.substr(begin));
    }

    // From places in the text to those in the file, in all that JSON has of a game.
    static void move_spans(const kept_game& from, const py::object& value) {
        if (py::isinstance<py::list>(value))
            for (const py::handle each : value)
                move_spans(from, py::reinterpret_borrow<py::object>(each));
        if (!py::isinstance<py::dict>(value))
            return;
        for (const auto& [key, member] : value.cast<py::dict>()) {
            const auto name = key.cast<std::string_view>();
            if (name != "span" && name != "resultSpan") {
                move_spans(from, py::reinterpret_borrow<py::object>(member));
                continue;
            }
            const auto span = py::reinterpret_borrow<py::list>(member);
            for (const std::size_t end : {0, 1})
                span[end] = from.in_file(
                    static_cast<std::uint32_t>(span[end].cast<std::uint64_t>() - from.tree().offset));
        }
    }

    static py::object json(kept_game& from, bool spans, bool positions, bool engines, bool openings,
                           bool full) {
        std::string made;
        json_writer writer(json_writer::write_bytes([&made](std::string_view bytes) { made += bytes; }),
                           {.lines = true,
                            .spans = spans,
                            .positions = positions,
                            .engines = engines,
                            .openings = openings,
                            .full = full});
        writer.write(from.tree(), from.written_in(), from.found(), {}, from.resolved());
        writer.finish();
        const py::object values = imported("json", "loads")(text_object(made));
        if (spans && !from.is_text_of_file())
            move_spans(from, values);
        return values;
    }

    static py::list positions(const py::object& self) {
        kept_game& from = game_in(self);
        py::list all;
        all.append(text_object(from.written_in().initial(from.tree()).text));
        const emit::judged_plies* const judged = from.judged();
        for (const node each : from.plies_of(main_line_index))
            if (from.tree().plies[each].kind != ply_kind::missing)
                all.append(judged == nullptr ? py::none() : text_or_none(judged->position(each)));
        return all;
    }

    static py::str repr(const kept_game& from) {
        return py::str("<ctlpgn.Game {}: {}, {} plies>")
            .format(from.tree().index, from.written_in().name, count_plies(from.tree()));
    }
};

} // namespace

py::object game_object(std::unique_ptr<kept_game> made) {
    return py::cast(std::move(made));
}

py::object diagnostics_object(std::span<const diagnostic> found) {
    emit::json_text made;
    made.sink().start_array();
    for (const diagnostic& each : found)
        emit::walk_diagnostic(made.sink(), each);
    made.sink().end_array();
    return imported(values_module, "diagnostics_of")(imported("json", "loads")(text_object(made.take())));
}

void add_game_type(py::module_& module) {
    using values = game_values;
    const auto number = [](const kept_game& from) { return from.tree().index; };
    const auto notation_name = [](const kept_game& from) { return text_object(from.written_in().name); };
    const auto variant = [](const kept_game& from) {
        return text_object(variant_of(from.tree(), from.written_in()));
    };
    const auto preamble = [](const kept_game& from) { return text_or_none(from.tree().preamble); };
    const auto moves = [](const py::object& self) {
        return make_part(types.line, self.ptr(), values::game_in(self), main_line_index);
    };
    const auto comments = [](const py::object& self) {
        return comments_object(values::as_part(self),
                               values::game_in(self).tree().main_line.first_annotation);
    };
    const auto variations = [](const py::object& self) {
        return variations_object(values::as_part(self),
                                 values::game_in(self).tree().main_line.first_annotation);
    };
    const auto closing_comments = [](const py::object& self) {
        return comments_object(values::as_part(self), values::game_in(self).tree().first_closing_annotation);
    };
    const auto diagnostics = [](const kept_game& from) { return diagnostics_object(from.found()); };
    py::class_<kept_game, std::unique_ptr<kept_game>>(
        module, "Game", "A game as it is written. Its values are those of docs/json.md.")
        .def_property_readonly("index", number, "Which game of its file, from 1.")
        .def_property_readonly("notation", notation_name, "The notation that it is written in: 'pgn', ...")
        .def_property_readonly("variant", variant, "What is played, as the game says it.")
        .def_property_readonly("preamble", preamble, "What the file says once for all its games, or None.")
        .def_property_readonly(
            "tags", &values::tags,
            "A dictionary of the values by name; of several tags with one name, the first.")
        .def_property_readonly("tag_pairs", &values::tag_pairs,
                               "All tags as (name, value) in the order of the text: `tags` of JSON.")
        .def_property_readonly("initial", &values::initial,
                               "The position that it begins with: Initial(position, turn, number).")
        .def_property_readonly("opening", &values::opening,
                               "In chess: the Opening(eco, name, plies) that its positions show, or None.")
        .def_property_readonly("moves", moves, "The main line, a Line: a sequence of Ply.")
        .def_property_readonly("result", &values::result,
                               "As written after the moves: '1-0', ...; None if there is none.")
        .def_property_readonly("status", &values::status,
                               "How the rules end it: Status(name, winner), or None.")
        .def_property_readonly("comments", comments, "A list of the Comments before the first ply.")
        .def_property_readonly("variations", variations,
                               "A list of the Variations before the first ply, only in faulty texts.")
        .def_property_readonly("closing_comments", closing_comments,
                               "A list of the Comments after the result.")
        .def_property_readonly("diagnostics", diagnostics,
                               "A list of what was found in it, each a Diagnostic.")
        .def_property_readonly("span", &values::span_of, "Its bytes in the file, (begin, end) from 0.")
        .def_property_readonly("result_span", &values::result_span, "The bytes of the result, or None.")
        .def_property_readonly("text", &values::text, "What it was read from.")
        .def("positions", &values::positions,
             "The initial position, and those after each ply of the main line, as FEN or as the notation has "
             "it: a list of\n"
             "n + 1 texts for n plies; None after a ply that could not be played.")
        .def("json", &values::json, py::kw_only(), py::arg("spans") = false, py::arg("positions") = false,
             py::arg("engines") = false, py::arg("openings") = false, py::arg("full") = false,
             "The game as `ctlpgn json --lines` writes it (docs/json.md), as a dictionary.")
        .def("__repr__", &values::repr);
}

} // namespace ctlpgn::python
