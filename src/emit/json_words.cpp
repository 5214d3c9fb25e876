#include "emit/json_words.hpp"

#include "emit/json_escape.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>

namespace ctlpgn::emit {

namespace {

void make_all(std::vector<word_member>& into, std::string_view key, std::span<const std::string_view> words) {
    into.clear();
    for (const std::string_view word : words)
        into.push_back(make_word_member(key, word));
}

} // namespace

word_member make_word_member(std::string_view key, std::string_view word) {
    constexpr std::size_t punctuation = std::string_view(R"("":"",)").size();
    word_member made;
    if (key.size() + word.size() + punctuation > word_member::room ||
        unescaped_end(word.data(), word.data() + word.size()) != word.data() + word.size())
        return made;
    char* at = made.text;
    const auto add = [&at](std::string_view text) {
        std::memcpy(at, text.data(), text.size());
        at += text.size();
    };
    add("\"");
    add(key);
    add("\":\"");
    add(word);
    add("\",");
    made.size = static_cast<std::uint8_t>(at - made.text);
    return made;
}

void word_members::prepare(const vocabulary& notated) {
    if (words == &notated)
        return;
    words = &notated;
    make_all(piece, "piece", notated.pieces);
    piece.resize(std::max<std::size_t>(piece.size(), 1));
    piece[no_symbol] = make_word_member("piece", notated.pawn);
    make_all(from, "from", notated.places);
    make_all(to, "to", notated.places);
}

} // namespace ctlpgn::emit
