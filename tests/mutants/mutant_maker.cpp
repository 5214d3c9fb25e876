#include "mutants/mutant_maker.hpp"

#include "golden/corpus.hpp"

namespace ctlpgn::mutants {

namespace {

constexpr std::size_t longest = 3000; // of a text that something happens to, in bytes

std::vector<std::string> short_texts(const notation& chosen) {
    std::vector<std::string> result;
    for (const golden::corpus_file& file : golden::corpus_of(chosen))
        if (file.text.size() <= longest)
            result.push_back(file.text);
    return result;
}

} // namespace

mutant_maker::mutant_maker(const notation& chosen, const valid::way_of_writing& way)
    : way_(way), games_(chosen), corpus_(short_texts(chosen)), mixer_(corpus_) {}

std::string mutant_maker::sound_text(golden::spoiler& chance) const {
    if (chance.draw(4) != 0)
        return corpus_[chance.draw(corpus_.size())];
    std::vector<valid::drafted_game> made{games_.game(chance.draw(std::size_t{1} << 40U))};
    valid::freedoms author(way_.freedoms_of_authors, chance.draw(std::size_t{1} << 40U));
    valid::chance lot(chance.draw(std::size_t{1} << 40U));
    return way_.write(made, author, lot);
}

std::string mutant_maker::text(std::uint64_t seed) const {
    golden::spoiler chance(seed);
    switch (chance.draw(8)) {
    case 0: return mixer_.text(chance);
    case 1: return sound_text(chance);
    case 2:
    case 3:
    case 4: return chance.spoil(sound_text(chance));
    default: break;
    }
    std::string text = sound_text(chance);
    for (std::size_t parts = 1 + chance.draw(3); parts != 0; --parts)
        text = chance.cross(text, sound_text(chance));
    return chance.draw(4) == 0 ? chance.spoil(text) : text;
}

} // namespace ctlpgn::mutants
