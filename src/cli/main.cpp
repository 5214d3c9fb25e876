#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/output/say.hpp"
#include "cli/output/standard_streams.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <unistd.h>

namespace {

using namespace ctlpgn::cli;

// Whether all output was written; the disk may be full.
bool standard_output_is_complete() {
    std::cout.flush();
    return std::cout.good() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

// If an earlier write failed, its reason was not kept; another write fails for the same one.
std::string why_not() {
    if (errno == 0)
        static_cast<void>(::write(STDOUT_FILENO, "\n", 1) == 1);
    return errno == 0 ? "" : std::string(": ") + std::strerror(errno);
}

} // namespace

int main(int argc, char** argv) {
    occupy_closed_streams();
    try {
        const int status = run_command_line(argc, argv);
        errno = 0;
        if (standard_output_is_complete())
            return status;
        complain("cannot write standard output" + why_not());
    } catch (const std::bad_alloc&) {
        complain("out of memory");
    } catch (const std::exception& error) {
        complain(error.what());
    }
    return failed;
}
