#include "python/requests.hpp"

#include "c_interface/answer.hpp"
#include "ctlpgn/errors.hpp"

#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::python {

namespace {

namespace py = pybind11;

using kept_answer = std::unique_ptr<ctlpgn_answer, void (*)(ctlpgn_answer*)>;

// The two parts of the answer.
py::tuple answer(const std::string& action, const py::bytes& text, const py::dict& options) {
    std::vector<std::string> words;
    for (const auto& [name, value] : options) {
        words.push_back(name.cast<std::string>());
        words.push_back(value.cast<std::string>());
    }
    std::vector<const char*> pointers;
    for (const std::string& each : words)
        pointers.push_back(each.c_str());
    pointers.push_back(nullptr);
    const std::string_view bytes(text);
    kept_answer given(nullptr, ctlpgn_free);
    {
        const py::gil_scoped_release others_run;
        given.reset(answer_to(action, bytes.data(), bytes.size(), pointers.data()));
    }
    if (given == nullptr)
        throw std::bad_alloc();
    if (given->is_refused)
        throw setting_error(given->error);
    return py::make_tuple(py::bytes(given->text), py::bytes(given->notes));
}

} // namespace

void add_requests(py::module_& module) {
    module.def("answer", answer);
}

} // namespace ctlpgn::python
