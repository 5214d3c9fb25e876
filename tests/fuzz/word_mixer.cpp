#include "fuzz/word_mixer.hpp"

#include "text/ascii.hpp"

#include <string_view>

namespace ctlpgn::fuzz {

namespace {

constexpr std::size_t most_words = 40;
constexpr std::size_t longest_word = 24; // in bytes; longer ones are the contents of binary seeds

bool is_of_word(char c) {
    return may_be_letter(c) || is_digit(c);
}

// A run of letters and digits, one of spaces, or a sign.
std::size_t length_of_word(std::string_view text) {
    const char first = text.front();
    std::size_t size = 1;
    while (size != text.size() && size != longest_word &&
           (is_of_word(first) ? is_of_word(text[size]) : first == ' ' && text[size] == ' '))
        ++size;
    return size;
}

} // namespace

word_mixer::word_mixer(const std::vector<std::string>& seeds) : seeds_(seeds) {
    for (const std::string_view seed : seeds)
        for (std::size_t at = 0; at != seed.size();) {
            const std::size_t size = length_of_word(seed.substr(at));
            words_.emplace_back(seed.substr(at, size));
            at += size;
        }
}

std::string word_mixer::text(golden::spoiler& chance) const {
    std::string mixed;
    if (chance.draw(2) == 0) {
        const std::string& seed = seeds_[chance.draw(seeds_.size())];
        mixed = seed.substr(0, chance.draw(seed.size() + 1));
    }
    for (std::size_t words = 1 + chance.draw(most_words); words != 0; --words)
        mixed += words_[chance.draw(words_.size())];
    return mixed;
}

} // namespace ctlpgn::fuzz
