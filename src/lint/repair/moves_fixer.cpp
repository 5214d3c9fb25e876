#include "lint/repair/moves_fixer.hpp"

#include "lint/linter.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn {

namespace {

// What one round leaves undone was hidden by what it has fixed.
constexpr std::size_t most_rounds_of_moves = 16;

// Whether an edit is of a ply, with its number, and of nothing around it.
bool is_of_ply(const game& record, const file_edit& edit) {
    const auto begin = static_cast<std::uint32_t>(edit.begin - record.offset);
    const auto end = static_cast<std::uint32_t>(edit.end - record.offset);
    const node at = ply_around(record, begin);
    return at != no_node && end <= record.plies[at].whole().end;
}

bool is_fix_of_moves(const game& record, const diagnostic& found) {
    if (!found.remedy || found.remedy->edits.empty())
        return false;
    return found.remedy->proven || std::ranges::all_of(found.remedy->edits, [&record](const file_edit& each) {
               return is_of_ply(record, each);
           });
}

} // namespace

bool moves_fixer::fix(std::string_view text, std::uint64_t offset, std::string_view preamble) {
    text_ = text;
    rounds_.clear();
    fixer_.preamble = preamble;
    std::vector<diagnostic> found;
    applied_fixes applied;
    while (rounds_.size() != most_rounds_of_moves) {
        found.clear();
        lint_part({text_, offset, preamble}, chosen_, fixer_.how(), [&found](const linted& part) {
            if (part.read != nullptr)
                std::ranges::copy_if(part.found, std::back_inserter(found), [&part](const diagnostic& each) {
                    return is_fix_of_moves(*part.read, each);
                });
        });
        if (!fixer_.apply_once(text_, offset, found, applied))
            break;
        rounds_.push_back(std::move(applied));
    }
    return !rounds_.empty();
}

} // namespace ctlpgn
