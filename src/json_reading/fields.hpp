// Fields of JSON objects with their types, or a json_error.
#pragma once

#include "json_reading/json_error.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::json_reading {

class fields {
  public:
    // All arguments must outlive it. `known` are the fields that the object may have.
    fields(json_path& path, const nlohmann::json& object, std::span<const std::string_view> known);
    fields(json_path& path, const nlohmann::json& object, std::initializer_list<std::string_view> known)
        : fields(path, object, std::span(known.begin(), known.size())) {}

    [[nodiscard]] bool has(const char* key) const { return object_.contains(key); }
    [[nodiscard]] const nlohmann::json& value(const char* key) const;

    [[nodiscard]] const std::string& text(const char* key) const;
    // From `least` to `most`.
    [[nodiscard]] std::uint32_t number(const char* key, std::uint32_t least, std::uint32_t most) const;
    // False if there is none.
    [[nodiscard]] bool flag(const char* key) const;
    // The index of the field's text among the words, ignoring empty ones.
    [[nodiscard]] std::size_t word(const char* key, std::span<const std::string_view> words) const;

    [[noreturn]] void fail(const char* key, std::string_view what) const;

  private:
    json_path& path_;
    const nlohmann::json& object_;
};

// "must be an array, found an object", where the second part describes the value.
std::string must_be(std::string_view what, const nlohmann::json& found);

// As messages quote it; a long one becomes "that text".
std::string quoted(const std::string& text);

const std::string& text_in(const json_path& path, const nlohmann::json& value);

// A whole number from `least` to `most`.
std::uint32_t number_in(const json_path& path, const nlohmann::json& value, std::uint32_t least,
                        std::uint32_t most);

// The elements of an array.
const nlohmann::json& array(json_path& path, const nlohmann::json& value);
// Those of an array that may be absent: null then, with no elements.
const nlohmann::json* find_array(json_path& path, const nlohmann::json& value, const char* key);
std::size_t size_of(const nlohmann::json* list);

} // namespace ctlpgn::json_reading
