#include "server/documents/session.hpp"

#include "ctlpgn/errors.hpp"
#include "lint/settings/file_settings.hpp"
#include "server/protocol/rpc.hpp"
#include "server/protocol/uri.hpp"
#include "text/games/recognition.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace ctlpgn::server {

namespace fs = std::filesystem;

namespace {

constexpr std::array configuration_names = {"ctlpgn.toml", ".ctlpgn.toml"};

// Near a file, the nearest first.
std::vector<fs::path> places_of_configurations(const fs::path& file) {
    std::vector<fs::path> result;
    for (fs::path folder = file.parent_path();; folder = folder.parent_path()) {
        for (const char* const name : configuration_names)
            result.push_back(folder / name);
        if (!folder.has_relative_path())
            return result;
    }
}

// 0: there is no such file.
std::int64_t time_of(const fs::path& file) {
    std::error_code error;
    const fs::file_time_type time = fs::last_write_time(file, error);
    return error ? 0 : time.time_since_epoch().count();
}

} // namespace

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

const configuration* session::configuration_for(const std::string& path) {
    if (path.empty())
        return nullptr;
    for (const fs::path& place : places_of_configurations(path))
        configuration_times_.try_emplace(place.string(), time_of(place));
    try {
        return configurations_.of(path);
    } catch (const configuration_error& error) {
        const std::string file = fs::absolute(error.file()).lexically_normal().string();
        configuration_faults[file] = {error.line(), error.column(), error.reason()};
        configuration_times_.try_emplace(file, time_of(file)); // it may be one that is extended
    } catch (const std::runtime_error& error) {
        for (const fs::path& place : places_of_configurations(path))
            if (time_of(place) != 0) {
                configuration_faults[place.string()] = {.line = 1, .column = 1, .reason = error.what()};
                break;
            }
    }
    return nullptr;
}

lint_options session::options_for(const std::string& path) {
    effective_settings begin;
    ctlpgn::apply(settings.lint, begin);
    effective_settings result = settings_of_file(path, configuration_for(path), std::move(begin), {});
    result.options.board = false;
    return result.options;
}

std::optional<format_options> session::style_for(const std::string& path) {
    format_options style;
    const configuration* const near = configuration_for(path);
    if (near == nullptr)
        return style;
    if (!near->formats(path))
        return std::nullopt;
    ctlpgn::apply(near->format, style);
    return style;
}

std::optional<text_encoding> session::encoding_of(const std::string& path) {
    const configuration* const near = configuration_for(path);
    return near == nullptr ? std::nullopt : near->encoding_of(path);
}

bool session::wants(const std::string& path) {
    const configuration* const near = configuration_for(path);
    return near == nullptr || near->wants(path);
}

void session::read_settings_again() {
    ++generation;
    configurations_ = {};
    configuration_faults.clear();
    configuration_times_.clear();
    for (auto& [uri, each] : documents_) {
        each.content.lint_by(game_linter(each.content.written_in(), options_for(each.path)));
        each.to_publish = true;
    }
}

bool session::configurations_have_changed() {
    return std::ranges::any_of(configuration_times_,
                               [](const auto& each) { return time_of(each.first) != each.second; });
}

syntax::scope_finder& session::scopes_of(const notation& chosen) {
    std::unique_ptr<syntax::scope_finder>& found = scopes_[&chosen];
    if (found == nullptr)
        found = std::make_unique<syntax::scope_finder>(chosen);
    return *found;
}

} // namespace ctlpgn::server
