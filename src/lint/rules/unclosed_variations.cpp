#include "lint/rules/unclosed_variations.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn {

namespace {

// What breaks the rules of play was found up to the first ply that nobody can play, and is true.
bool depends_on_lines(code id) {
    switch (layer_of(id)) {
    case layer::moves: return id != code::result_differs_from_tag;
    case layer::variations:
    case layer::board: return true;
    default: return false;
    }
}

} // namespace

void keep_unclosed_variation(std::vector<finding>& findings, std::initializer_list<code> of_main_line) {
    const finding* first = nullptr;
    for (const finding& each : findings)
        if (each.id == code::unclosed_variation &&
            (first == nullptr || each.where.begin < first->where.begin))
            first = &each;
    if (first == nullptr)
        return;
    const std::uint32_t from = first->where.begin;
    std::erase_if(findings, [&](const finding& each) {
        return (each.where.begin >= from && depends_on_lines(each.id)) ||
               std::ranges::find(of_main_line, each.id) != of_main_line.end();
    });
}

} // namespace ctlpgn
