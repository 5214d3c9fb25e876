// Gives texts to the fuzz targets, without libFuzzer; see the usage below.
#include "fuzz/smaller.hpp"
#include "fuzz/target.hpp"
#include "fuzz/word_mixer.hpp"
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <unistd.h>

namespace {

using namespace ctlpgn;
namespace fs = std::filesystem;

constexpr int fault_found = 1;
constexpr int no_result = 2;
constexpr unsigned longest_seconds = 30; // for one text
constexpr std::size_t share_mixed = 4;   // one in this many texts is mixed from words
constexpr const char* crash_file = "fuzz-crash";

// The current text of a target, for the signal handler.
std::string_view at_work; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

// A crash or a hang leaves its text in a file.
void leave_text(int signal) {
    const int file = open(crash_file, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file >= 0) {
        (void)!write(file, at_work.data(), at_work.size());
        close(file);
    }
    static constexpr std::string_view words = "crashed or hung; the text is in fuzz-crash\n";
    (void)!write(STDERR_FILENO, words.data(), words.size());
    (void)std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
}

void watch_signals() {
    static std::array<char, 64U << 10U> stack; // the usual one may be what ran out
    const stack_t other{.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
    sigaltstack(&other, nullptr);
    struct sigaction action {};
    action.sa_handler = leave_text;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM})
        sigaction(signal, &action, nullptr);
}

class replay {
  public:
    explicit replay(const fuzz::target& tried) : target_(tried) {}

    void give(std::string_view text, const std::string& source) {
        ++count_;
        at_work = text;
        alarm(longest_seconds);
        try {
            target_.run(fuzz::bytes_of(text));
        } catch (const std::exception& error) {
            ++faults_;
            std::cerr << target_.name << ": " << source << ": " << error.what() << "\nin\n" << text << "\n\n";
        }
        alarm(0);
    }

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::size_t faults() const { return faults_; }

  private:
    const fuzz::target& target_;
    std::size_t count_ = 0;
    std::size_t faults_ = 0;
};

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> result;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            result.push_back(entry.path());
    std::ranges::sort(result);
    return result;
}

// The number of seeds with faults, and the random seed.
struct spoils {
    std::size_t count = 0;
    std::uint64_t chance = 1;
};

// Some are put together from several seeds.
std::string faulty_text(golden::spoiler& spoiler, const std::string& seed,
                        const std::vector<std::string>& seeds) {
    constexpr std::size_t most_parts = 3;
    if (spoiler.draw(2) == 0)
        return spoiler.spoil(seed);
    std::string text = seed;
    for (std::size_t parts = 1 + spoiler.draw(most_parts); parts != 0; --parts)
        text = spoiler.cross(text, seeds[spoiler.draw(seeds.size())]);
    return spoiler.draw(4) == 0 ? spoiler.spoil(text) : text;
}

int give_all(const fuzz::target& tried, const spoils& wanted, const std::vector<fs::path>& paths) {
    watch_signals();
    replay run(tried);
    const auto give_file = [&run](const fs::path& file) {
        run.give(golden::content_of(file), file.filename().string());
    };
    for (const fs::path& path : paths) {
        if (!fs::is_directory(path))
            give_file(path);
        else
            for (const fs::path& file : files_in(path))
                give_file(file);
    }
    const std::vector<std::string> seeds = tried.seeds();
    for (const std::string& seed : seeds)
        run.give(seed, "seed");
    golden::spoiler spoiler(wanted.chance);
    const fuzz::word_mixer mixer(seeds);
    for (std::size_t i = 0; i != wanted.count; ++i)
        if (spoiler.draw(share_mixed) == 0)
            run.give(mixer.text(spoiler), "mixed words");
        else
            run.give(faulty_text(spoiler, seeds[i % seeds.size()], seeds), "spoiled seed");
    std::cout << tried.name << ": " << run.count() << " texts, " << run.faults() << " faults\n";
    return run.faults() == 0 ? 0 : fault_found;
}

int write_seeds(const fuzz::target& tried, const fs::path& folder) {
    fs::create_directories(folder);
    std::size_t number = 0;
    for (const std::string& seed : tried.seeds()) {
        std::ofstream out(folder / ("seed-" + std::to_string(++number)), std::ios::binary);
        if (!(out << seed).flush())
            return no_result;
    }
    return 0;
}

// "8000" or "8000:5"
std::optional<spoils> read_spoils(std::string_view text) {
    spoils read;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, read.count);
    if (error != std::errc())
        return std::nullopt;
    if (after == end)
        return read;
    const auto [last, wrong] = std::from_chars(after + 1, end, read.chance);
    return *after == ':' && wrong == std::errc() && last == end ? std::optional(read) : std::nullopt;
}

int usage() {
    std::cerr << "usage: PROGRAM TARGET COUNT[:CHANCE] [FILE|FOLDER...]\n"
                 "       PROGRAM TARGET --smaller FILE\n"
                 "       PROGRAM TARGET --seeds FOLDER\n"
                 "Gives the target the files, its seeds and COUNT texts made of these, always the same\n"
                 "for the same number CHANCE; or writes the text of a file, made smaller as long as it\n"
                 "breaks the same promise; or writes its seeds.\nTargets:";
    for (const fuzz::target* const each : fuzz::targets())
        std::cerr << ' ' << each->name;
    std::cerr << '\n';
    return no_result;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const fuzz::target* const target = arguments.empty() ? nullptr : fuzz::find_target(arguments[0]);
    if (target == nullptr || arguments.size() < 2)
        return usage();
    try {
        if (arguments[1] == "--smaller" && arguments.size() == 3) {
            std::cout << fuzz::made_smaller(*target, golden::content_of(fs::path(arguments[2])));
            return 0;
        }
        if (arguments[1] == "--seeds")
            return arguments.size() == 3 ? write_seeds(*target, arguments[2]) : usage();
        const std::optional<spoils> wanted = read_spoils(arguments[1]);
        return wanted ? give_all(*target, *wanted, {arguments.begin() + 2, arguments.end()}) : usage();
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return no_result;
    }
}
