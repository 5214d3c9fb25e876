#include "server/features/semantic_tokens.hpp"

#include "ctlpgn/notation.hpp"
#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::server {

namespace {

enum class token : std::uint8_t {
    none,
    tag_name,
    tag_value,
    number,
    piece,
    place,
    sign,
    result,
    glyph,
    comment,
    label,
    reference,
    ply,
};

// By token, without the first: as the protocol calls it.
constexpr std::array token_words = {"property", "string",    "number",  "type",      "variable", "operator",
                                    "keyword",  "decorator", "comment", "namespace", "macro",    "function"};

// Each byte of a game is painted, what holds others first.
class painting {
  public:
    painting(const notation& in, const game& of) : in_(in), game_(of), bytes_(of.text.size()) {
        for (const tag& each : of.tags) {
            paint(each.name, token::tag_name);
            paint(each.value, token::tag_value);
        }
        for (const variation& each : of.variations)
            paint(each.label_where, token::label);
        for (const ply& each : of.plies)
            paint_ply(each);
        paint(of.result_where, token::result);
        for (const comment& each : of.comments)
            paint(each.where, token::comment);
        for (const reference& each : of.references)
            paint(each.where, token::reference);
    }

    [[nodiscard]] const std::vector<token>& bytes() const { return bytes_; }

  private:
    void paint(span where, token with) {
        const std::size_t end = std::min<std::size_t>(where.end, bytes_.size());
        for (std::size_t at = where.begin; at < end; ++at)
            bytes_[at] = with;
    }

    void paint_ply(const ply& of) {
        if (of.kind == ply_kind::missing) {
            paint({of.number_begin, of.begin}, token::number);
            return;
        }
        paint(of.whole(), token::glyph);
        paint(of.text(), token::ply);
        if (in_.parts_of == nullptr)
            return;
        const ply_parts parts = in_.parts_of(game_, of);
        struct part {
            span where;
            token is;
        };
        for (const part& each : {part{parts.number, token::number}, part{parts.piece, token::piece},
                                 part{parts.origin, token::place}, part{parts.target, token::place},
                                 part{parts.sign, token::sign}, part{parts.captured, token::piece},
                                 part{parts.promotion, token::piece}, part{parts.check, token::sign},
                                 part{parts.glyph, token::glyph}, part{parts.draw_offer, token::glyph},
                                 part{parts.end_mark, token::sign}})
            paint(each.where, each.is);
    }

    const notation& in_;
    const game& game_;
    std::vector<token> bytes_;
};

// Five numbers a token, relative to the one before.
class token_list {
  public:
    token_list(const session& with, const document& in) : with_(with), in_(in) {}

    std::vector<std::uint32_t> data;

    void add(const game_view& view, const std::vector<token>& bytes) {
        const std::string_view text = view.tree.text;
        for (std::size_t at = 0; at != bytes.size();) {
            std::size_t end = at + 1;
            const auto is_line_end = [text](std::size_t i) { return text[i] == '\n' || text[i] == '\r'; };
            while (end != bytes.size() && bytes[end] == bytes[at] && is_line_end(end) == is_line_end(at))
                ++end;
            if (bytes[at] != token::none && !is_line_end(at))
                add_trimmed(view.begin + at, text.substr(at, end - at), bytes[at]);
            at = end;
        }
    }

  private:
    void add_trimmed(std::size_t at, std::string_view text, token is) {
        const std::size_t first = text.find_first_not_of(" \t");
        if (first != std::string_view::npos)
            add(at + first, text.substr(first, text.find_last_not_of(" \t") + 1 - first), is);
    }

    void add(std::size_t at, std::string_view text, token is) {
        const position place = in_.lines().position_of(in_.text(), at, with_.client.encoding);
        const bool same_line = place.line == last_.line;
        data.insert(data.end(),
                    {place.line - last_.line, same_line ? place.character - last_.character : place.character,
                     units_of(text, with_.client.encoding), static_cast<std::uint32_t>(is) - 1, 0});
        last_ = place;
    }

    const session& with_;
    const document& in_;
    position last_;
};

json tokens_within(session& in, const open_document& of, byte_range range) {
    token_list result(in, of.content);
    for (const document_piece& piece : of.content.pieces()) {
        if (!piece.what.game || piece.begin > range.end || piece.end() < range.begin)
            continue;
        const game_view view(of.content, piece);
        result.add(view, painting(of.content.written_in(), view.tree).bytes());
    }
    return {{"data", result.data}};
}

} // namespace

json tokens_legend() {
    return {{"tokenTypes", token_words}, {"tokenModifiers", json::array()}};
}

json document_tokens(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    return tokens_within(in, of, {0, of.content.text().size()});
}

json range_tokens(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    return tokens_within(in, of, bytes_at(in, of.content, params.at("range")));
}

} // namespace ctlpgn::server
