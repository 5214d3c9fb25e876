// A value of a manifest with its place, which error messages name.
#pragma once

#include "conformance/suite.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::conformance {

// All members throw suite_error, such as "cases[3].id: is missing".
class manifest_value {
  public:
    // The whole document, which must outlive it.
    explicit manifest_value(const nlohmann::json& document) : value_(document) {}

    // Of an object.
    [[nodiscard]] bool has(const char* name) const { return object().contains(name); }
    [[nodiscard]] manifest_value at(const char* name) const;

    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool flag() const;
    template <class Number> [[nodiscard]] Number number() const {
        return static_cast<Number>(whole_number(std::numeric_limits<Number>::max()));
    }

    // Calls it with each element of a list.
    template <class Take> void each(Take take) const {
        std::size_t index = 0;
        for (const nlohmann::json& element : list())
            take(manifest_value(place_ + "[" + std::to_string(index++) + "]", element));
    }

    [[noreturn]] void fail(std::string_view what) const;

  private:
    manifest_value(std::string place, const nlohmann::json& value)
        : place_(std::move(place)), value_(value) {}

    [[nodiscard]] const nlohmann::json& object() const;
    [[nodiscard]] const nlohmann::json& list() const;
    [[nodiscard]] std::uint64_t whole_number(std::uint64_t most) const;

    std::string place_;
    const nlohmann::json& value_;
};

} // namespace ctlpgn::conformance
