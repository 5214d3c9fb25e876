// ctlpgn.Variation
#include "python/parts.hpp"

namespace ctlpgn::python {

namespace {

struct variation_values {
    static const variation& written(const part& self) { return self.tree().variations[self.at]; }

    static py::object game_of(const part& self) { return self.game_object(); }

    static py::object label(const part& self) {
        const std::uint32_t number = written(self).label;
        return number == 0 ? py::none() : py::object(py::int_(number));
    }

    static py::object replaces(const part& self) {
        const node replaced = written(self).replaces;
        return replaced == no_node ? py::none() : make_part(types.ply, self, replaced);
    }

    static py::object moves(const part& self) { return make_part(types.line, self, self.at + 1); }

    static py::object comments(const part& self) {
        return comments_object(self, written(self).line.first_annotation);
    }

    static py::object variations(const part& self) {
        return variations_object(self, written(self).line.first_annotation);
    }

    static py::object span_of(const part& self) { return span_object(*self.kept, written(self).where); }
};

} // namespace

void add_variation_type(py::module_& module) {
    using values = variation_values;
    static PyGetSetDef properties[] = {
        property<&values::game_of>("game", "The Game that it is part of."),
        property<&values::label>("label", "Its number, if the text gives it one; None otherwise."),
        property<&values::replaces>("replaces",
                                    "The Ply that its first ply replaces; None if there is no such ply."),
        property<&values::moves>("moves", "Its plies, a Line; they may have variations in turn."),
        property<&values::comments>("comments", "A list of the Comments before its first ply."),
        property<&values::variations>(
            "variations", "A list of the Variations before its first ply, which only faulty texts have."),
        property<&values::span_of>("span", "Its bytes in the file, (begin, end) from 0."),
        {},
    };
    types.variation =
        add_part_type(module, "Variation", "Another line of play, written after a ply.", properties);
}

} // namespace ctlpgn::python
