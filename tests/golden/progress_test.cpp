#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <cctype>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// Words and signs, those of all files of a notation.
std::vector<std::string_view> pieces_of(const notation& chosen) {
    std::vector<std::string_view> pieces;
    for (const corpus_file& file : corpus_of(chosen)) {
        const std::string_view text = file.text;
        for (std::size_t at = 0; at < text.size();) {
            const auto is_word = [&](std::size_t i) {
                return std::isalnum(static_cast<unsigned char>(text[i])) != 0 ||
                       static_cast<unsigned char>(text[i]) >= 0x80;
            };
            std::size_t end = at + 1;
            while (is_word(at) && end != text.size() && is_word(end))
                ++end;
            pieces.push_back(text.substr(at, end - at));
            at = end;
        }
    }
    return pieces;
}

void check_progress(std::size_t texts, std::uint64_t seed) {
    std::mt19937_64 lot(seed);
    for (const notation* const chosen : notations()) {
        const std::vector<std::string_view> pieces = pieces_of(*chosen);
        if (pieces.empty())
            continue;
        game read;
        std::vector<finding> found;
        std::string text;
        for (std::size_t i = 0; i != texts; ++i) {
            text.clear();
            // Pieces that occur together in some file, and others.
            for (std::size_t runs = 1 + lot() % 4; runs != 0; --runs) {
                std::size_t at = lot() % pieces.size();
                for (std::size_t count = 1 + lot() % 6; count != 0 && at != pieces.size(); --count, ++at)
                    text += pieces[at];
            }
            for (const bool first : {true, false}) {
                found.clear();
                const reading_result result = chosen->read_game(text, first, true, {}, read, found);
                if (result.game && result.consumed == 0) {
                    INFO(chosen->name << ": " << text);
                    FAIL_CHECK("a game must take some bytes");
                }
            }
        }
    }
}

} // namespace

TEST_CASE("reading a game always consumes some bytes", "[golden][many]") {
    check_progress(50000, 1);
}

TEST_CASE("many texts give no empty games", "[.long]") {
    check_progress(5000000, 2);
}
