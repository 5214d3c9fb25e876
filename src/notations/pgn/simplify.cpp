#include "notations/pgn/simplify.hpp"

#include "notations/pgn/pgn.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "record/simplification.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// The tags and the result of a game whose moves have been chosen.
class simplified {
  public:
    simplified(const game& record, const simplify_options& options, simplified_game& result)
        : options_(options), result_(result), tree_(result.tree),
          moves_(record, description, options, result) {}

    std::string run() {
        std::string wrong = moves_.choose();
        if (!wrong.empty())
            return wrong;
        if (moves_.is_cut_short())
            end_game();
        if (!options_.keep_comments)
            std::erase_if(tree_.tags,
                          [this](const tag& each) { return !is_in_reduced_format(name_of(each)); });
        write_tags();
        tree_.text = result_.text;
        return {};
    }

  private:
    [[nodiscard]] std::string_view name_of(const tag& named) const {
        return std::string_view(result_.text).substr(named.name.begin, named.name.size());
    }

    // A line that goes another way, or not so far, has another end: mate, or none.
    void end_game() {
        const std::optional<ply> last = moves_.last_ply();
        const bool mate = last && last->check == check_mate;
        tree_.result = find_result(!mate ? "*" : last->player == side::white ? "1-0" : "0-1");
        tree_.first_closing_annotation = no_node;
    }

    void write_tags() {
        if (moves_.is_cut_short()) {
            moves_.set_tag("Result", words.results[tree_.result]);
            std::erase_if(tree_.tags, [this](const tag& each) { return name_of(each) == "PlyCount"; });
        }
        if (moves_.position().empty())
            return;
        moves_.put_tag("SetUp", "1");
        moves_.put_tag("FEN", moves_.position());
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

} // namespace ctlpgn::pgn
