// What writers have to know of the moves of a game: faults that show that some of them are missing, or in a
// comment. Written anew, the numbers and the captures would not show that any more.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

bool are_numbers_wrong(const game& record, node first, std::uint32_t begun) {
    bool any = false;
    number_line(record, first, begun, [&](node at, std::uint32_t due) {
        const std::uint32_t written = record.plies[at].number;
        any = any || (written != 0 && written != due);
    });
    return any;
}

// A variation may begin with any number: whether that fits is reported where its first ply does not.
bool has_wrong_numbers(const game& record) {
    const auto begun_by = [&record](node first) {
        return first == no_node ? std::uint32_t{0} : std::uint32_t{record.plies[first].number};
    };
    const tag* const fen = find_tag(record, tag_called("FEN"));
    return are_numbers_wrong(record, record.main_line.first_ply, first_number(record, fen)) ||
           std::ranges::any_of(record.variations, [&](const variation& each) {
               const node first = each.line.first_ply;
               return begun_by(first) != 0 && are_numbers_wrong(record, first, begun_by(first));
           });
}

// One that may hide moves.
bool has_odd_comment(const game& record) {
    return std::ranges::any_of(record.comments, [&record](const comment& each) {
        const std::string_view text = record.raw(each.where);
        return text.starts_with('{') ? text.find('{', 1) != std::string_view::npos
                                     : text.find("...") != std::string_view::npos;
    });
}

} // namespace

void report_faults_of_lines(const game& record, std::vector<finding>& findings) {
    if (!has_wrong_numbers(record) && !has_odd_comment(record))
        return;
    std::vector<finding> found = findings;
    check_lines(record, {}, found);
    report_unclosed_comments(record, found);
    keep_up_to_hidden_moves(record, found);
    keep_lost_moves(record, found);
    constexpr code shown[] = {codes::swallowed_moves, codes::hidden_moves, codes::missing_moves};
    for (finding& each : found) {
        const bool is_known = std::ranges::any_of(findings, [&each](const finding& other) {
            return other.id == each.id && other.where == each.where;
        });
        if (!is_known && std::ranges::find(shown, each.id) != std::end(shown))
            findings.push_back(std::move(each));
    }
}

} // namespace ctlpgn::pgn
