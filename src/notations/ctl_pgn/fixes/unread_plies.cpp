// Unreadable plies, and which plies of the position they must have been.
#include "games/cescacs/legal.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/misread_letters.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "text/ratings.hpp"
#include "tree/around.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// A text with more of them is not a game with slips of the pen.
constexpr std::size_t most_unread = 32;
// Shorter texts resemble too many plies.
constexpr std::size_t least_length = 3;
// From this length on, two letters may be wrong; below it, one.
constexpr std::size_t long_enough_for_two = 6;

// Dashes in UTF-8 that were read as Windows characters.
constexpr std::array<std::string_view, 4> misread_hyphens{"â€“", "â€”", "âˆ’", "â€‘"};

// Signs with the same meaning become the same character, so that only slips count.
std::string with_plain_signs(std::string_view text) {
    struct sign {
        std::string_view written;
        char plain;
    };
    static constexpr auto signs = [] {
        constexpr std::size_t others = 5;
        std::array<sign, hyphens.size() + misread_hyphens.size() + others> made{
            {{"×", '*'}, {"Ã—", '*'}, {"x", '*'}, {" ", 0}, {"\t", 0}}};
        const auto as_hyphen = [](std::string_view each) { return sign{each, '-'}; };
        std::ranges::transform(hyphens, made.begin() + others, as_hyphen);
        std::ranges::transform(misread_hyphens, made.begin() + others + hyphens.size(), as_hyphen);
        return made;
    }();
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        if (const char c = text.front(); c > ' ' && c <= '~' && c != 'x') [[likely]] {
            plain += c;
            text.remove_prefix(1);
            continue;
        }
        const auto found =
            std::ranges::find_if(signs, [text](const sign& each) { return text.starts_with(each.written); });
        const char kept = found == signs.end() ? text.front() : found->plain;
        if (kept != 0)
            plain += kept;
        text.remove_prefix(found == signs.end() ? 1 : found->written.size());
    }
    return plain;
}

// Without the origin, with or without the hyphen, as in other notations of chess: JC15, J-C15, J*C15.
bool lacks_origin(std::string_view written, const cescacs::ply& meant, std::string text) {
    if (meant.kind != cescacs::ply_kind::step)
        return false;
    const std::string_view origin = hex_name(meant.from);
    const std::size_t without = text.size() - origin.size();
    if (written.size() != without && written.size() + 1 != without)
        return false;
    text.erase(text.find(origin), origin.size());
    if (written == text)
        return true;
    std::erase(text, '-');
    return written == text;
}

// Finds the closest one. Two that are equally close are as good as none.
class closest_ply {
  public:
    explicit closest_ply(std::string_view written)
        : written_(with_plain_signs(written)), with_capitals_(written_),
          with_meant_letters_(with_plain_signs(with_meant_letters(written))),
          without_pieces_(without_pieces(written_)),
          has_unknown_piece_(!sign_of_unknown_piece(written).empty()),
          nearest_(written_.size() < long_enough_for_two ? 2 : 3) {
        std::ranges::transform(with_capitals_, with_capitals_.begin(), capital);
    }

    void look_at(const cescacs::ply& possible, const std::string& text) {
        if (written_.size() < least_length)
            return;
        const std::string plain = with_plain_signs(text);
        // Its beginning may be missing, or it may be in small letters. A missing end is no closer than a
        // missing digit inside: NA17-T2 is NA17-T22 or NA17-T12.
        if (with_capitals_ == plain || with_meant_letters_ == plain ||
            lacks_origin(written_, possible, plain))
            consider(0, text);
        else if (plain.starts_with(written_))
            consider(1, text);
        else if (has_unknown_piece_ && without_pieces(plain) == without_pieces_) {
            consider(1, text);
        } else {
            const std::size_t most = begins_alike(plain) ? nearest_ : std::min(nearest_, std::size_t{1});
            if (const std::size_t slips = edit_distance(written_, plain, most); slips <= most)
                consider(slips, text);
        }
    }
    [[nodiscard]] const std::string& found() const { return found_; }

  private:
    // Two slips are too many if it is not even clear which piece moves.
    [[nodiscard]] bool begins_alike(std::string_view text) const {
        return text.substr(0, least_length) == std::string_view(written_).substr(0, least_length);
    }

