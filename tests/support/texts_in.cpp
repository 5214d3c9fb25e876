#include "support/texts_in.hpp"

#include "ctlpgn/from_json.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::tests {

std::vector<diagnostic> found_in(std::string_view text, const notation& chosen, check_level checks) {
    const auto source = open_text(text);
    lint_options options;
    options.checks = checks;
    std::vector<diagnostic> all;
    lint(*source, chosen, options,
         [&all](const linted& game) { all.insert(all.end(), game.found.begin(), game.found.end()); });
    return all;
}

std::string names_of_findings(std::string_view text, const notation& chosen, check_level checks) {
    std::string names;
    for (const diagnostic& each : found_in(text, chosen, checks))
        names.append(names.empty() ? "" : " ").append(describe(each.id).name);
    return names;
}

std::string formatted(std::string_view text, const notation& chosen, const format_options& options) {
    const auto source = open_text(text);
    std::string after;
    format_games(*source, chosen, options, faulty_games::keep,
                 [&after](const formatted_game& each) { after += each.after; });
    return after;
}

std::string through_json(std::string_view text, const notation& chosen) {
    const std::string json = golden::write_json(text, {}, std::string_view::npos, chosen);
    const auto source = open_text(json);
    std::string back;
    read_json(*source, [&back](const json_game& each) {
        back += each.read == nullptr ? each.doubt : std::string(each.read->text);
    });
    return back;
}

} // namespace ctlpgn::tests
