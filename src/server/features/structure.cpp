#include "server/features/structure.hpp"

#include "emit/report/excerpt.hpp"
#include "server/documents/places.hpp"
#include "server/features/game_names.hpp"
#include "text/ascii.hpp"
#include "tree/lines.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::server {

namespace {

constexpr int variation_kind = 6; // SymbolKind.Method

json range_of(const session& current, const open_document& opened, const game_view& view, span where) {
    return range_in(current, opened.content, view.offset_in_document(where.begin),
                    view.offset_in_document(where.end));
}

class symbols_of_game {
  public:
    symbols_of_game(const session& current, const open_document& opened, const game_view& view)
        : current_(current), opened_(opened), view_(view), lines_(view.tree) {}

    // Variations are written in others that come before them.
    json variations() {
        const game& record = view_.tree;
        std::vector<json> inner(record.variations.size() + 1, json::array());
        for (node at = static_cast<node>(record.variations.size()); at-- != 0;) {
            json symbol = symbol_of(at, in_order(inner[at + 1]));
            inner[lines_.at(at + 1).written_in].push_back(std::move(symbol));
        }
        return in_order(inner[main_line_index]);
    }

  private:
    // They have been added from the last to the first.
    static json in_order(json& symbols) {
        std::reverse(symbols.begin(), symbols.end());
        return std::move(symbols);
    }

    json symbol_of(node at, json children) const {
        const variation& asked = view_.tree.variations[at];
        std::string name = "Variation of move " + std::to_string(lines_.called_by(at + 1));
        if (asked.label != 0)
            name.append(", label ").append(std::to_string(asked.label));
        std::string detail;
        if (asked.line.first_ply != no_node)
            detail = emit::shown_text(view_.tree.raw(view_.tree.plies[asked.line.first_ply].text()));
        const span head =
            asked.label_where.empty() ? span{asked.where.begin, asked.where.begin + 1} : asked.label_where;
        json symbol = {{"name", name},
                       {"kind", variation_kind},
                       {"range", range_of(current_, opened_, view_, asked.where)},
                       {"selectionRange", range_of(current_, opened_, view_, head)},
                       {"children", std::move(children)}};
        if (!detail.empty())
            symbol["detail"] = detail;
        return symbol;
    }

    const session& current_;
    const open_document& opened_;
    const game_view& view_;
    game_lines lines_;
};

// For clients that show no trees.
void flatten(const open_document& opened, const json& symbols, const std::string& container, json& value) {
    for (const json& each : symbols) {
        json flat = {{"name", each["name"]},
                     {"kind", each["kind"]},
                     {"location", {{"uri", opened.uri}, {"range", each["range"]}}}};
        if (!container.empty())
            flat["containerName"] = container;
        value.push_back(std::move(flat));
        flatten(opened, each["children"], each["name"].get<std::string>(), value);
    }
}

class folds {
  public:
    explicit folds(const document& opened) : opened_(opened) {}

    json made = json::array();

    // Only what goes on over several lines.
    void add(std::size_t begin, std::size_t end, const char* kind = nullptr) {
        const std::size_t first = opened_.lines().line_of(begin);
        const std::size_t last = opened_.lines().line_of(end);
        if (first == last)
            return;
        json fold = {{"startLine", first}, {"endLine", last}};
        if (kind != nullptr)
            fold["kind"] = kind;
        made.push_back(std::move(fold));
    }

