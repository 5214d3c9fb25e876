#include "server/features/completion.hpp"

#include "ctlpgn/help.hpp"
#include "emit/rules/rule_text.hpp"
#include "server/documents/boards.hpp"
#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "server/documents/tag_form.hpp"
#include "server/features/references.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace ctlpgn::server {

namespace {

// CompletionItemKind
constexpr int property_kind = 10;
constexpr int value_kind = 12;
constexpr int reference_kind_of_item = 18;
constexpr int move_kind = 23; // Event
constexpr int code_kind = 21; // Constant

constexpr std::string_view excuse_opening = "lint-ignore[";

class completion {
  public:
    completion(const session& current, const open_document& opened, std::size_t at)
        : current_(current), opened_(opened), chosen_(opened.content.written_in()), at_(at),
          view_(opened.content, opened.content.piece_at(at)), offset_(view_.offset_in_game(at)) {}

    json run() {
        const game& game = view_.tree;
        for (const tag& each : game.tags) {
            if (touches(each.name, offset_)) {
                add_tags({each.name.begin, each.name.end}, false);
                return finished();
            }
            if (touches(each.value, offset_)) {
                add_values(each);
                return finished();
            }
        }
        for (const comment& each : game.comments)
            if (each.where.begin < offset_ && offset_ < each.where.end) {
                add_in_comment(each);
                return finished();
            }
        const bool before_moves = game.plies.empty() || offset_ <= game.plies.front().number_begin;
        if (before_moves && begins_line())
            add_tags({begin_of_line(), offset_}, true);
        add_plies();
        return finished();
    }

  private:
    json finished() { return {{"isIncomplete", false}, {"items", std::move(items_)}}; }

    void add(std::string_view label, int kind, span replaced, std::string_view text,
             std::string_view detail) {
        json item = {{"label", label},
                     {"kind", kind},
                     {"filterText", text},
                     {"sortText", sort_key()},
                     {"textEdit", edit_of(current_, opened_.content, view_.offset_in_document(replaced.begin),
                                          view_.offset_in_document(replaced.end), text)}};
        if (!detail.empty())
            item["detail"] = detail;
        items_.push_back(std::move(item));
    }

    // Items stay in the order in which they are added.
    [[nodiscard]] std::string sort_key() const {
        const std::string number = std::to_string(items_.size());
        constexpr std::size_t width = 5;
        return std::string(width - std::min(width, number.size()), '0') + number;
    }

    void add_values(const tag& named) {
        const tag_help* const help = help_of_tag(chosen_, view_.tree.raw(named.name));
        if (help == nullptr)
            return;
        for (const std::string_view each : help->values)
            add(each, value_kind, named.value, each, meaning_of(*help));
    }

    void add_tags(span replaced, bool whole) {
        if (chosen_.help == nullptr)
            return;
        std::set<std::string_view> there;
        for (const tag& each : view_.tree.tags)
            there.insert(view_.tree.raw(each.name));
        for (const tag_help& each : chosen_.help->tags)
            if (!there.contains(each.name) || !whole)
                add(each.name, property_kind, replaced,
                    whole ? text_of_tag(chosen_, each.name) : std::string(each.name), meaning_of(each));
    }

    [[nodiscard]] std::uint32_t begin_of_line() const {
        const std::string_view before = std::string_view(opened_.content.text()).substr(view_.begin, offset_);
        const std::size_t end = before.find_last_of("\r\n");
        return end == std::string_view::npos ? 0 : static_cast<std::uint32_t>(end + 1);
    }
    // Whether only one word, perhaps with a sign before it, comes before the cursor.
    [[nodiscard]] bool begins_line() const {
        const std::string_view line = std::string_view(opened_.content.text())
                                          .substr(view_.begin + begin_of_line(), offset_ - begin_of_line());
        return line.find_first_of(" \t") == std::string_view::npos;
    }

    void add_in_comment(const comment& inside) {
        const std::string_view before =
            view_.tree.text.substr(inside.where.begin, offset_ - inside.where.begin);
        const std::size_t opening = before.rfind(excuse_opening);
        if (opening != std::string_view::npos && before.find(']', opening) == std::string_view::npos)
            add_codes(before.substr(opening + excuse_opening.size()));
        else
            add_labels(before);
    }

    // Those that the game needs come first.
    void add_codes(std::string_view typed) {
        const std::size_t word = typed.find_last_of(", ") + 1; // 0 if there is none before
        const span replaced{offset_ - static_cast<std::uint32_t>(typed.size() - word), offset_};
        std::set<code> added;
        const auto add_code = [&](const diagnostic_info& row) {
            if (layer_of(row.id) != layer::lint && added.insert(row.id).second)
                add(code_text(row.id), code_kind, replaced, code_text(row.id),
                    std::string(row.name).append(": ").append(emit::general_message(row)));
        };
        for (const diagnostic& each : opened_.content.piece_at(at_).what.found)
            add_code(describe(each.id));
        for (const diagnostic_info& row : diagnostics_of(chosen_))
            add_code(row);
    }

    // Of variations; after a reference to a move, of those of that move.
    void add_labels(std::string_view before) {
        if (chosen_.help == nullptr || chosen_.help->label_places == nullptr)
            return;
        const std::size_t word = before.find_last_not_of("0123456789") + 1;
        const span replaced{offset_ - static_cast<std::uint32_t>(before.size() - word), offset_};
        const game_references found(chosen_, view_.tree);
        std::uint32_t move = 0;
        for (const reference& each : view_.tree.references)
            if (each.where.begin < replaced.begin && each.where.end + 1 >= replaced.begin)
                move = each.number;
        for (const written_label& each : found.labels()) {
            const std::uint32_t number = found.lines().called_by(each.variation + 1);
            if (each.is_definition && (move == 0 || move == number)) {
                const std::string_view label = view_.tree.raw(each.where);
                add(label, reference_kind_of_item, replaced, label,
                    "a variation of move " + std::to_string(number));
            }
        }
    }

    void add_plies() {
        if (chosen_.plies == nullptr)
            return;
        const span replaced = typed_ply();
        const std::string position = position_before(chosen_, view_.tree, replaced.begin);
        if (position.empty())
            return;
        if (chosen_.plies_in_game != nullptr) {
            for (const std::string& each : chosen_.plies_in_game(position, view_.tree))
                add(each, move_kind, replaced, each, {});
            return;
        }
        for (const possible_ply& each : chosen_.plies(position, 0))
            add(each.text, move_kind, replaced, each.text, {});
    }

    // The ply that the cursor is on, or what could become one.
    [[nodiscard]] span typed_ply() const {
        for (const ply& each : view_.tree.plies)
            if (each.kind != ply_kind::missing && touches(each.text(), offset_))
                return each.text();
        const std::string_view before = std::string_view(opened_.content.text()).substr(view_.begin, offset_);
        const std::size_t end = before.find_last_of(" \t\r\n.()}…");
        return {end == std::string_view::npos ? 0 : static_cast<std::uint32_t>(end + 1), offset_};
    }

    const session& current_;
    const open_document& opened_;
    const notation& chosen_;
    std::size_t at_;
    game_view view_;
    std::uint32_t offset_;
    json items_ = json::array();
};

} // namespace

json complete(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return completion(current, opened, offset_at(current, opened.content, needed(params, "position"))).run();
}

} // namespace ctlpgn::server
