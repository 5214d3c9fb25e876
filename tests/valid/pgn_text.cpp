// Import format of PGN, with its freedoms.
#include "valid/words.hpp"
#include "valid/written_games.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace ctlpgn::valid {

namespace {

enum class freely : std::uint8_t {
    no_check_marks,
    more_origin,
    no_numbers,
    glued_numbers,
    numbers_for_black,
    dots_apart,
    no_dots,
    other_dots,
    odd_gaps,
    no_gaps,
    glyphs_by_number,
    glued_glyphs,
    glyphs_after_comments,
    more_glyphs,
    comments_after_numbers,
    comments_after_variations,
    line_comments,
    empty_comments,
    hidden_lines,
    tags_in_other_order,
    odd_gaps_in_tags,
    comments_between_tags,
    no_empty_line,
    no_tags,
    last
};

constexpr freedom pgn_freedoms[] = {
    {"no marks of check", "missing-check-mark"},
    {"more of the origin than is needed", "overdisambiguated"},
    {"no numbers"},
    {"numbers without a space after them"},
    {"a number before each move of Black's"},
    {"spaces before and between the dots of numbers"},
    {"numbers without dots"},
    {"another count of dots before Black's move"},
    {"tabs, empty lines and several spaces"},
    {"no space where a sign separates words"},
    {"annotations by number, not by suffix"},
    {"annotations without a space before them"},
    {"annotations after comments"},
    {"more annotations"},
    {"comments between number and move"},
    {"comments after variations"},
    {"comments to the end of the line"},
    {"empty comments"},
    {"hidden lines"},
    {"tags in another order"},
    {"unusual spaces in tags, and several on a line"},
    {"comments between tags"},
    {"no empty line after the tags"},
    {"no tags", "missing-roster-tag"},
};
static_assert(std::size(pgn_freedoms) == static_cast<std::size_t>(freely::last));

constexpr std::string_view pgn_results[] = {"*", "1-0", "0-1", "1/2-1/2"};
constexpr std::string_view names_of_values[] = {"Annotator", "Opening"};
constexpr std::string_view suffixes[] = {"", "!", "?", "!!", "??", "!?", "?!"};
constexpr std::string_view more_glyphs[] = {"$0",  "$10", "$13", "$14",  "$16",
                                            "$18", "$22", "$36", "$132", "$139"};
constexpr std::string_view more_tags[] = {"[ECO \"A00\"]",
                                          "[WhiteElo \"2100\"]",
                                          "[BlackElo \"-\"]",
                                          "[TimeControl \"40/7200:3600\"]",
                                          "[EventDate \"2023.??.??\"]",
                                          "[Mode \"OTB\"]",
                                          "[Termination \"normal\"]",
                                          "[UTCTime \"12:30:00\"]",
                                          "[my_Tag7 \"\"]"};
constexpr std::string_view escaped_lines[] = {"% $4 [Event \"x\"]", "%", "% 12. Nf3 {so}"};

// Of the piece that has left it: e1. Nothing for castlings.
std::string origin_of(const drafted_ply& ply) {
    const auto placement = [](std::string_view fen) {
        std::string squares;
        for (const char each : fen.substr(0, fen.find(' ')))
            if (each >= '1' && each <= '8')
                squares.append(static_cast<std::size_t>(each - '0'), ' ');
            else if (each != '/')
                squares += each;
        return squares;
    };
    const std::string before = placement(ply.before);
    const std::string after = placement(ply.after);
    std::string found;
    for (std::size_t i = 0; i != before.size(); ++i)
        if (before[i] == ply.text.front() + (ply.mover == side::black ? 'a' - 'A' : 0) && after[i] == ' ')
            found += {static_cast<char>('a' + i % 8), static_cast<char>('8' - i / 8)};
    return found;
}

// Nf3, Nbd2, N1xd2: all of the origin, or, if none of it was needed, a part.
void add_origin(drafted_ply& ply, std::size_t form) {
    constexpr std::string_view pieces = "KQRBN";
    if (pieces.find(ply.text.front()) == std::string_view::npos)
        return;
    const std::size_t target = ply.text.find_last_of("12345678") - 1;
    const bool is_capture = ply.text[target - 1] == 'x';
    const std::size_t written = target - 1 - (is_capture ? 1 : 0);
    const std::string origin = origin_of(ply);
    const std::array forms{origin, origin.substr(0, 1), origin.substr(1)};
    const std::string& added = forms[form];
    if (written == 0)
        ply.text.insert(1, added);
    else if (written == 1)
        ply.text.replace(1, 1, origin);
}

class pgn_writer {
  public:
    pgn_writer(freedoms& author, chance& lot) : author_(author), lot_(lot), words_(lot) {}

