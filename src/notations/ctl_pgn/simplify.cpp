#include "ctlpgn/simplify.hpp"

#include "notations/ctl_pgn/item_id.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/rules.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

class simplification {
  public:
    simplification(const game& of, const simplify_options& how, simplified_game& into)
        : how_(how), into_(into), tree_(into.tree) {
        tree_ = of;
        into_.text = of.text;
    }

    std::string run() {
        std::string wrong = choose_variation();
        if (wrong.empty())
            wrong = choose_moves();
        if (!wrong.empty())
            return wrong;
        drop_parts();
        end_game();
        write_tags();
        into_.tree.text = into_.text;
        choose_letters();
        return {};
    }

  private:
    // The moves

    // Puts variations in the place of what they replace, one after the other.
    std::string choose_variation() {
        node before = no_node; // the last move of the line as it is so far
        for (const reference_step& step : how_.variation) {
            node at = before == no_node ? tree_.main_line.first_move : before;
            node previous = no_node;
            for (; at != no_node && tree_.moves[at].number != step.number; at = tree_.moves[at].next) {
                add_choice(at, 0);
                previous = at;
            }
            if (at == no_node)
                return "there is no move " + std::to_string(step.number) + " to vary";
            const node chosen = find_variation(tree_.moves[at].first_variation, step.label);
            if (chosen == no_node)
                return "move " + std::to_string(step.number) + " has no variation " +
                       std::to_string(step.label);
            add_choice(at, step.label);
            before = branch(at, previous, tree_.variations[chosen]);
        }
        return {};
    }

    // By label, or else by place.
    [[nodiscard]] node find_variation(node first, std::uint32_t label) const {
        for (node at = first; at != no_node; at = tree_.variations[at].next)
            if (tree_.variations[at].label == label)
                return at;
        for (node at = first; at != no_node; at = tree_.variations[at].next)
            if (--label == 0)
                return tree_.variations[at].label == 0 ? at : no_node;
        return no_node;
    }

    // Where a line has variations, which of them was followed: 0 for the line itself.
    void add_choice(node at, std::uint32_t label) {
        if (tree_.moves[at].first_variation != no_node)
            choices_.push_back(label);
    }

    // Returns the first move of the variation, which follows `previous` now.
    node branch(node at, node previous, const variation& chosen) {
        const node first = chosen.line.first_move;
        move& begun = tree_.moves[first];
        if (!begun.white.written())
            begun.white = tree_.moves[at].white;
        if (previous != no_node)
            tree_.moves[previous].next = first;
        else
            last_before(at) = first;
        prepend(chosen.line.first_comment, begun.first_comment);
        cut_short_ = true;
        return first;
    }

    // The link that leads to a move.
    node& last_before(node at) {
        for (node i = tree_.main_line.first_move; i != no_node; i = tree_.moves[i].next)
            if (tree_.moves[i].next == at)
                return tree_.moves[i].next;
        return tree_.main_line.first_move;
    }

    void prepend(node comments, node& to) {
        if (comments == no_node)
            return;
        node last = comments;
        while (tree_.comments[last].next != no_node)
            last = tree_.comments[last].next;
        tree_.comments[last].next = to;
        to = comments;
    }

    std::string choose_moves() {
        if (how_.from && how_.to && *how_.from > *how_.to)
            return "the last move comes before the first";
        if (how_.from && first().number < *how_.from) {
            if (std::string wrong = begin_at(*how_.from); !wrong.empty())
                return wrong;
        }
        if (!how_.to)
            return {};
        node at = tree_.main_line.first_move;
        if (at == no_node || tree_.moves[at].number > *how_.to)
            return "there is no move " + std::to_string(*how_.to);
        while (tree_.moves[at].next != no_node && tree_.moves[at].number < *how_.to)
            at = tree_.moves[at].next;
        ends_early_ = tree_.moves[at].next != no_node;
        cut_short_ = cut_short_ || ends_early_;
        tree_.moves[at].next = no_node;
        return {};
    }

    [[nodiscard]] move first() const {
        return tree_.main_line.first_move == no_node ? move() : tree_.moves[tree_.main_line.first_move];
    }

    std::string begin_at(std::uint32_t number) {
        node previous = no_node;
        node at = tree_.main_line.first_move;
        for (; at != no_node && tree_.moves[at].number != number; at = tree_.moves[at].next)
            previous = at;
        if (at == no_node || previous == no_node)
            return "there is no move " + std::to_string(number);
        const side last = tree_.moves[previous].black.written() ? side::black : side::white;
        tree_.text = into_.text;
        position_ = positions(tree_)[2 * std::size_t{previous} + static_cast<std::size_t>(last)];
        if (position_.empty())
            return "nobody knows the position before move " + std::to_string(number) +
                   ": a ply before it cannot be played";
        tree_.main_line.first_move = at;
        tree_.main_line.first_comment = no_node;
        return {};
    }

