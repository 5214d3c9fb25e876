// Decodes one line of play as it is written in a game, and says where it is damaged.
#pragma once

#include "repair/decoder.hpp"
#include "repair/games/damaged_places.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/games/written_lines.hpp"
#include "repair/rival_slips.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::repair {

// What a notation provides besides lines of play, so that its games can be repaired:
// - `rules` is what repair must know about its texts;
// - `start_of` is the position that a game begins with; none if games like this are not decoded;
// - lines of play are made from a game, and whether the numbers of its moves are those of the board;
// - `judge` says what a readable ply of the tree is in a position: it sets the code of the finding to that of
//   the rule that it breaks, with its detail and perhaps the part of the ply in question, or to
//   `unlikely_ply` if it is legal, or leaves it as it is;
// - `text_of` and `mark_text_of`, if there are any, are how a legal ply and its mark are written; otherwise
//   that is the option's text, and `mark_of`.
template <class lines>
concept repairable = lines_of_play<lines> && std::constructible_from<lines, const game&, bool> &&
    requires(const lines& asked, const game& record, const typename lines::position& now, node written,
             finding& fault) {
    { lines::rules() } -> std::same_as<const repair_rules&>;
    { lines::start_of(record) } -> std::same_as<std::optional<typename lines::position>>;
    asked.judge(now, written, fault);
};

