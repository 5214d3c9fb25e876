#include "format/same_game.hpp"

#include "format/completed_game.hpp"
#include "format/copied_game.hpp"
#include "format/difference_words.hpp"
#include "format/same_comment.hpp"
#include "format/same_ply.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace ctlpgn::layout {

namespace {

// The move that each ply of a line belongs to, by the numbers before the plies.
class running_number {
  public:
    // 0: unknown. The plies of a line have to be passed in order.
    std::uint32_t of(const ply& next) {
        if (next.has_number())
            number_ = next.number;
        else if (number_ != 0 && next.player == side::white)
            ++number_;
        return number_;
    }

  private:
    std::uint32_t number_ = 0;
};

class comparison {
  public:
    comparison(const game& a, const game& b, const notation& chosen, references manner)
        : a_(a), b_(b), same_ply_(a, b, *chosen.words), numbers_are_form_(chosen.layout.numbers_are_form),
          knows_board_(chosen.resolve != nullptr && chosen.initial(a).readable), complete_(chosen.complete),
          variations_last_(chosen.layout.variations_last), is_from_fields_(manner == references::as_text),
          comments_(a, b, *chosen.words, manner), twins_(a.plies.size(), no_node), plies_a_(&a.plies),
          plies_b_(&b.plies) {
        if (chosen.resolve == nullptr)
            return;
        chosen.resolve(a, resolved_a_);
        chosen.resolve(b, resolved_b_);
        plies_a_ = &resolved_a_;
        plies_b_ = &resolved_b_;
    }

    [[nodiscard]] const said_besides& besides() const { return besides_; }

    difference run() {
        if (lines_before_tags(a_) != lines_before_tags(b_))
            return whole(different::lines_before_tags, "the hidden lines before the tags would be different");
        // Then a ply is identified only by its order, whatever its number says.
        are_plies_known_ = knows_board_ && are_known(resolved_a_) && are_known(resolved_b_);
        lines_.push_back({&a_.main_line, &b_.main_line, no_node});
        bool same = true;
        while (same && !lines_.empty()) {
            const line_pair next = lines_.back();
            lines_.pop_back();
            found_.variation = next.variation;
            same = same_line(*next.a, *next.b);
        }
        if (!same) {
            found_.words = words_of(found_, a_, number_);
            return std::move(found_);
        }
        if (!same_replacements())
            return std::move(found_);
        if (!same_result())
            return whole(different::result, "the result would be different");
        found_.variation = no_node;
        found_.at_ply = no_node;
        if (!same_annotations(a_.first_closing_annotation, b_.first_closing_annotation)) {
            found_.what = different::closing_comments;
            found_.words = "the comments after the moves would be different";
            return std::move(found_);
        }
        return {};
    }

  private:
    // A missing result may be written as its tags give it.
    [[nodiscard]] bool same_result() const {
        if (a_.result != 0 || !a_.result_where.empty())
            return a_.result == b_.result &&
                   (a_.result != 0 || a_.raw(a_.result_where) == b_.raw(b_.result_where));
        return completed_result(a_, complete_) == b_.result;
    }

    // Each with the name of its tag; the order of tags does not matter.
    static std::vector<std::pair<std::string_view, std::string_view>> lines_before_tags(const game& record) {
        std::vector<std::pair<std::string_view, std::string_view>> lines;
        for (const hidden_line& each : record.hidden_lines)
            if (each.before_tag < record.tags.size())
                lines.emplace_back(record.raw(record.tags[each.before_tag].name), record.raw(each.where));
        sort_stably(lines, {}, &std::pair<std::string_view, std::string_view>::first);
        return lines;
    }

    struct line_pair {
        const line_of_play* a;
        const line_of_play* b;
        node variation; // of a
    };

    static difference whole(different what, const char* words) {
        difference made;
        made.what = what;
        made.words = words;
        return made;
    }
    bool differ(different what) {
        found_.what = what;
        return false;
    }
    bool note(different what, const char* part, std::string instead) {
        found_.what = what;
        found_.part = part;
        found_.instead = std::move(instead);
        return false;
    }
    void doubt(const std::string& words) {
        if (besides_.doubt.empty())
            besides_.doubt = words;
    }

