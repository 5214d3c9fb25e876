#include "notations/diplomat/writing/simplify.hpp"

#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/words.hpp"
#include "record/simplification.hpp"
#include "tree/written_numbers.hpp"

#include <optional>

namespace ctlpgn::diplomat {

namespace {

// The numbers, the result and the tags of a game whose moves have been chosen.
class plain_game {
  public:
    plain_game(const game& record, const simplify_options& options, simplified_game& result)
        : result_(result), tree_(result.tree), moves_(record, description, options, result) {
        const std::vector<std::uint32_t> numbers = written_numbers(tree_);
        join_moves(tree_.main_line, numbers);
        for (const variation& each : tree_.variations)
            join_moves(each.line, numbers);
    }

    std::string run() {
        std::string wrong = moves_.choose();
        if (!wrong.empty())
            return wrong;
        end_game();
        write_tags();
        tree_.text = result_.text;
        return {};
    }

  private:
    // Moves whose plies are separate become one, and each has its number.
    void join_moves(const line_of_play& line, const std::vector<std::uint32_t>& numbers) {
        node white = no_node; // just before
        for (node at = line.first_ply; at != no_node; at = tree_.plies[at].next) {
            ctlpgn::ply& here = tree_.plies[at];
            const bool is_white = here.player == ctlpgn::side::white;
            const bool completes = !is_white && white != no_node && numbers[white] == numbers[at];
            here.number = completes ? 0 : numbers[at] & largest_number;
            white = is_white ? at : no_node;
        }
    }

    // A line that leaves the game or stops earlier has another result: that of a mate, or none.
    void end_game() {
        if (!moves_.is_cut_short())
            return;
        const std::optional<ctlpgn::ply> last = moves_.last_ply();
        tree_.result = !last || last->check != mate_sign     ? result_open
                       : last->player == ctlpgn::side::white ? result_white
                                                             : result_black;
        tree_.first_closing_annotation = no_node;
    }

    void write_tags() {
        if (moves_.is_cut_short())
            moves_.set_tag(words.result_tag, words.results[tree_.result]);
        if (!moves_.position().empty())
            moves_.put_tag(set_up_tag, moves_.position());
    }

    simplified_game& result_;
    game& tree_;
    simplification moves_;
};

} // namespace

std::string simplify(const game& record, const simplify_options& options, simplified_game& result) {
    return plain_game(record, options, result).run();
}

} // namespace ctlpgn::diplomat
