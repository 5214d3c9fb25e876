// The capabilities of the client, and the settings of its user.
#pragma once

#include "ctlpgn/settings.hpp"
#include "server/documents/text_lines.hpp"
#include "server/json.hpp"

#include <chrono>
#include <cstddef>

namespace ctlpgn::server {

struct client_abilities {
    position_encoding encoding = position_encoding::utf16;
    bool pulls_diagnostics = false;
    bool refreshes_diagnostics = false;
    bool refreshes_hints = false;
    bool watches_files = false;  // if it is asked to
    bool resolves_edits = false; // of code actions
    bool related_places = false;
    bool links_codes = false;
    bool unnecessary_tag = false;
    bool document_changes = false; // edits of documents with a version
    bool symbol_trees = false;
    bool snippets = false;
    bool markdown = false;
    bool shows_documents = false;
    bool applies_edits = false;
    bool shows_explanations = false; // which are the answers to requests for them
};

std::string_view word_for(position_encoding encoding);
client_abilities abilities_of(const json& initialize);

// Of initializationOptions and workspace/didChangeConfiguration.
struct client_settings {
    lint_settings lint;                 // below what a configuration file says
    bool number_hints = false;          // the numbers of plies that are written without one
    bool place_hints = false;           // from where a piece comes, if that is not written
    bool hover_pictures = false;        // boards as pictures, in clients that show them
    std::size_t most_findings = 1000;   // of one document; editors show no more
    std::chrono::milliseconds delay{0}; // after a change, before diagnostics are made
};

// New settings override those in force. Throws setting_error for an invalid setting, after applying all
// others.
void apply(const json& message, client_settings& settings);

} // namespace ctlpgn::server
