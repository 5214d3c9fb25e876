#include "notations/ctl_pgn/writing/simplify.hpp"

#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "notations/ctl_pgn/writing/item_id.hpp"
#include "record/simplification.hpp"
#include "tree/written_move.hpp"
#include "tree/written_numbers.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// The marks, tags and letters of a game whose moves have been chosen.
class simplified {
  public:
    simplified(const game& record, const simplify_options& options, simplified_game& result)
        : options_(options), result_(result), tree_(result.tree),
          moves_(record, description, options, result) {
        number_moves();
    }

    std::string run() {
        std::string wrong = moves_.choose();
        if (!wrong.empty())
            return wrong;
        end_game();
        write_tags();
        tree_.text = result_.text;
        choose_letters();
        return {};
    }

  private:
    // The tree has no number for a missing one or for zeros; a simple reader needs one.
    void number_moves() {
        const std::vector<std::uint32_t> numbers = written_numbers(tree_, description.initial(tree_).number);
        const auto number = [&](const written_move& here) {
            if (ply& begun = tree_.plies[here.first]; begun.number == 0)
                begun.number = numbers[here.first] & largest_number;
        };
        each_move(tree_, tree_.main_line, number);
        for (const variation& each : tree_.variations)
            each_move(tree_, each.line, number);
    }

    // Only the last ply of the main line ends the game. A different or shorter line ends with mate or with
    // nothing.
    void end_game() {
        ply* last = nullptr;
        for (node at = tree_.main_line.first_ply; at != no_node; at = tree_.plies[at].next) {
            ply& each = tree_.plies[at];
            if (each.kind == ply_kind::missing)
                continue;
            each.own &= draw_offer_mark;
            last = &each;
        }
        if (last != nullptr)
            last->own |= game_end_mark;
        if (!moves_.is_cut_short())
            return;
        const bool mate = last != nullptr && is_mate(*last);
        tree_.result = mate ? result_by_mate(last->player) : open_result;
        tree_.first_closing_annotation = no_node;
    }

    void write_tags() {
        bool has_position = false;
        for (tag& each : tree_.tags) {
            const tag_name name =
                find_tag(std::string_view(result_.text).substr(each.name.begin, each.name.size()));
            const std::string value = result_.text.substr(each.value.begin, each.value.size());
            has_position = has_position || name == tag_name::position;
            if (name == tag_name::id)
                each.value = moves_.add_text(id_of_form(value, form()));
            else if (name == tag_name::result && moves_.is_cut_short())
                each.value = moves_.add_text(words.results[tree_.result]);
            else if (name == tag_name::position && !moves_.position().empty())
                each.value = moves_.add_text(position());
        }
        if (moves_.position().empty() || has_position)
            return;
        tag& added = tree_.tags.emplace_back();
        added.name = moves_.add_text(row_of(tag_name::position).text);
        added.value = moves_.add_text(position());
    }

    // If the game begins with an unknown number, the first move of the part has it, too.
    [[nodiscard]] std::string position() const {
        constexpr std::string_view unknown_number = " ?";
        std::string text = moves_.position();
        if (text.ends_with(unknown_number) && moves_.first_number() != 0)
            text.replace(text.size() - 1, 1, std::to_string(moves_.first_number()));
        return text;
    }

    [[nodiscard]] item_form form() const {
        item_form made;
        const bool begins_late = !moves_.position().empty();
        if (begins_late || moves_.ends_early()) {
            std::uint32_t last_number = 0;
            bool white_ends = false;
            each_move(tree_, tree_.main_line, [&](const written_move& here) {
                last_number = tree_.plies[here.first].number;
                white_ends = here.black == no_node;
            });
            const std::string last = std::to_string(last_number) + (white_ends ? "w" : "");
            const std::string begin = std::to_string(moves_.first_number());
            if (!begins_late)
                made.fragment.append("O").append(last);
            else if (moves_.ends_early())
                made.fragment.append("C").append(begin).append("-").append(last);
            else
                made.fragment.append("E").append(begin);
        }
        // Trailing zeros have no meaning.
        const std::vector<std::uint32_t>& choices = moves_.choices();
        std::size_t count = choices.size();
        while (count != 0 && choices[count - 1] == 0)
            --count;
        for (std::size_t i = 0; i != count; ++i)
            made.variation.append(i == 0 ? "" : ":").append(std::to_string(choices[i]));
        made.variations = options_.keep_variations && !options_.chooses_variation();
        made.comments = options_.keep_comments;
        return made;
    }

    // A position of the board is written in standard letters, so the writer must replace them by the game's.
    void choose_letters() {
        result_.format.words.letters = options_.keep_letters ? std::nullopt : std::optional<std::string>("");
        if (!options_.keep_letters || moves_.position().empty())
            return;
        const lettering own = find_lettering(tree_);
        if (own.declared != nullptr && own.understood)
            result_.format.words.letters = tree_.raw(own.declared->value);
    }

    const simplify_options& options_;
    simplified_game& result_;
    game& tree_;
    simplification moves_;
};

} // namespace

std::string simplify(const game& record, const simplify_options& options, simplified_game& result) {
    return simplified(record, options, result).run();
}

} // namespace ctlpgn::ctl_pgn
