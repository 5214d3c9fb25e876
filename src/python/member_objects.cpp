#include "python/member_objects.hpp"

namespace ctlpgn::python {

void member_objects::put(std::string_view key, const py::object& value) {
    (open_.empty() ? all_ : open_.back())[text_object(key)] = value;
}

void member_objects::text(std::string_view key, std::string_view value) {
    put(key, text_object(value));
}

void member_objects::number(std::string_view key, std::string_view digits) {
    put(key, imported("json", "loads")(text_object(digits)));
}

void member_objects::open_list(std::string_view key) {
    keys_.push_back(text_object(key));
    open_.push_back(py::list());
}

void member_objects::open_item() {
    open_.push_back(py::dict());
}

void member_objects::close_item() {
    const py::object item = std::move(open_.back());
    open_.pop_back();
    open_.back().attr("append")(item);
}

void member_objects::close_list() {
    const py::object list = std::move(open_.back());
    open_.pop_back();
    (open_.empty() ? all_ : open_.back())[keys_.back()] = list;
    keys_.pop_back();
}

py::list member_objects::list(const char* name) const {
    return all_.contains(name) ? all_[name].cast<py::list>() : py::list();
}

} // namespace ctlpgn::python
