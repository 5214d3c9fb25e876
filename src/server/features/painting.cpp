#include "server/features/painting.hpp"

#include "syntax/scopes.hpp"

#include <algorithm>

namespace ctlpgn::server {

namespace {

// What holds others is painted before them.
class painting {
  public:
    painting(const notation& chosen, const game& record, syntax::scope_finder& scopes)
        : chosen_(chosen), game_(record), scopes_(scopes), bytes_(record.text.size()) {
        paint_tree();
        paint_scopes();
    }

    std::vector<token> take() { return std::move(bytes_); }

  private:
    void paint(std::size_t begin, std::size_t end, token read) {
        end = std::min(end, bytes_.size());
        std::fill(bytes_.begin() + static_cast<std::ptrdiff_t>(std::min(begin, end)),
                  bytes_.begin() + static_cast<std::ptrdiff_t>(end), read);
    }
    void paint(span where, token read) { paint(where.begin, where.end, read); }

    void paint_tree() {
        for (const tag& each : game_.tags) {
            paint(each.name, token::tag_name);
            paint(each.value, token::tag_value);
        }
        for (const variation& each : game_.variations)
            paint(each.label_where, token::label);
        for (const ply& each : game_.plies)
            paint_ply(each);
        paint(game_.result_where, token::keyword);
        for (const comment& each : game_.comments)
            paint(each.where, token::comment);
        for (const reference& each : game_.references)
            paint(each.where, token::reference);
    }

    void paint_ply(const ply& asked) {
        if (asked.kind == ply_kind::missing) {
            paint({asked.number_begin, asked.begin}, token::number);
            return;
        }
        paint(asked.whole(), token::glyph);
        paint(asked.text(), token::ply);
        if (chosen_.parts_of == nullptr)
            return;
        const ply_parts parts = chosen_.parts_of(game_, asked);
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

    void paint_scopes() {
        std::vector<span> comments;
        for (const comment& each : game_.comments)
            comments.push_back(each.where);
        std::ranges::sort(comments, {}, &span::begin);
        std::vector<syntax::scoped_bytes> found;
        std::size_t at = 0;
        for (const span each : comments) {
            scopes_.find_in_moves(game_.text, at, std::max<std::size_t>(at, each.begin), found);
            at = std::max<std::size_t>(at, each.begin);
            scopes_.find_in_comment(game_.text, at, std::max<std::size_t>(at, each.end), found);
            at = std::max<std::size_t>(at, each.end);
        }
        scopes_.find_in_moves(game_.text, at, game_.text.size(), found);
        for (const syntax::scoped_bytes& each : found)
            if (const token is = token_of_scope(each.scope); is != token::none)
                paint(each.begin, each.end, is);
    }

    const notation& chosen_;
    const game& game_;
    syntax::scope_finder& scopes_;
    std::vector<token> bytes_;
};

} // namespace

std::vector<token> painted_bytes(const notation& chosen, const game& record, syntax::scope_finder& scopes) {
    return painting(chosen, record, scopes).take();
}

} // namespace ctlpgn::server
