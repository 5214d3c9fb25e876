#include "golden/expectations.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace ctlpgn::golden {

namespace {

using json = nlohmann::ordered_json;

constexpr std::size_t line_width = 110;
constexpr std::size_t deepest_indent = 60; // no one reads a tree of hundreds of levels, so it stays compact

void fold(const json& value, std::size_t depth, std::string& output) {
    const std::string whole = value.dump();
    if (!value.is_structured() || depth + whole.size() <= line_width) {
        output += whole;
        return;
    }
    const std::string outer(std::min(depth, deepest_indent), ' ');
    const std::string inner(std::min(depth + 1, deepest_indent), ' ');
    const char* const brackets = value.is_object() ? "{}" : "[]";
    output += brackets[0];
    const char* separator = "\n";
    for (const auto& [key, member] : value.items()) {
        output.append(separator).append(inner);
        if (value.is_object())
            output.append(json(key).dump()).append(": ");
        fold(member, depth + 1, output);
        separator = ",\n";
    }
    output.append("\n").append(outer).append(1, brackets[1]);
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace

std::string folded(std::string_view text) {
    std::string result;
    fold(json::parse(text), 0, result);
    return result + '\n';
}

std::string difference(std::string_view expected, std::string_view found) {
    if (expected == found)
        return {};
    const std::vector<std::string_view> before = lines_of(expected);
    const std::vector<std::string_view> after = lines_of(found);
    // No longest common subsequence is needed: the common beginning and end are left out.
    std::size_t head = 0;
    while (head != before.size() && head != after.size() && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail != before.size() - head && tail != after.size() - head &&
           before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    std::string result;
    const auto show = [&](const std::vector<std::string_view>& lines, const char* sign) {
        for (std::size_t i = head; i != lines.size() - tail; ++i)
            result.append(sign).append(lines[i]).append(1, '\n');
    };
    show(before, "- ");
    show(after, "+ ");
    return result.empty() ? "the texts differ in their last line end\n" : result;
}

} // namespace ctlpgn::golden
