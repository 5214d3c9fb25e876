#include "format/difference_words.hpp"

#include "text/quotes.hpp"

#include <string_view>

namespace ctlpgn::layout {

namespace {

std::string words_of_number(const difference& found) {
    return found.instead.empty() ? " would have no number" : " would have the number " + found.instead;
}

std::string words_of_end(const difference& found, const std::string& place) {
    return found.instead.empty() ? "the moves would end before " + place
                                 : in_quotes(found.instead) + " would follow " + place;
}

std::string words_of_annotation(std::string_view name, const difference& found, const std::string& place) {
    return std::string(name) + (found.at_ply == no_node ? " " : " after ") + place +
           (found.instead.empty() ? " would be missing" : " would be different");
}

} // namespace

std::string words_of_ply(const game& record, node at, std::uint32_t number) {
    if (at == no_node)
        return "before the first move";
    const std::string text = in_quotes(record.raw(record.plies[at].text()));
    return number == 0 ? text : text + " of move " + std::to_string(number);
}

std::string words_of(const difference& found, const game& first, std::uint32_t number) {
    const std::string place = words_of_ply(first, found.at_ply, number);
    const std::string line = found.variation == no_node ? "" : "in a variation, ";
    switch (found.what) {
    case different::number: return line + place + words_of_number(found);
    case different::order: return line + place + " would belong to another move";
    case different::ply:
        return line + place + " would be " +
               (first.raw(first.plies[found.at_ply].text()) == found.instead ? "another move"
                                                                             : in_quotes(found.instead));
    case different::glyphs: return line + place + " would have other glyphs";
    case different::comment: return line + words_of_annotation("a comment", found, place);
    case different::variation: return line + words_of_annotation("a variation", found, place);
    case different::hidden_line: return line + words_of_annotation("a hidden line", found, place);
    case different::end:
        return line + (found.at_ply == no_node ? "there would be other moves" : words_of_end(found, place));
    default: return found.words;
    }
}

} // namespace ctlpgn::layout
