#include "server/documents/session.hpp"

#include "server/protocol/rpc.hpp"
#include "server/protocol/uri.hpp"
#include "text/games/recognition.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::server {

void session::notify(std::string_view method, json params) {
    send_(as_text({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}));
}

void session::request(std::string_view method, json params) {
    send_(as_text({{"jsonrpc", "2.0"},
                   {"id", "ctlpgn-" + std::to_string(++requests_)},
                   {"method", method},
                   {"params", std::move(params)}}));
}

// As the client calls its language, as its name says, or as its text shows.
const notation& session::notation_for(const open_document& opened, std::string_view text,
                                      bool& guessed) const {
    guessed = false;
    if (const notation* const named = find_notation(opened.language))
        return *named;
    const std::string_view name = opened.path.empty() ? opened.uri : opened.path;
    if (!is_decided_by_text(name))
        return *notation_of_name(name);
    guessed = true;
    const notation* const likeliest = likeliest_of_file(text.substr(0, guessed_bytes), name);
    return likeliest != nullptr ? *likeliest : *notations().front();
}

open_document& session::open(std::string uri, std::string language, std::int64_t version, std::string text) {
    documents_.erase(uri);
    open_document description{.uri = uri,
                              .path = path_of_uri(uri),
                              .language = std::move(language),
                              .version = version,
                              .content = document({}, game_linter(*notations().front(), {}))};
    const notation& chosen = notation_for(description, text, description.guessed);
    description.content = document(std::move(text), game_linter(chosen, options_for(description.path)));
    return documents_.emplace(std::move(uri), std::move(description)).first->second;
}

void session::close(const std::string& uri) {
    documents_.erase(uri);
}

open_document& session::find(const std::string& uri) {
    open_document* const found = find_open(uri);
    if (found == nullptr)
        throw rpc_error(rpc_code::invalid_params, "the document " + uri + " is not open");
    return *found;
}

open_document* session::find_open(const std::string& uri) {
    const auto found = documents_.find(uri);
    return found == documents_.end() ? nullptr : &found->second;
}

open_document* session::find_open_file(const std::string& path) {
    const auto found = std::ranges::find_if(
        documents_, [&path](const auto& each) { return !path.empty() && each.second.path == path; });
    return found == documents_.end() ? nullptr : &found->second;
}

void session::check_notation(open_document& opened) {
    if (!opened.guessed)
        return;
    const notation& now = notation_for(opened, opened.content.text(), opened.guessed);
    if (&now != &opened.content.written_in())
        opened.content.lint_by(game_linter(now, options_for(opened.path)));
}

open_document& session::fresh_document(const json& params) {
    open_document& found = find(document_uri(params));
    if (!found.content.refresh(wants_stop))
        throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
    return found;
}

lint_options session::options_for(const std::string& path) {
    return configurations.options_for(path, settings.lint);
}

void session::read_settings_again() {
    ++generation;
    configurations.forget();
    for (auto& [uri, each] : documents_) {
        each.content.lint_by(game_linter(each.content.written_in(), options_for(each.path)));
        each.to_publish = true;
    }
}

} // namespace ctlpgn::server
