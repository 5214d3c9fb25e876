#include "python/kept_game.hpp"

#include "ctlpgn/annotations.hpp"
#include "python/ply_columns.hpp"

#include <utility>

namespace ctlpgn::python {

kept_game::kept_game(const game& read, const notation& chosen, std::span<const ply> resolved,
                     std::vector<diagnostic> diagnostics, const file_places* places)
    : text_(read.text), preamble_(read.preamble), tree_(read), written_in_(chosen),
      found_(std::move(diagnostics)), resolved_(resolved.begin(), resolved.end()),
      is_resolved_(!resolved.empty()) {
    tree_.text = text_;
    tree_.preamble = preamble_;
    if (places == nullptr)
        return;
    file_offsets_.reserve(text_.size() + 1);
    for (std::size_t at = 0; at <= text_.size(); ++at)
        file_offsets_.push_back(places->in_file(tree_.offset + at));
}

std::span<const ply> kept_game::resolved() {
    if (written_in_.resolve == nullptr)
        return tree_.plies;
    if (!std::exchange(is_resolved_, true))
        written_in_.resolve(tree_, resolved_);
    return resolved_;
}

const std::vector<node>& kept_game::plies_of(line_index line) {
    if (plies_of_lines_.empty())
        plies_of_lines_.resize(tree_.variations.size() + 1);
    std::vector<node>& plies = plies_of_lines_[line];
    if (plies.empty())
        for (const node at : ctlpgn::plies_of(tree_, play_of(tree_, line)))
            plies.push_back(at);
    return plies;
}

const game_lines& kept_game::lines() {
    if (!lines_)
        lines_.emplace(tree_);
    return *lines_;
}

const tables::column_block& kept_game::column(column_group group, std::size_t which) {
    std::optional<tables::row_block>& rows = groups_[static_cast<std::size_t>(group)];
    if (!rows)
        rows = ply_columns::of(group).rows_of({tree_, written_in_, found_, {}, resolved()});
    return rows->columns[which];
}

std::size_t kept_game::row_of(node ply) {
    if (rows_.empty()) {
        std::size_t rows = 0;
        for (const ctlpgn::ply& each : tree_.plies)
            rows_.push_back(each.kind == ply_kind::missing ? rows : rows++);
    }
    return rows_[ply];
}

const emit::judged_plies* kept_game::judged() {
    if (!judged_) {
        judged_.emplace();
        anything_judged_ = judged_->judge(tree_, written_in_, found_, {.positions = true});
    }
    return anything_judged_ ? &*judged_ : nullptr;
}

std::uint64_t kept_game::in_file(std::uint32_t offset) const {
    return file_offsets_.empty() ? tree_.offset + offset : file_offsets_[offset];
}

} // namespace ctlpgn::python
