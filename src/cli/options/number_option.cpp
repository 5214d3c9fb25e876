#include "cli/options/number_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>

#include <charconv>
#include <system_error>
#include <utility>

namespace ctlpgn::cli {

std::optional<std::uint64_t> read_number(std::string_view text, number_range within) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return whole && number >= within.least && number <= within.most ? std::optional(number) : std::nullopt;
}

std::string number_fault(std::string_view text, number_range within) {
    if (read_number(text, within))
        return {};
    std::string what = "must be a whole number";
    if (within.most != std::numeric_limits<std::uint64_t>::max())
        what += " from " + std::to_string(within.least) + " to " + std::to_string(within.most);
    else if (within.least != 0 || text.starts_with('-'))
        what += ", at least " + std::to_string(within.least);
    return what.append(", found \"").append(text).append("\"");
}

CLI::Option* add_number_option(CLI::App& command, const std::string& name, const std::string& help,
                               number_range within, std::function<void(std::uint64_t)> take) {
    return command
        .add_option_function<std::string>(
            name,
            [within, take = std::move(take)](const std::string& written) {
                take(*read_number(written, within));
            },
            help)
        ->check([within](const std::string& wording) { return number_fault(wording, within); })
        ->type_name("N");
}

} // namespace ctlpgn::cli
