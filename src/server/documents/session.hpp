// What a client and the server share from "initialize" on: documents, folders, settings, and a way to send.
#pragma once

#include "server/documents/configurations.hpp"
#include "server/documents/document.hpp"
#include "server/documents/listed_games.hpp"
#include "server/json.hpp"
#include "server/protocol/client.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::syntax {
class scope_finder;
}

namespace ctlpgn::server {

struct open_document {
    std::string uri;
    std::string path; // empty if it is no file
    std::string language;
    std::int64_t version = 0;
    document content;
    bool guessed = false;     // in which notation it is: by its text
    bool to_publish = true;   // its diagnostics have changed since the client got them
    std::uint64_t result = 0; // counts what it was found to hold
};

class session {
  public:
    explicit session(std::function<void(std::string_view)> send) : send_(std::move(send)) {}

    client_abilities client;
    client_settings settings;
    std::vector<std::string> folders; // paths
    std::function<bool()>
        wants_stop; // of what takes long: somebody took the request back, or the text changed
    bool shut_down = false;

    void notify(std::string_view method, json params);
    // A whole message, as text.
    void notify(std::string_view message) { send_(message); }
    // The answer is ignored.
    void request(std::string_view method, json params);

    open_document& open(std::string uri, std::string language, std::int64_t version, std::string text);
    void close(const std::string& uri);
    // Throws rpc_error if it is not open.
    open_document& find(const std::string& uri);
    // Null if it is not.
    open_document* find_open(const std::string& uri);
    // The document for this file, however the client writes its URI.
    open_document* find_open_file(const std::string& path);
    // The document whose notation is guessed may have become one in another.
    void check_notation(open_document& opened);
    [[nodiscard]] std::map<std::string, open_document>& documents() { return documents_; }

    // The document that the parameters are about, all of it read.
    open_document& fresh_document(const json& params);

    // How the file is linted.
    lint_options options_for(const std::string& path);
    // Configurations have changed, or settings.
    void read_settings_again();

    server::configurations configurations;
    std::set<std::string> published_faults; // paths of configurations with which something was wrong

    std::uint64_t generation = 0; // of settings

    // By path; those that have been looked through.
    std::map<std::string, listed_file> listed_files;

    // They find the coloured rules of notations; made on first use.
    std::map<const notation*, std::shared_ptr<syntax::scope_finder>> scopes;

  private:
    [[nodiscard]] const notation& notation_for(const open_document& opened, std::string_view text,
                                               bool& guessed) const;

    std::function<void(std::string_view)> send_;
    std::map<std::string, open_document> documents_;
    std::uint64_t requests_ = 0;
};

} // namespace ctlpgn::server
