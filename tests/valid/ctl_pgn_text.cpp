// CTL-PGN with its freedoms.
#include "valid/ctl_pgn_letters.hpp"
#include "valid/words.hpp"
#include "valid/written_games.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn::valid {

namespace {

constexpr std::string_view ctl_pgn_results[] = {"*", "3-0", "0-3", "*"};

enum class ctl_freely : std::uint8_t {
    no_check_marks,
    plain_checks,
    stars,
    other_hyphens,
    other_letters,
    symbols,
    neutral_symbols,
    repeated_plies,
    more_remarks,
    moves_on_a_line,
    no_gaps,
    comments_after_variations,
    glued_comments,
    comments_by_programs,
    empty_comments,
    no_player_marks,
    gaps_around_labels,
    parentheses_on_lines,
    empty_lines,
    more_tags,
    last
};

constexpr freedom ctl_pgn_freedoms[] = {
    {"no marks of check", "missing-check-mark"},
    {"the plain mark for every check"},
    {"* for ×"},
    {"the hyphen U+2010"},
    {"other letters of pieces"},
    {"chess symbols for pieces"},
    {"White's symbols for Black's pieces, too"},
    {"White's ply again before an alternative to Black's"},
    {"draw offers and the rating ◇"},
    {"all moves of a line on one line of the text"},
    {"no space between moves after a sign or a letter"},
    {"comments after variations"},
    {"comments without spaces at their ends"},
    {"comments by programs"},
    {"empty comments"},
    {"comments on plies without the player's mark"},
    {"spaces around labels"},
    {"parentheses on separate lines"},
    {"empty lines, and spaces at the ends of lines"},
    {"more tags"},
};
static_assert(std::size(ctl_pgn_freedoms) == static_cast<std::size_t>(ctl_freely::last));

// An alternative to Black's ply may begin with White's again.
void repeat_plies(drafted_line& line, freedoms& author) {
    for (std::size_t at = 0; at != line.plies.size(); ++at)
        for (drafted_line& each : line.plies[at].variations) {
            repeat_plies(each, author);
            if (at == 0 || each.plies.front().mover != side::black ||
                !author.take(ctl_freely::repeated_plies))
                continue;
            drafted_ply again = line.plies[at - 1];
            again.glyphs.clear();
            again.remarks.clear();
            again.variations.clear();
            each.plies.insert(each.plies.begin(), std::move(again));
        }
}

void adapt(drafted_ply& ply, freedoms& author, chance& lot) {
    const std::size_t mark = ply.text.find('+');
    if (mark != std::string::npos && author.take(ctl_freely::plain_checks))
        ply.text.erase(mark + 1);
    // The fix writes the plain mark.
    if (mark != std::string::npos && mark + 1 == ply.text.size() && author.take(ctl_freely::no_check_marks))
        ply.text.erase(mark);
    if (author.take(ctl_freely::stars))
        replace_all(ply.text, "×", "*");
    if (author.take(ctl_freely::other_hyphens))
        replace_all(ply.text, "-", "‐");
    if (author.take(ctl_freely::empty_comments) && lot.once_in(4))
        ply.remarks.emplace_back();
}

class ctl_pgn_writer {
  public:
    ctl_pgn_writer(freedoms& author, chance& lot) : author_(author), lot_(lot), margins_(lot.below(3)) {}

    std::string write(drafted_game& game) {
        add_tags(game);
        repeat_plies(game.main_line, author_);
        change_plies(game.main_line, [&](drafted_ply& each) { adapt(each, author_, lot_); });
        text_ += '\n';
        add_line(game.main_line, 0);
        std::string result(ctl_pgn_results[game.result]);
        if (author_.take(ctl_freely::other_hyphens))
            replace_all(result, "-", "‐");
        text_.append(result).append(end_of_line());
        for (const std::string& each : game.closing)
            add_comment(each, "", "");
        return text_;
    }

  private:
    enum margin_sign : std::size_t { dots, spaced_dots, other };

