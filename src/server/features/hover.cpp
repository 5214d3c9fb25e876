#include "server/features/hover.hpp"

#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/help.hpp"
#include "emit/viewer/base64.hpp"
#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "server/features/references.hpp"
#include "tree/chains.hpp"
#include "tree/position_after.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::server {

namespace {

// Paragraphs, in Markdown or as plain text.
class page {
  public:
    page(bool markdown, bool pictures) : markdown_(markdown), pictures_(markdown && pictures) {}

    void add(const std::string& paragraph) { text_.append(text_.empty() ? "" : "\n\n").append(paragraph); }
    void add_code(const std::string& text) { add(markdown_ ? "```text\n" + text + "\n```" : text); }

    // As a picture where that is wanted, else drawn with letters.
    void add_board(const notation& in, const position_after_ply& board) {
        std::vector<finding> faults;
        if (pictures_) {
            const std::string picture = board_svg(
                in, board.position, {.from = board.from, .to = board.to, .width = picture_width}, faults);
            if (!picture.empty()) {
                add("![board](data:image/svg+xml;base64," + emit::base64(picture) + ")");
                return;
            }
        }
        if (in.draw == nullptr)
            return;
        std::string drawn = in.draw(board.position, {.from = board.from, .to = board.to}, faults);
        while (drawn.ends_with('\n'))
            drawn.pop_back();
        if (!drawn.empty())
            add_code(drawn);
    }

    [[nodiscard]] std::string strong(std::string_view text) const { return marked(text, "**"); }
    [[nodiscard]] std::string code(std::string_view text) const { return marked(text, "`"); }
    [[nodiscard]] bool empty() const { return text_.empty(); }

    [[nodiscard]] json value() const {
        return {{"kind", markdown_ ? "markdown" : "plaintext"}, {"value", text_}};
    }

  private:
    [[nodiscard]] std::string marked(std::string_view text, const char* by) const {
        return markdown_ ? by + std::string(text) + by : std::string(text);
    }

    // Fits into what editors open for it.
    static constexpr std::uint32_t picture_width = 320;

    bool markdown_;
    bool pictures_;
    std::string text_;
};

struct hovered {
    page text;
    span where;
    bool found = false;

