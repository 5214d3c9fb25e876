#include "text/ascii.hpp"
#include "valid/words.hpp"
#include "valid/written_games.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace ctlpgn::valid {

namespace {

enum class diplomatically : std::uint8_t {
    no_check_signs,
    full_origin,
    words,
    other_hyphen,
    numbers_for_black,
    dots_for_black,
    ratings,
    no_space_before_glyphs,
    more_glyphs,
    odd_gaps,
    no_gaps,
    comments_after_commas,
    comments_after_variations,
    comments_by_programs,
    empty_comments,
    tags_in_other_order,
    odd_gaps_in_tags,
    comments_between_tags,
    no_result,
    last
};

constexpr freedom diplomat_freedoms[] = {
    {"no signs of check", "unmarked-check", "+"}, // open points of the rules
    {"all of the origin"},
    {"words for sides and pieces"},
    {"the hyphen U+2010"},
    {"a number before each half-move"},
    {"dots for a half-move of Black's that comes later"},
    {"ratings by signs, not by number"},
    {"glyphs without a space before them"},
    {"more glyphs"},
    {"tabs, empty lines and several spaces"},
    {"no space where a sign separates words"},
    {"comments between comma and half-move"},
    {"comments after variations"},
    {"comments by programs"},
    {"empty comments"},
    {"tags in another order"},
    {"unusual spaces in tags, and several on a line"},
    {"comments between tags"},
    {"no result"},
};
static_assert(std::size(diplomat_freedoms) == static_cast<std::size_t>(diplomatically::last));

constexpr std::string_view signs_of_ratings[] = {"", "!", "?", "!!", "??", "!?", "?!"};
constexpr std::string_view numbered_glyphs[] = {"$0", "$7", "$14", "$139", "$255"};

// The men of a side: Kd1 Re1 c2 ...
std::vector<std::string_view> men_of(std::string_view position, side whose) {
    const std::string_view word = whose == side::white ? "White:" : "Black:";
    const std::size_t begin = position.find(word) + word.size();
    std::string_view list = position.substr(begin, position.find(';', begin) - begin);
    std::vector<std::string_view> men;
    while (!list.empty()) {
        list.remove_prefix(1);
        men.push_back(list.substr(0, list.find(' ')));
        list.remove_prefix(men.back().size());
    }
    return men;
}

// The cell that a man has left. Nothing if none has, as when a diplomat suborns.
std::string_view left_cell(const drafted_ply& ply) {
    const std::vector<std::string_view> after = men_of(ply.after, ply.mover);
    std::string_view found;
    for (std::string_view each : men_of(ply.before, ply.mover))
        if (std::ranges::find(after, each) == after.end())
            found = each;
    return !found.empty() && is_capital(found.front()) ? found.substr(1) : found;
}

// Re1-e2, d2-d3
void add_origin(drafted_ply& ply) {
    const std::string_view origin = left_cell(ply);
    if (origin.empty())
        return;
    std::string_view body = std::string_view(ply.text).substr(0, ply.text.find_first_of("=+"));
    const std::string rest = ply.text.substr(body.size());
    const std::string letter(is_capital(body.front()) ? 1 : 0, body.front());
    const std::string_view target = body.substr(body.size() - (body.back() == '4' ? 1 : 2));
    const bool is_capture = body.find('x') != std::string_view::npos;
    ply.text = letter + std::string(origin) + (is_capture ? 'x' : '-') + std::string(target) + rest;
}

void replace(std::string& text, std::string_view what, std::string_view with) {
    if (const std::size_t at = text.find(what); at != std::string::npos)
        text.replace(at, what.size(), with);
}

void use_words(std::string& text) {
    constexpr std::pair<std::string_view, std::string_view> of_letters[] = {
        {"=b", "=black"},  {"=w", "=white"}, {"=R", "=Rook"},
        {"=B", "=Bishop"}, {"=H", "=Horse"}, {"=D", "=Diplomat"}};
    for (const auto& [letter, word] : of_letters)
        replace(text, letter, word);
}

void adapt_half_move(drafted_ply& ply, freedoms& author, chance& lot) {
    if (author.take(diplomatically::no_check_signs) && ply.text.back() == '+')
        ply.text.pop_back();
    if (author.take(diplomatically::full_origin))
        add_origin(ply);
    if (author.take(diplomatically::words))
        use_words(ply.text);
    if (author.take(diplomatically::other_hyphen))
        replace(ply.text, "-", "‐");
    if (author.take(diplomatically::empty_comments) && lot.once_in(4))
        ply.remarks.emplace_back();
}

class diplomat_writer {
  public:
    diplomat_writer(freedoms& author, chance& lot) : author_(author), lot_(lot), words_(lot) {}

    std::string write(const drafted_game& game) {
        constexpr std::string_view results[] = {"*", "1-0", "0-1", "1/2-1/2"};
        begun_ = game.main_line.remarks;
        std::string text = tags(game);
        for (const std::string& each : begun_)
            add_comment(each);
        add_plies(game.main_line);
        if (game.result != 0 || !game.closing.empty() || !author_.take(diplomatically::no_result))
            words_.join("\n" + std::string(results[game.result]));
        for (const std::string& each : game.closing)
            add_comment(each);
        return text + "\n" + words_.text + "\n";
    }

