// Objects of Python that are parts of a game: plies, lines of play, variations, comments. Each is its game
// and a number in the game's tree, made when it is asked for. There are many plies, so these types are made
// with Python's own interface, in which an object and each of its values cost a fraction of what they do with
// pybind11.
#pragma once

#include "python/kept_game.hpp"

#include <cstdint>
#include <exception>
#include <pybind11/pybind11.h>
#include <vector>

namespace ctlpgn::python {

namespace py = pybind11;

struct part {
    PyObject ob_base;
    PyObject* owner; // the game's object
    kept_game* kept;
    std::uint32_t at; // a node, or the index of a variation, a comment, a line of play

    [[nodiscard]] py::object game_object() const { return py::reinterpret_borrow<py::object>(owner); }
    [[nodiscard]] const game& tree() const { return kept->tree(); }
};

[[nodiscard]] inline const part& part_of(PyObject* object) {
    return *static_cast<part*>(static_cast<void*>(object));
}

// The kinds of parts. Their types are made when the module is loaded.
struct part_types {
    PyTypeObject* ply = nullptr;
    PyTypeObject* line = nullptr;
    PyTypeObject* variation = nullptr;
    PyTypeObject* comment = nullptr;
};
extern part_types types;

[[nodiscard]] py::object make_part(PyTypeObject* type, PyObject* owner, kept_game& from, std::uint32_t at);
// Another part of the same game.
[[nodiscard]] inline py::object make_part(PyTypeObject* type, const part& near, std::uint32_t at) {
    return make_part(type, near.owner, *near.kept, at);
}

// Exceptions of C++ become those of Python.
void set_error(const std::exception_ptr& thrown);

template <auto Get> PyObject* value_of(PyObject* self, void* /*closure*/) noexcept {
    try {
        return Get(part_of(self)).release().ptr();
    } catch (...) {
        set_error(std::current_exception());
        return nullptr;
    }
}

template <auto Get> constexpr PyGetSetDef property(const char* name, const char* about) {
    return {name, value_of<Get>, nullptr, about, nullptr};
}

// Makes a type with these properties, which end with an empty one, adds it to the module, and returns it.
// Further slots are added to those that all parts have.
PyTypeObject* add_part_type(py::module_& module, const char* name, const char* about, PyGetSetDef* properties,
                            std::vector<PyType_Slot> more = {});

template <class Function> PyType_Slot slot(int which, Function* function) {
    return {which, reinterpret_cast<void*>(function)}; // NOLINT: as Python wants it
}

// What several types have.
[[nodiscard]] py::object span_object(const kept_game& from, span where);
[[nodiscard]] py::object comments_object(const part& near, node first_annotation);
[[nodiscard]] py::object variations_object(const part& near, node first_annotation);

// Each adds its type.
void add_ply_type(py::module_& module);
void add_line_type(py::module_& module);
void add_variation_type(py::module_& module);
void add_comment_type(py::module_& module);
void add_game_type(py::module_& module);
void add_game_iterator(py::module_& module);
void add_table_type(py::module_& module);

} // namespace ctlpgn::python
