// Other slips that explain as much as those that were decoded, or more. The search compares readings as far
// as it goes; here they are followed to the end of the line.
#pragma once

#include "repair/channel.hpp"
#include "repair/lines_of_play.hpp"
#include "repair/prices.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::repair {

template <lines_of_play lines> class rival_slips {
  public:
    using position = typename lines::position;
    using ply = typename lines::ply;
    using decoded = decoded_step<lines>;

    rival_slips(const lines& asked, std::span<const word> words, bool has_marks, char capture_sign,
                std::span<const other_writing> letters)
        : game_(asked), words_(words), has_marks_(has_marks), capture_sign_(capture_sign), letters_(letters) {
    }

    // Whether a step reads a single word as another ply than is written.
    static bool replaces_word(const decoded& asked) {
        return asked.kind == step_kind::read && asked.cost > prices::other_form && !asked.is_as_written &&
               asked.words.end == asked.words.first + 1;
    }
    // Whether that is a ply by its form.
    static bool replaces_ply(const decoded& asked, std::span<const word> words) {
        return replaces_word(asked) && words[asked.words.first].is_well_formed;
    }

    // The plies of the line, in order.
    void add(const followed_ply<lines>& next) {
        const bool is_written =
            next.step == nullptr || (next.step->kind == step_kind::read &&
                                     (next.step->is_as_written || next.step->cost <= prices::other_form));
        plies_.push_back({next.words, next.step, next.before, next.played, is_written});
    }

    // A ply that is meant instead, or one after it.
    struct changed_step {
        const decoded* which = nullptr;
        position before;
        ply played;
    };
    struct better_reading {
        float cost = 0;   // of the slip
        float margin = 0; // over the ply that was decoded
        spelling instead; // of this one
        std::vector<changed_step> steps{};
    };

    // The ply one slip away from the word of a step that agrees best with the rest of the line, if it is not
    // the one that was decoded.
    [[nodiscard]] std::optional<better_reading> better_than(const decoded& asked) {
        const std::size_t at = place_of(asked);
        if (at == plies_.size())
            return std::nullopt;
        const float decoded =
            std::min(asked.cost, prices::one_slip) + game_.get().doubt_of(asked.before, asked.played);
        std::optional<better_reading> best;
        const ply* other = nullptr;
        const std::vector<option<ply>> slips = slips_at(at);
        for (const option<ply>& each : slips) {
            const float cost = cost_of(at, each);
            const float more = cost + game_.get().doubt_of(asked.before, each.played) - decoded;
            if (const std::optional<float> worse = worse_by(at, at, each.played);
                worse && *worse < -as_good && more + *worse < (best ? -best->margin : 0)) {
                best = better_reading{
                    .cost = cost, .margin = -(more + *worse), .instead = text_of(asked.before, asked.played)};
                other = &each.played;
            }
        }
        if (best)
            (void)follow(at, at, *other, [&](std::size_t next, const position& now, const ply& played) {
                if (plies_[next].step != nullptr)
                    best->steps.push_back({plies_[next].step, now, played});
            });
        return best;
    }

    // The ply one slip away from a word before the step, with which the word of the step is right as it is
    // written, if the line agrees clearly better with it than with the step and with others before it.
    [[nodiscard]] std::optional<decoded> slip_before(const decoded& asked) {
        const std::size_t replaced = place_of(asked);
        if (replaced == plies_.size())
            return std::nullopt;
        const float cost_of_asked = std::min(asked.cost, prices::one_slip);
        float best = no_rival;
        float second = 0;
        std::optional<decoded> found;
        for (std::size_t at = replaced - std::min(replaced, farthest); at != replaced; ++at) {
            if (!may_be_slip(at))
                continue;
            const std::vector<option<ply>> slips = slips_at(at);
            for (const option<ply>& each : slips) {
                const std::optional<float> worse = worse_by(at, replaced, each.played);
                if (!worse)
                    continue;
                const line_ply& here = plies_[at];
                const float cost = cost_of(at, each);
                const float more = cost - cost_of_asked + *worse +
                                   game_.get().doubt_of(here.before, each.played) -
                                   game_.get().doubt_of(here.before, here.played);
                second = std::min(second, std::max(more, best));
                if (more >= best)
                    continue;
                best = more;
                found = decoded{.kind = step_kind::read,
                                .words = here.words,
                                .cost = cost,
                                .second = text_of(here.before, here.played),
                                .before = here.before,
                                .played = each.played};
            }
        }
        if (!found || best > second - clearly_better)
            return std::nullopt;
        found->margin = found->likely_margin = second - best;
        return found;
    }

    // Whether another ply one slip away from a word that is no ply leaves the rest of the line no worse, and
    // is written much like it as well.
    [[nodiscard]] bool has_other_sign(const decoded& asked) {
        const std::size_t at = place_of(asked);
        if (at == plies_.size() || !replaces_word(asked))
            return false;
        const float decoded = std::min(asked.cost, prices::one_slip);
        const std::vector<option<ply>> slips = slips_at(at);
        return std::ranges::any_of(slips, [&](const option<ply>& each) {
            if (cost_of(at, each) - decoded > much_alike)
                return false;
            const std::optional<float> worse = worse_by(at, at, each.played);
            return worse && *worse <= as_good;
        });
    }

    // Whether another ply one slip away, where one is replaced or at a ply before it so that it is right as
    // written, leaves the rest of the line no worse.
    [[nodiscard]] bool has_rival(const decoded& asked) {
        const std::size_t replaced = place_of(asked);
        if (replaced == plies_.size())
            return false;
        for (std::size_t at = replaced - std::min(replaced, farthest); at <= replaced; ++at)
            if ((at == replaced || may_be_slip(at)) && has_rival_at(at, replaced))
                return true;
        return false;
    }

    // How much another ply may fit less well than the one that was decoded, and still be meant.
    struct leeway {
        float by_text = as_good;
        float in_all = 0.69F; // with how usual the plies are: at least half as likely
        // Every sign of the same kind is about as likely, as it is where people are mistaken.
        bool is_any_sign_alike = false;
    };

    // The other plies for which the word of a step may be written as well, or that may be missing as well, if
    // the line then goes on to its end as well, and is about as likely; the likeliest first.
    [[nodiscard]] std::vector<ply> ties_with(const decoded& asked, const leeway& allowed) {
        const std::size_t at = place_of(asked);
        const bool is_omitted = asked.kind == step_kind::omitted;
        const bool is_one_word = asked.kind == step_kind::read && asked.words.end == asked.words.first + 1;
        if (at == plies_.size() || !(is_one_word || is_omitted))
            return {};
        const auto cost_as = [&](const spelling& meant) {
            return is_omitted ? 0 : text_cost(at, meant, allowed.is_any_sign_alike);
        };
        const float decoded = cost_as(text_of(asked.before, asked.played));
        std::vector<option<ply>> options;
        game_.get().list(asked.before, options);
        std::vector<std::pair<float, ply>> found;
        for (const option<ply>& each : options) {
            const float more = cost_as(each.text) - decoded;
            if (each.played == asked.played || more > allowed.by_text)
                continue;
            const std::optional<float> worse = worse_by(at, at, each.played);
            if (!worse || more + *worse > allowed.by_text)
                continue;
            const float less_likely = more + *worse + doubt_by(at, each.played);
            if (less_likely <= allowed.in_all)
                found.emplace_back(less_likely, each.played);
        }
        std::ranges::sort(found, {}, &std::pair<float, ply>::first);
        std::vector<ply> ties;
        for (const auto& each : found)
            ties.push_back(each.second);
        return ties;
    }

  private:
    static constexpr std::size_t farthest = 40;    // plies before the one that is replaced
    static constexpr std::size_t most_after = 200; // plies that have to fit after it
    static constexpr float as_good = 0.5F;
    static constexpr float clearly_better = 2;
    static constexpr float much_alike = 3;
    static constexpr std::size_t doubted_after = 12; // plies after a tie whose usualness counts

    struct line_ply {
        word_range words;
        const decoded* step = nullptr;
        position before;
        ply played;
        bool is_written = false;
    };

    [[nodiscard]] std::size_t place_of(const decoded& asked) const {
        return static_cast<std::size_t>(std::ranges::find(plies_, &asked, &line_ply::step) - plies_.begin());
    }

    [[nodiscard]] bool may_be_slip(std::size_t at) const {
        return plies_[at].is_written && words_[plies_[at].words.first].is_well_formed;
    }

    [[nodiscard]] float cost_of(std::size_t at, const option<ply>& other) const {
        return reading_cost(words_[plies_[at].words.first].text, other.text.text(),
                            {prices::one_slip, letters_});
    }

    // What it costs that the word was written for a ply.
    [[nodiscard]] float text_cost(std::size_t at, const spelling& meant, bool is_any_sign_alike) const {
        const word& written = words_[plies_[at].words.first];
        const bool is_other_ply = written.is_well_formed || is_any_sign_alike;
        return reading_cost(written.text, meant.text(),
                            {is_other_ply ? prices::one_slip : prices::most_for_word, letters_});
    }

    // The other plies for which a word may be written by one slip.
    [[nodiscard]] std::vector<option<ply>> slips_at(std::size_t at) {
        std::vector<option<ply>> options;
        game_.get().list(plies_[at].before, options);
        std::erase_if(options, [&](const option<ply>& each) {
            return each.played == plies_[at].played || cost_of(at, each) > prices::one_slip;
        });
        return options;
    }

    [[nodiscard]] bool has_rival_at(std::size_t at, std::size_t replaced) {
        const std::vector<option<ply>> slips = slips_at(at);
        return std::ranges::any_of(slips, [&](const option<ply>& each) {
            const std::optional<float> worse = worse_by(at, replaced, each.played);
            return worse && *worse <= as_good;
        });
    }

    // What is played at a place of the line from another position; none if it does not fit there.
    [[nodiscard]] std::optional<ply> ply_at(std::size_t at, std::size_t replaced, const position& now) {
        const line_ply& here = plies_[at];
        const word& written = words_[here.words.first];
        const bool is_as_written = here.is_written || at == replaced;
        if (is_as_written && written.read_words != 0)
            return game_.get().reads(now, written);
        const spelling meant = is_as_written ? spelling(written.text) : text_of(here.before, here.played);
        game_.get().list(now, options_);
        const auto same = std::ranges::find(options_, meant, &option<ply>::text);
        return same != options_.end() ? std::optional(same->played) : std::nullopt;
    }

    // Calls visit(place, position, ply) for the plies of the line if another one is played at a place, as
    // long as the positions are others. Returns whether all fit.
    template <class visitor>
    [[nodiscard]] bool follow(std::size_t at, std::size_t replaced, const ply& other, const visitor& visit) {
        position now = plies_[at].before;
        visit(at, now, other);
        game_.get().play(now, other);
        const std::size_t end = std::min(plies_.size(), replaced + most_after);
        for (std::size_t next = at + 1; next < end; ++next) {
            if (next > replaced && game_.get().key(now) == game_.get().key(plies_[next].before))
                return true;
            const std::optional<ply> played = ply_at(next, replaced, now);
            if (!played)
                return false;
            visit(next, now, *played);
            game_.get().play(now, *played);
        }
        return true;
    }

    // How much more the signs of the line contradict the other ply than the one that was decoded; none if the
    // line cannot be played with it.
    [[nodiscard]] std::optional<float> worse_by(std::size_t at, std::size_t replaced, const ply& other) {
        if (!follow(at, replaced, other, [](std::size_t, const position&, const ply&) {}))
            return std::nullopt;
        float sum = 0;
        (void)follow(at, replaced, other, [&](std::size_t next, const position& now, const ply& played) {
            const bool is_slip = next == at || next == replaced;
            sum += against(next, now, played, is_slip) -
                   against(next, plies_[next].before, plies_[next].played, is_slip);
        });
        return sum;
    }

    // How much less usual the plies of the line are with the other one.
    [[nodiscard]] float doubt_by(std::size_t at, const ply& other) {
        float sum = 0;
        (void)follow(at, at, other, [&](std::size_t next, const position& now, const ply& played) {
            const float weight =
                next == at && plies_[at].words.first == plies_[at].words.end ? prices::doubt_unwritten : 1;
            if (next <= at + doubted_after)
                sum += weight * (game_.get().doubt_of(now, played) -
                                 game_.get().doubt_of(plies_[next].before, plies_[next].played));
        });
        return sum;
    }

    // What the signs at a place say against a ply.
    [[nodiscard]] float against(std::size_t at, const position& now, const ply& played, bool is_slip) {
        if (plies_[at].words.first == plies_[at].words.end)
            return 0; // nothing is written
        const word& written = words_[plies_[at].words.end - 1];
        const std::string_view mark = written.marked.substr(written.text.size());
        const std::string_view due = mark_due(game_.get(), now, played, mark);
        float cost = 0;
        if (mark != due && has_marks_)
            cost = mark.empty() ? prices::lost_mark : prices::extra_mark;
        if (is_slip || !plies_[at].is_written)
            return cost;
        const spelling meant = text_of(now, played);
        if (meant.text() == written.text)
            return cost;
        return cost +
               (has_extra_origin(written.text, meant.text()) ? prices::extra_origin : prices::other_form) +
               cost_of_capture_sign(capture_sign_, meant.text(), written.text);
    }

    // Whether more is written than the ply in full form: Rhe1 for Re1.
    [[nodiscard]] bool has_extra_origin(std::string_view written, std::string_view meant) const {
        std::size_t found = 0;
        std::size_t extra = 0;
        for (const char each : written)
            if (found != meant.size() && each == meant[found])
                ++found;
            else
                extra += each != capture_sign_ ? 1U : 0U;
        return extra != 0 && found == meant.size();
    }

    [[nodiscard]] spelling text_of(const position& now, const ply& played) {
        game_.get().list(now, options_);
        const auto same = std::ranges::find(options_, played, &option<ply>::played);
        return same != options_.end() ? same->text : spelling();
    }

    std::reference_wrapper<const lines> game_;
    std::span<const word> words_;
    bool has_marks_;
    char capture_sign_;
    std::span<const other_writing> letters_;
    std::deque<line_ply> plies_;
    std::vector<option<ply>> options_;
};

} // namespace ctlpgn::repair
