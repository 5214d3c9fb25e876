#include "conformance/tree_difference.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> ignored = {"file", "diagnostics", "schemaVersion"};
constexpr std::array<std::string_view, 6> optional = {"span",   "resultSpan", "id",
                                                       "target", "inText",     "expectedNumber"};
// Fields that a reader may have although the suite does not.
constexpr std::array<std::string_view, 4> additional = {"position", "doubtful", "legal", "brokenRule"};

bool is_among(std::string_view name, const auto& names) {
    return std::ranges::find(names, name) != names.end();
}

// Short, and no deeper than one level, since the value may be anything.
std::string shown(const json& value) {
    constexpr std::size_t longest = 200;
    if (value.is_object())
        return "an object";
    if (value.is_array() && std::ranges::any_of(value, [](const json& each) { return each.is_structured(); }))
        return "an array";
    const std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    return text.size() <= longest ? text : "a long value";
}

std::string difference(const json& expected, const json& found, const std::string& where);

std::string member(const std::string& text, const std::string& name) {
    return std::string(text).append("/").append(name);
}

std::string field_difference(const json& expected, const json& found, const std::string& where) {
    for (const auto& [name, value] : expected.items()) {
        if (is_among(name, ignored))
            continue;
        const std::string here = member(where, name);
        const auto there = found.find(name);
        if (there == found.end()) {
            if (!is_among(name, optional))
                return here + ": expected " + shown(value) + ", found nothing";
            continue;
        }
        if (std::string what = difference(value, *there, here); !what.empty())
            return what;
    }
    for (const auto& [name, value] : found.items())
        if (!expected.contains(name) && !is_among(name, ignored) && !is_among(name, additional))
            return member(where, name) + ": expected nothing, found " + shown(value);
    return {};
}

std::string difference(const json& expected, const json& found, const std::string& where) {
    if (expected.is_object() && found.is_object())
        return field_difference(expected, found, where);
    if (expected.is_array() && found.is_array()) {
        for (std::size_t i = 0; i != std::min(expected.size(), found.size()); ++i)
            if (std::string what = difference(expected[i], found[i], where + "/" + std::to_string(i));
                !what.empty())
                return what;
        if (expected.size() == found.size())
            return {};
        return where + ": expected " + std::to_string(expected.size()) + " elements, found " +
               std::to_string(found.size());
    }
    if (expected == found)
        return {};
    return where + ": expected " + shown(expected) + ", found " + shown(found);
}

} // namespace

std::string tree_difference(const json& expected, const json& found) {
    return difference(expected, found, "");
}

} // namespace ctlpgn::conformance
