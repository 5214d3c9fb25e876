#include "cli/commands.hpp"
#include "ctlpgn/lint.hpp"
#include "emit/rules.hpp"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::cli {

namespace {

void explain(const std::vector<std::string>& asked) {
    std::string pages;
    for (const std::string& each : asked)
        for (const code id : codes_of(each))
            pages.append(pages.empty() ? "" : "\n\n").append(emit::explain_page(describe(id)));
    std::cout << pages;
}

} // namespace

void add_explain(CLI::App& program, int& status) {
    auto asked = std::make_shared<std::vector<std::string>>();
    CLI::App* const command =
        program.add_subcommand("explain", "Tell what a diagnostic means, and how to mend it");
    command->footer("  ctlpgn explain S012\n"
                    "  ctlpgn explain missing-dot\n"
                    "  ctlpgn explain S01             all that begin so");
    command->add_option("CODE", *asked, "codes, or names")->required();
    command->callback([asked, &status] {
        explain(*asked);
        status = clean;
    });
}

} // namespace ctlpgn::cli
