#include "cli/commands.hpp"
#include "cli/options/notation_option.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/lint.hpp"
#include "emit/rules/rules.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct explain_options {
    std::vector<std::string> asked;
    const notation* written_in = nullptr; // null: any
};

// The codes of the notation, if one is asked for. Throws setting_error for words that are none of them.
std::vector<code> codes_in(const notation* chosen, const std::string& selector) {
    std::vector<code> codes = codes_of(selector);
    if (chosen == nullptr)
        return codes;
    const std::vector<diagnostic_info> known = diagnostics_of(*chosen);
    std::erase_if(codes, [&known](code id) {
        return std::ranges::find(known, id, &diagnostic_info::id) == known.end();
    });
    if (codes.empty())
        throw setting_error("\"" + selector + "\" does not apply to games in " + std::string(chosen->name));
    return codes;
}

void explain(const explain_options& options) {
    std::string pages;
    for (const std::string& each : options.asked)
        for (const code id : codes_in(options.written_in, each))
            pages.append(pages.empty() ? "" : "\n\n")
                .append(emit::explain_page(describe(id), options.written_in));
    std::cout << pages;
}

} // namespace

void add_explain(CLI::App* command, int& status) {
    auto options = std::make_shared<explain_options>();
    command->footer("  ctlpgn explain S012\n"
                    "  ctlpgn explain missing-dot\n"
                    "  ctlpgn explain S01             all codes that begin with S01");
    command->add_option("CODE", options->asked, "codes, beginnings of codes, or names")
        ->delimiter(',')
        ->required();
    add_notation_option(*command, options->written_in, "only codes of this notation");
    command->callback([options, &status] {
        explain(*options);
        status = clean;
    });
}

} // namespace ctlpgn::cli
