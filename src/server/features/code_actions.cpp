#include "server/features/code_actions.hpp"

#include "ctlpgn/fixing.hpp"
#include "emit/rules/rules.hpp"
#include "lint/repair/moves_fixer.hpp"
#include "server/documents/changes.hpp"
#include "server/documents/places.hpp"
#include "server/features/diagnostic_writing.hpp"
#include "server/features/excuses.hpp"
#include "server/protocol/rpc.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <set>

namespace ctlpgn::server {

namespace {

constexpr const char* quick_fix = "quickfix";

// Kinds form a tree: a client that asks for "source" also wants "source.fixAll.ctlpgn".
bool is_wanted(const json& only, std::string_view kind) {
    if (!only.is_array())
        return true;
    return std::ranges::any_of(only, [kind](const json& each) {
        const std::string asked = text_or(each, {});
        return asked.empty() || asked == kind || kind.starts_with(asked + ".");
    });
}

json fix_edits(const session& current, const document& opened, const document_piece& piece,
               const file_fix& fix) {
    json edits = json::array();
    for (const file_edit& each : fix.edits)
        edits.push_back(
            edit_of(current, opened, piece.begin + each.begin, piece.begin + each.end, each.text));
    return edits;
}

class actions {
  public:
    actions(const session& current, const open_document& opened) : current_(current), opened_(opened) {}

    json made = json::array();

    void add_fix(const document_piece& piece, const diagnostic& found) {
        const file_fix& fix = *found.remedy;
        json action = about(piece, found, fix.title);
        if (fix.safe)
            action["isPreferred"] = true;
        else
            action["title"] = fix.title + " (unsafe: the game may mean something else then)";
        action["edit"] = workspace_edit(current_, opened_, fix_edits(current_, opened_.content, piece, fix));
        made.push_back(std::move(action));
    }

    // One of several that may be meant.
    void add_choices(const document_piece& piece, const diagnostic& found) {
        const std::string how_sure =
            found.choices.size() == 1
                ? " (it may be meant)"
                : " (one of " + std::to_string(found.choices.size()) + " that may be meant)";
        for (const file_fix& each : found.choices) {
            json action = about(piece, found, each.title + how_sure);
            action["edit"] =
                workspace_edit(current_, opened_, fix_edits(current_, opened_.content, piece, each));
            made.push_back(std::move(action));
        }
    }

    void add_excuse(const document_piece& piece, const diagnostic& found, const char* where,
                    const std::optional<excuse_insertion>& insertion) {
        if (!insertion)
            return;
        json action = about(piece, found, "Ignore " + code_text(found.id) + where + ", and say why");
        action["edit"] = workspace_edit(
            current_, opened_,
            json::array({edit_of(current_, opened_.content, insertion->at, insertion->at, insertion->text)}));
        made.push_back(std::move(action));
    }

    void add_explanation(const document_piece& piece, const diagnostic& found) {
        const std::string title = "Explain " + code_text(found.id);
        json action = about(piece, found, title);
        action["command"] = {{"title", title},
                             {"command", explain_command},
                             {"arguments", json::array({code_text(found.id)})}};
        made.push_back(std::move(action));
    }

  private:
    json about(const document_piece& piece, const diagnostic& found, const std::string& title) const {
        return {{"title", title},
                {"kind", quick_fix},
                {"diagnostics", json::array({diagnostic_json(current_, opened_, piece, found)})}};
    }

