#include "server/features/references.hpp"

#include "ctlpgn/help.hpp"

#include <string_view>

namespace ctlpgn::server {

span digits_of_label(const game& record, const variation& asked) {
    constexpr std::string_view digits = "0123456789";
    const std::string_view text = record.raw(asked.label_where);
    const std::size_t first = text.find_first_of(digits);
    if (first == std::string_view::npos)
        return {asked.label_where.begin, asked.label_where.begin};
    const std::size_t last = text.find_last_of(digits);
    return {asked.label_where.begin + static_cast<std::uint32_t>(first),
            asked.label_where.begin + static_cast<std::uint32_t>(last + 1)};
}

game_references::game_references(const notation& chosen, const game& record)
    : game_(record), lines_(record), targets_(record, lines_) {
    add_definitions();
    for (std::size_t i = 0; i != targets_.all().size(); ++i) {
        const reference_target& target = targets_.all()[i];
        if (target.status != target_status::found)
            continue;
        const reference& written = record.references[i];
        const bool is_whole = written.kind == reference_kind::variation && target.line != main_line_index;
        found_.push_back({written.where, target.at_ply, is_whole ? target.line - 1 : no_node});
        if (written.step_count != 0)
            add_steps(chosen, written, target.line);
    }
}

void game_references::add_definitions() {
    for (node at = 0; at != game_.variations.size(); ++at)
        if (game_.variations[at].label != 0)
            labels_.push_back({digits_of_label(game_, game_.variations[at]), at, true});
}

// The way leads from the innermost variation outwards, each written in the next.
void game_references::add_steps(const notation& chosen, const reference& asked, line_index innermost) {
    if (chosen.help == nullptr || chosen.help->label_places == nullptr)
        return;
    const std::vector<span> places = chosen.help->label_places(game_, asked);
    line_index line = innermost;
    for (std::uint32_t step = 0; step != asked.step_count && step != places.size(); ++step) {
        if (line == main_line_index || line == no_line ||
            game_.variations[line - 1].label != game_.steps[asked.first_step + step].label)
            return;
        labels_.push_back({places[step], line - 1, false});
        line = lines_.at(line).written_in;
    }
}

} // namespace ctlpgn::server
