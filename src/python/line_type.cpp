// ctlpgn.Line
#include "python/parts.hpp"
#include "python/word_objects.hpp"

#include <string>

namespace ctlpgn::python {

namespace {

struct line_values {
    static const std::vector<node>& plies(const part& self) { return self.kept->plies_of(self.at); }

    static Py_ssize_t length(PyObject* self) { return static_cast<Py_ssize_t>(plies(part_of(self)).size()); }

    static PyObject* item(PyObject* self, Py_ssize_t at) noexcept {
        try {
            const std::vector<node>& all = plies(part_of(self));
            if (at < 0 || at >= static_cast<Py_ssize_t>(all.size()))
                throw py::index_error("a line of play has no such ply");
            return make_part(types.ply, part_of(self), all[static_cast<std::size_t>(at)]).release().ptr();
        } catch (...) {
            set_error(std::current_exception());
            return nullptr;
        }
    }

    // By an index, also a negative one, or by a slice, which gives a list.
    static PyObject* subscript(PyObject* self, PyObject* asked) noexcept {
        if (PySlice_Check(asked) == 0) {
            const Py_ssize_t at = PyNumber_AsSsize_t(asked, PyExc_IndexError);
            if (at == -1 && PyErr_Occurred() != nullptr)
                return nullptr;
            return item(self, at < 0 ? at + length(self) : at);
        }
        try {
            Py_ssize_t begin = 0;
            Py_ssize_t end = 0;
            Py_ssize_t step = 0;
            if (PySlice_Unpack(asked, &begin, &end, &step) < 0)
                throw py::error_already_set();
            const std::vector<node>& all = plies(part_of(self));
            const Py_ssize_t count =
                PySlice_AdjustIndices(static_cast<Py_ssize_t>(all.size()), &begin, &end, step);
            py::list made;
            for (Py_ssize_t left = count; left != 0; --left, begin += step)
                made.append(make_part(types.ply, part_of(self), all[static_cast<std::size_t>(begin)]));
            return made.release().ptr();
        } catch (...) {
            set_error(std::current_exception());
            return nullptr;
        }
    }

    static PyObject* repr(PyObject* self) {
        return value_of<[](const part& asked) -> py::object {
            return text_object("<ctlpgn.Line of " + std::to_string(plies(asked).size()) + " plies>");
        }>(self, nullptr);
    }
};

// Goes through the plies of a line of play. Most programs do nothing else with one, and Python's own iterator
// of sequences takes longer than a ply.
struct line_iterator {
    PyObject ob_base;
    PyObject* owner; // the game's object
    kept_game* kept;
    const std::vector<node>* plies; // in the game
    std::size_t next;
};

struct iterator_values {
    static line_iterator& iterator(PyObject* self) {
        return *static_cast<line_iterator*>(static_cast<void*>(self));
    }

    static PyObject* begin(PyObject* line) noexcept {
        try {
            const part& from = part_of(line);
            const std::vector<node>& plies = line_values::plies(from);
            auto* const made = PyObject_New(line_iterator, type);
            if (made == nullptr)
                return nullptr;
            Py_INCREF(from.owner);
            made->owner = from.owner;
            made->kept = from.kept;
            made->plies = &plies;
            made->next = 0;
            return &made->ob_base;
        } catch (...) {
            set_error(std::current_exception());
            return nullptr;
        }
    }

    static PyObject* next(PyObject* self) noexcept {
        line_iterator& here = iterator(self);
        if (here.next == here.plies->size())
            return nullptr;
        part* const made = PyObject_New(part, types.ply);
        if (made == nullptr)
            return nullptr;
        Py_INCREF(here.owner);
        made->owner = here.owner;
        made->kept = here.kept;
        made->at = (*here.plies)[here.next++];
        return &made->ob_base;
    }

    static void forget(PyObject* self) {
        PyTypeObject* const forgotten = Py_TYPE(self);
        Py_DECREF(iterator(self).owner);
        PyObject_Free(self);
        Py_DECREF(forgotten);
    }

    static PyTypeObject* type;
};

PyTypeObject* iterator_values::type = nullptr;

PyTypeObject* make_iterator_type() {
    PyType_Slot slots[] = {slot(Py_tp_dealloc, iterator_values::forget),
                           slot(Py_tp_iter, PyObject_SelfIter),
                           slot(Py_tp_iternext, iterator_values::next),
                           {0, nullptr}};
    PyType_Spec spec{"ctlpgn._ctlpgn.line_iterator", static_cast<int>(sizeof(line_iterator)), 0,
                     Py_TPFLAGS_DEFAULT, slots};
    PyObject* const made = PyType_FromSpec(&spec);
    if (made == nullptr)
        throw py::error_already_set();
    auto* const type = static_cast<PyTypeObject*>(static_cast<void*>(made));
    type->tp_new = nullptr; // only lines make them
    return type;
}

} // namespace

void add_line_type(py::module_& module) {
    using values = line_values;
    static PyGetSetDef properties[] = {{}};
    iterator_values::type = make_iterator_type();
    types.line = add_part_type(
        module, "Line", "The plies of a line of play in their order, a sequence of Ply.", properties,
        {slot(Py_sq_length, &values::length), slot(Py_sq_item, &values::item),
         slot(Py_mp_length, &values::length), slot(Py_mp_subscript, &values::subscript),
         slot(Py_tp_iter, iterator_values::begin), slot(Py_tp_repr, &values::repr)});
}

} // namespace ctlpgn::python
