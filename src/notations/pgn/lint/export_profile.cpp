#include "notations/pgn/lint/export_profile.hpp"

#include "ctlpgn/format.hpp"
#include "lint/context.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/pgn.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/writing/comment_forms.hpp"
#include "notations/pgn/writing/san.hpp"
#include "tree/chains.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view line_ends = "\r\n";
constexpr std::string_view word_ends = " \t\r\n";

// The seven first, in their order, then the others by name (8.1.1).
bool comes_before(std::string_view a, std::string_view b) {
    const auto rank = [](std::string_view name) {
        return std::ranges::find(seven_tag_roster, name) - seven_tag_roster.begin();
    };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
}

class export_rules {
  public:
    export_rules(const game& record, std::vector<finding>& findings, bool reduced)
        : game_(record), findings_(findings), context_(record, description, check_level::legal, findings),
          is_known_(record.plies.size()), is_reduced_(reduced) {}

    void run() {
        std::erase_if(findings_, [](const finding& each) { return each.id == codes::overdisambiguated; });
        for (finding& each : findings_) {
            if (const node at = each.at_ply != no_node ? each.at_ply : ply_at(each.where.begin);
                at != no_node)
                is_known_[at] = true;
            if (each.id == codes::missing_roster_tag)
                each.id = codes::export_roster;
        }
        if (is_reduced_)
            report_what_is_left_out();
        check_tag_order();
        check_plies();
        check_comments();
        if (is_reduced_)
            check_escapes();
        if (findings_.empty())
            check_layout();
        context_.finish();
    }

  private:
    void report(code id, span where, const std::string& detail = {}, node at_ply = no_node) {
        finding& added = context_.report(id, where, detail);
        added.expected = detail;
        added.at_ply = at_ply;
    }

    // Plies are in the order of the text.
    [[nodiscard]] node ply_at(std::uint32_t offset) const {
        const auto after = std::ranges::upper_bound(game_.plies, offset, {}, &ply::begin);
        if (after == game_.plies.begin() || std::prev(after)->whole().end <= offset)
            return no_node;
        return static_cast<node>(std::prev(after) - game_.plies.begin());
    }

    void check_tag_order() {
        for (std::size_t i = 1; i < game_.tags.size(); ++i) {
            const tag& here = game_.tags[i];
            const std::string_view before = game_.raw(game_.tags[i - 1].name);
            if (comes_before(game_.raw(here.name), before))
                return report(codes::export_tag_order, here.name, std::string(before));
        }
    }

    // Plies that already have a finding get no other one.
    void check_plies() {
        const std::vector<std::string> moves = san_texts(game_);
        const std::vector<std::uint32_t> numbers = ply_numbers(game_);
        check_line(game_.main_line.first_ply, moves, numbers);
        for (const variation& each : game_.variations)
            check_line(each.line.first_ply, moves, numbers);
    }

    void check_line(node first, const std::vector<std::string>& moves,
                    const std::vector<std::uint32_t>& numbers) {
        bool follows_ply = false;
        for (node n = first; n != no_node; n = game_.plies[n].next) {
            const ply& here = game_.plies[n];
            check_move(n, here, moves[n]);
            const bool needs_number = here.player == side::white || !follows_ply;
            check_number(n, here,
                         needs_number
                             ? std::to_string(numbers[n]) + (here.player == side::white ? "." : "...")
                             : std::string());
            follows_ply =
                std::ranges::all_of(annotations_of(game_, here.first_annotation), [](const annotation& each) {
                    return each.kind() == annotation_kind::nag || each.kind() == annotation_kind::hidden_line;
                });
        }
    }

    void check_move(node n, const ply& here, const std::string& due) {
        if (here.length > here.text_length && !is_reduced_)
            check_suffix(n, here);
        if (!due.empty() && game_.raw(here.text()) != due && !is_known_[n] &&
            !has_foreign_letters(game_, here))
            report(codes::export_move, here.text(), due, n);
    }

    void check_suffix(node n, const ply& here) {
        for (const annotation& each : annotations_of(game_, here.first_annotation))
            if (each.kind() == annotation_kind::nag)
                return report(codes::export_suffix, {here.begin + here.text_length, here.begin + here.length},
                              std::string("$").append(std::to_string(each.index)), n);
    }

