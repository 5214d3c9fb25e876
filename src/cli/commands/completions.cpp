#include "cli/help/completions.hpp"

#include "cli/commands.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/program.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct shell {
    std::string_view name;
    std::string (*write)(std::span<const command_words> all);
};

constexpr shell shells[] = {{"bash", bash_completions}, {"zsh", zsh_completions}, {"fish", fish_completions}};

} // namespace

void add_completions(CLI::App* command, int& status) {
    struct completion_options {
        std::string shell;
        std::string output_path;
    };
    auto asked = std::make_shared<completion_options>();
    command->footer("  source <(ctlpgn completions bash)\n"
                    "  ctlpgn completions zsh > ~/.zfunc/_ctlpgn\n"
                    "  ctlpgn completions fish > ~/.config/fish/completions/ctlpgn.fish");
    std::vector<std::string> names;
    for (const shell& each : shells)
        names.emplace_back(each.name);
    command->add_option("SHELL", asked->shell, "bash, zsh or fish")->transform(one_of(names))->required();
    add_output_option(*command, asked->output_path, "a script");
    command->callback([asked, &status] {
        const auto* const chosen = std::ranges::find(shells, asked->shell, &shell::name);
        output stream(asked->output_path);
        stream.write(chosen->write(all_command_words(*whole_program())));
        stream.commit();
        status = clean;
    });
}

} // namespace ctlpgn::cli
