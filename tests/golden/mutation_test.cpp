// Files of the corpus with single faults in their bytes: whatever they have become, both readings agree on
// it, and nothing is lost.
#include "golden/corpus.hpp"
#include "golden/reading_faults.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

constexpr std::string_view telling = "[](){}\"\\#~$@.,:;?!+=*-/0123456789GFKRD \t\r\n";

class spoiler {
  public:
    explicit spoiler(std::uint64_t seed) : lot_(seed) {}

    std::string spoil(std::string_view text) {
        std::string result(text);
        const std::size_t faults = 1 + draw(3);
        for (std::size_t i = 0; i != faults; ++i) {
            const std::size_t at = draw(result.size() + 1);
            switch (draw(5)) {
            case 0: result.insert(at, 1, byte()); break;
            case 1: result.erase(at, 1 + draw(4)); break;
            case 2:
                if (at != result.size())
                    result[at] = byte();
                break;
            case 3: swap_lines(result, at); break;
            default: result.insert(at, std::string(text.substr(draw(text.size() + 1), draw(12)))); break;
            }
        }
        return result;
    }

  private:
    std::size_t draw(std::size_t below) { return static_cast<std::size_t>(lot_() % below); }

    char byte() { return draw(8) == 0 ? static_cast<char>(draw(256)) : telling[draw(telling.size())]; }

    // The line that begins behind `at` and the one before it.
    static void swap_lines(std::string& text, std::size_t at) {
        const std::size_t middle = text.find('\n', at) + 1;
        if (middle == 0)
            return;
        const std::size_t before = middle < 2 ? std::string::npos : text.rfind('\n', middle - 2);
        const std::size_t begin = before == std::string::npos ? 0 : before + 1;
        const std::size_t end = text.find('\n', middle);
        const auto place = [&text](std::size_t i) { return text.begin() + static_cast<std::ptrdiff_t>(i); };
        std::rotate(place(begin), place(middle), end == std::string::npos ? text.end() : place(end + 1));
    }

    std::mt19937_64 lot_;
};

void check_spoiled(std::size_t count, std::uint64_t seed) {
    spoiler spoils(seed);
    for (std::size_t done = 0; done < count;)
        for (const corpus_file& file : corpus()) {
            // Beyond a limit text is skipped by intention.
            if (file.text.size() > 1500 || file.is_in("invalid/limits"))
                continue;
            const std::string text = spoils.spoil(file.text);
            ++done;
            if (const std::string fault = fault_of_reading(text, file.with); !fault.empty())
                FAIL_CHECK(fault << "in what became of " << file.name << ":\n" << text);
        }
}

} // namespace

TEST_CASE("spoiled files are read alike by both readings, and without loss", "[golden]") {
    check_spoiled(200000, 1);
}

TEST_CASE("many spoiled files are read as they should", "[.long]") {
    check_spoiled(20000000, 2);
}