  private:
    const document& opened_;
};

// The word that holds the offset: letters, digits and whatever is no ASCII.
span word_around(std::string_view text, std::uint32_t offset) {
    const auto is_in_word = [text](std::size_t at) { return is_digit(text[at]) || may_be_letter(text[at]); };
    std::uint32_t begin = std::min(offset, static_cast<std::uint32_t>(text.size()));
    std::uint32_t end = begin;
    while (begin > 0 && is_in_word(begin - 1))
        --begin;
    while (end < text.size() && is_in_word(end))
        ++end;
    return {begin, end};
}

// All that holds the offset, the smallest first.
std::vector<span> enclosing(const game& record, std::uint32_t offset) {
    std::vector<span> found{word_around(record.text, offset),
                            text_of_game(record),
                            {0, static_cast<std::uint32_t>(record.text.size())}};
    for (const ply& each : record.plies)
        if (each.kind != ply_kind::missing) {
            found.push_back(each.text());
            found.push_back(each.whole());
            found.push_back({each.number_begin, each.whole().end});
        }
    for (const variation& each : record.variations)
        found.insert(found.end(), {each.where, each.label_where});
    for (const comment& each : record.comments)
        found.insert(found.end(), {each.where, each.text, each.mark});
    for (const reference& each : record.references)
        found.push_back(each.where);
    for (const tag& each : record.tags)
        found.insert(found.end(), {each.where, each.name, each.value});
    if (!record.tags.empty())
        found.push_back({record.tags.front().where.begin, record.tags.back().where.end});
    if (!record.result_where.empty())
        found.push_back(record.result_where);
    std::erase_if(found, [offset](span each) { return each.empty() || !touches(each, offset); });
    std::ranges::stable_sort(found, {}, &span::size);
    std::vector<span> nested;
    for (const span each : found)
        if (nested.empty() ||
            (each != nested.back() && each.begin <= nested.back().begin && each.end >= nested.back().end))
            nested.push_back(each);
    return nested;
}

} // namespace

json document_symbols(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    json result = json::array();
    std::size_t index = 0;
    for (const document_piece& piece : opened.content.pieces()) {
        const game_view view(opened.content, piece);
        if (!view.is_game)
            continue;
        const span text = text_of_game(view.tree);
        const span head =
            view.tree.tags.empty() ? span{text.begin, text.begin} : view.tree.tags.front().where;
        result.push_back({{"name", name_of_game(opened.content.written_in(), view.tree, ++index)},
                          {"kind", game_kind},
                          {"range", range_of(current, opened, view, text)},
                          {"selectionRange", range_of(current, opened, view, head)},
                          {"children", symbols_of_game(current, opened, view).variations()}});
    }
    if (current.client.symbol_trees)
        return result;
    json flat = json::array();
    flatten(opened, result, {}, flat);
    return flat;
}

json folding_ranges(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    folds result(opened.content);
    for (const document_piece& piece : opened.content.pieces()) {
        const game_view view(opened.content, piece);
        const auto add = [&](span where, const char* kind = nullptr) {
            result.add(view.offset_in_document(where.begin), view.offset_in_document(where.end), kind);
        };
        if (!view.is_game)
            continue;
        add(text_of_game(view.tree), "region");
        if (!view.tree.tags.empty())
            add({view.tree.tags.front().where.begin, view.tree.tags.back().where.end});
        for (const variation& each : view.tree.variations)
            add(each.where);
        for (const comment& each : view.tree.comments)
            add(each.where, "comment");
    }
    return std::move(result.made);
}

json selection_ranges(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    json result = json::array();
    for (const json& each : needed(params, "positions")) {
        const std::size_t at = offset_at(current, opened.content, each);
        const game_view view(opened.content, opened.content.piece_at(at));
        json range = {{"range", range_in(current, opened.content, 0, opened.content.text().size())}};
        std::vector<span> nested = enclosing(view.tree, view.offset_in_game(at));
        if (nested.empty())
            nested.push_back({view.offset_in_game(at), view.offset_in_game(at)});
        std::ranges::reverse(nested);
        for (const span where : nested) {
            json inner = {{"range", range_of(current, opened, view, where)}};
            if (inner["range"] == range["range"])
                continue;
            inner["parent"] = std::move(range);
            range = std::move(inner);
        }
        result.push_back(std::move(range));
    }
    return result;
}

} // namespace ctlpgn::server
