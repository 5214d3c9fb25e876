#include "conformance/self.hpp"

#include "conformance/levels.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"

namespace ctlpgn::conformance {

namespace {

bool accepts(std::string_view text, const suite_case& of, check_level level) {
    const auto source = open_text(text);
    lint_options how;
    how.how_much = level;
    how.with = of.with;
    std::vector<diagnostic> all;
    lint(*source, *find_notation("ctl-pgn"), how,
         [&all](const linted& game) { all.insert(all.end(), game.found.begin(), game.found.end()); });
    const auto from = rejected_from(all);
    return !from || *from > level;
}

std::string tree(std::string_view text, const suite_case& of) {
    const notation& format = *find_notation("ctl-pgn");
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

process_result answer_of_own_reader(std::string_view text, const suite_case& of, check_level level) {
    process_result result;
    result.how = process_end::exited;
    result.output = accepts(text, of, level) ? R"({"verdict":"accept","tree":)" + tree(text, of) + "}"
                                             : std::string(R"({"verdict":"reject"})");
    return result;
}

} // namespace ctlpgn::conformance
