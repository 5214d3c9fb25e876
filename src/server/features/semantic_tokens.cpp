#include "server/features/semantic_tokens.hpp"

#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "server/features/painting.hpp"
#include "server/protocol/rpc.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace ctlpgn::server {

namespace {

// Five numbers a token, relative to the one before.
class token_list {
  public:
    token_list(const session& current, const document& opened) : current_(current), opened_(opened) {}

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
        const position place = opened_.lines().position_of(opened_.text(), at, current_.client.encoding);
        const bool same_line = place.line == last_.line;
        data.insert(data.end(),
                    {place.line - last_.line, same_line ? place.character - last_.character : place.character,
                     units_of(text, current_.client.encoding), static_cast<std::uint32_t>(is) - 1, 0});
        last_ = place;
    }

    const session& current_;
    const document& opened_;
    position last_;
};

syntax::scope_finder& scopes_of(session& current, const notation& chosen) {
    std::shared_ptr<syntax::scope_finder>& found = current.scopes[&chosen];
    if (found == nullptr)
        found = std::make_shared<syntax::scope_finder>(chosen);
    return *found;
}

json tokens_within(session& current, const open_document& opened, byte_range range) {
    token_list result(current, opened.content);
    syntax::scope_finder& scopes = scopes_of(current, opened.content.written_in());
    for (const document_piece& piece : opened.content.pieces()) {
        if (!piece.what.game || piece.begin > range.end || piece.end() < range.begin)
            continue;
        if (current.wants_stop())
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        const game_view view(opened.content, piece);
        result.add(view, painted_bytes(opened.content.written_in(), view.tree, scopes));
    }
    return {{"data", result.data}};
}

} // namespace

json tokens_legend() {
    return {{"tokenTypes", token_words}, {"tokenModifiers", json::array()}};
}

json document_tokens(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return tokens_within(current, opened, {0, opened.content.text().size()});
}

json range_tokens(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return tokens_within(current, opened, bytes_at(current, opened.content, needed(params, "range")));
}

} // namespace ctlpgn::server
