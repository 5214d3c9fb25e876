#include "json_reading/fields.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ctlpgn::json_reading {

namespace {

constexpr std::size_t longest_list = 12; // of words that a message names
constexpr std::size_t longest_quotation = 40;

// "pawn, knight or king"; of many the first and the last.
std::string listed_words(std::span<const std::string_view> words) {
    std::vector<std::string_view> listed;
    for (const std::string_view each : words)
        if (!each.empty() && std::ranges::find(listed, each) == listed.end())
            listed.push_back(each);
    if (listed.size() > longest_list)
        return "one of " + std::string(listed.front()) + " to " + std::string(listed.back());
    std::string text;
    for (const std::string_view& each : listed)
        text.append(&each == listed.data() ? "" : &each == &listed.back() ? " or " : ", ").append(each);
    return text;
}

} // namespace

std::string quoted(const std::string& text) {
    return text.size() > longest_quotation ? "that text" : "\"" + text + "\"";
}

std::string must_be(std::string_view what, const nlohmann::json& found) {
    const std::string_view type = found.type_name();
    const std::string_view article = type == "null" ? "" : type == "object" || type == "array" ? "an " : "a ";
    return std::string("must be ").append(what).append(", found ").append(article).append(type);
}

fields::fields(json_path& path, const nlohmann::json& object, std::span<const std::string_view> known)
    : path_(path), object_(object) {
    if (!object.is_object())
        path.fail(must_be("an object", object));
    for (const auto& field : object.items()) {
        if (std::ranges::count(known, std::string_view(field.key())) != 0)
            continue;
        path.fail("unknown field " + quoted(field.key()));
    }
}

const nlohmann::json& fields::value(const char* key) const {
    const auto found = object_.find(key);
    if (found == object_.end())
        fail(key, "is missing");
    return *found;
}

const std::string& fields::text(const char* key) const {
    const nlohmann::json& found = value(key);
    const json_path::step at(path_, key);
    return text_in(path_, found);
}

std::uint32_t fields::number(const char* key, std::uint32_t least, std::uint32_t most) const {
    const nlohmann::json& found = value(key);
    const json_path::step at(path_, key);
    return number_in(path_, found, least, most);
}

bool fields::flag(const char* key) const {
    if (!has(key))
        return false;
    const nlohmann::json& found = value(key);
    if (!found.is_boolean())
        fail(key, must_be("true, or be left out", found));
    return found.get<bool>();
}

std::size_t fields::word(const char* key, std::span<const std::string_view> words) const {
    const std::string& written = text(key);
    const auto found = std::ranges::find(words, std::string_view(written));
    if (!written.empty() && found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    fail(key, "must be " + listed_words(words) + ", found " + quoted(written));
}

void fields::fail(const char* key, std::string_view what) const {
    const json_path::step at(path_, key);
    path_.fail(what);
}

const std::string& text_in(const json_path& path, const nlohmann::json& value) {
    if (!value.is_string())
        path.fail(must_be("a text", value));
    return value.get_ref<const std::string&>();
}

std::uint32_t number_in(const json_path& path, const nlohmann::json& value, std::uint32_t least,
                        std::uint32_t most) {
    // Programs that have no whole numbers write 1.0.
    const bool is_number = value.is_number();
    const double number = is_number ? value.get<double>() : 0;
    if (is_number && number >= least && number <= most && std::floor(number) == number)
        return static_cast<std::uint32_t>(number);
    const std::string bounds = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    path.fail(is_number ? "must be " + bounds + ", found " + value.dump() : must_be(bounds, value));
}

const nlohmann::json& array(json_path& path, const nlohmann::json& value) {
    if (!value.is_array())
        path.fail(must_be("an array", value));
    return value;
}

const nlohmann::json* find_array(json_path& path, const nlohmann::json& value, const char* key) {
    const auto found = value.find(key);
    if (found == value.end())
        return nullptr;
    const json_path::step at(path, key);
    return &array(path, *found);
}

std::size_t size_of(const nlohmann::json* list) {
    return list == nullptr ? 0 : list->size();
}

} // namespace ctlpgn::json_reading
