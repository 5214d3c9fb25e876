// Comments: their places, their players, and references in the older dialect.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/mark_causes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// Spaces or depth dots before a brace, which move with it to the new line.
span gap_before(const fix_context& context, std::uint32_t at) {
    std::uint32_t begin = at;
    while (begin != 0 && context.text[begin - 1] == '.')
        --begin;
    const span blanks = context.blanks_before(begin);
    return blanks.empty() ? context.blanks_before(at) : blanks;
}

// Between White's ply and Black's.
span gap_after(const game& record, const ply& white) {
    return {white.whole().end, record.plies[white.next].begin};
}

auto first_comment_from(const game& record, std::uint32_t offset) {
    return std::ranges::lower_bound(record.comments, offset, {},
                                    [](const comment& any) { return any.where.begin; });
}

// What may come with comments between White's ply and Black's: spaces, a comma, the move's number again.
bool joins_plies(std::string_view written) {
    return written.find_first_not_of(" \t\r\n.,…0123456789") == std::string_view::npos;
}

// Moves comments from between White's ply and Black's to after the move; those without a mark become one.
class comments_on_white {
  public:
    explicit comments_on_white(const fix_context& context) : context_(context) {}

    void add(const comment& moved) {
        if (!moved.mark.empty()) {
            made_.append(context_.line_end).append(context_.raw(moved.where));
            return;
        }
        std::string& text = moved.generated ? generated_ : written_;
        text.append(" ").append(context_.raw(moved.text));
    }

    [[nodiscard]] std::string text() const {
        std::string all;
        if (!written_.empty())
            all.append(context_.line_end).append("{ @W:").append(written_).append(" }");
        if (!generated_.empty())
            all.append(context_.line_end).append("{: @W:").append(generated_).append(" }");
        return all + made_;
    }

  private:
    const fix_context& context_;
    std::string written_;
    std::string generated_;
    std::string made_;
};

// Lines to insert after what ends here. At the end of a line they are inserted together with the line end, so
// that other insertions at that place come first.
text_edit write_after(const fix_context& context, std::uint32_t end, std::string lines) {
    const span blanks = context.blanks_after(end);
    if (context.at(blanks.end) == '{' || blanks.end == context.text.size())
        return {begin_of(blanks), std::move(lines)};
    lines += context.line_end;
    const bool is_line_end = context.at(blanks.end) == '\n' || context.at(blanks.end) == '\r';
    if (!is_line_end)
        return {blanks, std::move(lines)};
    const bool is_pair = context.raw({blanks.end, blanks.end + 2}) == "\r\n";
    return {{blanks.end, blanks.end + (is_pair ? 2 : 1)}, std::move(lines)};
}

// Whether it is between the same plies as others, whose first one moves them all.
bool follows_comment(const game& record, span where) {
    const auto first =
        first_comment_from(record, gap_after(record, record.plies[ply_around(record, where.begin)]).begin);
    return first->where.begin < where.begin;
}

// JF4{good}-D10
bool parts_ply(const game_fixes& context, span where) {
    constexpr std::string_view signs = "-*@";
    return where.begin != 0 && is_letter_or_digit(context.at(where.begin - 1)) &&
           (signs.find(context.at(where.end)) != std::string_view::npos ||
            context.text.substr(where.end).starts_with("×") ||
            context.text.substr(where.end).starts_with("‐"));
}

// The ply, if the comment comes between it and its number; otherwise null.
const ply* ply_after_number_and(const game& record, span where) {
    const auto next = std::ranges::upper_bound(record.plies, where.begin, {}, &ply::begin);
    return next != record.plies.end() && next->number_begin < where.begin ? &*next : nullptr;
}

} // namespace

bool parts_plies(const game_fixes& context, span where) {
    const node asked = ply_around(context.read, where.begin);
    if (asked == no_node || !is_move_continued(context.read, context.read.plies[asked]))
        return false;
    const span gap = gap_after(context.read, context.read.plies[asked]);
    const auto first = first_comment_from(context.read, gap.begin);
    return where.begin >= gap.begin && first != context.read.comments.end() && first->where.begin < gap.end;
}

proposed fix_parted_plies(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const ply& white = game.plies[ply_around(game, found.where.begin)];
    const ply& black = game.plies[white.next];
    const span gap = gap_after(game, white);
    comments_on_white comments(context);
    std::uint32_t read = gap.begin;
    for (auto each = first_comment_from(game, gap.begin);
         each != game.comments.end() && each->where.begin < gap.end; ++each) {
        if (each->where.begin < read || !joins_plies(context.raw({read, each->where.begin})))
            return std::nullopt;
        read = each->where.end;
        comments.add(*each);
    }
    if (!joins_plies(context.raw({read, gap.end})))
        return std::nullopt;
    fix made = rewrite(found, gap, ", ", "write it after the move");
    made.edits.push_back(write_after(context, black.whole().end, comments.text()));
    return made;
}

