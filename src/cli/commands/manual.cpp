#include "cli/help/manual.hpp"

#include "cli/commands.hpp"
#include "cli/options/exclusions.hpp"
#include "cli/options/output_option.hpp"
#include "cli/output/output.hpp"
#include "cli/program.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct manual_options {
    std::string command;
    std::string folder;
    bool document = false;
    std::string output_path;
};

void write_text(const std::string& text, const std::string& path) {
    output stream(path);
    stream.write(text);
    stream.commit();
}

void write_manual(const manual_options& options) {
    const std::unique_ptr<CLI::App> whole = whole_program();
    const std::vector<command_words> all = all_command_words(*whole);
    if (options.document)
        return write_text(manual_document(all), options.output_path);
    if (!options.folder.empty()) {
        std::error_code error; // if it is set, writing the files fails, which reports why
        std::filesystem::create_directories(options.folder, error);
        for (const command_words& each : all)
            write_text(manual_page(each, all), options.folder + "/" + manual_page_name(each) + ".1");
        return;
    }
    const CLI::App& about =
        options.command.empty() ? *whole : *whole->get_subcommand(find_command(options.command).name);
    write_text(manual_page(words_of(about), all), options.output_path);
}

} // namespace

void add_manual(CLI::App* command, int& status) {
    auto options = std::make_shared<manual_options>();
    command->footer("  ctlpgn manual lint | man -l -\n"
                    "  ctlpgn manual --folder man1/\n"
                    "  ctlpgn manual --markdown -o commands.md");
    auto* const one = command->add_option("COMMAND", options->command, "a command; without one, the program")
                          ->type_name("COMMAND");
    auto* const folder = command->add_option("--folder", options->folder, "write all pages into this folder")
                             ->type_name("FOLDER");
    auto* const document =
        command->add_flag("--markdown", options->document, "all pages as one document")->excludes(folder);
    auto* const output = add_output_option(*command, options->output_path, "a manual");
    exclude({one}, {folder, document});
    output->excludes(folder);
    command->callback([options, &status] {
        write_manual(*options);
        status = clean;
    });
}

} // namespace ctlpgn::cli
