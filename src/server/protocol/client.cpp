#include "server/protocol/client.hpp"

#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::server {

namespace {

struct encoding_word {
    std::string_view word;
    position_encoding encoding;
};

constexpr encoding_word encoding_words[] = {{"utf-8", position_encoding::utf8},
                                            {"utf-16", position_encoding::utf16},
                                            {"utf-32", position_encoding::utf32}};

bool holds(const json& list, std::string_view word) {
    return list.is_array() && std::ranges::any_of(list, [word](const json& each) { return each == word; });
}

// The client says first what it likes best.
position_encoding encoding_of(const json& offered) {
    if (offered.is_array())
        for (const json& each : offered)
            for (const encoding_word& known : encoding_words)
                if (each == known.word)
                    return known.encoding;
    return position_encoding::utf16;
}

[[noreturn]] void fail(const std::string& key, const std::string& what) {
    throw setting_error("the setting " + key + " must be " + what);
}

bool truth_of(const std::string& key, const json& value) {
    if (!value.is_boolean())
        fail(key, "true or false");
    return value.get<bool>();
}

std::vector<std::string> selectors_of(const std::string& key, const json& value) {
    std::vector<std::string> result;
    if (!value.is_array())
        fail(key, "a list of codes");
    for (const json& each : value) {
        if (!each.is_string())
            fail(key, "a list of codes");
        codes_of(each.get<std::string>());
        result.push_back(each.get<std::string>());
    }
    return result;
}

template <class Value>
void apply_word(const std::string& key, const json& value, std::optional<Value> (*find)(std::string_view),
                const char* what, std::optional<Value>& to) {
    to = value.is_string() ? find(value.get<std::string>()) : std::nullopt;
    if (!to)
        fail(key, what);
}

struct known_setting {
    const char* key;
    void (*apply)(const std::string& key, const json& value, client_settings& settings);
};

constexpr known_setting known_settings[] = {
    {"select", [](const std::string& key, const json& value,
                  client_settings& settings) { settings.lint.codes.select = selectors_of(key, value); }},
    {"ignore", [](const std::string& key, const json& value,
                  client_settings& settings) { settings.lint.codes.ignore = selectors_of(key, value); }},
    {"level",
     [](const std::string& key, const json& value, client_settings& settings) {
         apply_word(key, value, find_check_level, "\"syntax\", \"coherent\" or \"legal\"",
                    settings.lint.checks);
     }},
    {"profile",
     [](const std::string& key, const json& value, client_settings& settings) {
         apply_word(key, value, find_profile, "the name of a profile", settings.lint.profile);
     }},
    {"numberHints", [](const std::string& key, const json& value,
                       client_settings& settings) { settings.number_hints = truth_of(key, value); }},
    {"placeHints", [](const std::string& key, const json& value,
                      client_settings& settings) { settings.place_hints = truth_of(key, value); }},
    {"hoverPictures", [](const std::string& key, const json& value,
                         client_settings& settings) { settings.hover_pictures = truth_of(key, value); }},
    {"mostFindings",
     [](const std::string& key, const json& value, client_settings& settings) {
         if (!value.is_number_unsigned() || value.get<std::uint64_t>() == 0)
             fail(key, "a number of diagnostics, at least 1");
         settings.most_findings = value.get<std::uint64_t>();
     }},
    {"delay",
     [](const std::string& key, const json& value, client_settings& settings) {
         if (!value.is_number_unsigned() || value.get<std::uint64_t>() > 60000)
             fail(key, "a number of milliseconds, at most 60000");
         settings.delay = std::chrono::milliseconds(value.get<std::uint64_t>());
     }},
};

void apply_one(const std::string& key, const json& value, client_settings& settings) {
    const auto found =
        std::ranges::find_if(known_settings, [&key](const known_setting& each) { return key == each.key; });
    if (found == std::end(known_settings))
        throw setting_error("the setting " + key + " is not known");
    found->apply(key, value, settings);
}

} // namespace

std::string_view word_for(position_encoding encoding) {
    return std::ranges::find(encoding_words, encoding, &encoding_word::encoding)->word;
}

client_abilities abilities_of(const json& initialize) {
    const json& all = at_path(initialize, {"capabilities"});
    const auto can = [&all](std::initializer_list<const char*> path) { return is_true(at_path(all, path)); };
    const auto knows = [&all](std::initializer_list<const char*> path) {
        return at_path(all, path).is_object();
    };
    client_abilities result;
    result.encoding = encoding_of(at_path(all, {"general", "positionEncodings"}));
    result.pulls_diagnostics = knows({"textDocument", "diagnostic"});
    result.refreshes_diagnostics = can({"workspace", "diagnostics", "refreshSupport"});
    result.refreshes_hints = can({"workspace", "inlayHint", "refreshSupport"});
    result.watches_files = can({"workspace", "didChangeWatchedFiles", "dynamicRegistration"});
    result.resolves_edits =
        holds(at_path(all, {"textDocument", "codeAction", "resolveSupport", "properties"}), "edit");
    result.related_places = can({"textDocument", "publishDiagnostics", "relatedInformation"});
    result.links_codes = can({"textDocument", "publishDiagnostics", "codeDescriptionSupport"});
    result.unnecessary_tag = knows({"textDocument", "publishDiagnostics", "tagSupport"});
    result.document_changes = can({"workspace", "workspaceEdit", "documentChanges"});
    result.symbol_trees = can({"textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"});
    result.snippets = can({"textDocument", "completion", "completionItem", "snippetSupport"});
    result.markdown = holds(at_path(all, {"textDocument", "hover", "contentFormat"}), "markdown");
    result.shows_documents = can({"window", "showDocument", "support"});
    result.applies_edits = can({"workspace", "applyEdit"});
    result.shows_explanations = can({"experimental", "ctlpgn", "explanations"});
    return result;
}

void apply(const json& message, client_settings& settings) {
    if (message.is_null())
        return;
    if (!message.is_object())
        throw setting_error("the settings must be an object");
    std::string faults;
    for (const auto& [key, value] : message.items()) {
        try {
            apply_one(key, value, settings);
        } catch (const setting_error& error) {
            faults.append(faults.empty() ? "" : "; ").append(error.what());
        }
    }
    if (!faults.empty())
        throw setting_error(faults);
}

} // namespace ctlpgn::server
