// The module ctlpgn._ctlpgn. The package in python/ is what users see of it.
#include "ctlpgn/errors.hpp"
#include "ctlpgn/version.hpp"
#include "python/parts.hpp"
#include "python/requests.hpp"
#include "python/word_objects.hpp"

namespace ctlpgn::python {

namespace {

void throw_as(const char* name, const char* message) {
    PyErr_SetString(imported("ctlpgn._values", name).ptr(), message);
}

void translate(std::exception_ptr thrown) {
    try {
        if (thrown)
            std::rethrow_exception(thrown);
    } catch (const input_error& error) {
        throw_as("InputError", error.what());
    } catch (const setting_error& error) {
        throw_as("RequestError", error.what());
    }
}

} // namespace

} // namespace ctlpgn::python

PYBIND11_MODULE(_ctlpgn, module) {
    using namespace ctlpgn::python;
    module.attr("version") = ctlpgn::version();
    py::register_exception_translator(translate);
    add_ply_type(module);
    add_line_type(module);
    add_variation_type(module);
    add_comment_type(module);
    add_game_type(module);
    add_game_iterator(module);
    add_table_type(module);
    add_requests(module);
}
