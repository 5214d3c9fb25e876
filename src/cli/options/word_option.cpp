#include "cli/options/word_option.hpp"

#include "cli/options/word_list.hpp"
#include "lint/did_you_mean.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <string_view>

namespace ctlpgn::cli {

CLI::Validator one_of(const std::vector<std::string>& words) {
    const auto check = [words](const std::string& given) {
        if (std::ranges::find(words, given) != words.end())
            return std::string();
        return "must be one of " + listed(words) + ", found \"" + given + '"' +
               did_you_mean(given, std::vector<std::string_view>(words.begin(), words.end()));
    };
    return {check, "{" + CLI::detail::join(words) + "}"};
}

} // namespace ctlpgn::cli
