#include "format/same_game.hpp"

#include <utility>
#include <vector>

namespace ctlpgn::layout {

namespace {

constexpr std::string_view blanks = " \t\r\n";

class comparison {
  public:
    comparison(const game& a, const game& b, const notation& in, references how)
        : a_(a), b_(b), words_(*in.words), references_(how) {}

    std::string run() {
        lines_.emplace_back(&a_.main_line, &b_.main_line);
        bool same = true;
        while (same && !lines_.empty()) {
            const auto [a, b] = lines_.back();
            lines_.pop_back();
            same = same_line(*a, *b);
        }
        if (same && (a_.result != b_.result ||
                     (a_.result == 0 && a_.raw(a_.result_where) != b_.raw(b_.result_where))))
            return "results differ";
        if (same && !same_comments(a_.first_closing_comment, b_.first_closing_comment))
            return "closing comments differ";
        return same ? std::string() : different_;
    }

  private:
    bool differ(const char* what, std::uint32_t number) {
        different_ = std::string(what) + " differ at move " + std::to_string(number);
        return false;
    }

    bool same_line(const line_of_play& a, const line_of_play& b) {
        std::uint32_t number = a.first_move == no_node ? 0 : a_.moves[a.first_move].number;
        if (!same_comments(a.first_comment, b.first_comment))
            return differ("comments before the line", number);
        if (!same_variations(a.first_variation, b.first_variation))
            return differ("variations before the line", number);
        node i = a.first_move;
        node j = b.first_move;
        for (; i != no_node && j != no_node; i = a_.moves[i].next, j = b_.moves[j].next) {
            const move& x = a_.moves[i];
            const move& y = b_.moves[j];
            number = x.number;
            if (x.number != y.number || x.number_unknown != y.number_unknown)
                return differ("numbers", number);
            if (!same_ply(x.white, y.white) || !same_ply(x.black, y.black))
                return differ("plies", number);
            if (!same_comments(x.first_comment, y.first_comment))
                return differ("comments", number);
            if (!same_variations(x.first_variation, y.first_variation))
                return differ("variations", number);
        }
        return i == j || differ("ends", number);
    }

    // Their lines are compared later: nesting may be deep.
    bool same_variations(node i, node j) {
        for (; i != no_node && j != no_node; i = a_.variations[i].next, j = b_.variations[j].next) {
            const variation& x = a_.variations[i];
            const variation& y = b_.variations[j];
            if (x.label != y.label || x.replaces != y.replaces)
                return false;
            lines_.emplace_back(&x.line, &y.line);
        }
        return i == j;
    }

    [[nodiscard]] std::string_view name_of(symbol piece) const {
        return piece < words_.pieces.size() ? words_.pieces[piece] : std::string_view();
    }
    // A pawn may be written or not.
    [[nodiscard]] std::string_view mover_name(symbol piece) const {
        return piece == no_symbol ? words_.pawn : name_of(piece);
    }

    [[nodiscard]] bool same_ply(const ply& x, const ply& y) const {
        if (x.kind != y.kind)
            return false;
        if (!x.written())
            return true;
        if (!x.understood() && a_.raw(x.text()) != b_.raw(y.text()))
            return false;
        const bool same_move = x.from == y.from && x.to == y.to && x.capture == y.capture &&
                               x.check == y.check && mover_name(x.piece) == mover_name(y.piece) &&
                               mover_name(x.captured) == mover_name(y.captured) &&
                               (x.promotion == awaiting_promotion) == (y.promotion == awaiting_promotion) &&
                               name_of(x.promotion) == name_of(y.promotion);
        const bool same_end = x.game_end == y.game_end || x.check == check_mark::mate;
        return same_move && same_end && x.nag == y.nag && x.draw_offer == y.draw_offer;
    }

    bool same_comments(node i, node j) {
        for (; i != no_node && j != no_node; i = a_.comments[i].next, j = b_.comments[j].next) {
            const comment& x = a_.comments[i];
            const comment& y = b_.comments[j];
            if (x.player != y.player || x.generated != y.generated)
                return false;
            const bool apart = references_ == references::apart;
            if (apart && x.reference_count != y.reference_count)
                return false;
            for (std::uint32_t k = 0; apart && k != x.reference_count; ++k)
                if (!same_reference(a_.references[x.first_reference + k],
                                    b_.references[y.first_reference + k]))
                    return false;
            words_of(a_, x, words_of_a_);
            words_of(b_, y, words_of_b_);
            if (words_of_a_ != words_of_b_)
                return false;
        }
        return i == j;
    }

    // The text with one blank between words, and without references that are compared by themselves, since
    // their forms may differ.
    void words_of(const game& in, const comment& of, std::string& into) const {
        into.clear();
        std::uint32_t at = of.text.begin;
        const std::uint32_t count = references_ == references::apart ? of.reference_count : 0;
        for (std::uint32_t i = 0; i != count; ++i) {
            const span where = in.references[of.first_reference + i].where;
            append_words(in.raw({at, where.begin}), into);
            into += '\n';
            at = where.end;
        }
        append_words(in.raw({at, of.text.end}), into);
    }
    static void append_words(std::string_view text, std::string& into) {
        for (const char c : text) {
            const bool blank = blanks.find(c) != std::string_view::npos;
            if (!blank)
                into += c;
            else if (into.empty() || into.back() != ' ')
                into += ' ';
        }
    }

    [[nodiscard]] bool same_reference(const reference& x, const reference& y) const {
        if (x.kind != y.kind || x.player != y.player || name_of(x.piece) != name_of(y.piece) ||
            x.at != y.at || x.detail != y.detail || x.nag != y.nag || x.number != y.number ||
            x.step_count != y.step_count)
            return false;
        for (std::uint32_t i = 0; i != x.step_count; ++i) {
            const reference_step& p = a_.steps[x.first_step + i];
            const reference_step& q = b_.steps[y.first_step + i];
            if (p.number != q.number || p.label != q.label)
                return false;
        }
        return true;
    }

    const game& a_;
    const game& b_;
    const vocabulary& words_;
    references references_;
    std::vector<std::pair<const line_of_play*, const line_of_play*>> lines_;
    std::string words_of_a_;
    std::string words_of_b_;
    std::string different_;
};

} // namespace

std::string difference_of(const game& a, const game& b, const notation& in, references how) {
    return comparison(a, b, in, how).run();
}

} // namespace ctlpgn::layout
