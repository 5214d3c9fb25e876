#include "cli/commands.hpp"
#include "cli/output/say.hpp"
#include "cli/output/write_all.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/version.hpp"
#include "server/protocol/server.hpp"

#include <CLI/App.hpp>

#include <string_view>
#include <unistd.h>

namespace ctlpgn::cli {

void add_lsp(CLI::App* command, int& status) {
    command->footer(
        "It speaks the Language Server Protocol on standard input and output, and is started by editors;\n"
        "it is not meant for interactive use. docs/editors.md describes how to set them up.");
    command->add_flag_callback(
        "--stdio", [] {}, "use standard input and output (the only transport)");
    command->callback([&status] {
        if (isatty(STDIN_FILENO) != 0)
            say("This is a language server for editors; docs/editors.md describes how to set them up. "
                "Ctrl-C ends it.\n");
        const auto source = open_standard_input();
        const auto write = [](std::string_view bytes) { return write_all(STDOUT_FILENO, {&bytes, 1}); };
        status = server::serve(*source, write, CTLPGN_VERSION_TEXT);
    });
}

} // namespace ctlpgn::cli
