// Requests about a text: those of src/answers, by name.
#pragma once

#include <pybind11/pybind11.h>

namespace ctlpgn::python {

void add_requests(pybind11::module_& module);

} // namespace ctlpgn::python
