#include "ctlpgn/position.hpp"

#include "building/single_ply.hpp"
#include "ctlpgn/lint.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

position::position(const notation& chosen, std::string_view rules, initial_position begun)
    : notation_(&chosen), rules_(rules), text_(std::move(begun.text)), turn_(begun.turn),
      number_(begun.number) {}

position position::start(const notation& chosen, std::string_view rules) {
    if (rules.empty())
        return {chosen, rules, chosen.initial(game())};
    const building::read_text empty(chosen, building::game_from(chosen, {}, {}, rules));
    return {chosen, rules, chosen.initial(empty.tree())};
}

std::optional<position> position::from_text(const notation& chosen, std::string_view text,
                                            std::string_view rules) {
    const building::read_text empty(chosen, building::game_from(chosen, text, {}, rules));
    if (text.empty() || !empty.is_game())
        return std::nullopt;
    initial_position start = chosen.initial(empty.tree());
    if (start.text.empty())
        return std::nullopt;
    return position(chosen, rules, std::move(start));
}

std::vector<std::string> position::legal_plies() const {
    if (!rules_.empty() && notation_->plies_in_game != nullptr) {
        const building::read_text here(*notation_, building::game_from(*notation_, text_, {}, rules_));
        return notation_->plies_in_game(text_, here.tree());
    }
    std::vector<std::string> texts;
    if (notation_->plies == nullptr)
        return texts;
    for (possible_ply& each : notation_->plies(text_, 0))
        texts.push_back(std::move(each.text));
    return texts;
}

ply_verdict position::judge(std::string_view ply) const {
    const building::single_ply played(*this, ply);
    ply_verdict verdict = played.verdict();
    if (verdict.legal)
        return verdict;
    if (!verdict.readable) {
        verdict.why = "expected one ply, such as " + std::string(notation_->title) + " are written";
        return verdict;
    }
    lint_options options;
    options.board = false;
    options.fixes = offered_fixes::none;
    const std::vector<diagnostic> found = lint(played.text(), *notation_, options);
    const auto is_about_ply = [](const diagnostic& each) {
        return each.ply != 0 && each.severity == level::error;
    };
    auto why = std::ranges::find_if(found, is_about_ply);
    if (why == found.end())
        why = std::ranges::find(found, level::error, &diagnostic::severity);
    if (why != found.end()) {
        verdict.fault = why->id;
        verdict.why = why->message;
    }
    return verdict;
}

bool position::is_legal(std::string_view ply) const {
    return building::single_ply(*this, ply).verdict().legal;
}

std::optional<position> position::play(std::string_view ply) const {
    const building::single_ply played(*this, ply);
    if (!played.verdict().possible)
        return std::nullopt;
    std::optional<position> after = from_text(*notation_, played.after(), rules_);
    // A game may end with what no game can begin with, such as a king that has exploded.
    if (!after)
        after = position(*notation_, rules_, {.text = played.after(), .turn = opponent(turn_)});
    // Not every notation's positions have the number.
    if (number_ != 0)
        after->number_ = number_ + (turn_ == side::black ? 1U : 0U);
    return after;
}

std::string position::draw(const drawing& look) const {
    std::vector<finding> ignored;
    return notation_->draw == nullptr ? std::string() : notation_->draw(text_, look, ignored);
}

} // namespace ctlpgn
