// Texts of the library as Python's.
#pragma once

#include <cstddef>
#include <pybind11/pybind11.h>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::python {

namespace py = pybind11;

// As everywhere in the output, each byte that is not UTF-8 becomes U+FFFD.
[[nodiscard]] py::object text_object(std::string_view text);
// None if it is empty.
[[nodiscard]] py::object text_or_none(std::string_view text);

// A class of the package, by the name of its module and its own.
[[nodiscard]] py::object imported(const char* from, const char* name);

// The words of a column, made once: most values of plies are among a few dozen.
class word_objects {
  public:
    explicit word_objects(std::span<const std::string_view> words);

    // None for a negative number.
    [[nodiscard]] const py::object& operator[](std::int32_t number) const {
        return number < 0 ? none_ : words_[static_cast<std::size_t>(number)];
    }

  private:
    std::vector<py::object> words_;
    py::object none_ = py::none();
};

} // namespace ctlpgn::python