    void check_number(node n, const ply& here, const std::string& due) {
        const std::string_view written =
            here.number == 0 ? std::string_view() : game_.raw({here.number_begin, here.begin});
        const std::string_view number = written.substr(0, written.find_last_not_of(word_ends) + 1);
        if (number == due || is_known_[n])
            return;
        if (number.empty())
            report(codes::export_number, {here.begin, here.begin}, std::string("the number ").append(due), n);
        else
            report(codes::export_number,
                   {here.number_begin, here.number_begin + static_cast<std::uint32_t>(number.size())},
                   due.empty() ? std::string("no number") : std::string("the number ").append(due), n);
    }

    void check_comments() {
        if (is_reduced_)
            return;
        const comment_forms forms(game_);
        for (const comment& each : game_.comments)
            if (game_.raw(each.where).starts_with(';') && !forms.ends_line(each))
                report(codes::export_line_comment, {each.where.begin, each.where.begin + 1});
    }

    void check_escapes() {
        for (const hidden_line& each : game_.hidden_lines)
            report(codes::export_escape, {each.where.begin, each.where.begin + 1});
    }

    // The first place where the text differs from the written form.
    void check_layout() {
        const std::string due = format_game(game_, description);
        const std::string_view text = game_.text;
        const std::size_t begin = std::min(text.find_first_not_of(line_ends), text.size());
        const std::string_view written = text.substr(begin, text.find_last_not_of(line_ends) + 1 - begin);
        const std::string_view wanted = std::string_view(due).substr(0, due.find_last_not_of(line_ends) + 1);
        const auto [found, expected] = std::ranges::mismatch(written, wanted);
        if (found == written.end() && expected == wanted.end())
            return;
        const auto at = static_cast<std::size_t>(found - written.begin());
        const std::string_view rest = wanted.substr(static_cast<std::size_t>(expected - wanted.begin()));
        const std::string what = rest.empty()           ? "the end of the game"
                                 : rest.front() == '\n' ? "a line end"
                                 : rest.front() == ' '
                                     ? "one space"
                                     : std::string(rest.substr(0, rest.find_first_of(word_ends)));
        const std::size_t size = at == written.size() ? 0 : 1;
        report(codes::export_layout,
               {static_cast<std::uint32_t>(begin + at), static_cast<std::uint32_t>(begin + at + size)}, what);
    }

    void report_what_is_left_out() {
        const auto count_of = [](std::size_t count) {
            std::string words;
            if (count > 1)
                words.append(" (the game has ").append(std::to_string(count)).append(")");
            return words;
        };
        const auto is_extra = [this](const tag& each) { return !is_in_reduced_format(game_.raw(each.name)); };
        if (const auto extra = std::ranges::find_if(game_.tags, is_extra); extra != game_.tags.end())
            report(codes::not_in_reduced_format, extra->where,
                   "tags besides the seven" +
                       count_of(static_cast<std::size_t>(std::ranges::count_if(game_.tags, is_extra))));
        if (!game_.comments.empty())
            report(codes::not_in_reduced_format, game_.comments.front().where,
                   "comments" + count_of(game_.comments.size()));
        if (!game_.variations.empty())
            report(codes::not_in_reduced_format, game_.variations.front().where,
                   "variations" + count_of(game_.variations.size()));
        for (node n = 0; n != game_.plies.size(); ++n)
            for (const annotation& each : annotations_of(game_, game_.plies[n].first_annotation))
                if (each.kind() == annotation_kind::nag)
                    return report(codes::not_in_reduced_format, game_.plies[n].whole(), "annotations", n);
    }

    const game& game_;
    std::vector<finding>& findings_;
    check_context context_;
    std::vector<bool> is_known_; // by node: the ply has a finding
    bool is_reduced_;
};

} // namespace

void apply_export_profile(const game& record, std::vector<finding>& findings) {
    export_rules(record, findings, false).run();
}

void apply_reduced_profile(const game& record, std::vector<finding>& findings) {
    export_rules(record, findings, true).run();
}

} // namespace ctlpgn::pgn
