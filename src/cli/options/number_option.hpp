// Options that take a whole number.
#pragma once

#include <CLI/App.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace ctlpgn::cli {

struct number_range {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// Only digits, within the range.
std::optional<std::uint64_t> read_number(std::string_view text, number_range within);

// What is wrong with the text; empty if it is a valid number.
std::string number_fault(std::string_view text, number_range within);

CLI::Option* add_number_option(CLI::App& command, const std::string& name, const std::string& help,
                               number_range within, std::function<void(std::uint64_t)> take);

// The initial value of the number is the default.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& into, const std::string& help,
                        number_range within = {}) {
    static_assert(std::is_unsigned_v<Number>);
    if (within.most > std::numeric_limits<Number>::max())
        within.most = std::numeric_limits<Number>::max();
    CLI::Option* const made = add_number_option(
        command, name, help, within, [&into](std::uint64_t given) { into = static_cast<Number>(given); });
    return made->default_str(std::to_string(into));
}

} // namespace ctlpgn::cli