    bool same_line(const line_of_play& a, const line_of_play& b) {
        number_ = a.first_ply == no_node ? 0 : a_.plies[a.first_ply].number;
        if (!same_nags(a.first_annotation, b.first_annotation))
            doubt("the glyphs before the first move would be missing");
        found_.at_ply = no_node;
        if (!same_annotations(a.first_annotation, b.first_annotation))
            return false;
        if (numbers_are_form_ && !is_order_enough() && !same_order(a, b))
            return false;
        node i = a.first_ply;
        node j = b.first_ply;
        node before = no_node;
        for (; i != no_node && j != no_node; i = a_.plies[i].next, j = b_.plies[j].next) {
            const ply& x = a_.plies[i];
            const ply& y = b_.plies[j];
            twins_[i] = j;
            found_.at_ply = i;
            if (x.has_number())
                number_ = x.number;
            if (numbers_are_form_ && knows_board_ && !are_plies_known_ && x.player == side::black &&
                x.has_number() && numbers_as_whites(x, before, (*plies_a_)[i]))
                doubt(words_of_ply(a_, i, number_) + " would be a move of the other side");
            before = i;
            if (!same_number(x, y)) {
                found_.instead = y.has_number() ? std::to_string(y.number) : std::string();
                return differ(different::number);
            }
            if (!same_ply_((*plies_a_)[i], (*plies_b_)[j])) {
                found_.instead = b_.raw(y.text());
                return differ(different::ply);
            }
            if (x.check != 0 && x.check != y.check)
                ++besides_.changed_marks;
            besides_.added_marks += x.check == 0 && y.check != 0 ? 1U : 0U;
            if (!same_nags(x.first_annotation, y.first_annotation))
                return differ(different::glyphs);
            if (!same_annotations(x.first_annotation, y.first_annotation))
                return false;
        }
        if (i == j)
            return true;
        found_.at_ply = i != no_node ? i : before;
        found_.instead = j != no_node ? b_.raw(b_.plies[j].text()) : std::string_view();
        return differ(different::end);
    }

    [[nodiscard]] bool same_number(const ply& x, const ply& y) const {
        const bool same = x.number == y.number && x.number_unknown == y.number_unknown;
        // Numbers that are only a matter of form may be left out.
        const bool is_left_out = numbers_are_form_ && (is_order_enough() || x.number == 0 || y.number == 0);
        return x.player == y.player && (same || is_left_out);
    }

    // Whether one of the games is made from fields, which identify each ply, whatever its number.
    [[nodiscard]] bool is_from_fields() const { return is_from_fields_; }

    [[nodiscard]] bool is_order_enough() const { return is_from_fields() || are_plies_known_; }

    // A number without an ellipsis before a ply of Black's that the board does not know, while White's has
    // none: the order of plies, which determines the written numbers, may not be that of the game.
    [[nodiscard]] bool numbers_as_whites(const ply& written, node before, const ply& resolved) const {
        return resolved.from == no_place && (before == no_node || !a_.plies[before].has_number()) &&
               !says_white_is_left_out(a_, written);
    }

    // Those that are left out follow from the order of plies.
    bool same_order(const line_of_play& a, const line_of_play& b) {
        running_number number_a;
        running_number number_b;
        node i = a.first_ply;
        node j = b.first_ply;
        for (; i != no_node && j != no_node; i = a_.plies[i].next, j = b_.plies[j].next) {
            const std::uint32_t here = number_a.of(a_.plies[i]);
            const std::uint32_t there = number_b.of(b_.plies[j]);
            if (here != there && here != 0 && there != 0) {
                found_.at_ply = i;
                number_ = here;
                return differ(different::order);
            }
        }
        return true;
    }

    // Glyphs are compared separately: their place among comments is a matter of form.
    [[nodiscard]] bool same_nags(node i, node j) const {
        const auto next_nag = [](const game& record, node at) {
            while (at != no_node && record.annotations[at].kind() != annotation_kind::nag)
                at = record.annotations[at].next;
            return at;
        };
        i = next_nag(a_, i);
        j = next_nag(b_, j);
        for (; i != no_node && j != no_node;
             i = next_nag(a_, a_.annotations[i].next), j = next_nag(b_, b_.annotations[j].next))
            if (a_.annotations[i].index != b_.annotations[j].index)
                return false;
        return i == j;
    }

    // Comments and variations. The lines of variations are compared later, since nesting may be deep. Where
    // they come after the moves, nothing shows which comments they were among.
    bool same_annotations(node i, node j) {
        if (!variations_last_)
            return same_annotations(i, j, [](annotation_kind kind) { return kind != annotation_kind::nag; });
        const auto is_variation = [](annotation_kind kind) { return kind == annotation_kind::variation; };
        const auto is_comment = [](annotation_kind kind) {
            return kind != annotation_kind::nag && kind != annotation_kind::variation;
        };
        return same_annotations(i, j, is_comment) && same_annotations(i, j, is_variation);
    }

