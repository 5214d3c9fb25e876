#include "notations/pgn/writing/plain_comments.hpp"

#include "notations/pgn/writing/comment_forms.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// A backslash that, for some readers, escapes the next one or the brace after it.
bool seems_to_escape(std::string_view text, std::size_t at) {
    return text[at] == '\\' &&
           (at + 1 == text.size() || text[at + 1] == '\\' || (at != 0 && text[at - 1] == '\\'));
}

// Whether a comment has signs that end it for some readers, or that they misread.
bool has_signs(std::string_view text) {
    return text.find_first_of("{}") != std::string_view::npos || text.ends_with('\\') ||
           text.find("\\\\") != std::string_view::npos;
}

void replace_signs(std::string& text) {
    const std::string as_it_was = text;
    for (std::size_t at = 0; at != text.size(); ++at)
        if (seems_to_escape(as_it_was, at))
            text[at] = '/';
    put_parentheses_for_braces(text);
}

class plain_comments {
  public:
    plain_comments(game& tree, std::string& text) : tree_(tree), text_(text) {}

    void run() {
        move_closing_comments();
        for (ply& each : tree_.plies)
            gather(each.first_annotation);
        for (variation& each : tree_.variations)
            gather(each.line.first_annotation);
        gather(tree_.main_line.first_annotation);
    }

  private:
    // They are about the whole game, and move to its last ply.
    void move_closing_comments() {
        node* last = &tree_.main_line.first_annotation;
        for (node at = tree_.main_line.first_ply; at != no_node; at = tree_.plies[at].next)
            last = &tree_.plies[at].first_annotation;
        node end = *last;
        while (end != no_node && tree_.annotations[end].next != no_node)
            end = tree_.annotations[end].next;
        const node closing = std::exchange(tree_.first_closing_annotation, no_node);
        (end == no_node ? *last : tree_.annotations[end].next) = closing;
    }

    void gather(node& first) {
        if (is_plain(first))
            return;
        const std::string text = take(first);
        if (!text.empty())
            put(first, text);
    }

    [[nodiscard]] bool is_plain(node first) const {
        std::size_t comments = 0;
        bool after_variation = false;
        for (node at = first; at != no_node; at = tree_.annotations[at].next) {
            const annotation& each = tree_.annotations[at];
            if (each.kind() == annotation_kind::variation)
                after_variation = true;
            if (each.kind() != annotation_kind::comment)
                continue;
            const std::string_view text = text_of(each);
            if (++comments > 1 || after_variation || text.empty() || has_signs(text))
                return false;
        }
        return true;
    }

    [[nodiscard]] std::string_view text_of(const annotation& each) const {
        const span text = tree_.comments[each.index].text;
        return std::string_view(text_).substr(text.begin, text.size());
    }

    // Takes all comments out of the list.
    std::string take(node& first) {
        std::string text;
        node* link = &first;
        while (*link != no_node) {
            annotation& each = tree_.annotations[*link];
            if (each.kind() != annotation_kind::comment) {
                link = &each.next;
                continue;
            }
            if (const std::string_view more = text_of(each); !more.empty())
                text.append(text.empty() ? "" : " ").append(more);
            *link = each.next;
        }
        replace_signs(text);
        return text;
    }

    // After the glyphs.
    void put(node& first, const std::string& text) {
        const auto begin = static_cast<std::uint32_t>(text_.size());
        text_.append("{").append(text).append("}");
        const auto end = static_cast<std::uint32_t>(text_.size());
        comment& made = tree_.comments.emplace_back();
        made.where = {begin, end};
        made.text = {begin + 1, end - 1};
        node before = no_node;
        for (node at = first; at != no_node && tree_.annotations[at].kind() == annotation_kind::nag;
             at = tree_.annotations[at].next)
            before = at;
        annotation added;
        added.index = static_cast<std::uint32_t>(tree_.comments.size() - 1) & largest_annotation_index;
        added.kind_bits = static_cast<std::uint32_t>(annotation_kind::comment) & 3U;
        added.next = before == no_node ? first : tree_.annotations[before].next;
        const auto place = static_cast<node>(tree_.annotations.size());
        tree_.annotations.push_back(added);
        (before == no_node ? first : tree_.annotations[before].next) = place;
    }

    game& tree_;
    std::string& text_;
};

} // namespace

void make_comments_plain(game& tree, std::string& text) {
    plain_comments(tree, text).run();
}

} // namespace ctlpgn::pgn
