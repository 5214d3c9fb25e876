#include "cli/options/encoding_option.hpp"

#include "ctlpgn/errors.hpp"
#include "text/encoding.hpp"

#include <string>

namespace ctlpgn::cli {

namespace {

std::string encoding_fault(const std::string& name) {
    try {
        encoding_called(name);
        return "";
    } catch (const input_error& error) {
        return error.what();
    }
}

} // namespace

void add_input_encoding_option(CLI::App& command, std::optional<text_encoding>& to) {
    command
        .add_option_function<std::string>(
            "--input-encoding", [&to](const std::string& name) { to = encoding_called(name); },
            "the encoding of the files, such as CP1250 or Big5, instead of detecting it")
        ->check(encoding_fault)
        ->type_name("NAME");
}

} // namespace ctlpgn::cli
