#include "conformance/self.hpp"

#include "conformance/levels.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"

#include <nlohmann/json.hpp>

#include <vector>

namespace ctlpgn::conformance {

namespace {

std::vector<diagnostic> findings(std::string_view text, const suite_case& of, check_level level) {
    const auto source = open_text(text);
    lint_options how;
    how.checks = level;
    how.bounds = of.with;
    std::vector<diagnostic> all;
    lint(*source, *of.written_in, how,
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

std::string tree(std::string_view text, const suite_case& of) {
    const notation& format = *of.written_in;
    const auto source = open_text(text);
    game_reader reader(*source, format, of.with);
    std::string result;
    json_options how;
    how.spans = true;
    json_writer writer([&result](std::string_view bytes) { result += bytes; }, how);
    while (const game* const read = reader.next())
        writer.write(*read, format, reader.diagnostics());
    writer.finish(reader.diagnostics());
    return result;
}

} // namespace

process_result answer_of_own_reader(std::string_view text, const suite_case& of, const judging& how) {
    const std::vector<diagnostic> found = findings(text, of, how.level);
    const bool rejects = rejected_from(found).has_value();
    process_result result;
    result.how = process_end::exited;
    switch (how.what) {
    case role::decoder:
    case role::verdict_decoder:
        result.output =
            rejects ? R"({"verdict":"reject"})" : R"({"verdict":"accept","tree":)" + tree(text, of) + "}";
        break;
    case role::tolerant_decoder:
        result.output = R"({"tree":)" + tree(text, of) + R"(,"diagnostics":)" + listed(found) + "}";
        break;
    case role::linter: result.output = R"({"diagnostics":)" + listed(found) + "}"; break;
    }
    return result;
}

} // namespace ctlpgn::conformance
