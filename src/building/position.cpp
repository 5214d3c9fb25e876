#include "ctlpgn/position.hpp"

#include "building/single_ply.hpp"
#include "ctlpgn/lint.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

position::position(const notation& in, initial_position from)
    : in_(&in), text_(std::move(from.text)), turn_(from.turn), number_(from.number) {}

position position::start(const notation& in) {
    return {in, in.initial(game())};
}

std::optional<position> position::from_text(const notation& in, std::string_view text) {
    const building::read_text empty(in, in.game_from(text, {}));
    if (text.empty() || !empty.is_game())
        return std::nullopt;
    initial_position from = in.initial(empty.tree());
    if (from.text.empty())
        return std::nullopt;
    return position(in, std::move(from));
}

std::vector<std::string> position::legal_plies() const {
    std::vector<std::string> texts;
    for (possible_ply& each : in_->plies(text_, 0))
        texts.push_back(std::move(each.text));
    return texts;
}

ply_verdict position::judge(std::string_view ply) const {
    const building::single_ply played(*in_, text_, ply);
    ply_verdict verdict = played.verdict();
    if (verdict.legal)
        return verdict;
    if (!verdict.readable) {
        verdict.why = "a ply must stand alone, as " + std::string(in_->title) + " are written";
        return verdict;
    }
    lint_options how;
    how.board = how.remedies = false;
    const std::vector<diagnostic> found = lint(played.text(), *in_, how);
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
    return building::single_ply(*in_, text_, ply).verdict().legal;
}

std::optional<position> position::play(std::string_view ply) const {
    const building::single_ply played(*in_, text_, ply);
    if (!played.verdict().possible)
        return std::nullopt;
    std::optional<position> after = from_text(*in_, played.after());
    // Not every notation's positions say the number.
    if (after && number_ != 0)
        after->number_ = number_ + (turn_ == side::black ? 1U : 0U);
    return after;
}

std::string position::draw(const drawing& how) const {
    std::vector<finding> ignored;
    return in_->draw(text_, how, ignored);
}

} // namespace ctlpgn
