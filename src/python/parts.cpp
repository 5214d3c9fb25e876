#include "python/parts.hpp"

#include "ctlpgn/annotations.hpp"

#include <new>

namespace ctlpgn::python {

part_types types;

namespace {

void forget_part(PyObject* self) {
    PyTypeObject* const type = Py_TYPE(self);
    Py_DECREF(part_of(self).owner);
    PyObject_Free(self);
    Py_DECREF(type);
}

// Parts are the same if they are the same place in the same game.
PyObject* compare_parts(PyObject* self, PyObject* other, int operation) {
    if (Py_TYPE(self) != Py_TYPE(other) || (operation != Py_EQ && operation != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    const part& one = part_of(self);
    const part& another = part_of(other);
    const bool are_same = one.owner == another.owner && one.at == another.at;
    return PyBool_FromLong((operation == Py_EQ) == are_same ? 1 : 0);
}

Py_hash_t hash_of_part(PyObject* self) {
    const Py_hash_t of_game = _Py_HashPointer(part_of(self).owner);
    const Py_hash_t both = of_game ^ static_cast<Py_hash_t>(part_of(self).at * 2654435761U);
    return both == -1 ? -2 : both;
}

py::object list_of_parts(const part& near, PyTypeObject* type, node first, annotation_kind kind) {
    py::list all;
    for (const node each : annotations_of_kind(near.tree(), first, kind))
        all.append(make_part(type, near, each));
    return all;
}

} // namespace

py::object make_part(PyTypeObject* type, PyObject* owner, kept_game& from, std::uint32_t at) {
    part* const made = PyObject_New(part, type);
    if (made == nullptr)
        throw py::error_already_set();
    Py_INCREF(owner);
    made->owner = owner;
    made->kept = &from;
    made->at = at;
    return py::reinterpret_steal<py::object>(&made->ob_base);
}

void set_error(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (py::error_already_set& error) {
        error.restore();
    } catch (const py::builtin_exception& error) {
        error.set_error();
    } catch (const std::bad_alloc&) {
        PyErr_NoMemory();
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_RuntimeError, error.what());
    }
}

PyTypeObject* add_part_type(py::module_& module, const char* name, const char* about, PyGetSetDef* properties,
                            std::vector<PyType_Slot> more) {
    std::vector<PyType_Slot> slots{
        slot(Py_tp_dealloc, forget_part),      slot(Py_tp_richcompare, compare_parts),
        slot(Py_tp_hash, hash_of_part),        {Py_tp_getset, properties},
        {Py_tp_doc, const_cast<char*>(about)}, // NOLINT: it is not changed
    };
    slots.insert(slots.end(), more.begin(), more.end());
    slots.push_back({0, nullptr});
    const std::string full_name = "ctlpgn." + std::string(name);
    PyType_Spec spec{full_name.c_str(), static_cast<int>(sizeof(part)), 0, Py_TPFLAGS_DEFAULT, slots.data()};
    auto made = py::reinterpret_steal<py::object>(PyType_FromSpec(&spec));
    if (!made)
        throw py::error_already_set();
    auto* const type = static_cast<PyTypeObject*>(static_cast<void*>(made.ptr()));
    type->tp_new = nullptr; // only games make them
    module.add_object(name, made);
    return type;
}

py::object span_object(const kept_game& from, span where) {
    return py::make_tuple(from.in_file(where.begin), from.in_file(where.end));
}

py::object comments_object(const part& near, node first_annotation) {
    return list_of_parts(near, types.comment, first_annotation, annotation_kind::comment);
}

py::object variations_object(const part& near, node first_annotation) {
    return list_of_parts(near, types.variation, first_annotation, annotation_kind::variation);
}

} // namespace ctlpgn::python
