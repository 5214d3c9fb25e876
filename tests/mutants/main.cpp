// Makes texts with faults, and checks the promises about findings and fixes; see the usage below.
#include "fuzz/smaller.hpp"
#include "golden/corpus.hpp"
#include "mutants/mutant_maker.hpp"
#include "mutants/promises_of_fixes.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <exception>
#include <iostream>
#include <map>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctlpgn;
using namespace ctlpgn::mutants;

constexpr int no_result = 2;

struct wishes {
    std::uint64_t count = 0;
    std::uint64_t seed = std::random_device()();
};

int usage() {
    std::cerr
        << "usage: ctlpgn_mutants NOTATION COUNT[:SEED]\n"
           "       ctlpgn_mutants NOTATION FILE\n"
           "Makes COUNT texts with faults, and looks whether the promises about what is found in them, and\n"
           "about fixes, hold; or looks at the text of a file. Without SEED other texts are made each time;\n"
           "the seed is printed, and counts up from text to text.\n";
    return no_result;
}

// "1250" or "1250:42"
bool read_count(std::string_view text, wishes& wanted) {
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, wanted.count);
    if (error != std::errc() || after == end)
        return error == std::errc();
    const auto [last, wrong] = std::from_chars(after + 1, end, wanted.seed);
    return *after == ':' && wrong == std::errc() && last == end;
}

// A promise and the text that breaks it, for reduction.
const notation* asked = nullptr; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

int run_asked(std::span<const std::byte> bytes) {
    const broken_promise broken = find_broken_promise(fuzz::text_of(bytes), *asked);
    fuzz::promise(broken.what.empty(), broken.what);
    return 0;
}

std::string smaller(const std::string& text, const notation& chosen) {
    asked = &chosen;
    const fuzz::target tried{"mutants", run_asked, nullptr};
    return fuzz::made_smaller(tried, text);
}

int report(std::string_view from, const std::string& text, const broken_promise& broken,
           const notation& chosen) {
    const std::string small = smaller(text, chosen);
    std::cerr << from << ": " << broken.what << "\nin\n"
              << small << "\n"
              << find_broken_promise(small, chosen).detail << "\n\n";
    return 1;
}

int try_texts(const valid::way_of_writing& way, const notation& chosen, const wishes& wanted) {
    std::cout << way.notation << ": " << wanted.count << " texts from the seed " << wanted.seed << std::endl;
    const mutant_maker maker(chosen, way);
    std::map<std::string, std::size_t> faults; // by the promise that is broken
    for (std::uint64_t seed = wanted.seed; seed != wanted.seed + wanted.count; ++seed) {
        const std::string text = maker.text(seed);
        // If bytes are not UTF-8, the encoding of the fixed text is guessed again.
        if (utf8::find_invalid(text) != text.size())
            continue;
        const broken_promise broken = find_broken_promise(text, chosen);
        // One of each kind is enough to read.
        if (!broken.what.empty() && ++faults[broken.what] == 1)
            report("seed " + std::to_string(seed), text, broken, chosen);
    }
    for (const auto& [what, times] : faults)
        std::cout << times << " of " << wanted.count << ": " << what << '\n';
    return faults.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    if (arguments.size() != 2)
        return usage();
    const auto way =
        std::ranges::find(valid::ways_of_writing(), arguments[0], &valid::way_of_writing::notation);
    const notation* const chosen = find_notation(arguments[0]);
    if (way == valid::ways_of_writing().end() || chosen == nullptr)
        return usage();
    try {
        if (wishes wanted; read_count(arguments[1], wanted))
            return try_texts(*way, *chosen, wanted);
        const std::string text = golden::content_of(std::string(arguments[1]));
        const broken_promise broken = find_broken_promise(text, *chosen);
        return broken.what.empty() ? 0 : report(arguments[1], text, broken, *chosen);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return no_result;
    }
}
