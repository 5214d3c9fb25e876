#include "server/features/navigation.hpp"

#include "server/documents/game_view.hpp"
#include "server/documents/places.hpp"
#include "server/features/references.hpp"
#include "server/protocol/rpc.hpp"
#include "tree/record_builder.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace ctlpgn::server {

namespace {

// A place in a document, in its game.
struct cursor {
    cursor(session& current, const json& params)
        : opened(current.fresh_document(params)),
          at(offset_at(current, opened.content, needed(params, "position"))),
          view(opened.content, opened.content.piece_at(at)), offset(view.offset_in_game(at)) {}

    const open_document& opened;
    std::size_t at;
    game_view view;
    std::uint32_t offset;

    [[nodiscard]] json location(const session& current, span where) const {
        return location_in(current, opened, view.offset_in_document(where.begin),
                           view.offset_in_document(where.end));
    }
};

const written_label* label_at(const game_references& references, std::uint32_t offset) {
    const auto found = std::ranges::find_if(
        references.labels(), [offset](const written_label& each) { return touches(each.where, offset); });
    return found == references.labels().end() ? nullptr : &*found;
}

const tag* tag_at(const game& record, std::uint32_t offset) {
    const auto found =
        std::ranges::find_if(record.tags, [offset](const tag& each) { return touches(each.where, offset); });
    return found == record.tags.end() ? nullptr : &*found;
}

span place_of_ply(const game& record, node at) {
    return record.plies[at].whole();
}

node ply_at(const game& record, std::uint32_t offset) {
    for (node at = 0; at != record.plies.size(); ++at)
        if (record.plies[at].kind != ply_kind::missing && touches(place_of_ply(record, at), offset))
            return at;
    return no_node;
}

// The name of the tag that the cursor is on, or that says what the cursor is on.
std::optional<std::string> tag_name_at(const cursor& at) {
    const game& record = at.view.tree;
    if (const tag* const found = tag_at(record, at.offset))
        return std::string(record.raw(found->name));
    if (!record.result_where.empty() && touches(record.result_where, at.offset))
        return std::string(at.opened.content.written_in().words->result_tag);
    return std::nullopt;
}

// The tags of that name in all games.
json tags_called(const session& current, const open_document& opened, std::string_view name) {
    json result = json::array();
    for (const document_piece& piece : opened.content.pieces()) {
        const game_view view(opened.content, piece);
        for (const tag& each : view.tree.tags)
            if (view.tree.raw(each.name) == name)
                result.push_back(location_in(current, opened, view.offset_in_document(each.name.begin),
                                             view.offset_in_document(each.name.end)));
    }
    return result;
}

// Of the variation with its label, or of a ply.
struct uses {
    std::vector<span> definitions;
    std::vector<span> all;
};

uses uses_at(const cursor& at, const game_references& found) {
    const game& record = at.view.tree;
    uses result;
    if (const written_label* const label = label_at(found, at.offset)) {
        for (const written_label& each : found.labels())
            if (each.variation == label->variation)
                (each.is_definition ? result.definitions : result.all).push_back(each.where);
        return result;
    }
    const auto reference = std::ranges::find_if(
        found.found(), [&at](const found_reference& each) { return touches(each.where, at.offset); });
    const bool is_reference = reference != found.found().end();
    const node ply = is_reference ? reference->at_ply : ply_at(record, at.offset);
    if (is_reference && reference->variation != no_node) {
        const variation& whole = record.variations[reference->variation];
        result.definitions.push_back(whole.label_where.empty() ? whole.where : whole.label_where);
    } else if (ply != no_node) {
        result.definitions.push_back(place_of_ply(record, ply));
    }
    for (const found_reference& each : found.found())
        if (ply != no_node && each.at_ply == ply)
            result.all.push_back(each.where);
    return result;
}

const written_label& label_to_rename(const cursor& at, const game_references& found) {
    const written_label* const label = label_at(found, at.offset);
    if (label == nullptr)
        throw rpc_error(rpc_code::request_failed, "only labels of variations can be renamed");
    return *label;
}

void check_label(const std::string& name) {
    std::uint32_t number = 0;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (fault != std::errc() || end != name.data() + name.size() || number == 0 || name.starts_with('0') ||
        number > largest_number)
        throw rpc_error(rpc_code::request_failed,
                        "invalid label: expected a number from 1 up, found \"" + name + "\"");
}

// A label that another variation has would be found to be taken, and references would lead elsewhere.
void check_outcome(const cursor& at, std::vector<span> places, const std::string& name) {
    const document& opened = at.opened.content;
    const document_piece& piece = opened.piece_at(at.at);
    std::ranges::sort(places, std::ranges::greater(), &span::begin);
    std::string text = opened.text();
    for (const span each : places)
        text.replace(at.view.offset_in_document(each.begin), each.size(), name);
    lint_options options = opened.options();
    options.fixes = offered_fixes::none;
    const linted_piece after =
        game_linter(opened.written_in(), options).lint(text, piece.begin, opened.preamble());
    if (after.found.size() > piece.what.found.size())
        throw rpc_error(rpc_code::request_failed, "another variation has the label " + name + " already");
}

} // namespace

json go_to_definition(session& current, const json& params) {
    const cursor at(current, params);
    json result = json::array();
    if (const std::optional<std::string> name = tag_name_at(at)) {
        for (const tag& each : at.view.tree.tags)
            if (at.view.tree.raw(each.name) == *name)
                result.push_back(at.location(current, each.name));
        return result;
    }
    const game_references found(at.opened.content.written_in(), at.view.tree);
    for (const span each : uses_at(at, found).definitions)
        result.push_back(at.location(current, each));
    return result;
}

json find_references(session& current, const json& params) {
    const cursor at(current, params);
    if (const std::optional<std::string> name = tag_name_at(at))
        return tags_called(current, at.opened, *name);
    const game_references found(at.opened.content.written_in(), at.view.tree);
    const uses here = uses_at(at, found);
    json result = json::array();
    if (is_true(at_path(params, {"context", "includeDeclaration"})))
        for (const span each : here.definitions)
            result.push_back(at.location(current, each));
    for (const span each : here.all)
        result.push_back(at.location(current, each));
    return result;
}

json highlight(session& current, const json& params) {
    const cursor at(current, params);
    const game_references found(at.opened.content.written_in(), at.view.tree);
    const uses here = uses_at(at, found);
    json result = json::array();
    for (const std::vector<span>* const list : {&here.definitions, &here.all})
        for (const span each : *list)
            result.push_back({{"range", at.location(current, each)["range"]}});
    return result;
}

json prepare_rename(session& current, const json& params) {
    const cursor at(current, params);
    const game_references found(at.opened.content.written_in(), at.view.tree);
    const written_label& label = label_to_rename(at, found);
    return {{"range", at.location(current, label.where)["range"]},
            {"placeholder", std::string(at.view.tree.raw(label.where))}};
}

json rename(session& current, const json& params) {
    const cursor at(current, params);
    const game_references found(at.opened.content.written_in(), at.view.tree);
    const written_label& label = label_to_rename(at, found);
    const std::string name = needed_text(params, "newName");
    check_label(name);
    std::vector<span> places;
    for (const written_label& each : found.labels())
        if (each.variation == label.variation)
            places.push_back(each.where);
    check_outcome(at, places, name);
    json edits = json::array();
    for (const span each : places)
        edits.push_back(edit_of(current, at.opened.content, at.view.offset_in_document(each.begin),
                                at.view.offset_in_document(each.end), name));
    return workspace_edit(current, at.opened, std::move(edits));
}

} // namespace ctlpgn::server