template <repairable lines> class line_decoder {
  public:
    using position = typename lines::position;

    // All of these must outlive it.
    line_decoder(const game& record, const lines& board, const std::vector<word>& words,
                 const position& start, signs_of_line signs, bool is_cut,
                 std::span<const refuted_reading> refuted)
        : record_(record), board_(board), words_(words), start_(start), signs_(signs), is_cut_(is_cut),
          refuted_(refuted) {}

    // Decodes the line, and returns where it says something else than is written.
    damages_of_line decode() {
        attempt best = try_with(usual_width);
        if (best.found.is_hopeless || best.places.is_crowded())
            best = try_with(crowded_width);
        if (!best.found.is_hopeless && (best.places.replaces_several_plies() || contradicts_mark(best.found)))
            if (attempt other = try_with(whole_line);
                !other.found.is_hopeless && cost_of(other) < cost_of(best))
                best = std::move(other);
        found_ = std::move(best.found);
        compare_to_the_end(best.places);
        find_ties(best.places);
        if (is_cut_)
            best.places.add_gap_at_end();
        return best.places.take();
    }

    // The words that have been read; the line is as it is written if it has not been decoded.
    [[nodiscard]] std::uint32_t end() const { return found_.end; }

    // Calls visit(word, position before it) for the words that are one ply each, as they have been decoded.
    template <class visitor> void follow(const visitor& visit) {
        decoder<lines>(board_, words_, {}, costs())
            .follow(start_, found_, [&](const followed_ply<lines>& each) {
                if (each.step == nullptr || each.step->kind == step_kind::read)
                    visit(words_[each.words.first], each.before);
            });
    }

    // A word that does not fit, and the plies that may be meant by it.
    struct named_misfit {
        span where;
        std::vector<std::string> names;
    };

    // For the first word that does not fit the line as it is written: the plies one slip away with which it
    // goes on to its end, the likeliest first; none if there are none, or too many.
    [[nodiscard]] std::optional<named_misfit> name_misfit() const {
        constexpr std::size_t most_names = 6;
        position now = start_;
        const std::size_t at = play_as_written(now, 0);
        if (at == words_.size())
            return std::nullopt;
        const word& written = words_[at];
        const step here{.words = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)},
                        .second = {},
                        .before = now};
        std::vector<option<typename lines::ply>> options;
        board_.list(now, options);
        std::vector<std::pair<float, std::string>> found;
        for (const option<typename lines::ply>& each : options) {
            const float cost = reading_cost(written.text, each.text.text(),
                                            {prices::one_slip, lines::rules().other_writings});
            position after = now;
            board_.play(after, each.played);
            if (cost <= prices::one_slip && play_as_written(after, at + 1) == words_.size())
                found.emplace_back(cost + board_.doubt_of(now, each.played), written_as(here, each.played));
        }
        if (found.empty() || found.size() > most_names)
            return std::nullopt;
        std::ranges::sort(found);
        named_misfit named{.where = {written.where.begin, written.marked_end}, .names = {}};
        for (auto& each : found)
            named.names.push_back(std::move(each.second));
        return named;
    }

    // From now on the line is as it is written.
    void take_as_written() { found_ = {.steps = {}, .end = static_cast<std::uint32_t>(words_.size())}; }

  private:
    using step = decoded_step<lines>;

    struct attempt {
        decoded_line<lines> found;
        damaged_places places;
    };

    // Whether a ply is read as it is written, although its mark or sign says something else.
    static bool is_contradicted(const step& each) {
        return each.kind == step_kind::read && each.cost >= prices::extra_mark && each.is_as_written;
    }
    static bool contradicts_mark(const decoded_line<lines>& found) {
        return std::ranges::any_of(found.steps, is_contradicted);
    }
    // What the damages cost, and such marks.
    static float cost_of(const attempt& asked) {
        float cost = asked.places.cost();
        for (const step& each : asked.found.steps)
            cost += is_contradicted(each) ? each.cost : 0;
        return cost;
    }

    attempt try_with(const search_width& width) {
        const repair_rules& rules = lines::rules();
        const decoding_settings settings{.width = width,
                                         .has_marks = signs_.has_marks,
                                         .marks = rules.signs.marks,
                                         .capture_sign = capture_sign(),
                                         .exchanged = {rules.other_sign, rules.other_writings},
                                         .refuted = refuted_,
                                         .most = rules.most_costs};
        attempt made{decoder<lines>(board_, words_, settings, costs()).decode(start_),
                     damaged_places(record_, lines::rules(), words_)};
        made.places.add(damaged_steps(made.found));
        return made;
    }

    // With other slips, where words would be replaced.
    void compare_to_the_end(damaged_places& places) {
        const auto replaces_word = [](const step& each) { return rival_slips<lines>::replaces_word(each); };
        if (!lines::rules().has_other_signs() || std::ranges::none_of(found_.steps, replaces_word))
            return;
        rival_slips<lines> rivals = rivals_of_line();
        std::vector<std::uint32_t> rivalled;
        if (places.size() <= few_damages)
            for (step& each : found_.steps)
                if (replaces_word(each) && prefer_better(each, rivals)) {
                    rivalled.push_back(each.words.first);
                    rivals = rivals_of_line();
                }
        if (places.size() == 1 && prefer_earlier(rivals)) {
            rivalled = {found_.steps.front().words.first};
            rivals = rivals_of_line();
        }
        if (!rivalled.empty()) {
            places = damaged_places(record_, lines::rules(), words_);
            places.add(damaged_steps(found_));
            for (const std::uint32_t each : rivalled)
                places.add_rival(each);
        }
        const std::vector<std::uint32_t> safe = places.safely_replaced();
        for (const step& each : found_.steps)
            if (replaces_word(each) && std::ranges::find(safe, each.words.first) != safe.end() &&
                (words_[each.words.first].is_well_formed ? rivals.has_rival(each)
                                                         : places.size() == 1 && rivals.has_other_sign(each)))
                places.add_rival(each.words.first);
    }

    // Where several plies fit what is written and all the rest of the line, and are about as likely, none of
    // them is to be written.
    void find_ties(damaged_places& places) {
        constexpr std::size_t most_damages = 2; // amid more, what is likeliest is all there is
        constexpr float most_margin = 3;        // of a step that may have some
        const bool is_alone = places.size() == 1 && lines::rules().has_other_signs();
        std::optional<rival_slips<lines>> rivals;
        for (const step& each : found_.steps) {
            const bool is_damaged =
                each.kind == step_kind::read && may_be_damaged(each.kind, each.cost, each.is_as_written) &&
                places.size() <= most_damages && (is_alone || each.likely_margin <= most_margin);
            const bool is_missing = each.kind == step_kind::omitted && lines::rules().has_other_signs();
            if (!is_damaged && !is_missing)
                continue;
            if (!rivals)
                rivals = rivals_of_line();
            const leeway& allowed = is_missing ? of_missing : is_alone ? of_single : of_several;
            std::vector<std::string> names;
            for (const typename lines::ply& other : rivals->ties_with(each, allowed))
                names.push_back(written_as(each, other));
            if (!names.empty())
                places.add_ties(each.words.first, is_missing, std::move(names));
        }
    }

    using leeway = typename rival_slips<lines>::leeway;
    static constexpr leeway of_missing{.in_all = 1.5F};
    // Nothing else shows then that it was a key or a scanner.
    static constexpr leeway of_single{.by_text = 3, .in_all = 2, .is_any_sign_alike = true};
    static constexpr leeway of_several{};

    // Amid more than that, a sign that is wrong may be damaged itself.
    static constexpr std::size_t few_damages = 3;

    [[nodiscard]] rival_slips<lines> rivals_of_line() const {
        rival_slips<lines> rivals(board_, words_, signs_.has_marks, capture_sign(),
                                  lines::rules().other_writings);
        decoder<lines>(board_, words_, {}, costs())
            .follow(start_, found_, [&](const followed_ply<lines>& each) { rivals.add(each); });
        return rivals;
    }

    // Whether another ply at this step, which changes the line from there on, agrees better with all of it.
    bool prefer_better(step& asked, rival_slips<lines>& rivals) {
        const auto better = rivals.better_than(asked);
        if (!better)
            return false;
        for (const auto& each : better->steps) {
            step& changed = found_.steps[static_cast<std::size_t>(each.which - found_.steps.data())];
            changed.before = each.before;
            changed.played = each.played;
        }
        asked.cost = better->cost;
        asked.margin = asked.likely_margin = better->margin;
        asked.second = better->instead;
        return true;
    }

    // Whether a slip before the only damage explains it better. Then that is the damage.
    bool prefer_earlier(rival_slips<lines>& rivals) {
        const auto damaged = std::ranges::find_if(found_.steps, [](const step& each) {
            return may_be_damaged(each.kind, each.cost, each.is_as_written);
        });
        if (damaged == found_.steps.end() || !rival_slips<lines>::replaces_ply(*damaged, words_))
            return false;
        const std::optional<step> earlier = rivals.slip_before(*damaged);
        if (!earlier)
            return false;
        found_.steps = {*earlier};
        return true;
    }

    [[nodiscard]] char capture_sign() const {
        return signs_.has_captures ? lines::rules().signs.capture : '\0';
    }

    static reading_costs& costs() {
        thread_local reading_costs remembered; // its memory is reused for the next line
        return remembered;
    }

    std::vector<damaged_step> damaged_steps(const decoded_line<lines>& found) const {
        std::vector<damaged_step> steps;
        for (const step& each : found.steps)
            if (may_be_damaged(each.kind, each.cost, each.is_as_written))
                steps.push_back(damaged(each));
        return steps;
    }

    damaged_step damaged(const step& each) const {
        damaged_step made{.kind = each.kind,
                          .words = each.words,
                          .cost = each.cost,
                          .margin = each.margin,
                          .likely_margin = each.likely_margin,
                          .others = {},
                          .meant = {},
                          .unmarked = {},
                          .fault = {},
                          .is_by_first_side = each.before.to_move == decltype(each.before.to_move)()};
        if (each.kind == step_kind::passed)
            return made;
        made.fault = fault_at(each);
        if (each.kind == step_kind::skipped)
            return made;
        std::vector<option<typename lines::ply>> options;
        board_.list(each.before, options);
        for (const option<typename lines::ply>& other : options) {
            if (other.played == each.played) {
                made.unmarked = other.text.text();
                made.meant = text_of(each.before, other);
            }
            if (other.text == each.second)
                made.others = {written_as(each, other.played)};
        }
        append_mark(each, each.played, made.meant);
        return made;
    }

    // Plays the words from `at` on as they are written, and returns the first that does not fit.
    [[nodiscard]] std::size_t play_as_written(position& now, std::size_t at) const {
        for (; at < words_.size(); ++at) {
            const word& here = words_[at];
            if (here.kind != word_kind::ply)
                continue;
            const auto played = here.read_words == 0 ? std::nullopt : board_.reads(now, here);
            if (!played)
                return at;
            board_.play(now, *played);
            at += here.read_words - 1;
        }
        return words_.size();
    }

    // At the end of the words, or before it: +Dm2.
    std::string_view mark_in(const step& each) const {
        const word& last = words_[each.words.end - 1];
        if (last.marked.size() != last.text.size())
            return last.marked.substr(last.text.size());
        const std::string_view marks = lines::rules().signs.marks;
        const std::size_t begin = last.text.find_first_of(marks);
        if (begin == std::string_view::npos)
            return {};
        const std::string_view rest = last.text.substr(begin);
        return rest.substr(0, std::min(rest.find_first_not_of(marks), rest.size()));
    }

    // Only if the game, or the ply as it is written, has such marks.
    void append_mark(const step& asked, const typename lines::ply& meant, std::string& text) const {
        const std::string_view written = asked.kind == step_kind::read ? mark_in(asked) : std::string_view();
        if (!signs_.has_marks && written.empty())
            return;
        if constexpr (requires { board_.mark_text_of(asked.before, meant); })
            text.append(board_.mark_text_of(asked.before, meant));
        else
            text.append(mark_due(board_, asked.before, meant, written));
    }

    // As it is to be written.
    std::string text_of(const position& before, const option<typename lines::ply>& meant) const {
        if constexpr (requires { board_.text_of(before, meant.played); })
            return board_.text_of(before, meant.played);
        return std::string(meant.text.text());
    }

    // The same for another ply instead of that of a step, with its mark.
    std::string written_as(const step& asked, const typename lines::ply& meant) const {
        std::vector<option<typename lines::ply>> options;
        board_.list(asked.before, options);
        const auto known = std::ranges::find(options, meant, &option<typename lines::ply>::played);
        if (known == options.end())
            return {};
        std::string text = text_of(asked.before, *known);
        append_mark(asked, meant, text);
        return text;
    }

    // What is reported if the reader and the board have found nothing there, because a ply before it could
    // not be played.
    finding fault_at(const step& each) const {
        finding fault;
        if (each.kind == step_kind::omitted && lines::rules().missing_ply_of_first_side != code::none)
            return missing_at(each);
        fault.id = lines::rules().unreadable_ply;
        const word& here = words_[std::min<std::size_t>(each.words.first, words_.size() - 1)];
        if (here.known_as == 0)
            return fault;
        fault.at_ply = here.known_as - 1;
        const ply& read = record_.plies[fault.at_ply];
        if (read.readable() && lines::rules().says_for_sure(record_, read))
            board_.judge(each.before, fault.at_ply, fault);
        return fault;
    }

    // At the number of the next ply, or else at that.
    finding missing_at(const step& each) const {
        finding fault;
        fault.id = each.before.to_move == decltype(each.before.to_move)()
                       ? lines::rules().missing_ply_of_first_side
                       : lines::rules().missing_ply_of_second_side;
        const word& next = words_[std::min<std::size_t>(each.words.first, words_.size() - 1)];
        fault.where = next.where;
        if (next.kind == word_kind::number)
            fault.where.end = next.where.begin + static_cast<std::uint32_t>(count_digits(next.text));
        return fault;
    }

    const game& record_;
    const lines& board_;
    const std::vector<word>& words_;
    const position& start_;
    signs_of_line signs_;
    bool is_cut_; // plies are missing after its last word
    std::span<const refuted_reading> refuted_;
    decoded_line<lines> found_;
};

} // namespace ctlpgn::repair
