#include "notations/ctl_pgn/simplify.hpp"

#include "format/simplification.hpp"
#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/item_id.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "tree/written_move.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

class ctl_simplification final : public simplification {
  public:
    ctl_simplification(const game& of, const simplify_options& how, simplified_game& into)
        : simplification(description, of, how, into) {}

  private:
    // Only the last ply of the main line ends the game. A line that goes another way, or not so far, has
    // another end: mate, or none.
    void end_game() override {
        ply* last = nullptr;
        for (node at = tree().main_line.first_ply; at != no_node; at = tree().plies[at].next) {
            ply& each = tree().plies[at];
            if (each.kind == ply_kind::missing)
                continue;
            each.own &= draw_offer_mark;
            last = &each;
        }
        if (last != nullptr)
            last->own |= game_end_mark;
        if (!is_cut_short())
            return;
        const bool mate = last != nullptr && is_mate(*last);
        tree().result = find_result(!mate ? "*" : last->by == side::white ? "3-0" : "0-3");
        drop_closing_comments();
    }

    void write_tags() override {
        bool has_position = false;
        for (tag& each : tree().tags) {
            const tag_name name = find_tag(text_of(each.name));
            const std::string value = text_of(each.value);
            has_position = has_position || name == tag_name::position;
            if (name == tag_name::id)
                each.value = add_text(id_of_form(value, form()));
            else if (name == tag_name::result && is_cut_short())
                each.value = add_text(words.results[tree().result]);
            else if (name == tag_name::position && !position().empty())
                each.value = add_text(position());
        }
        if (position().empty() || has_position)
            return;
        tag& added = tree().tags.emplace_back();
        added.name = add_text(row_of(tag_name::position).text);
        added.value = add_text(position());
    }

    [[nodiscard]] item_form form() const {
        item_form made;
        const bool begins_late = !position().empty();
        if (begins_late || ends_early()) {
            std::uint32_t last_number = 0;
            bool white_ends = false;
            each_move(tree(), tree().main_line, [&](const written_move& here) {
                last_number = tree().plies[here.first].number;
                white_ends = here.black == no_node;
            });
            const std::string last = std::to_string(last_number) + (white_ends ? "w" : "");
            const std::string begin = std::to_string(first_number());
            if (!begins_late)
                made.fragment.append("O").append(last);
            else if (ends_early())
                made.fragment.append("C").append(begin).append("-").append(last);
            else
                made.fragment.append("E").append(begin);
        }
        // Zeros at the end say nothing.
        std::size_t count = choices().size();
        while (count != 0 && choices()[count - 1] == 0)
            --count;
        for (std::size_t i = 0; i != count; ++i)
            made.variation.append(i == 0 ? "" : ":").append(std::to_string(choices()[i]));
        made.variations = how().keep_variations && how().variation.empty();
        made.comments = how().keep_comments;
        return made;
    }

    // A position of the board is written in standard letters, so the writer has to see to the game's own.
    void choose_letters() override {
        into().how.words.letters = how().keep_letters ? std::nullopt : std::optional<std::string>("");
        if (!how().keep_letters || position().empty())
            return;
        const lettering own = find_lettering(tree());
        if (own.declared != nullptr && own.understood)
            into().how.words.letters = tree().raw(own.declared->value);
    }
};

} // namespace

std::string simplify(const game& of, const simplify_options& how, simplified_game& into) {
    return ctl_simplification(of, how, into).run();
}

} // namespace ctlpgn::ctl_pgn
