#include "cli/options/byte_range_option.hpp"

#include "cli/options/number_option.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

namespace {

// "1000-2000", "2000-"
std::optional<byte_range> read_range(std::string_view text) {
    const std::size_t dash = std::min(text.find('-'), text.size());
    byte_range range;
    const auto begin = read_number(text.substr(0, dash), {});
    if (!begin || dash == text.size())
        return std::nullopt;
    range.begin = *begin;
    if (const std::string_view last = text.substr(dash + 1); !last.empty()) {
        const auto end = read_number(last, {});
        if (!end)
            return std::nullopt;
        range.end = *end;
    }
    return range;
}

std::string range_fault(const std::string& text) {
    const std::optional<byte_range> range = read_range(text);
    if (!range)
        return "must be FROM-TO or FROM-, such as 0-1000, found \"" + text + '"';
    return range->end < range->begin ? "TO must not be less than FROM, found \"" + text + '"' : "";
}

} // namespace

void add_byte_range_option(CLI::App& command, std::optional<byte_range>& to) {
    command
        .add_option_function<std::string>(
            "--bytes", [&to](const std::string& written) { to = read_range(written); },
            "only games that begin at offsets FROM to TO-1; without TO, to the end of the file")
        ->check(range_fault)
        ->type_name("FROM-TO");
}

} // namespace ctlpgn::cli