    std::string write(const drafted_game& game) {
        const std::string_view result = pgn_results[game.result];
        begun_ = game.main_line.remarks;
        // The tags that a fix adds.
        const bool has_roster_alone =
            game.values.empty() && game.position.empty() && game.main_line.remarks.empty() && lot_.once_in(3);
        if (!has_roster_alone)
            add_tags(game, result);
        else if (!author_.take(freely::no_tags))
            text_ = tag_line("Event", "?") + tag_line("Site", "?") + tag_line("Date", "????.??.??") +
                    tag_line("Round", "?") + tag_line("White", "?") + tag_line("Black", "?") +
                    tag_line("Result", result) + "\n";
        for (const std::string& each : begun_)
            add_comment(each);
        add_plies(game.main_line);
        add(result);
        for (const std::string& each : game.closing)
            add("{" + each + "}");
        return text_ + words_.text + "\n";
    }

  private:
    void add_tags(const drafted_game& game, std::string_view result) {
        std::vector<std::string> lines{tag_line("Event", "?"),
                                       tag_line("Site", "?"),
                                       tag_line("Date", lot_.once_in(2) ? "????.??.??" : "2024.02.29"),
                                       tag_line("Round", lot_.once_in(2) ? "?" : "3.1"),
                                       tag_line("White", "Puig, Marta"),
                                       tag_line("Black", "?"),
                                       tag_line("Result", result)};
        for (std::size_t i = 0; i != game.values.size(); ++i)
            lines.push_back(tag_line(names_of_values[i], game.values[i]));
        for (const std::string_view each : more_tags)
            if (lot_.once_in(6))
                lines.push_back(std::string(each) + "\n");
        if (!game.position.empty()) {
            lines.push_back(tag_line("SetUp", "1"));
            lines.push_back(tag_line("FEN", game.position));
        }
        if (author_.take(freely::tags_in_other_order))
            for (std::size_t i = 1; i + 1 < lines.size(); ++i)
                std::swap(lines[i], lines[i + lot_.below(lines.size() - i)]);
        const bool have_comments = author_.take(freely::comments_between_tags);
        for (const std::string& each : lines) {
            if (have_comments && &each != lines.data() && !begun_.empty()) {
                text_ += "{" + begun_.front() + "}" + (lot_.once_in(2) ? "\n" : "");
                begun_.erase(begun_.begin());
            }
            if (author_.take(freely::odd_gaps_in_tags)) {
                constexpr std::string_view gaps[] = {"", " ", "  ", "\t", "\n"};
                text_.append(with_odd_gaps(each, gaps, lot_)).append(lot_.one_of(gaps));
            } else {
                text_ += each;
            }
            if (author_.take(freely::hidden_lines) && text_.back() == '\n')
                text_.append(lot_.one_of(escaped_lines)).append("\n");
        }
        if (!author_.take(freely::no_empty_line))
            text_ += '\n';
    }

    // The next word, with the gap that the author leaves before it.
    void add(std::string_view word) {
        constexpr std::string_view signs = "(){}";
        const bool is_parted =
            words_.text.empty() || signs.find(words_.text.back()) != std::string_view::npos ||
            signs.find(word.front()) != std::string_view::npos || word.front() == '$' || word.front() == ';';
        if (is_parted && author_.take(freely::no_gaps))
            words_.join(word);
        else
            words_.add(word, author_.take(freely::odd_gaps) ? gap_of(lot_) : std::string_view());
    }

    void add_line(const drafted_line& line) {
        for (const std::string& each : line.remarks)
            add_comment(each);
        add_plies(line);
    }

    void add_plies(const drafted_line& line) {
        bool needs_number = true;
        std::vector<std::string> late; // comments that come after the next number
        for (const drafted_ply& each : line.plies) {
            if (!author_.take(freely::no_numbers) &&
                (each.mover == side::white || needs_number || author_.take(freely::numbers_for_black)))
                add_number(each, late, !late.empty() || !author_.take(freely::glued_numbers));
            else
                add(each.text);
            add_after(each, late);
            needs_number = is_followed_by_text(each);
        }
        for (const std::string& each : late)
            add_comment(each);
    }

