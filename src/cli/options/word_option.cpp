#include "cli/options/word_option.hpp"

#include "cli/options/word_list.hpp"
#include "lint/did_you_mean.hpp"
#include "text/ascii.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <string_view>

namespace ctlpgn::cli {

CLI::Validator one_of(const std::vector<std::string>& words) {
    const auto check = [words](std::string& given) {
        const auto found = std::ranges::find_if(
            words, [&given](const std::string& each) { return is_same_in_small_letters(each, given); });
        if (found != words.end()) {
            given = *found;
            return std::string();
        }
        return "must be one of " + listed(words) + ", found \"" + given + '"' +
               did_you_mean(given, std::vector<std::string_view>(words.begin(), words.end()));
    };
    return {check, "{" + CLI::detail::join(words) + "}"};
}

CLI::Validator such_as(const std::vector<std::string>& words) {
    return {[](std::string& /*given*/) { return std::string(); }, "{" + CLI::detail::join(words) + "}"};
}

} // namespace ctlpgn::cli