    void consider(std::size_t distance, const std::string& text) {
        if (distance > nearest_)
            return;
        found_ = distance == nearest_ ? std::string() : text; // two are as good as none
        nearest_ = distance;
    }

    std::string written_;
    std::string with_capitals_;
    std::string with_meant_letters_;
    std::string without_pieces_;
    bool has_unknown_piece_;
    std::size_t nearest_; // initially one more than is close enough
    std::string found_;
};

// The text of a ply with a rating before it or within it.
struct rated_text {
    std::string plain; // without the rating
    std::string rating;
    bool begins_with_rating = false;

    explicit rated_text(std::string_view text) : begins_with_rating(is_rating_sign(text.front())) {
        for (const char each : text)
            (is_rating_sign(each) ? rating : plain) += each;
        plain = std::string(trimmed(plain));
    }

    [[nodiscard]] std::string_view unmarked() const {
        return std::string_view(plain).substr(0, plain.find_last_not_of(mark_bytes) + 1);
    }
    [[nodiscard]] std::string_view marks() const { return std::string_view(plain).substr(unmarked().size()); }

    // A rating comes after its ply and the ply's marks. ?F6-C15, with a bishop on F6, has lost a letter, and
    // J?22-D16 a digit.
    [[nodiscard]] bool is_rating_of(std::string_view meant) const {
        const std::string written = with_plain_signs(unmarked());
        const std::string whole = with_plain_signs(meant);
        return is_rating(rating) &&
               (whole == written || (begins_with_rating && without_pieces(whole) != without_pieces(written)));
    }
};

class guesser {
  public:
    guesser(const game& record, const lettering& called, std::vector<ply_guess>& output)
        : game_(record), output_(output) {
        spelling_.keep(called);
    }

    void operator()(const replayed_ply& /*played*/) {}

    void unread(const cescacs::position& before, const ply& written) {
        if (++count_ > most_unread)
            return;
        const std::string_view text = game_.raw(written.text());
        const std::string_view with_sign = text.substr(0, text.find_last_not_of(mark_bytes) + 1);
        const rated_text parts(text);
        closest_ply closest(parts.unmarked());
        closest_ply closest_with_sign(with_sign);
        cescacs::legal_plies(before, plies_);
        for (const cescacs::ply& each : plies_) {
            const std::string possible = ply_text(each, written.player, spelling_);
            closest.look_at(each, possible);
            if (!parts.rating.empty())
                closest_with_sign.look_at(each, possible);
        }
        const std::string& nearest = closest.found().empty() ? closest_with_sign.found() : closest.found();
        if (nearest.empty())
            return;
        const bool is_rated = !closest.found().empty() && parts.is_rating_of(nearest);
        if (!is_rated && !parts.rating.empty() && nearest != closest_with_sign.found())
            return;
        const std::string_view replaced = is_rated ? text : with_sign;
        std::string meant = nearest;
        if (is_rated)
            meant.append(parts.marks()).append(" ").append(parts.rating);
        output_.push_back(
            {{written.begin, written.begin + static_cast<std::uint32_t>(replaced.size())}, std::move(meant)});
    }

  private:
    const game& game_;
    std::vector<ply_guess>& output_;
    spelling spelling_;
    std::vector<cescacs::ply> plies_;
    std::size_t count_ = 0;
};

} // namespace

std::vector<ply_guess> guess_unread_plies(const game& record, const lettering& called) {
    std::vector<ply_guess> guesses;
    replay played(record);
    if (played.is_possible())
        played.run(guesser(record, called, guesses));
    return guesses;
}

// If Black made no more moves, nothing is written.
proposed fix_ellipsis(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const node at = ply_around(game, found.where.begin);
    if (at == no_node || at == 0 || game.plies[at].begin != found.where.begin ||
        game.plies[at - 1].next != at || !is_move_continued(game, game.plies[at - 1]))
        return std::nullopt;
    const ply& white = game.plies[at - 1];
    const ply& black = game.plies[at];
    const bool ends = &black == context.last_ply() && !is_mate(white);
    return rewrite(found, {white.whole().end, black.whole().end}, ends ? end_mark_for(white) : std::string(),
                   "leave out the ellipsis");
}

