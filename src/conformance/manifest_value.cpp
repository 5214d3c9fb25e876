#include "conformance/manifest_value.hpp"

namespace ctlpgn::conformance {

manifest_value manifest_value::at(const char* name) const {
    const auto found = object().find(name);
    std::string place = place_ + (place_.empty() ? "" : ".") + name;
    if (found == value_.end())
        throw suite_error(place + ": is missing");
    return {std::move(place), *found};
}

std::string manifest_value::text() const {
    if (!value_.is_string())
        fail("must be a string");
    return value_.get<std::string>();
}

bool manifest_value::flag() const {
    if (!value_.is_boolean())
        fail("must be true or false");
    return value_.get<bool>();
}

void manifest_value::fail(std::string_view what) const {
    throw suite_error((place_.empty() ? "" : place_ + ": ").append(what));
}

const nlohmann::json& manifest_value::object() const {
    if (!value_.is_object())
        fail("must be an object");
    return value_;
}

const nlohmann::json& manifest_value::list() const {
    if (!value_.is_array())
        fail("must be an array");
    return value_;
}

std::uint64_t manifest_value::whole_number(std::uint64_t most) const {
    if (!value_.is_number_unsigned() || value_.get<std::uint64_t>() > most)
        fail("must be a whole number from 0 to " + std::to_string(most));
    return value_.get<std::uint64_t>();
}

} // namespace ctlpgn::conformance