// With two opening braces, the first may be stray, and the text between them not a comment.
proposed fix_comment_in_line(const game_fixes& context, const finding& found) {
    if (context.raw(found.where).rfind('{') != 0)
        return std::nullopt;
    if (parts_ply(context, found.where)) {
        fix made = rewrite(found, found.where, "", "write it after the move");
        const auto end = static_cast<std::uint32_t>(
            std::min(context.text.find_first_of("\r\n", found.where.end), context.text.size()));
        made.edits.push_back({{end, end}, context.line_end + std::string(context.raw(found.where))});
        return made;
    }
    if (parts_plies(context, found.where))
        return follows_comment(context.read, found.where) ? std::nullopt : fix_parted_plies(context, found);
    if (const ply* const numbered = ply_after_number_and(context.read, found.where)) {
        const span number = begin_of({numbered->number_begin, numbered->begin});
        fix made = rewrite(found, number, std::string(context.raw(found.where)).append(context.line_end),
                           "write it before the move");
        made.edits.push_back({{context.blanks_before(found.where.begin).begin, found.where.end}, ""});
        return made;
    }
    if (const std::optional<span> remark = find_remark_after_comment(context.read, found.where)) {
        fix made = rewrite(found, context.blanks_before(found.where.begin),
                           std::string(" ").append(context.raw(*remark)).append(context.line_end),
                           "write it after the ply");
        made.edits.push_back({{found.where.end, remark->end}, ""});
        return made;
    }
    fix made = rewrite(found, gap_before(context, found.where.begin), context.line_end,
                       "begin a new line before it");
    if (!context.ends_line(found.where.end) && context.at(context.blanks_after(found.where.end).end) != '{') {
        made.edits.push_back({context.blanks_after(found.where.end), context.line_end});
        made.title = "move it to its own line";
    }
    return made;
}

proposed fix_text_after_comment(const game_fixes& context, const finding& found) {
    if (proposed made = fix_line_break(context, found))
        return made;
    const ply* const last = context.last_ply();
    if (context.raw(found.where) == ":" && last != nullptr && last->whole().end < found.where.begin) {
        const bool is_ended = ends_game(*last) || is_mate(*last);
        fix made = rewrite(found, {last->whole().end, last->whole().end}, is_ended ? "" : end_mark_for(*last),
                           "write it after the last ply");
        made.edits.push_back({{context.blanks_before(found.where.begin).begin, found.where.end}, ""});
        return made;
    }
    if (!found.where.empty())
        return std::nullopt;
    const std::uint32_t begin = context.blanks_before(found.where.begin).begin;
    return rewrite(found, {begin, context.blanks_after(found.where.begin).end}, context.line_end,
                   "begin a new line");
}

// Also replaces a wrong sign in place of the colon.
proposed fix_missing_mark_colon(const game_fixes& context, const finding& found) {
    constexpr std::uint32_t length = 2; // of @W
    const std::string mark(context.raw({found.where.begin, found.where.begin + length}));
    return rewrite(found, {found.where.begin + length, found.where.end}, ":", "write " + mark + ":");
}

proposed fix_several_parts(const game_fixes& context, const finding& found) {
    const comment* const part = context.comment_around(found.where);
    const std::size_t last = context.text.find_last_not_of(" \t\r\n", found.where.begin - 1);
    if (part == nullptr || last == std::string_view::npos)
        return std::nullopt;
    // Its opening brace is there; only the closing one before it is missing.
    if (context.at(static_cast<std::uint32_t>(last)) == '{' && last != part->where.begin) {
        const std::size_t text = context.text.find_last_not_of(" \t\r\n.", last - 1);
        return rewrite(found, {static_cast<std::uint32_t>(text + 1), static_cast<std::uint32_t>(last)},
                       " }" + context.line_end, "close the comment before it");
    }
    const auto begin = static_cast<std::uint32_t>(last + 1);
    return rewrite(found, {begin, found.where.begin},
                   " }" + context.line_end + (part->generated ? "{: " : "{ "), "begin a separate comment");
}

// {# becomes {: and {#W: becomes {: @W:
proposed fix_catalan_generated_mark(const game_fixes& context, const finding& found) {
    const std::string_view mark = context.raw(found.where);
    if (mark.size() == 1)
        return rewrite(found, found.where, ":", "write :");
    const std::string letter(1, mark[1] == 'W' ? 'W' : 'B');
    return rewrite(found, found.where, ": @" + letter + ":", "write : @" + letter + ":");
}

proposed fix_catalan_player_mark(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, begin_of(found.where), " ", "write a space before it");
}

proposed fix_catalan_black_letter(const game_fixes& context, const finding& found) {
    const std::string letter(1, context.raw(found.where) == "w" ? 'W' : 'B');
    return rewrite(found, letter);
}

namespace {

bool has_references_without_dots(const game_fixes& context, span asked) {
    const comment* const around = context.comment_around(asked);
    if (around == nullptr)
        return false;
    const auto first = context.read.references.begin() + around->first_reference;
    return std::any_of(first, first + around->reference_count, [&context](const reference& each) {
        return each.kind == reference_kind::move && !context.raw(each.where).starts_with("#.");
    });
}

} // namespace

// #.16 becomes #16, #14[2] becomes #14.2, and #14[2]@N becomes #14[#14.2]@B.
proposed fix_catalan_reference(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const auto written = std::ranges::lower_bound(game.references, found.where.begin, {},
                                                  [](const reference& each) { return each.where.begin; });
    if (written == game.references.end() || written->where != found.where)
        return std::nullopt;
    // If some have dots, those without mean the main line.
    if (context.raw(found.where).starts_with("#.") && has_references_without_dots(context, found.where))
        return std::nullopt;
    std::string text(1, '#');
    text += std::to_string(written->number);
    if (written->step_count != 0) {
        const reference_step& step = game.steps[written->first_step];
        const std::string label = std::to_string(step.label);
        if (written->kind == reference_kind::variation)
            text.append(".").append(label);
        else
            text.append("[#").append(std::to_string(step.number)).append(".").append(label).append("]");
    }
    if (written->kind == reference_kind::move && written->player != spoken_of::neither)
        text += written->player == spoken_of::white ? "@W" : "@B";
    return rewrite(found, std::move(text));
}

} // namespace ctlpgn::ctl_pgn
