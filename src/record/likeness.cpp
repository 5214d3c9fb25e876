#include "record/likeness.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace ctlpgn {

namespace {

// Faults in the bytes, which every notation finds.
bool is_about_bytes(const finding& each) {
    constexpr code codes[] = {code::byte_order_mark, code::invalid_utf8, code::lone_carriage_return,
                              code::control_character};
    return std::ranges::find(codes, each.id) != std::ranges::end(codes);
}

// Faults after the last word, such as a missing result, do not count: the text may be cut off.
std::size_t count_errors(std::string_view beginning, std::span<const finding> findings) {
    const std::size_t end = beginning.find_last_not_of(white_space) + 1;
    return static_cast<std::size_t>(std::ranges::count_if(findings, [end](const finding& each) {
        return describe(each.id).severity == level::error && each.where.begin < end && !is_about_bytes(each);
    }));
}

// Moves alone, without a word on what they are, are evidence only if they are legal on their board.
bool begins_legally(const notation& chosen, const game& read) {
    const node first = read.main_line.first_ply;
    if (first == no_node || chosen.ask_board == nullptr)
        return true;
    position_texts positions;
    std::vector<code> broken_rules;
    chosen.ask_board(read, {.positions = &positions, .broken_rules = &broken_rules});
    return !positions[first].empty() && broken_rules[first] == code::none;
}

} // namespace

first_reading::first_reading(const notation& chosen, std::string_view beginning) {
    chosen.read_game(beginning, true, true, {}, read, findings);
}

likeness likeness_by_reading(const notation& chosen, std::string_view beginning, bool (*says_so)(const game&),
                             bool (*names_other_game)(const game&)) {
    return likeness_by_reading(chosen, beginning, first_reading(chosen, beginning), says_so,
                               names_other_game);
}

likeness likeness_by_reading(const notation& chosen, std::string_view beginning, const first_reading& first,
                             bool (*says_so)(const game&), bool (*names_other_game)(const game&)) {
    const game& read = first.read;
    if (says_so(read))
        return likeness::certain;
    if (names_other_game != nullptr && names_other_game(read))
        return likeness::possible;
    const auto understood = static_cast<std::size_t>(std::ranges::count_if(read.plies, &ply::readable));
    if (understood != 0)
        return count_errors(beginning, first.findings) < understood &&
                       (!read.tags.empty() || begins_legally(chosen, read))
                   ? likeness::probable
                   : likeness::possible;
    // Tags look alike in many notations.
    return first.findings.empty() || (read.plies.empty() && !read.tags.empty()) ? likeness::possible
                                                                                : likeness::none;
}

std::size_t ranks_of_fen(std::string_view text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view ranks = text.substr(0, end);
    const std::string_view rest = text.substr(end);
    const bool has_side = rest.size() > 1 && (rest.size() == 2 || rest[2] == ' ') &&
                          std::string_view("wbr").find(rest[1]) != std::string_view::npos;
    const bool is_plain = std::ranges::all_of(
        ranks, [](char each) { return is_letter(each) || is_digit(each) || each == '/'; });
    const auto slashes = static_cast<std::size_t>(std::ranges::count(ranks, '/'));
    return has_side && is_plain && slashes > 1 ? slashes + 1 : 0;
}

} // namespace ctlpgn
