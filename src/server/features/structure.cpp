#include "server/features/structure.hpp"

#include "ctlpgn/help.hpp"
#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "text/ascii.hpp"
#include "tree/lines.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::server {

namespace {

constexpr int game_kind = 5;      // SymbolKind.Class
constexpr int variation_kind = 6; // SymbolKind.Method

// Without the spaces after it.
span text_of_game(const game& in) {
    const std::size_t begin = std::min(in.text.find_first_not_of(white_space), in.text.size());
    const std::size_t end = in.text.find_last_not_of(white_space) + 1;
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(begin, end))};
}

json range_of(const session& with, const open_document& in, const game_view& view, span where) {
    return range_in(with, in.content, view.offset_in_document(where.begin),
                    view.offset_in_document(where.end));
}

// By the tags that tell games apart.
std::string name_of_game(const notation& in, const game& of, std::size_t index) {
    std::string result = "Game " + std::to_string(index);
    std::string_view sign = ": ";
    for (const tag& each : of.tags) {
        const tag_help* const help = help_of_tag(in, of.raw(each.name));
        const std::string_view value = of.raw(each.value);
        if (help == nullptr || !help->names_game || value.empty() || value == "?")
            continue;
        result.append(sign).append(value);
        sign = ", ";
    }
    return result;
}

class symbols_of_game {
  public:
    symbols_of_game(const session& with, const open_document& in, const game_view& view)
        : with_(with), in_(in), view_(view), lines_(view.tree) {}

    // Variations are written in others that come before them.
    json variations() {
        const game& in = view_.tree;
        std::vector<json> inner(in.variations.size() + 1, json::array());
        for (node at = static_cast<node>(in.variations.size()); at-- != 0;) {
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
        const variation& of = view_.tree.variations[at];
        std::string name = "Variation of move " + std::to_string(lines_.called_by(at + 1));
        if (of.label != 0)
            name.append(", label ").append(std::to_string(of.label));
        std::string detail;
        if (of.line.first_ply != no_node)
            detail = view_.tree.raw(view_.tree.plies[of.line.first_ply].text());
        const span head = of.label_where.empty() ? span{of.where.begin, of.where.begin + 1} : of.label_where;
        json symbol = {{"name", name},
                       {"kind", variation_kind},
                       {"range", range_of(with_, in_, view_, of.where)},
                       {"selectionRange", range_of(with_, in_, view_, head)},
                       {"children", std::move(children)}};
        if (!detail.empty())
            symbol["detail"] = detail;
        return symbol;
    }

    const session& with_;
    const open_document& in_;
    const game_view& view_;
    game_lines lines_;
};

// For clients that show no trees.
void flatten(const open_document& in, const json& symbols, const std::string& container, json& into) {
    for (const json& each : symbols) {
        json flat = {{"name", each["name"]},
                     {"kind", each["kind"]},
                     {"location", {{"uri", in.uri}, {"range", each["range"]}}}};
        if (!container.empty())
            flat["containerName"] = container;
        into.push_back(std::move(flat));
        flatten(in, each["children"], each["name"].get<std::string>(), into);
    }
}

class folds {
  public:
    explicit folds(const document& in) : in_(in) {}

    json made = json::array();

    // Only what goes on over several lines.
    void add(std::size_t begin, std::size_t end, const char* kind = nullptr) {
        const std::size_t first = in_.lines().line_of(begin);
        const std::size_t last = in_.lines().line_of(end);
        if (first == last)
            return;
        json fold = {{"startLine", first}, {"endLine", last}};
        if (kind != nullptr)
            fold["kind"] = kind;
        made.push_back(std::move(fold));
    }

  private:
    const document& in_;
};

// The word that holds the offset: letters, digits and whatever is no ASCII.
span word_around(std::string_view text, std::uint32_t offset) {
    const auto is_in_word = [text](std::size_t at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
               byte >= 0x80;
    };
    std::uint32_t begin = std::min(offset, static_cast<std::uint32_t>(text.size()));
    std::uint32_t end = begin;
    while (begin > 0 && is_in_word(begin - 1))
        --begin;
    while (end < text.size() && is_in_word(end))
        ++end;
    return {begin, end};
}

// All that holds the offset, the smallest first.
std::vector<span> enclosing(const game& in, std::uint32_t offset) {
    std::vector<span> found{
        word_around(in.text, offset), text_of_game(in), {0, static_cast<std::uint32_t>(in.text.size())}};
    for (const ply& each : in.plies)
        if (each.kind != ply_kind::missing) {
            found.push_back(each.text());
            found.push_back(each.whole());
            found.push_back({each.number_begin, each.whole().end});
        }
    for (const variation& each : in.variations)
        found.insert(found.end(), {each.where, each.label_where});
    for (const comment& each : in.comments)
        found.insert(found.end(), {each.where, each.text, each.mark});
    for (const reference& each : in.references)
        found.push_back(each.where);
    for (const tag& each : in.tags)
        found.insert(found.end(), {each.where, each.name, each.value});
    if (!in.tags.empty())
        found.push_back({in.tags.front().where.begin, in.tags.back().where.end});
    if (!in.result_where.empty())
        found.push_back(in.result_where);
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

json document_symbols(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    json result = json::array();
    std::size_t index = 0;
    for (const document_piece& piece : of.content.pieces()) {
        const game_view view(of.content, piece);
        if (!view.is_game)
            continue;
        const span text = text_of_game(view.tree);
        const span head =
            view.tree.tags.empty() ? span{text.begin, text.begin} : view.tree.tags.front().where;
        result.push_back({{"name", name_of_game(of.content.written_in(), view.tree, ++index)},
                          {"kind", game_kind},
                          {"range", range_of(in, of, view, text)},
                          {"selectionRange", range_of(in, of, view, head)},
                          {"children", symbols_of_game(in, of, view).variations()}});
    }
    if (in.client.symbol_trees)
        return result;
    json flat = json::array();
    flatten(of, result, {}, flat);
    return flat;
}

json folding_ranges(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    folds result(of.content);
    for (const document_piece& piece : of.content.pieces()) {
        const game_view view(of.content, piece);
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

json selection_ranges(session& in, const json& params) {
    const open_document& of = in.fresh_document(params);
    json result = json::array();
    for (const json& each : params.at("positions")) {
        const std::size_t at = offset_at(in, of.content, each);
        const game_view view(of.content, of.content.piece_at(at));
        json range = {{"range", range_in(in, of.content, 0, of.content.text().size())}};
        std::vector<span> nested = enclosing(view.tree, view.offset_in_game(at));
        if (nested.empty())
            nested.push_back({view.offset_in_game(at), view.offset_in_game(at)});
        std::ranges::reverse(nested);
        for (const span where : nested) {
            json inner = {{"range", range_of(in, of, view, where)}};
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
