#include "cli/options/output_option.hpp"

#include "text/games/recognition.hpp"
#include "text/sources/compression.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace ctlpgn::cli {

CLI::Option* add_output_option(CLI::App& command, std::string& path, const std::string& what,
                               const std::string& help) {
    return command.add_option("-o,--output", path, help)->check([what](const std::string& given) {
        return fault_of_output_name(given, what);
    });
}

std::string fault_of_output_name(const std::string& path, const std::string& what) {
    const bool is_compressed = name_without_compression(path) != path; // which is refused for that reason
    return is_compressed || notation_of_name(path) == nullptr
               ? std::string()
               : path + " is the name of a file of games, and " + what + " is written; choose another name";
}

} // namespace ctlpgn::cli