    void add_number(const drafted_ply& ply, std::vector<std::string>& late, bool is_apart) {
        std::string dots = ply.mover == side::white ? "." : "...";
        // Several dots before White's move would say that another one is missing.
        if (ply.mover == side::black && author_.take(freely::other_dots))
            dots = std::string(1 + lot_.below(5), '.');
        if (author_.take(freely::no_dots)) {
            dots.clear();
            is_apart = true;
        }
        if (!dots.empty() && author_.take(freely::dots_apart))
            for (std::size_t at = 0; at < dots.size(); at += 2)
                dots.insert(at, " ");
        add(number_of(ply, dots));
        for (const std::string& each : late)
            add_comment(each);
        late.clear();
        if (is_apart)
            add(ply.text);
        else
            words_.join(ply.text);
    }

    // What comes after a ply; comments that are to come after the next number are only noted.
    void add_after(const drafted_ply& ply, std::vector<std::string>& late) {
        const bool have_comments_come = ply.remarks.empty() || !author_.take(freely::glyphs_after_comments);
        if (have_comments_come)
            add_glyphs(ply);
        const bool are_last = author_.take(freely::comments_after_variations);
        if (!are_last)
            add_comments(ply, late);
        if (author_.take(freely::hidden_lines) && lot_.once_in(4))
            words_.join("\n" + std::string(lot_.one_of(escaped_lines)) + "\n");
        for (const drafted_line& each : ply.variations) {
            add(lot_.once_in(4) ? "( " : "(");
            add_line(each);
            words_.join(lot_.once_in(4) ? "\n)" : ")");
        }
        if (are_last)
            add_comments(ply, late);
        if (!have_comments_come)
            add_glyphs(ply);
    }

    void add_comments(const drafted_ply& ply, std::vector<std::string>& late) {
        for (const std::string& each : ply.remarks)
            if (author_.take(freely::comments_after_numbers))
                late.push_back(each);
            else
                add_comment(each);
    }

    void add_glyphs(const drafted_ply& ply) {
        bool may_be_suffix = words_.text.ends_with(ply.text);
        const auto add_number_of_glyph = [this](std::string_view glyph) {
            if (author_.take(freely::glued_glyphs))
                words_.join(glyph);
            else
                add(glyph);
        };
        for (const std::uint8_t glyph : ply.glyphs) {
            if (may_be_suffix && !author_.take(freely::glyphs_by_number))
                words_.join(suffixes[glyph]);
            else
                add_number_of_glyph("$" + std::to_string(glyph));
            may_be_suffix = false;
        }
        if (author_.take(freely::more_glyphs))
            add_number_of_glyph(lot_.one_of(more_glyphs));
    }

    void add_comment(const std::string& remark) {
        const bool fits_on_line = remark.find('\n') == std::string::npos && remark.size() < 200;
        if (fits_on_line && author_.take(freely::line_comments))
            add((lot_.once_in(2) ? "; " : ";") + remark + "\n");
        else
            add("{" + remark + "}");
    }

    freedoms& author_;
    chance& lot_;
    std::string text_;
    std::vector<std::string> begun_; // comments before the first ply that are yet to be written
    flow words_;
};

std::string pgn_text(std::span<drafted_game> games, freedoms& author, chance& lot) {
    std::string text;
    for (drafted_game& each : games) {
        change_plies(each.main_line, [&](drafted_ply& ply) {
            if (author.take(freely::no_check_marks) && ply.text.back() == '+')
                ply.text.pop_back();
            if (const std::size_t form = lot.below(3); author.take(freely::more_origin))
                add_origin(ply, form);
            if (author.take(freely::empty_comments) && lot.once_in(4))
                ply.remarks.emplace_back();
        });
        text += pgn_writer(author, lot).write(each);
        if (!lot.once_in(8))
            text += '\n';
    }
    return lot.once_in(6) ? with_crlf(text) : lot.once_in(8) ? with_cr(text) : text;
}

} // namespace

way_of_writing pgn_way() {
    return {"pgn", pgn_freedoms, pgn_text};
}

} // namespace ctlpgn::valid