    template <class Counts> bool same_annotations(node i, node j, Counts counts) {
        const auto next_counted = [&counts](const game& record, node at) {
            while (at != no_node && !counts(record.annotations[at].kind()))
                at = record.annotations[at].next;
            return at;
        };
        i = next_counted(a_, i);
        j = next_counted(b_, j);
        std::array<std::uint32_t, 4> passed{}; // of each kind
        for (; i != no_node && j != no_node;
             i = next_counted(a_, a_.annotations[i].next), j = next_counted(b_, b_.annotations[j].next)) {
            const annotation& x = a_.annotations[i];
            const annotation& y = b_.annotations[j];
            found_.index = passed[static_cast<std::size_t>(x.kind())]++;
            if (x.kind() != y.kind())
                return note(kind_of(x), "", word_of(y));
            if (!same_annotation(x, y))
                return false;
        }
        if (i == j)
            return true;
        const annotation& left = i != no_node ? a_.annotations[i] : b_.annotations[j];
        found_.index = passed[static_cast<std::size_t>(left.kind())];
        return note(kind_of(left), "", i != no_node ? std::string() : word_of(left));
    }

    static different kind_of(const annotation& asked) {
        switch (asked.kind()) {
        case annotation_kind::variation: return different::variation;
        case annotation_kind::hidden_line: return different::hidden_line;
        default: return different::comment;
        }
    }
    static std::string word_of(const annotation& asked) {
        switch (asked.kind()) {
        case annotation_kind::variation: return "a variation";
        case annotation_kind::hidden_line: return "a hidden line";
        default: return "a comment";
        }
    }

    bool same_annotation(const annotation& x, const annotation& y) {
        if (x.kind() == annotation_kind::comment)
            return same_comment(a_.comments[x.index], b_.comments[y.index]);
        if (x.kind() == annotation_kind::hidden_line)
            return a_.raw(a_.hidden_lines[x.index].where) == b_.raw(b_.hidden_lines[y.index].where) ||
                   note(different::hidden_line, "text", {});
        return same_variation(x.index, b_.variations[y.index]);
    }

    bool same_variation(node which, const variation& y) {
        const variation& x = a_.variations[which];
        if (x.label != y.label)
            return note(different::variation, "label", std::to_string(y.label));
        replacements_.push_back({which, y.replaces});
        lines_.push_back({&x.line, &y.line, which});
        return true;
    }

    // To be called when all plies have met their twins.
    [[nodiscard]] bool same_replacements() {
        for (const auto& [which, replaced] : replacements_) {
            const node asked = a_.variations[which].replaces;
            if ((asked == no_node ? no_node : twins_[asked]) == replaced)
                continue;
            found_ = whole(different::replaced, "a variation would replace another move");
            found_.variation = which;
            const auto twin = std::ranges::find(twins_, replaced);
            if (replaced != no_node && twin != twins_.end())
                found_.at_ply = static_cast<node>(twin - twins_.begin());
            return false;
        }
        return true;
    }

    bool same_comment(const comment& x, const comment& y) {
        const comment_part part = comments_.differing_part(x, y);
        switch (part) {
        case comment_part::none: return true;
        case comment_part::generated: return note(different::comment, "generated", y.generated ? "true" : "");
        case comment_part::about: return note(different::comment, "about", about_word(y.about));
        case comment_part::text: break;
        }
        return note(different::comment, "text", std::string(b_.raw(y.text)));
    }

    static std::string about_word(spoken_of asked) {
        return asked == spoken_of::neither ? "" : asked == spoken_of::white ? "white" : "black";
    }

    const game& a_;
    const game& b_;
    same_ply same_ply_;
    bool numbers_are_form_;
    bool knows_board_;
    void (*complete_)(game& built);
    bool are_plies_known_ = false;
    bool variations_last_;
    bool is_from_fields_;
    comment_comparison comments_;
    said_besides besides_;
    std::vector<node> twins_; // of the plies of a
    std::vector<ply> resolved_a_;
    std::vector<ply> resolved_b_;
    const std::vector<ply>* plies_a_;
    const std::vector<ply>* plies_b_;
    struct replacement {
        node variation; // of a
        node of_second; // the ply that its twin replaces
    };
    std::vector<replacement> replacements_;
    std::vector<line_pair> lines_;
    std::uint32_t number_ = 0; // of the move that is compared
    difference found_;         // also kept up to date while nothing differs
};

} // namespace

difference find_difference(const game& a, const game& b, const notation& chosen, references manner,
                           said_besides* besides) {
    if (is_copy(a, b, chosen, manner)) {
        if (besides != nullptr)
            *besides = {};
        return {};
    }
    comparison compared(a, b, chosen, manner);
    difference found = compared.run();
    if (besides != nullptr)
        *besides = compared.besides();
    return found;
}

std::string difference_of(const game& a, const game& b, const notation& chosen, references manner,
                          said_besides* besides) {
    return find_difference(a, b, chosen, manner, besides).words;
}

} // namespace ctlpgn::layout
