#include "notations/pgn/repair/exchanged_moves.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/mark_codes.hpp"
#include "notations/pgn/repair/line_orders.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// With more than this, marks say nothing in a game.
constexpr std::size_t most_wrong_marks = 6;

class exchange_search {
  public:
    explicit exchange_search(line_orders orders) : orders_(std::move(orders)) {
        for (std::size_t i = 0; i != orders_.line().size(); ++i)
            marks_.push_back(orders_.marks_at(i));
    }

    // The orders in which no mark of their places contradicts the board.
    [[nodiscard]] std::vector<order> find() const {
        std::vector<order> found;
        const auto is_wrong = [](const judged_marks& each) { return each.wrong != 0; };
        if (std::ranges::count_if(marks_, is_wrong) > static_cast<std::ptrdiff_t>(most_wrong_marks))
            return found;
        for (std::size_t at = 0; at != marks_.size(); ++at)
            for (const disorder kind : {disorder::neighbours, disorder::moves})
                if (const order asked{kind, at}; says_too_much(asked) && is_right(asked))
                    found.push_back(asked);
        return found;
    }

    [[nodiscard]] const line_orders& orders() const { return orders_; }
    [[nodiscard]] std::size_t wrong_marks(const order& asked) const {
        std::size_t wrong = 0;
        for (std::size_t i = asked.at; i != orders_.end_of(asked); ++i)
            wrong += marks_[i].wrong;
        return wrong;
    }
    // Whether a ply is in one of its places.
    [[nodiscard]] bool holds(const order& asked, node which) const {
        const std::vector<node>& nodes = orders_.line().nodes;
        return std::find(nodes.begin() + static_cast<std::ptrdiff_t>(asked.at),
                         nodes.begin() + static_cast<std::ptrdiff_t>(orders_.end_of(asked)),
                         which) != nodes.begin() + static_cast<std::ptrdiff_t>(orders_.end_of(asked));
    }

  private:
    [[nodiscard]] bool says_too_much(const order& asked) const {
        const std::size_t end = orders_.end_of(asked);
        return end <= marks_.size() &&
               std::any_of(marks_.begin() + static_cast<std::ptrdiff_t>(asked.at),
                           marks_.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const judged_marks& each) { return each.says_too_much; });
    }
    [[nodiscard]] bool is_right(const order& asked) const {
        return orders_.returns(asked) && orders_.is_plain(asked) &&
               orders_.wrong_in(asked, orders_.end_of(asked)) == std::optional<std::size_t>(0);
    }

    line_orders orders_;
    std::vector<judged_marks> marks_; // of each ply
};

// None if not all plies of the main line can be played.
std::optional<exchange_search> search_of(const game& record) {
    std::optional<played_line> line = play_main_line(record);
    if (!line || !line->is_whole())
        return std::nullopt;
    return exchange_search(line_orders(record, std::move(*line)));
}

std::string words_for(const order& asked, bool are_all) {
    return std::string(asked.kind == disorder::moves ? "if these two moves are exchanged, "
                                                     : "in the other order, ") +
           (are_all ? "all marks are right" : "the mark is right");
}

} // namespace

bool explain_marks_by_order(const game& record, std::vector<finding>& findings) {
    if (std::ranges::none_of(findings, [](const finding& each) { return is_claim_of_mark(each.id); }))
        return false;
    const std::optional<exchange_search> search = search_of(record);
    if (!search)
        return false;
    const std::vector<order> found = search->find();
    for (const order& each : found) {
        const auto is_of_it = [&](const finding& asked) {
            return is_about_mark(asked.id) && asked.at_ply != no_node && search->holds(each, asked.at_ply);
        };
        const auto first = std::ranges::find_if(findings, is_of_it);
        if (first == findings.end())
            continue; // they are explained otherwise
        const span where = search->orders().where(each);
        const bool is_proved = found.size() == 1 && search->wrong_marks(each) > 1;
        const auto is_explained = [](const finding& asked) { return asked.remedy && asked.remedy->proven; };
        if (!is_proved || is_explained(*first)) {
            for (finding& mark : findings)
                if (is_of_it(mark)) {
                    mark.related.push_back({where, words_for(each, false)});
                    mark.remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
                }
            continue;
        }
        finding reported;
        reported.id = codes::unlikely_move;
        reported.where = where;
        reported.at_ply = search->orders().line().nodes[each.at];
        reported.related.push_back({where, words_for(each, true)});
        reported.remedy = fix{.edits = search->orders().edits_of(each),
                              .safe = false,
                              .title = "exchange them",
                              .proven = true};
        std::erase_if(findings, is_of_it);
        findings.push_back(std::move(reported));
    }
    return !found.empty();
}

std::vector<node> plies_in_doubted_order(const game& record) {
    std::vector<node> doubted;
    if (const std::optional<exchange_search> search = search_of(record))
        for (const order& each : search->find())
            for (std::size_t i = each.at; i != search->orders().end_of(each); ++i)
                doubted.push_back(search->orders().line().nodes[i]);
    return doubted;
}

} // namespace ctlpgn::pgn
