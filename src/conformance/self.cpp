#include "conformance/self.hpp"

#include "conformance/levels.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"

#include <nlohmann/json.hpp>

#include <vector>

namespace ctlpgn::conformance {

namespace {

std::vector<diagnostic> findings(std::string_view text, const suite_case& tried, check_level level) {
    const auto source = open_text(text);
    lint_options options;
    options.checks = level;
    options.bounds = tried.bounds;
    std::vector<diagnostic> all;
    lint(*source, *tried.written_in, options,
         [&all](const linted& game) { all.insert(all.end(), game.found.begin(), game.found.end()); });
    return all;
}

std::string listed(const std::vector<diagnostic>& found) {
    nlohmann::json list = nlohmann::json::array();
    for (const diagnostic& each : found)
        list.push_back({{"code", code_text(each.id)},
                        {"line", each.line},
                        {"column", each.column},
                        {"span", {each.begin, each.end}}});
    return list.dump();
}

std::string tree(std::string_view text, const suite_case& tried) {
    const notation& format = *tried.written_in;
    const auto source = open_text(text);
    game_reader reader(*source, format, tried.bounds);
    std::string result;
    json_options options;
    options.spans = true;
    json_writer writer([&result](std::string_view bytes) { result += bytes; }, options);
    while (const game* const read = reader.next())
        writer.write(*read, format, reader.diagnostics());
    writer.finish(reader.diagnostics());
    return result;
}

} // namespace

process_result answer_of_own_reader(std::string_view text, const suite_case& tried, const judging& options) {
    const std::vector<diagnostic> found = findings(text, tried, options.level);
    const bool rejects = rejected_from(found).has_value();
    process_result result;
    result.end = process_end::exited;
    switch (options.what) {
    case role::decoder:
    case role::verdict_decoder:
        result.output =
            rejects ? R"({"verdict":"reject"})" : R"({"verdict":"accept","tree":)" + tree(text, tried) + "}";
        break;
    case role::tolerant_decoder:
        result.output = R"({"tree":)" + tree(text, tried) + R"(,"diagnostics":)" + listed(found) + "}";
        break;
    case role::linter: result.output = R"({"diagnostics":)" + listed(found) + "}"; break;
    }
    return result;
}

} // namespace ctlpgn::conformance
