#include "notations/pgn/simplify.hpp"

#include "notations/pgn/pgn.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/plain_comments.hpp"
#include "record/simplification.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// The tags and the result of a game whose moves have been chosen.
class simplified {
  public:
    simplified(const game& record, const simplify_options& options, simplified_game& result)
        : record_(record), options_(options), result_(result), tree_(result.tree),
          moves_(record, description, options, result) {}

    std::string run() {
        std::string wrong = moves_.choose();
        if (!wrong.empty())
            return wrong;
        if (moves_.is_cut_short())
            end_game();
        make_comments_plain(tree_, result_.text);
        drop_null_glyphs();
        note_null_moves();
        if (options_.reduced)
            std::erase_if(tree_.tags,
                          [this](const tag& each) { return !is_in_reduced_format(name_of(each)); });
        write_tags();
        write_plain_values();
        tree_.text = result_.text;
        if (moves_.is_cut_short() && !shows_same_opening())
            drop_tags(tags_of_opening);
        return {};
    }

  private:
    [[nodiscard]] std::string_view name_of(const tag& named) const {
        return std::string_view(result_.text).substr(named.name.begin, named.name.size());
    }

    void drop_tags(std::span<const std::string_view> names) {
        std::erase_if(tree_.tags, [&](const tag& each) {
            return std::ranges::find(names, name_of(each)) != names.end();
        });
    }

    // A line that leaves the game early may have another opening.
    [[nodiscard]] bool shows_same_opening() const {
        if (description.opening_of == nullptr)
            return false;
        const std::optional<known_opening> of_game = description.opening_of(record_);
        const std::optional<known_opening> of_line = description.opening_of(tree_);
        return of_game && of_line && of_game->name == of_line->name;
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
            drop_tags(tags_of_end);
        }
        if (moves_.position().empty())
            return;
        moves_.put_tag("SetUp", "1");
        moves_.put_tag("FEN", moves_.position());
    }

    // $0 says nothing, and some readers refuse it.
    void drop_null_glyphs() {
        const auto is_null = [](const annotation& each) {
            return each.kind() == annotation_kind::nag && each.index == 0;
        };
        for (ply& each : tree_.plies)
            for (node* link = &each.first_annotation; *link != no_node;) {
                annotation& here = tree_.annotations[*link];
                if (is_null(here))
                    *link = here.next;
                else
                    link = &here.next;
            }
    }

    void note_null_moves() {
        const auto is_null = [](const ply& each) { return each.kind == ply_kind::passed; };
        bool any = options_.keep_variations && std::ranges::any_of(tree_.plies, is_null);
        for (node at = tree_.main_line.first_ply; at != no_node; at = tree_.plies[at].next)
            any = any || is_null(tree_.plies[at]);
        result_.note = any ? "it has null moves (--), which the simplest readers refuse" : "";
    }

    // Many readers end a value at its first quotation mark, whatever comes before it.
    void write_plain_values() {
        for (tag& each : tree_.tags) {
            const std::string_view written =
                std::string_view(result_.text).substr(each.value.begin, each.value.size());
            if (written.find_first_of("\"\\") == std::string_view::npos)
                continue;
            std::string plain;
            for (std::size_t at = 0; at != written.size(); ++at) {
                at += is_escape(written, at) ? 1 : 0;
                plain += written[at] == '"' ? '\'' : written[at] == '\\' ? '/' : written[at];
            }
            each.value = moves_.add_text(plain);
        }
    }

    const game& record_;
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
