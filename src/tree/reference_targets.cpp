#include "tree/reference_targets.hpp"

#include "tree/chains.hpp"
#include "tree/comment_references.hpp"
#include "tree/open_labels.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ctlpgn {

namespace {

struct labelled_variation {
    node branches_at = no_node;
    std::uint32_t label = 0;
    node itself = no_node;

    friend auto operator<=>(const labelled_variation&, const labelled_variation&) = default;
};

} // namespace

// Visits the comments in the order of their places.
class reference_targets::finder {
  public:
    explicit finder(reference_targets& targets)
        : targets_(targets), game_(targets.game_), lines_(targets.lines_) {}

    void find_all() {
        if (!game_.steps.empty())
            prepare_labels();
        for (const seat& each : seats()) {
            own_line_ = each.line;
            place_ = each.place;
            const comment& here = game_.comments[each.comment];
            for (node at = here.first_reference; at != here.first_reference + here.reference_count; ++at)
                if (leads_to_moves(game_.references[at]))
                    targets_.targets_[at] = target_of(game_.references[at]);
        }
    }

  private:
    // The place of a comment, which decides what it can see.
    struct seat {
        std::uint32_t place;
        line_index line;
        node comment;
    };

    // In the order of their places. A comment on a ply may speak of all variations there, whether they are
    // written before it or after it, so its place is where the next ply begins.
    [[nodiscard]] std::vector<seat> seats() const {
        std::vector<seat> result;
        result.reserve(game_.comments.size());
        const auto add = [&](node first_annotation, line_index line, std::uint32_t seen_from) {
            for (const node at : comments_of(game_, first_annotation))
                if (speaks_of_moves(game_, game_.comments[at]))
                    result.push_back({seen_from == 0 ? game_.comments[at].where.begin : seen_from, line, at});
        };
        for (line_index line = 0; line != lines_.count(); ++line) {
            const line_of_play& play = play_of(game_, line);
            const std::uint32_t end = line == main_line_index ? static_cast<std::uint32_t>(game_.text.size())
                                                              : game_.variations[line - 1].where.end - 1;
            add(play.first_annotation, line, 0);
            for (node at = play.first_ply; at != no_node; at = game_.plies[at].next) {
                const node next = game_.plies[at].next;
                if (game_.plies[at].first_annotation != no_node)
                    add(game_.plies[at].first_annotation, line,
                        next == no_node ? end : game_.plies[next].number_begin);
            }
        }
        add(game_.first_closing_annotation, main_line_index, static_cast<std::uint32_t>(game_.text.size()));
        sort_stably(result, {}, &seat::place);
        return result;
    }

    void prepare_labels() {
        open_.emplace(game_, lines_);
        for (node at = 0; at != game_.variations.size(); ++at)
            labels_.push_back({lines_.called_after(at + 1), game_.variations[at].label, at});
        sort_stably(labels_);
    }

    [[nodiscard]] node variation_of(node move, std::uint32_t label) const {
        const auto at = std::ranges::lower_bound(labels_, labelled_variation{move, label, 0});
        return at != labels_.end() && at->branches_at == move && at->label == label ? at->itself : no_node;
    }

    // From the outermost step to the innermost, then to the move itself.
    reference_target target_of(const reference& asked) {
        reference_target target;
        target.line = own_line_;
        for (std::uint32_t left = asked.step_count; left != 0; --left) {
            const reference_step& step = game_.steps[asked.first_step + left - 1];
            const node next = left == asked.step_count ? outermost(step, target) : inner(step, target);
            if (target.status != target_status::no_target) {
                target.failed_step = asked.first_step + left - 1;
                return target;
            }
            target.line = next + 1;
        }
        if (asked.kind == reference_kind::variation) {
            target.status = target_status::found;
            set_first_ply(play_of(game_, target.line).first_ply, target);
            return target;
        }
        find_move(asked, target);
        return target;
    }

    // A variation of a move in this line of play or in one that contains it.
    node outermost(const reference_step& step, reference_target& target) {
        open_->move_to(place_);
        const node found = open_->find(step.number, step.label);
        if (found != no_node)
            return found;
        const line_index line = lines_.reaching(own_line_, step.number);
        const node move = line == no_line ? no_node : lines_.find(line, step.number);
        if (open_->is_opened_later(step.number, step.label))
            fail(target, target_status::later, move);
        else
            explain_missing_label(step, move, target);
        return no_node;
    }

    // A variation of a move in the variation that was reached.
    node inner(const reference_step& step, reference_target& target) {
        const node move = lines_.find(target.line, step.number);
        const node found = move == no_node ? no_node : variation_of(move, step.label);
        if (found == no_node)
            explain_missing_label(step, move, target);
        else if (game_.variations[found].where.begin >= place_)
            fail(target, target_status::later, move);
        return found;
    }