namespace {

std::string in_capitals_except_captures(std::string_view written) {
    std::string made(written);
    std::ranges::transform(made, made.begin(), [](char c) { return c == 'x' ? c : capital(c); });
    return made;
}

// If the position is unknown because of unreadable text before it.
proposed fix_misread_letters(const game_fixes& context, const finding& found) {
    const node asked = ply_around(context.read, found.where.begin);
    if (asked == no_node)
        return std::nullopt;
    const span where = context.read.plies[asked].text();
    const std::string_view written = context.raw(where);
    if (written.find('\\') != std::string_view::npos)
        return std::nullopt; // the string of a program, in which the letter is none of the ply's
    std::string meant = with_meant_letters(written);
    if (meant == written && has_small_hex(written))
        meant = in_capitals_except_captures(written);
    if (meant == written)
        return std::nullopt;
    return rewrite(found, where, meant);
}

// A hyphen in a capture: J-RC3, J-xRC3.
proposed fix_hyphen_of_capture(const game_fixes& context, const finding& found) {
    const std::optional<std::size_t> length = length_of_sign_of_capture(context.raw(found.where));
    const auto hyphen = std::ranges::find_if(hyphens, [&](std::string_view each) {
        return context.text.substr(0, found.where.begin).ends_with(each);
    });
    if (found.id != codes::missing_destination || !length || hyphen == hyphens.end())
        return std::nullopt;
    const std::uint32_t begin = found.where.begin - static_cast<std::uint32_t>(hyphen->size());
    return rewrite(found, {begin, found.where.begin + static_cast<std::uint32_t>(*length)}, "×",
                   "write × before what is taken");
}

// I23-I192. JF6-C15: the line end before the number of the next move is lost.
proposed fix_lost_line_end(const game_fixes& context, const finding& found) {
    const node asked = ply_around(context.read, found.where.begin);
    if (found.id != codes::not_a_hex || asked == no_node || context.at(found.where.end) != '.')
        return std::nullopt;
    constexpr std::size_t shortest_hex = 2;
    const std::string next = std::to_string(context.lines().number_of(asked) + 1);
    const std::string_view written = context.raw(found.where);
    if (!written.ends_with(next) || written.size() < next.size() + shortest_hex)
        return std::nullopt;
    const std::uint32_t begin = found.where.end - static_cast<std::uint32_t>(next.size());
    return rewrite(found, {begin, begin}, context.line_end, "begin a new line before " + next);
}

// 1. C5-B6 !,? JF22-D16: a rating is a part of the ply before the comma.
proposed fix_rating_after_comma(const game_fixes& context, const finding& found) {
    const std::string_view text = context.text.substr(found.where.begin);
    const std::size_t signs = std::min(text.find_first_not_of("!?"), text.size());
    const std::uint32_t comma = found.where.begin - 1;
    if (signs == 0 || signs == text.size() || !is_blank(text[signs]) || context.at(comma) != ',')
        return std::nullopt;
    const std::uint32_t end = context.blanks_before(comma).begin;
    std::uint32_t begin = end;
    while (begin != 0 && is_rating_sign(context.at(begin - 1)))
        --begin;
    const std::string rating = std::string(context.raw({begin, end})).append(text.substr(0, signs));
    if (!is_rating(rating))
        return no_edits(found, {});
    return rewrite(found, {begin, found.where.begin + static_cast<std::uint32_t>(signs)},
                   (begin == end ? " " : "") + rating + ",", "write the rating before the comma");
}

} // namespace

proposed fix_unread_ply(const game_fixes& context, const finding& found) {
    if (proposed made = fix_lost_line_end(context, found))
        return made;
    if (proposed made = fix_rating_after_comma(context, found))
        return made->edits.empty() ? std::nullopt : made;
    if (const std::string_view text = context.raw(found.where); text == "…" || text == "...")
        return fix_ellipsis(context, found);
    for (const ply_guess& each : context.guesses()) {
        // The missing part is reported after the ply.
        const std::uint32_t end = context.blanks_after(each.where.end).end;
        if (each.where.begin > found.where.begin || found.where.begin > end)
            continue;
        const char before = each.where.begin == 0 ? ' ' : context.at(each.where.begin - 1);
        const bool glues = before == '.' || before == ','; // to the number, or the comma
        return rewrite(found, each.where, (glues ? " " : "") + each.text, "write " + each.text);
    }
    const proposed capture = fix_hyphen_of_capture(context, found);
    return capture ? capture : fix_misread_letters(context, found);
}

} // namespace ctlpgn::ctl_pgn