    void drop_parts() {
        if (!how_.keep_comments) {
            tree_.main_line.first_comment = no_node;
            tree_.first_closing_comment = no_node;
            for (variation& each : tree_.variations)
                each.line.first_comment = no_node;
        }
        const bool variations = how_.keep_variations && how_.variation.empty();
        if (!variations)
            tree_.main_line.first_variation = no_node;
        for (move& each : tree_.moves) {
            if (!how_.keep_comments)
                each.first_comment = no_node;
            if (!variations)
                each.first_variation = no_node;
            if (!how_.keep_ratings)
                each.white.nag = each.black.nag = 0;
        }
    }

    // Only the last ply of the main line ends the game. A line that goes another way, or not so far, has
    // another end: mate, or none.
    void end_game() {
        ply* last = nullptr;
        side mover = side::white;
        for (node at = tree_.main_line.first_move; at != no_node; at = tree_.moves[at].next)
            for (const side by : {side::white, side::black}) {
                ply& each = by == side::white ? tree_.moves[at].white : tree_.moves[at].black;
                if (!each.written())
                    continue;
                each.game_end = false;
                last = &each;
                mover = by;
            }
        if (last != nullptr)
            last->game_end = true;
        if (!cut_short_)
            return;
        const bool mate = last != nullptr && last->check == check_mark::mate;
        tree_.result = find_result(!mate ? "*" : mover == side::white ? "3-0" : "0-3");
        tree_.first_closing_comment = no_node;
    }

    // The tags

    span add_text(std::string_view added) {
        const auto begin = static_cast<std::uint32_t>(into_.text.size());
        into_.text += added;
        return {begin, begin + static_cast<std::uint32_t>(added.size())};
    }

    void write_tags() {
        bool has_position = false;
        for (tag& each : tree_.tags) {
            const tag_name name =
                find_tag(std::string_view(into_.text).substr(each.name.begin, each.name.size()));
            const std::string value = into_.text.substr(each.value.begin, each.value.size());
            has_position = has_position || name == tag_name::position;
            if (name == tag_name::id)
                each.value = add_text(id_of_form(value, form()));
            else if (name == tag_name::result && cut_short_)
                each.value = add_text(words.results[tree_.result]);
            else if (name == tag_name::position && !position_.empty())
                each.value = add_text(position_);
        }
        if (position_.empty() || has_position)
            return;
        tag& added = tree_.tags.emplace_back();
        added.name = add_text(row_of(tag_name::position).text);
        added.value = add_text(position_);
    }

    [[nodiscard]] item_form form() const {
        item_form made;
        const bool begins_late = !position_.empty();
        if (begins_late || ends_early_) {
            std::uint32_t last_number = 0;
            bool white_ends = false;
            for (node at = tree_.main_line.first_move; at != no_node; at = tree_.moves[at].next) {
                last_number = tree_.moves[at].number;
                white_ends = !tree_.moves[at].black.written();
            }
            const std::string last = std::to_string(last_number) + (white_ends ? "w" : "");
            const std::string begin = std::to_string(first().number);
            if (!begins_late)
                made.fragment.append("O").append(last);
            else if (ends_early_)
                made.fragment.append("C").append(begin).append("-").append(last);
            else
                made.fragment.append("E").append(begin);
        }
        // Zeros at the end say nothing.
        std::size_t count = choices_.size();
        while (count != 0 && choices_[count - 1] == 0)
            --count;
        for (std::size_t i = 0; i != count; ++i)
            made.variation.append(i == 0 ? "" : ":").append(std::to_string(choices_[i]));
        made.variations = how_.keep_variations && how_.variation.empty();
        made.comments = how_.keep_comments;
        return made;
    }

    // A position of the board is written in standard letters, so the writer has to see to the game's own.
    void choose_letters() {
        into_.how.words.letters = how_.keep_letters ? std::nullopt : std::optional<std::string>("");
        if (!how_.keep_letters || position_.empty())
            return;
        const lettering own = find_lettering(tree_);
        if (own.declared != nullptr && own.understood)
            into_.how.words.letters = tree_.raw(own.declared->value);
    }

    const simplify_options& how_;
    simplified_game& into_;
    game& tree_;
    std::vector<std::uint32_t> choices_;
    std::string position_;    // that the first move begins from, if the game began earlier
    bool ends_early_ = false; // before its last move
    bool cut_short_ = false;  // its result is not that of the game
};

} // namespace

} // namespace ctlpgn::ctl_pgn

namespace ctlpgn {

std::string simplify(const game& of, const simplify_options& how, simplified_game& into) {
    return ctl_pgn::simplification(of, how, into).run();
}

} // namespace ctlpgn
