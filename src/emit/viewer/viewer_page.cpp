// Pages that play through games. Nothing in a game can run as code: the games are data that the script turns
// into text, and the policy of the page allows only this script and these style sheets, by their hashes.
#include "ctlpgn/viewer.hpp"
#include "emit/json/json_text.hpp"
#include "emit/json/json_walk_diagnostic.hpp"
#include "emit/viewer/page_form.hpp"
#include "emit/viewer/page_text.hpp"
#include "emit/viewer/xml_escape.hpp"
#include "viewer/page_parts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

std::string description_of(const viewer_heading& heading) {
    std::string text = heading.players;
    if (!heading.result.empty() && !text.empty())
        text.append(" ").append(heading.result);
    for (const std::string* const each : {&heading.event, &heading.about})
        if (!each->empty())
            text.append(text.empty() ? "" : ", ").append(*each);
    return text;
}

nlohmann::ordered_json options_for_script(const viewer_options& options) {
    nlohmann::ordered_json made = nlohmann::ordered_json::object();
    for (const auto& [key, value] :
         {std::pair("title", &options.title), std::pair("language", &options.language),
          std::pair("sheet", &options.sheet), std::pair("home", &options.home)})
        if (!value->empty())
            made[key] = *value;
    if (options.flipped)
        made["flipped"] = true;
    if (options.start_ply != 0)
        made["startPly"] = options.start_ply;
    if (options.shows_findings)
        made["findings"] = true;
    return made;
}

} // namespace

viewer_page_parts::viewer_page_parts(viewer_options options) : options_(std::move(options)) {}

std::string viewer_page_parts::begin(const viewer_heading& first, bool has_several) {
    const emit::page_words words(options_.language, first.language);
    std::string title = options_.title;
    if (title.empty())
        title = has_several || first.players.empty() ? first.event : first.players;
    if (title.empty())
        title = words.say("games");
    const auto [head, foot] = emit::page_around(options_, words, {title, description_of(first), "data-page"});
    const auto [before_games, after_games] = emit::parted(viewer::content, "@GAMES@");
    const auto [before_script, after_script] = emit::parted(before_games, "@NOSCRIPT@");
    return head + std::string(before_script) + emit::xml_escaped(words.say("noScript")) +
           std::string(after_script);
}

void viewer_page_parts::add(const notation& chosen) {
    if (std::ranges::find(notations_, &chosen) == notations_.end())
        notations_.push_back(&chosen);
}

void viewer_page_parts::add_outside(std::span<const diagnostic> found, std::string_view file) {
    if (found.empty() || !options_.shows_findings)
        return;
    emit::json_text made;
    emit::json_text_sink& to = made.sink();
    to.start_array();
    for (const diagnostic& each : found)
        emit::walk_diagnostic(to, each, {.file = file});
    to.end_array();
    rest_.push_back(made.take());
}

std::string viewer_page_parts::end() const {
    const emit::page_words words(options_.language, {});
    const auto [head, foot] = emit::page_around(options_, words, {});
    const auto [before_games, after_games] = emit::parted(viewer::content, "@GAMES@");
    const auto [before_words, after_words] = emit::parted(after_games, "@LANGUAGES@");
    const auto [before_about, after_about] = emit::parted(after_words, "@ABOUT@");
    std::string about = "{\"rest\":[";
    for (const std::string& each : rest_)
        about.append(about.ends_with('[') ? "" : ",").append(each);
    about += "],\"plans\":{";
    for (const notation* const each : notations_)
        about.append(about.ends_with('{') ? "\"" : ",\"")
            .append(each->name)
            .append("\":")
            .append(viewer_plan(*each));
    about.append("},\"options\":")
        .append(options_for_script(options_).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace))
        .append("}");
    std::string text(before_words);
    emit::append_for_page(text, words.for_script());
    text += before_about;
    emit::append_for_page(text, about);
    return text.append(after_about).append(foot);
}

viewer_page::viewer_page(write_bytes output, viewer_options options)
    : output_(std::move(output)), parts_(std::move(options)) {}

void viewer_page::write(const viewer_games& games) {
    if (games.count() == 0)
        return;
    parts_.add(*games.written_in());
    if (count_ == 0)
        heading_ = games.heading();
    if (count_ <= 1 && count_ + games.count() > 1)
        output_(parts_.begin(heading_, true));
    count_ += games.count();
    if (count_ == 1)
        first_ = games.lines();
    else
        output_(std::exchange(first_, {}) + games.lines());
}

void viewer_page::end_file(std::span<const diagnostic> found, std::string_view file) {
    parts_.add_outside(found, file);
}

void viewer_page::finish() {
    if (count_ <= 1)
        output_(parts_.begin(heading_, false));
    output_(first_);
    output_(parts_.end());
}

} // namespace ctlpgn
