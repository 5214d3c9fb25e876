#include "emit/rules/rules.hpp"

#include "cli/commands.hpp"
#include "cli/options/notation_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

namespace {

struct rules_format {
    std::string_view name;
    std::string (*write)(const emit::rule_list& list);
};

constexpr rules_format rules_formats[] = {
    {"text", emit::rules_as_text}, {"json", emit::rules_as_json}, {"markdown", emit::rules_as_markdown}};

struct rules_options {
    const notation* written_in = nullptr; // null: any
    std::string format = "text";
    std::string output_path;
};

void print_rules(const rules_options& options) {
    const auto* const chosen = std::ranges::find(rules_formats, options.format, &rules_format::name);
    output stream(options.output_path);
    if (options.written_in == nullptr)
        stream.write(chosen->write({.rules = catalogue()}));
    else
        stream.write(
            chosen->write({.rules = diagnostics_of(*options.written_in), .only = options.written_in}));
    stream.commit();
}

} // namespace

void add_rules(CLI::App* command, int& status) {
    auto options = std::make_shared<rules_options>();
    command->footer("  ctlpgn rules\n"
                    "  ctlpgn rules --notation pgn\n"
                    "  ctlpgn rules --output-format json | jq -r '.rules[].code'");
    add_notation_option(*command, options->written_in, "only codes of this notation");
    command->add_option("--output-format", options->format, "text, json or markdown")
        ->transform(one_of({"text", "json", "markdown"}))
        ->capture_default_str();
    add_output_option(*command, options->output_path, "a list of rules");
    command->callback([options, &status] {
        check_output_name(options->output_path,
                          std::array{output_kind{"text", "a list as text"},
                                     output_kind{"json", "JSON", {".json"}},
                                     output_kind{"markdown", "Markdown"}},
                          options->format);
        print_rules(*options);
        status = clean;
    });
}

} // namespace ctlpgn::cli