    void about(span what) {
        where = what;
        found = true;
    }
};

void add_board(const notation& in, const game& of, node ply, page& to) {
    const position_after_ply board = position_after(in, of, ply);
    if (board.position.empty()) {
        to.add("The position after " + to.strong(of.raw(of.plies[ply].text())) +
               " is not known: it, or a ply before it, cannot be played.");
        return;
    }
    to.add_board(in, board);
    to.add(to.code(board.position));
}

std::string title_of(const game& in, node ply) {
    const game_lines lines(in);
    return std::to_string(lines.number_of(ply))
        .append(in.plies[ply].player == side::black ? "… " : ". ")
        .append(in.raw(in.plies[ply].text()));
}

void add_glyph(const notation& in, std::uint32_t number, page& to) {
    const std::string_view meaning = glyph_meaning(in, number);
    std::string text = to.strong("$" + std::to_string(number));
    if (number < in.words->glyphs.size() && !in.words->glyphs[number].empty())
        text.append(" (").append(in.words->glyphs[number]).append(")");
    to.add(text.append(": ").append(meaning.empty() ? "nobody has said what it means" : meaning));
}

void add_tag(const notation& in, const game& of, const tag& asked, page& to) {
    const tag_help* const help = help_of_tag(in, of.raw(asked.name));
    if (help == nullptr) {
        to.add(to.strong(of.raw(asked.name)) + ": a tag that " + std::string(in.title) +
               " says nothing about");
        return;
    }
    to.add(to.strong(help->name) + ": " + std::string(meaning_of(*help)));
    if (!help->form.empty())
        to.add("Written " + std::string(help->form));
    std::string values;
    for (const std::string_view each : help->values)
        values.append(values.empty() ? "" : ", ").append(to.code(each));
    if (!values.empty())
        to.add("One of " + values);
}

void look_at_references(const notation& in, const game& of, std::uint32_t offset, hovered& to) {
    const auto written = std::ranges::find_if(
        of.references, [offset](const reference& each) { return touches(each.where, offset); });
    if (written == of.references.end())
        return;
    to.about(written->where);
    const game_references all(in, of);
    const auto found = std::ranges::find(all.found(), written->where, &found_reference::where);
    if (written->kind == reference_kind::nag) {
        add_glyph(in, written->nag, to.text);
    } else if (found != all.found().end() && found->at_ply != no_node) {
        to.text.add(to.text.strong(title_of(of, found->at_ply)));
        add_board(in, of, found->at_ply, to.text);
    } else if (written->kind == reference_kind::piece || written->kind == reference_kind::location) {
        std::string text;
        if (written->piece != no_symbol)
            text.append(in.words->pieces[written->piece]);
        if (written->location != no_place)
            text.append(text.empty() ? "" : " on ").append(in.words->places[written->location]);
        to.text.add(text);
    } else if (written->kind == reference_kind::player) {
        to.text.add(written->player == spoken_of::white ? "White" : "Black");
    } else {
        to.text.add("It leads to no move.");
    }
}

void look_at_plies(const notation& in, const game& of, std::uint32_t offset, hovered& to) {
    for (node at = 0; at != of.plies.size(); ++at) {
        const ply& each = of.plies[at];
        if (each.kind == ply_kind::missing || !touches(each.whole(), offset))
            continue;
        to.about(each.whole());
        to.text.add(to.text.strong(title_of(of, at)));
        for (const node glyph : annotations_of_kind(of, each.first_annotation, annotation_kind::nag))
            add_glyph(in, glyph, to.text);
        add_board(in, of, at, to.text);
        return;
    }
}

void look_at_tags(const notation& in, const game& of, std::uint32_t offset, hovered& to) {
    for (const tag& each : of.tags)
        if (touches(each.where, offset)) {
            to.about(each.where);
            add_tag(in, of, each, to.text);
            if (in.position_likeness != nullptr &&
                in.position_likeness(of.raw(each.value)) >= likeness::probable)
                to.text.add_board(in, {.position = std::string(of.raw(each.value))});
            return;
        }
}

// What is said of it by the linter, or in a comment that excuses.
void look_at_codes(const document& in, std::size_t at, page& to) {
    const document_piece& piece = in.piece_at(at);
    for (const diagnostic& each : piece.what.found)
        if (piece.begin + each.begin <= at && at <= piece.begin + each.end)
            to.add(to.strong(code_text(each.id)) + ": " + each.message + "\n\n" +
                   std::string(describe(each.id).explanation));
}

bool is_in_word(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           byte == '-';
}

// A code, or its name, in a comment.
void look_at_word(const game& of, std::uint32_t offset, hovered& to) {
    const auto is_around = [offset](const comment& each) { return touches(each.text, offset); };
    if (std::ranges::none_of(of.comments, is_around))
        return;
    std::uint32_t begin = offset;
    std::uint32_t end = offset;
    while (begin > 0 && is_in_word(of.text[begin - 1]))
        --begin;
    while (end < of.text.size() && is_in_word(of.text[end]))
        ++end;
    const std::optional<code> asked = find_code(of.text.substr(begin, end - begin));
    if (!asked)
        return;
    const diagnostic_info& row = describe(*asked);
    to.about({begin, end});
    to.text.add(to.text.strong(code_text(row.id)) + " " + std::string(row.name));
    to.text.add(std::string(row.explanation));
}

} // namespace

json hover(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    const document& content = of.content;
    const std::size_t at = offset_at(in, content, params.at("position"));
    const game_view view(content, content.piece_at(at));
    const std::uint32_t offset = view.offset_in_game(at);
    hovered result{page(in.client.markdown, in.settings.hover_pictures), {}};
    const notation& by = content.written_in();
    look_at_references(by, view.tree, offset, result);
    if (!result.found)
        look_at_tags(by, view.tree, offset, result);
    if (!result.found)
        look_at_plies(by, view.tree, offset, result);
    if (!result.found)
        look_at_word(view.tree, offset, result);
    look_at_codes(content, at, result.text);
    if (result.text.empty())
        return nullptr;
    json answer = {{"contents", result.text.value()}};
    if (result.found)
        answer["range"] = range_in(in, content, view.offset_in_document(result.where.begin),
                                   view.offset_in_document(result.where.end));
    return answer;
}

} // namespace ctlpgn::server
