// What a notation says beyond the tree, as lists of dictionaries with the names of docs/json.md.
#pragma once

#include "json_text/added_members.hpp"
#include "python/word_objects.hpp"

namespace ctlpgn::python {

class member_objects final : public member_writer {
  public:
    void text(std::string_view key, std::string_view value) override;
    void number(std::string_view key, std::string_view digits) override;
    void open_list(std::string_view key) override;
    void open_item() override;
    void close_item() override;
    void close_list() override;

    // The list with this name; an empty one if there is none.
    [[nodiscard]] py::list list(const char* name) const;

  private:
    void put(std::string_view key, const py::object& value);

    py::dict all_;
    std::vector<py::object> open_; // lists and dictionaries by turns, which are not complete
    std::vector<py::object> keys_; // of the lists
};

} // namespace ctlpgn::python
