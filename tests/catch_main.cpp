// The main function of the test programs. Starting one takes longer than most test cases, so ctest runs many
// in one process: --shard NUMBER/COUNT runs every COUNTth one, beginning with number NUMBER.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <charconv>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>

namespace {

struct shard {
    std::size_t number = 0;
    std::size_t count = 0; // 0: not understood
};

shard read_shard(std::string_view text) {
    shard read;
    const char* const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, read.number);
    if (number.ec == std::errc() && number.ptr != end && *number.ptr == '/')
        std::from_chars(number.ptr + 1, end, read.count);
    return read;
}

// As a pattern that means this name alone.
std::string pattern_of(std::string_view name) {
    std::string pattern;
    for (const char c : name) {
        if (std::string_view("\\,[]\"").find(c) != std::string_view::npos)
            pattern += '\\';
        pattern += c;
    }
    return pattern;
}

std::string patterns_of(const shard& chosen, const Catch::IConfig& config) {
    std::string patterns;
    std::size_t at = 0;
    for (const Catch::TestCase& each : Catch::getAllTestCasesSorted(config))
        if (!each.isHidden() && at++ % chosen.count == chosen.number)
            patterns.append(patterns.empty() ? "" : ",").append(pattern_of(each.name));
    return patterns;
}

} // namespace

int main(int argc, char** argv) {
    Catch::Session session;
    std::string asked;
    session.cli(session.cli() |
                Catch::clara::Opt(asked, "NUMBER/COUNT")["--shard"]("run only every COUNTth test case"));
    if (const int fault = session.applyCommandLine(argc, argv); fault != 0)
        return fault;
    if (!asked.empty()) {
        const shard chosen = read_shard(asked);
        if (chosen.number >= chosen.count) {
            std::cerr << "--shard " << asked << ": NUMBER/COUNT expected\n";
            return 1;
        }
        Catch::ConfigData data = session.configData();
        data.testsOrTags = {patterns_of(chosen, session.config())};
        session.useConfigData(data);
    }
    return session.run();
}