    std::string_view end_of_line() {
        constexpr std::string_view ends[] = {" \n", "\n\n", "\t\n", "\n \n"};
        return author_.take(ctl_freely::empty_lines) ? lot_.one_of(ends) : "\n";
    }

    void add_tags(drafted_game& game) {
        constexpr std::string_view more[] = {"[Mode \"OTB\"]\n", "[Termination \"time forfeit\"]\n",
                                             "[TimeControl \"40/7200\"]\n"};
        text_ = tag_line("Variant", "C'escacs");
        if (lot_.once_in(2)) {
            text_ += tag_line("Id", "Cescacs-P01");
            text_ += tag_line("Annotator", game.values.empty() ? "Cescacs" : game.values[0]);
        } else {
            text_ += tag_line("Event", game.values.empty() ? "Open" : game.values[0]) +
                     tag_line("Site", "Manresa, Catalunya ESP") + tag_line("Date", "2024-03-??") +
                     tag_line("Round", "-") + tag_line("White", "Puig, Marta") + tag_line("Black", "Soler") +
                     tag_line("Result", ctl_pgn_results[game.result]);
            if (author_.take(ctl_freely::more_tags))
                text_ += lot_.one_of(more);
        }
        if (!game.position.empty()) {
            text_ += tag_line("PDTL", game.position);
            return;
        }
        const bool is_neutral = author_.take(ctl_freely::neutral_symbols);
        const lettering letters = author_.take(ctl_freely::symbols) ? lettering::of_symbols(is_neutral)
                                  : author_.take(ctl_freely::other_letters) ? lettering::of_letters(lot_)
                                                                            : lettering();
        if (const std::string value = letters.value(); !value.empty())
            text_ += tag_line("Redefine", value);
        change_plies(game.main_line, [&](drafted_ply& each) { letters.write(each); });
        change_remarks(game, [&](std::string& each) { letters.write_references(each); });
    }

    [[nodiscard]] std::string margin_of(std::size_t depth) const {
        std::string made;
        for (std::size_t i = 0; i != depth; ++i)
            made += margins_ == spaced_dots ? ". " : ".";
        return made;
    }

    void add_line(const drafted_line& line, std::size_t depth) {
        const std::string margin = margin_of(depth);
        const bool is_on_one_line = std::ranges::none_of(line.plies, is_followed_by_text) &&
                                    author_.take(ctl_freely::moves_on_a_line);
        bool has_line_begun = depth != 0; // by the parenthesis and the label
        for (const std::string& each : line.remarks) {
            if (has_line_begun)
                text_ += '\n';
            has_line_begun = false;
            add_comment(each, "", margin);
        }
        for (std::size_t at = 0; at < line.plies.size();) {
            const drafted_ply* const white = line.plies[at].mover == side::white ? &line.plies[at] : nullptr;
            const std::size_t second = white == nullptr ? at : at + 1;
            const drafted_ply* const black = second < line.plies.size() ? &line.plies[second] : nullptr;
            at = second + 1;
            const bool is_last = at >= line.plies.size();
            if (!has_line_begun)
                text_ += margin;
            has_line_begun = false;
            add_move(white, black, is_last, depth);
            const bool has_more = (white != nullptr && is_followed_by_text(*white)) ||
                                  (black != nullptr && is_followed_by_text(*black));
            if (depth != 0 && is_last && !has_more)
                break; // the parenthesis closes right here
            if (is_on_one_line && !is_last) {
                // The plain mark may be left out, and the fix that writes it keeps the space after the digit.
                const std::string_view ply =
                    std::string_view(text_).substr(0, text_.find_last_not_of('+') + 1);
                const bool is_marked_at_most = ply.size() + 1 >= text_.size();
                const bool ends_with_digit = is_marked_at_most && ply.back() >= '0' && ply.back() <= '9';
                text_ += !ends_with_digit && author_.take(ctl_freely::no_gaps) ? "" : " ";
                has_line_begun = true;
                continue;
            }
            text_ += end_of_line();
            if (white != nullptr)
                add_text(*white, "@W: ", margin, depth);
            if (black != nullptr)
                add_text(*black, "@B: ", margin, depth);
            if (depth != 0 && is_last)
                text_ += margin;
        }
    }

