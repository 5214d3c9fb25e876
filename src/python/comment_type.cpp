// ctlpgn.Comment
#include "emit/comment_words.hpp"
#include "python/member_objects.hpp"
#include "python/parts.hpp"

#include <string>

namespace ctlpgn::python {

namespace {

struct comment_values {
    static const comment& written(const part& self) { return self.tree().comments[self.at]; }

    static const vocabulary& words_of(const part& self) { return *self.kept->written_in().words; }

    static py::object game_of(const part& self) { return self.game_object(); }

    static py::object text(const part& self) {
        std::string memory;
        return text_object(emit::comment_words(self.tree(), written(self), words_of(self), memory));
    }

    static py::object words(const part& self) {
        const notation& chosen = self.kept->written_in();
        if (chosen.part_of_comment == nullptr)
            return text(self);
        return text_object(chosen.part_of_comment(self.tree(), written(self), kept_comments::text));
    }

    static py::object about(const part& self) {
        switch (written(self).about) {
        case spoken_of::white: return py::str("white");
        case spoken_of::black: return py::str("black");
        case spoken_of::neither: break;
        }
        return py::none();
    }

    static py::object generated(const part& self) { return py::bool_(written(self).generated); }

    static py::object diagram(const part& self) {
        for (const comment_kind& each : words_of(self).additions.kinds_of_comments)
            if (each.key == "diagram" && self.tree().raw(written(self).where).starts_with(each.opening))
                return py::bool_(true);
        return py::bool_(false);
    }

    static py::object added_list(const part& self, void (*add)(const game&, const comment&, added_members&),
                                 const char* name) {
        member_objects made;
        if (add != nullptr) {
            added_members members(made);
            add(self.tree(), written(self), members);
        }
        return made.list(name);
    }

    static py::object commands(const part& self) {
        return added_list(self, words_of(self).additions.of_comment, "commands");
    }

    static py::object engine(const part& self) {
        return added_list(self, words_of(self).additions.of_engine, "engine");
    }

    static py::object span_of(const part& self) { return span_object(*self.kept, written(self).where); }
};

} // namespace

void add_comment_type(py::module_& module) {
    using values = comment_values;
    static PyGetSetDef properties[] = {
        property<&values::game_of>("game", "The Game that it is part of."),
        property<&values::text>("text",
                                "What it says, without braces and outer spaces; line ends are '\\n'."),
        property<&values::words>("words", "The text without commands and without what engines say."),
        property<&values::about>("about",
                                 "Whose ply of the move it says it is about: 'white', 'black', or None."),
        property<&values::generated>("generated", "Whether it is marked as written by a program."),
        property<&values::diagram>("diagram", "Whether it is a diagram (in xiangqi)."),
        property<&values::commands>("commands",
                                    "Commands such as [%clk 0:10:00], a list of dictionaries: name, value, "
                                    "and what it says, such as seconds."),
        property<&values::engine>(
            "engine", "What a program that lets engines play says, a list of at most one dictionary."),
        property<&values::span_of>("span", "Its bytes in the file, (begin, end) from 0, with braces."),
        {},
    };
    types.comment = add_part_type(module, "Comment",
                                  "A comment on a ply, or before or after the plies of a line.", properties);
}

} // namespace ctlpgn::python
