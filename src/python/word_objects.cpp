#include "python/word_objects.hpp"

#include "text/utf8.hpp"

#include <string>

namespace ctlpgn::python {

namespace {

PyObject* decoded(std::string_view text) {
    return PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), nullptr);
}

std::string valid_text(std::string_view text) {
    std::string valid;
    for (;;) {
        const std::size_t size = utf8::find_invalid(text);
        valid.append(text.substr(0, size));
        if (size == text.size())
            return valid;
        valid.append(utf8::replacement_character);
        text.remove_prefix(size + 1);
    }
}

} // namespace

py::object text_object(std::string_view text) {
    PyObject* made = decoded(text);
    if (made == nullptr && PyErr_ExceptionMatches(PyExc_UnicodeDecodeError) != 0) {
        PyErr_Clear();
        made = decoded(valid_text(text));
    }
    if (made == nullptr)
        throw py::error_already_set();
    return py::reinterpret_steal<py::object>(made);
}

py::object text_or_none(std::string_view text) {
    return text.empty() ? py::none() : text_object(text);
}

py::object imported(const char* from, const char* name) {
    return py::module_::import(from).attr(name);
}

word_objects::word_objects(std::span<const std::string_view> words) {
    for (const std::string_view each : words) {
        PyObject* made = text_object(each).release().ptr();
        PyUnicode_InternInPlace(&made);
        words_.push_back(py::reinterpret_steal<py::object>(made));
    }
}

} // namespace ctlpgn::python
