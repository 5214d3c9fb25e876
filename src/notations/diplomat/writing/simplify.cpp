#include "notations/diplomat/writing/simplify.hpp"

#include "format/simplification.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/replay/numbers.hpp"
#include "notations/diplomat/words.hpp"

namespace ctlpgn::diplomat {

namespace {

class plain_game final : public simplification {
  public:
    plain_game(const game& of, const simplify_options& how, simplified_game& into)
        : simplification(description, of, how, into) {
        const std::vector<std::uint32_t> numbers = numbers_of(tree());
        join_moves(tree().main_line, numbers);
        for (const variation& each : tree().variations)
            join_moves(each.line, numbers);
    }

  private:
    // Moves of which the half-moves stand apart become one, and each has its number.
    void join_moves(const line_of_play& line, const std::vector<std::uint32_t>& numbers) {
        node white = no_node; // just before
        for (node at = line.first_ply; at != no_node; at = tree().plies[at].next) {
            ctlpgn::ply& here = tree().plies[at];
            const bool is_white = here.by == ctlpgn::side::white;
            const bool completes = !is_white && white != no_node && numbers[white] == numbers[at];
            here.number = completes ? 0 : numbers[at] & 0x7fffffffU;
            white = is_white ? at : no_node;
        }
    }

    void end_game() override {
        if (!is_cut_short())
            return;
        const ctlpgn::ply* last = nullptr;
        for (node at = tree().main_line.first_ply; at != no_node; at = tree().plies[at].next)
            last = &tree().plies[at];
        tree().result = last == nullptr || last->check != mate_sign ? result_open
                        : last->by == ctlpgn::side::white           ? result_white
                                                                    : result_black;
        drop_closing_comments();
    }

    void write_tags() override {
        bool has_set_up = false;
        for (tag& each : tree().tags) {
            const std::string name = text_of(each.name);
            if (name == "Result" && is_cut_short())
                each.value = add_text(words.results[tree().result]);
            else if (name == set_up_tag && !position().empty())
                each.value = add_text(position());
            has_set_up = has_set_up || name == set_up_tag;
        }
        if (position().empty() || has_set_up)
            return;
        tag& added = tree().tags.emplace_back();
        added.name = add_text(set_up_tag);
        added.value = add_text(position());
    }
};

} // namespace

std::string simplify(const game& of, const simplify_options& how, simplified_game& into) {
    return plain_game(of, how, into).run();
}

} // namespace ctlpgn::diplomat