    void add_move(const drafted_ply* white, const drafted_ply* black, bool is_last, std::size_t depth) {
        const std::string_view end = is_last && depth == 0 ? ":" : "";
        text_ += number_of(white != nullptr ? *white : *black) + ' ';
        if (white == nullptr)
            text_ += lot_.once_in(2) ? "…, " : "..., ";
        else
            add_ply(*white, black == nullptr ? end : "");
        if (black == nullptr)
            return;
        if (white != nullptr)
            text_ += ", ";
        add_ply(*black, end);
    }

    void add_ply(const drafted_ply& ply, std::string_view end) {
        constexpr std::string_view ratings[] = {"", "!", "?", "!!", "??", "!?", "?!"};
        std::string remark(ply.glyphs.empty() ? "" : ratings[ply.glyphs[0]]);
        if (author_.take(ctl_freely::more_remarks)) {
            if (lot_.once_in(3))
                remark = "◇";
            // An offer with the last ply would be a draw.
            if (end.empty() && lot_.once_in(3))
                remark += "(=)";
        }
        remark += end;
        text_ += ply.text + (remark.empty() ? "" : " ") + remark;
    }

    // A player has one mark for a move at most.
    void add_text(const drafted_ply& ply, std::string_view mark, const std::string& margin,
                  std::size_t depth) {
        bool may_have_mark = true;
        const auto add_comments = [&] {
            for (const std::string& each : ply.remarks) {
                const bool has_mark =
                    !author_.take(ctl_freely::no_player_marks) && may_have_mark && !lot_.once_in(3);
                add_comment(each, has_mark ? mark : "", margin);
                may_have_mark = may_have_mark && !has_mark;
            }
        };
        const bool are_last = author_.take(ctl_freely::comments_after_variations);
        if (!are_last)
            add_comments();
        for (const drafted_line& each : ply.variations)
            add_variation(each, margin, depth);
        if (are_last)
            add_comments();
    }

    void add_variation(const drafted_line& line, const std::string& margin, std::size_t depth) {
        text_ += margin + "(";
        if (line.label != 0) {
            const bool has_gap = author_.take(ctl_freely::gaps_around_labels);
            text_ += (has_gap ? " $[" : "$[") + std::to_string(line.label) + "]";
            text_ += has_gap && lot_.once_in(2) ? "" : " ";
        }
        const bool is_apart = author_.take(ctl_freely::parentheses_on_lines);
        if (is_apart && line.remarks.empty())
            text_ += "\n" + margin + ".";
        add_line(line, depth + 1);
        text_ += (is_apart && text_.back() != '.' && text_.back() != ' ' ? "\n" + margin + ".)" : ")") + "\n";
    }

    void add_comment(const std::string& remark, std::string_view mark, const std::string& margin) {
        const bool is_generated = author_.take(ctl_freely::comments_by_programs);
        // A mark comes after a space, unless a program has written it.
        const bool is_glued = author_.take(ctl_freely::glued_comments) && !remark.starts_with('#');
        text_ += margin + (is_generated ? "{:" : "{");
        text_ += is_glued && (mark.empty() || is_generated) ? "" : " ";
        text_ += std::string(mark) + remark + (is_glued ? "}" : " }");
        text_ += end_of_line();
    }

    freedoms& author_;
    chance& lot_;
    std::string text_;
    std::size_t margins_;
};

std::string ctl_pgn_text(std::span<drafted_game> games, freedoms& author, chance& lot) {
    std::string text;
    for (drafted_game& each : games)
        text += (text.empty() ? "" : "\n") + ctl_pgn_writer(author, lot).write(each);
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace

way_of_writing ctl_pgn_way() {
    return {"ctl-pgn", ctl_pgn_freedoms, ctl_pgn_text};
}

} // namespace ctlpgn::valid
