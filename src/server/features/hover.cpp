#include "server/features/hover.hpp"

#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/help.hpp"
#include "emit/viewer/base64.hpp"
#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "server/features/references.hpp"
#include "text/ascii.hpp"
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

    // As a picture if the settings want one, otherwise drawn with letters.
    void add_board(const notation& chosen, const position_after_ply& board) {
        std::vector<finding> faults;
        if (pictures_) {
            const std::string picture = board_svg(
                chosen, board.position, {.from = board.from, .to = board.to, .width = picture_width}, faults);
            if (!picture.empty()) {
                add("![board](data:image/svg+xml;base64," + emit::base64(picture) + ")");
                return;
            }
        }
        if (chosen.draw == nullptr)
            return;
        std::string drawn = chosen.draw(board.position, {.from = board.from, .to = board.to}, faults);
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
    [[nodiscard]] std::string marked(std::string_view text, const char* mark) const {
        return markdown_ ? mark + std::string(text) + mark : std::string(text);
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

void add_board(const notation& chosen, const game& record, node ply, page& result) {
    const position_after_ply board = position_after(chosen, record, ply);
    if (board.position.empty()) {
        result.add("The position after " + result.strong(record.raw(record.plies[ply].text())) +
                   " is not known: it, or a ply before it, cannot be played.");
        return;
    }
    result.add_board(chosen, board);
    result.add(result.code(board.position));
}

std::string title_of(const game& record, node ply) {
    const game_lines lines(record);
    return std::to_string(lines.number_of(ply))
        .append(record.plies[ply].player == side::black ? "… " : ". ")
        .append(record.raw(record.plies[ply].text()));
}

void add_glyph(const notation& chosen, std::uint32_t number, page& result) {
    const std::string_view meaning = glyph_meaning(chosen, number);
    std::string text = result.strong("$" + std::to_string(number));
    if (number < chosen.words->glyphs.size() && !chosen.words->glyphs[number].empty())
        text.append(" (").append(chosen.words->glyphs[number]).append(")");
    result.add(text.append(": ").append(meaning.empty() ? "its meaning is not defined" : meaning));
}

void add_tag(const notation& chosen, const game& record, const tag& asked, page& result) {
    const tag_help* const help = help_of_tag(chosen, record.raw(asked.name));
    if (help == nullptr) {
        result.add(result.strong(record.raw(asked.name)) + ": a tag that " + std::string(chosen.title) +
                   " says nothing about");
        return;
    }
    result.add(result.strong(help->name) + ": " + std::string(meaning_of(*help)));
    if (!help->form.empty())
        result.add("Written " + std::string(help->form));
    std::string values;
    for (const std::string_view each : help->values)
        values.append(values.empty() ? "" : ", ").append(result.code(each));
    if (!values.empty())
        result.add("One of " + values);
}

void look_at_references(const notation& chosen, const game& record, std::uint32_t offset, hovered& result) {
    const auto written = std::ranges::find_if(
        record.references, [offset](const reference& each) { return touches(each.where, offset); });
    if (written == record.references.end())
        return;
    result.about(written->where);
    const game_references all(chosen, record);
    const auto found = std::ranges::find(all.found(), written->where, &found_reference::where);
    if (written->kind == reference_kind::nag) {
        add_glyph(chosen, written->nag, result.text);
    } else if (found != all.found().end() && found->at_ply != no_node) {
        result.text.add(result.text.strong(title_of(record, found->at_ply)));
        add_board(chosen, record, found->at_ply, result.text);
    } else if (written->kind == reference_kind::piece || written->kind == reference_kind::location) {
        std::string text;
        if (written->piece != no_symbol)
            text.append(chosen.words->pieces[written->piece]);
        if (written->location != no_place)
            text.append(text.empty() ? "" : " on ").append(chosen.words->places[written->location]);
        result.text.add(text);
    } else if (written->kind == reference_kind::player) {
        result.text.add(written->player == spoken_of::white ? "White" : "Black");
    } else {
        result.text.add("It leads to no move.");
    }
}

void look_at_plies(const notation& chosen, const game& record, std::uint32_t offset, hovered& result) {
    for (node at = 0; at != record.plies.size(); ++at) {
        const ply& each = record.plies[at];
        if (each.kind == ply_kind::missing || !touches(each.whole(), offset))
            continue;
        result.about(each.whole());
        result.text.add(result.text.strong(title_of(record, at)));
        for (const node glyph : annotations_of_kind(record, each.first_annotation, annotation_kind::nag))
            add_glyph(chosen, glyph, result.text);
        add_board(chosen, record, at, result.text);
        return;
    }
}

void look_at_tags(const notation& chosen, const game& record, std::uint32_t offset, hovered& result) {
    for (const tag& each : record.tags)
        if (touches(each.where, offset)) {
            result.about(each.where);
            add_tag(chosen, record, each, result.text);
            if (chosen.position_likeness != nullptr &&
                chosen.position_likeness(record.raw(each.value)) >= likeness::probable)
                result.text.add_board(chosen, {.position = std::string(record.raw(each.value))});
            return;
        }
}

// What is said of it by the linter, or in a comment that excuses.
void look_at_codes(const document& opened, std::size_t at, page& result) {
    const document_piece& piece = opened.piece_at(at);
    for (const diagnostic& each : piece.what.found)
        if (piece.begin + each.begin <= at && at <= piece.begin + each.end)
            result.add(result.strong(code_text(each.id)) + ": " + each.message + "\n\n" +
                       std::string(describe(each.id).explanation));
}

bool is_in_word(char byte) {
    return is_digit(byte) || is_letter(byte) || byte == '-';
}

// A code, or its name, in a comment.
void look_at_word(const game& record, std::uint32_t offset, hovered& result) {
    const auto is_around = [offset](const comment& each) { return touches(each.text, offset); };
    if (std::ranges::none_of(record.comments, is_around))
        return;
    std::uint32_t begin = offset;
    std::uint32_t end = offset;
    while (begin > 0 && is_in_word(record.text[begin - 1]))
        --begin;
    while (end < record.text.size() && is_in_word(record.text[end]))
        ++end;
    const std::optional<code> asked = find_code(record.text.substr(begin, end - begin));
    if (!asked)
        return;
    const diagnostic_info& row = describe(*asked);
    result.about({begin, end});
    result.text.add(result.text.strong(code_text(row.id)) + " " + std::string(row.name));
    result.text.add(std::string(row.explanation));
}

} // namespace

json hover(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    const document& content = opened.content;
    const std::size_t at = offset_at(current, content, needed(params, "position"));
    const game_view view(content, content.piece_at(at));
    const std::uint32_t offset = view.offset_in_game(at);
    hovered result{page(current.client.markdown, current.settings.hover_pictures), {}};
    const notation& chosen = content.written_in();
    look_at_references(chosen, view.tree, offset, result);
    if (!result.found)
        look_at_tags(chosen, view.tree, offset, result);
    if (!result.found)
        look_at_plies(chosen, view.tree, offset, result);
    if (!result.found)
        look_at_word(view.tree, offset, result);
    look_at_codes(content, at, result.text);
    if (result.text.empty())
        return nullptr;
    json answer = {{"contents", result.text.value()}};
    if (result.found)
        answer["range"] = range_in(current, content, view.offset_in_document(result.where.begin),
                                   view.offset_in_document(result.where.end));
    return answer;
}

} // namespace ctlpgn::server
