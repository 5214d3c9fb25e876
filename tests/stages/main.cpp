// Stages and their texts for programs that measure.
//
//   ctlpgn_stages list                 all stages, and those for faulty texts
//   ctlpgn_stages text KIND BYTES      writes a text
//   ctlpgn_stages run STAGE FILE...    runs the stage once on each file, and prints processor seconds; the
//                                      names of files say their notation
#include "stages/stages.hpp"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

using namespace ctlpgn;

namespace {

std::size_t result_of_run;

// A separate function, so that profilers can attribute costs to the stage.
[[gnu::noinline]] void run_stage(const bench::stage& which, const std::string& text) {
    result_of_run = which.run(text);
}

int list() {
    for (const bench::stage& each : bench::stages())
        std::printf("%.*s%s\n", static_cast<int>(each.name.size()), each.name.data(),
                    each.for_faulty ? " faulty" : "");
    return 0;
}

int write_text(std::string_view kind, std::size_t bytes) {
    const std::string text = bench::text_of(kind, bytes);
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 2;
}

int run(const bench::stage& which, std::span<char*> paths) {
    for (const char* const path : paths) {
        std::ifstream file(path, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        if (text.empty())
            return 2;
        for (const notation* const each : notations())
            if (std::string_view(path).ends_with(each->extension))
                bench::measure(*each);
        const std::clock_t begin = std::clock();
        run_stage(which, text);
        std::printf("%.6f\n", static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    const std::string_view command = argc > 1 ? argv[1] : "";
    if (command == "list" && argc == 2)
        return list();
    if (command == "text" && argc == 4)
        return write_text(argv[2], std::strtoull(argv[3], nullptr, 10));
    if (command == "run" && argc > 3)
        if (const bench::stage* const which = bench::find_stage(argv[2]))
            return run(*which, arguments.subspan(3));
    std::fputs("usage: ctlpgn_stages list | text KIND BYTES | run STAGE FILE...\n", stderr);
    return 2;
}
