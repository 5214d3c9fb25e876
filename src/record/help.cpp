#include "ctlpgn/help.hpp"

#include "record/glyph_meanings.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

struct shared_meaning {
    std::string_view name;
    std::string_view meaning;
};

// For tags that several notations have.
constexpr shared_meaning shared_meanings[] = {
    {"Event", "the tournament or match that the game belongs to"},
    {"Site", "where the game was played"},
    {"Date", "when the game began"},
    {"Round", "the round of the event"},
    {"White", "who plays White"},
    {"Black", "who plays Black"},
    {"Result", "how the game ended; the same as at the end of the moves"},
    {"Annotator", "who wrote the comments"},
    {"EventDate", "when the event began"},
    {"TimeControl", "how much time the players have"},
    {"Termination", "why the game ended"},
    {"Mode", "how the game was played: over the board, by letters, ..."},
    {"Variant", "which game is played"},
    {"Title", "what the game is called"},
    {"Source", "where the game was taken from"},
    {"WhiteType", "whether White is a human or a program"},
    {"BlackType", "whether Black is a human or a program"},
    {"WhiteNA", "an electronic address of White"},
    {"BlackNA", "an electronic address of Black"},
    {"FEN", "the position that the game begins with"},
    {"SetUp", "whether the game begins from a set-up position"},
};

} // namespace

const tag_help* help_of_tag(const notation& chosen, std::string_view name) {
    if (chosen.help == nullptr)
        return nullptr;
    const auto& tags = chosen.help->tags;
    auto found = std::ranges::find(tags, name, &tag_help::name);
    if (found == tags.end())
        found = std::ranges::find_if(
            tags, [name](const tag_help& each) { return is_same_in_small_letters(each.name, name); });
    return found == tags.end() ? nullptr : &*found;
}

std::string_view meaning_of(const tag_help& help) {
    if (!help.meaning.empty())
        return help.meaning;
    const auto found = std::ranges::find_if(shared_meanings, [&help](const shared_meaning& each) {
        return is_same_in_small_letters(each.name, help.name);
    });
    return found == std::ranges::end(shared_meanings) ? std::string_view() : found->meaning;
}

std::string_view glyph_meaning(const notation& chosen, std::uint32_t number) {
    if (chosen.help != nullptr && chosen.help->glyph_meaning != nullptr)
        if (const std::string_view own = chosen.help->glyph_meaning(number); !own.empty())
            return own;
    return record::shared_glyph_meaning(number);
}

} // namespace ctlpgn
