#include "support/texts_in.hpp"

#include "ctlpgn/from_json.hpp"
#include "ctlpgn/reader.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::tests {

namespace {

lint_options options_of(check_level checks) {
    lint_options options;
    options.checks = checks;
    return options;
}

} // namespace

std::vector<diagnostic> found_in(std::string_view text, const notation& chosen, const lint_options& options) {
    const auto source = open_text(text);
    std::vector<diagnostic> all;
    lint(*source, chosen, options,
         [&all](const linted& game) { all.insert(all.end(), game.found.begin(), game.found.end()); });
    return all;
}

std::vector<diagnostic> found_in(std::string_view text, const notation& chosen, check_level checks) {
    return found_in(text, chosen, options_of(checks));
}

std::string names_of_findings(std::string_view text, const notation& chosen, const lint_options& options) {
    std::string names;
    for (const diagnostic& each : found_in(text, chosen, options))
        names.append(names.empty() ? "" : " ").append(describe(each.id).name);
    return names;
}

std::string names_of_findings(std::string_view text, const notation& chosen, check_level checks) {
    return names_of_findings(text, chosen, options_of(checks));
}

std::string names_by_profile(std::string_view text, const notation& chosen, std::string_view profile) {
    lint_options options;
    options.profile = profile;
    return names_of_findings(text, chosen, options);
}

std::string listed_codes(const std::vector<diagnostic>& found) {
    std::string codes;
    for (const diagnostic& each : found)
        codes.append(codes.empty() ? "" : " ").append(code_text(each.id));
    return codes;
}

std::string broken_rules_in(std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    game_reader games(*source, chosen);
    const game* const read = games.next();
    std::string names;
    if (read != nullptr)
        for (const code each : broken_rules_of(chosen, *read))
            names.append(names.empty() ? "" : " ").append(each == code::none ? "-" : describe(each).name);
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