  private:
    std::string tags(const drafted_game& game) {
        constexpr std::string_view names[] = {"Event", "White"};
        std::vector<std::string> lines{tag_line("Variant", "Diplomat")};
        for (std::size_t i = 0; i != game.values.size(); ++i)
            lines.push_back(tag_line(names[i], game.values[i]));
        if (!game.position.empty())
            lines.push_back(tag_line("Setup", game.position));
        if (author_.take(diplomatically::tags_in_other_order))
            std::swap(lines[lot_.below(lines.size())], lines[lot_.below(lines.size())]);
        std::string text;
        const bool have_comments = author_.take(diplomatically::comments_between_tags);
        for (const std::string& each : lines) {
            if (have_comments && &each != lines.data() && !begun_.empty()) {
                text += "{" + begun_.front() + "}" + (lot_.once_in(2) ? "\n" : "");
                begun_.erase(begun_.begin());
            }
            if (author_.take(diplomatically::odd_gaps_in_tags)) {
                constexpr std::string_view gaps[] = {"", " ", "  ", "\t"};
                text.append(with_odd_gaps(each, gaps, lot_)).append(lot_.once_in(2) ? "\n" : " ");
            } else {
                text += each;
            }
        }
        return text;
    }

    void add(std::string_view word) {
        constexpr std::string_view signs = "(){}";
        const bool is_parted = words_.text.empty() ||
                               signs.find(words_.text.back()) != std::string_view::npos ||
                               signs.find(word.front()) != std::string_view::npos;
        if (is_parted && author_.take(diplomatically::no_gaps))
            words_.join(word);
        else
            words_.add(word, author_.take(diplomatically::odd_gaps) ? gap_of(lot_) : std::string_view());
    }

    void add_line(const drafted_line& line) {
        for (const std::string& each : line.remarks)
            add_comment(each);
        add_plies(line);
    }

    void add_plies(const drafted_line& line) {
        bool needs_number = true;
        for (std::size_t at = 0; at != line.plies.size(); ++at) {
            const drafted_ply& each = line.plies[at];
            if (each.mover == side::white) {
                add(number_of(each));
            } else if (needs_number) {
                add(number_of(each));
                add(lot_.once_in(2) ? "...," : "…,");
            }
            add(each.text);
            add_glyphs(each);
            needs_number = !goes_on_after(each, at + 1 != line.plies.size());
        }
    }

    // Writes what comes after a ply. Whether Black's ply then comes without a number.
    bool goes_on_after(const drafted_ply& ply, bool is_followed) {
        is_followed = is_followed && ply.mover == side::white;
        const bool may_go_on = ply.variations.empty() && is_followed &&
                               !author_.take(diplomatically::numbers_for_black) &&
                               (ply.remarks.empty() || author_.take(diplomatically::comments_after_commas));
        if (may_go_on)
            words_.join(ply.remarks.empty() ? "," : ", ");
        else if (is_followed && author_.take(diplomatically::dots_for_black))
            words_.join(lot_.once_in(2) ? ", ..." : ", …");
        const bool are_last = author_.take(diplomatically::comments_after_variations);
        const auto add_comments = [&] {
            for (const std::string& each : ply.remarks)
                add_comment(each);
        };
        if (!are_last)
            add_comments();
        for (const drafted_line& each : ply.variations) {
            add("(");
            add_line(each);
            words_.join(")");
        }
        if (are_last)
            add_comments();
        return may_go_on;
    }

    void add_glyphs(const drafted_ply& ply) {
        std::string numbers;
        const auto add_number = [&](std::string_view glyph) {
            numbers.append(author_.take(diplomatically::no_space_before_glyphs) ? "" : " ").append(glyph);
        };
        for (const std::uint8_t glyph : ply.glyphs)
            if (author_.take(diplomatically::ratings))
                words_.join(signs_of_ratings[glyph]);
            else
                add_number("$" + std::to_string(glyph));
        if (author_.take(diplomatically::more_glyphs))
            add_number(lot_.one_of(numbered_glyphs));
        words_.join(numbers);
    }

    void add_comment(const std::string& remark) {
        const std::string_view sign = author_.take(diplomatically::comments_by_programs) ? ":" : "";
        const std::string_view gap = lot_.once_in(2) ? " " : "";
        add(std::string("{").append(sign).append(gap).append(remark).append(gap) + "}");
    }

    freedoms& author_;
    chance& lot_;
    std::vector<std::string> begun_; // comments before the first ply that are yet to be written
    flow words_;
};

std::string diplomat_text(std::span<drafted_game> games, freedoms& author, chance& lot) {
    std::string text;
    for (drafted_game& each : games) {
        change_plies(each.main_line, [&](drafted_ply& ply) { adapt_half_move(ply, author, lot); });
        text += (text.empty() ? "" : "\n") + diplomat_writer(author, lot).write(each);
    }
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace

way_of_writing diplomat_way() {
    return {"diplomat", diplomat_freedoms, diplomat_text};
}

} // namespace ctlpgn::valid
