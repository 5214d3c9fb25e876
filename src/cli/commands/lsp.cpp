#include "cli/commands.hpp"
#include "cli/output/write_all.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/version.hpp"
#include "server/protocol/server.hpp"

#include <CLI/App.hpp>

#include <string_view>
#include <unistd.h>

namespace ctlpgn::cli {

void add_lsp(CLI::App& program, int& status) {
    CLI::App* const command = program.add_subcommand("lsp", "Serve editors: a language server");
    command->footer(
        "It speaks the Language Server Protocol on standard input and output, so editors start it; "
        "nobody types to it.\n"
        "docs/editors.md tells how to set them up.");
    command->add_flag_callback(
        "--stdio", [] {}, "standard input and output, which is all there is");
    command->callback([&status] {
        const auto source = open_standard_input();
        const auto write = [](std::string_view bytes) { return write_all(STDOUT_FILENO, {&bytes, 1}); };
        status = server::serve(*source, write, CTLPGN_VERSION_TEXT);
    });
}

} // namespace ctlpgn::cli
