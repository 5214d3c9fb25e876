#include "notations/xiangqi/replay/files_of.hpp"

#include "tree/sorting.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

pieces_by_file::pieces_by_file(const position& p, xiangqi::side player, piece_kind kind) {
    // In ascending order of ranks, that is, from Black's foremost piece.
    p.pieces(player, kind).for_each([&](point at) { on[static_cast<std::size_t>(at.file())].add(at); });
    if (player == xiangqi::side::red)
        for (points_of_file& file : on)
            std::ranges::reverse(file);
}

int pieces_by_file::files_with_several() const {
    return static_cast<int>(std::ranges::count_if(on, [](const auto& file) { return file.size() > 1; }));
}

std::size_t pieces_by_file::most_on_one_file() const {
    return std::ranges::max(on, {}, [](const auto& file) { return file.size(); }).size();
}

bool pieces_by_file::have_labels() const {
    constexpr std::size_t most_by_order = 3;
    return files_with_several() > 1 || most_on_one_file() > most_by_order;
}

std::vector<point> pieces_by_file::labelled() const {
    std::vector<point> found;
    for (std::size_t file = on.size(); file-- != 0;) {
        if (on[file].size() < 2)
            continue;
        points_of_file here = on[file];
        sort_stably(here, std::ranges::greater{}, [](point at) { return at.rank(); });
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

std::vector<point> in_chinese_order(const pieces_by_file& by_file, xiangqi::side mover) {
    std::vector<point> found;
    for (std::size_t own = 0; own != file_count; ++own) {
        const points_of_file& file = by_file.on[mover == xiangqi::side::red ? file_count - 1 - own : own];
        if (file.size() > 1)
            found.insert(found.end(), file.begin(), file.end());
    }
    return found;
}

} // namespace ctlpgn::xiangqi