    const session& current_;
    const open_document& opened_;
};

json fix_all_edits(const session& current, const open_document& opened) {
    const document& shown = opened.content;
    const std::string fixed = apply_fixes(shown.text(), shown.written_in(), shown.options());
    json edits = json::array();
    add_line_changes(current, shown, 0, shown.text(), fixed, edits);
    return workspace_edit(current, opened, std::move(edits));
}

bool has_safe_fix(const document& opened) {
    return std::ranges::any_of(opened.pieces(), [](const document_piece& piece) {
        return std::ranges::any_of(piece.what.found,
                                   [](const diagnostic& each) { return each.remedy && each.remedy->safe; });
    });
}

void add_fix_all(session& current, const open_document& opened, json& value) {
    json action = {{"title", "Fix all that can be fixed safely"}, {"kind", fix_all_kind}};
    if (current.client.resolves_edits)
        action["data"] = {{"uri", opened.uri}};
    else
        action["edit"] = fix_all_edits(current, opened);
    value.push_back(std::move(action));
}

bool is_repair(const diagnostic& found) {
    return found.remedy && found.remedy->proven && !found.remedy->edits.empty();
}

// All damaged plies of a game, which have been played on the board together.
json repair_edits(const session& current, const open_document& opened, const document_piece& piece) {
    const document& shown = opened.content;
    moves_fixer fixer(shown.written_in(), shown.options());
    const std::string_view text = std::string_view(shown.text()).substr(piece.begin, piece.what.size);
    json edits = json::array();
    if (fixer.fix(text, piece.begin, shown.preamble()))
        add_line_changes(current, shown, piece.begin, text, fixer.text(), edits);
    return workspace_edit(current, opened, std::move(edits));
}

void add_repair(const session& current, const open_document& opened, const document_piece& piece,
                json& value) {
    std::uint64_t plies = 0;
    std::uint64_t guesses = 0;
    json repaired = json::array();
    for (const diagnostic& each : piece.what.found) {
        if (!is_repair(each))
            continue;
        ++plies;
        guesses += each.remedy->safe ? 0U : 1U;
        repaired.push_back(diagnostic_json(current, opened, piece, each));
    }
    if (plies == 0)
        return;
    std::string title = "Repair the game: " + counted(plies, "ply", "plies");
    if (guesses != 0)
        title.append(", ").append(std::to_string(guesses)).append(" by a guess");
    json action = {{"title", title}, {"kind", quick_fix}, {"diagnostics", std::move(repaired)}};
    if (current.client.resolves_edits)
        action["data"] = {{"uri", opened.uri}, {"game", piece.begin}};
    else
        action["edit"] = repair_edits(current, opened, piece);
    value.push_back(std::move(action));
}

json explain(session& current, const json& arguments) {
    const std::optional<code> asked = find_code(arguments.at(0).get<std::string>());
    if (!asked)
        throw rpc_error(rpc_code::invalid_params, "unknown code");
    constexpr int information = 3;
    std::string page = emit::explain_page(describe(*asked));
    if (!current.client.shows_explanations)
        current.notify("window/showMessage", {{"type", information}, {"message", page}});
    return page;
}

json fix_all(session& current, const json& arguments) {
    open_document& opened = current.find(arguments.at(0).get<std::string>());
    opened.content.refresh();
    json edit = fix_all_edits(current, opened);
    if (current.client.applies_edits)
        current.request("workspace/applyEdit", {{"label", "Fix all"}, {"edit", edit}});
    return edit;
}

} // namespace

json code_actions(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    const byte_range range = bytes_at(current, opened.content, needed(params, "range"));
    const json& only = at_path(params, {"context", "only"});
    actions result(current, opened);
    std::set<code> seen;
    if (is_wanted(only, quick_fix))
        for (const document_piece& piece : opened.content.pieces()) {
            if (piece.begin > range.end || piece.end() < range.begin)
                continue;
            for (const diagnostic& found : piece.what.found) {
                if (piece.begin + found.begin > range.end || piece.begin + found.end < range.begin)
                    continue;
                if (found.remedy)
                    result.add_fix(piece, found);
                result.add_choices(piece, found);
                if (!seen.insert(found.id).second)
                    continue;
                result.add_excuse(piece, found, " here", excuse_here(opened.content, piece, found));
                result.add_excuse(piece, found, " in this game",
                                  excuse_in_game(opened.content, piece, found));
                result.add_explanation(piece, found);
            }
            add_repair(current, opened, piece, result.made);
        }
    if (is_wanted(only, fix_all_kind) && has_safe_fix(opened.content))
        add_fix_all(current, opened, result.made);
    return std::move(result.made);
}

json resolve_code_action(session& current, const json& params) {
    json action = params;
    if (has(action, "data") && !has(action, "edit")) {
        open_document& opened = current.find(needed_text(needed(action, "data"), "uri"));
        opened.content.refresh();
        const json& game = at_path(action, {"data", "game"});
        action["edit"] = game.is_number_unsigned()
                             ? repair_edits(current, opened, opened.content.piece_at(game.get<std::size_t>()))
                             : fix_all_edits(current, opened);
    }
    return action;
}

json execute_command(session& current, const json& params) {
    const std::string command = needed_text(params, "command");
    const json& arguments = needed(params, "arguments");
    if (command == explain_command)
        return explain(current, arguments);
    if (command == fix_all_command)
        return fix_all(current, arguments);
    throw rpc_error(rpc_code::invalid_params, "unknown command " + command);
}

} // namespace ctlpgn::server
