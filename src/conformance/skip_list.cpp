#include "conformance/skip_list.hpp"

#include "lint/settings/glob.hpp"

#include <sstream>

namespace ctlpgn::conformance {

namespace {

std::string trimmed(std::string_view text) {
    constexpr std::string_view spaces = " \t\r";
    const std::size_t first = text.find_first_not_of(spaces);
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(spaces) - first + 1));
}

} // namespace

skip_list::skip_list(std::string_view text) {
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        const std::size_t sign = line.find(" #");
        std::string pattern = trimmed(std::string_view(line).substr(0, sign));
        std::string reason =
            sign == std::string::npos ? "in the skip list" : trimmed(std::string_view(line).substr(sign + 2));
        if (!pattern.empty())
            entries_.push_back({std::move(pattern), std::move(reason), false});
    }
}

const std::string* skip_list::reason_for(std::string_view id) {
    for (entry& each : entries_) {
        if (!matches_glob(each.pattern, id))
            continue;
        each.used = true;
        return &each.reason;
    }
    return nullptr;
}

std::vector<std::string> skip_list::unused() const {
    std::vector<std::string> result;
    for (const entry& each : entries_)
        if (!each.used)
            result.push_back(each.pattern);
    return result;
}

} // namespace ctlpgn::conformance