    void explain_missing_label(const reference_step& step, node move, reference_target& target) {
        if (move == no_node) {
            fail_without_move(step.number, target, target.line != own_line_);
            return;
        }
        if (game_.plies[move].number_begin >= place_) {
            fail(target, target_status::later, move);
            return;
        }
        // Labels are sorted, and none is 0: the last variation of the move has one if any has.
        const auto after = std::ranges::lower_bound(labels_, labelled_variation{move + 1, 0, 0});
        const bool any = after != labels_.begin() && std::prev(after)->branches_at == move;
        const bool labelled = any && std::prev(after)->label != 0;
        fail(target, any && !labelled ? target_status::no_label : target_status::no_such_label, move);
    }

    void find_move(const reference& asked, reference_target& target) {
        const bool routed = asked.step_count != 0;
        const line_index line = routed ? target.line : lines_.reaching(own_line_, asked.number);
        const node move = line == no_line ? no_node : lines_.find(line, asked.number);
        if (move == no_node)
            return fail_without_move(asked.number, target, routed);
        if (game_.plies[move].number_begin >= place_)
            return fail(target, target_status::later, move);
        target.status = target_status::found;
        target.line = line;
        set_first_ply(move, target);
        if (asked.player != spoken_of::neither)
            set_ply(move, asked.player == spoken_of::white ? side::white : side::black, routed, target);
    }

    void set_first_ply(node move, reference_target& target) const {
        target.at_ply = move;
        if (move == no_node)
            return;
        const written_move found = move_from(game_, move);
        if (found.white == no_node && found.black != no_node)
            target.at_ply = found.black;
        target.player = game_.plies[target.at_ply].player;
    }

    // A variation that begins with Black's ply continues from White's ply of the same move. A move may be
    // written in two parts, which is a separate slip.
    void set_ply(node move, side mover, bool routed, reference_target& target) const {
        const written_move found = move_from(game_, move);
        const node wanted = mover == side::white ? found.white : found.black;
        target.player = mover;
        target.at_ply = wanted;
        if (wanted != no_node)
            return;
        const bool first_of_line = play_of(game_, target.line).first_ply == move;
        const node white_before = lines_.at(target.line).white_before;
        if (mover == side::white && !routed && first_of_line && white_before != no_node) {
            target.at_ply = white_before;
            target.line = lines_.line_of(white_before);
        } else if (mover == side::black && found.next != no_node &&
                   lines_.fault_of(found.next) == number_fault::continued) {
            target.at_ply = found.next;
        } else {
            target.at_ply = move;
            target.status = target_status::no_such_ply;
        }
    }

    void fail(reference_target& target, target_status why, node help) const {
        target.status = why;
        target.at_ply = help;
        target.line = help == no_node ? no_line : lines_.line_of(help);
    }

    // A variation that is named is the only place to look.
    void fail_without_move(std::uint32_t number, reference_target& target, bool routed) {
        const node elsewhere = routed ? no_node : any_with(number);
        fail(target, elsewhere == no_node ? target_status::no_such_move : target_status::other_line,
             elsewhere);
    }

    // The first move of the text with this number.
    node any_with(std::uint32_t number) {
        const auto number_of = [this](node move) { return lines_.number_of(move); };
        if (by_number_.empty()) {
            for (node at = 0; at != game_.plies.size(); ++at)
                if (lines_.move_of(at) == at)
                    by_number_.push_back(at);
            sort_stably(by_number_, {}, number_of);
        }
        const auto at = std::ranges::lower_bound(by_number_, number, {}, number_of);
        return at != by_number_.end() && number_of(*at) == number ? *at : no_node;
    }

    reference_targets& targets_;
    const game& game_;
    const game_lines& lines_;
    std::optional<open_labels> open_;
    std::vector<labelled_variation> labels_;
    std::vector<node> by_number_; // made when it is needed
    line_index own_line_ = no_line;
    std::uint32_t place_ = 0;
};

reference_targets::reference_targets(const game& record, const game_lines& lines)
    : game_(record), lines_(lines) {
    if (!has_targets(record))
        return;
    targets_.resize(record.references.size());
    finder(*this).find_all();
}

void reference_targets::path_to(line_index line, std::vector<reference_step>& path) const {
    path.clear();
    for (; line != main_line_index && line != no_line; line = lines_.at(line).written_in)
        path.push_back({lines_.called_by(line), game_.variations[line - 1].label});
    std::ranges::reverse(path);
}

bool has_targets(const game& record) {
    return std::ranges::any_of(record.references, leads_to_moves);
}

} // namespace ctlpgn
