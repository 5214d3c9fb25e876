// The requests and notifications that the server handles, by method.
#pragma once

#include "server/documents/session.hpp"

#include <span>
#include <string_view>

namespace ctlpgn::server {

// One of the two makes the result.
struct request_method {
    std::string_view name;
    json (*answer)(session& current, const json& params);
    std::string (*answer_text)(session& current, const json& params) = nullptr; // where that may be much
};

struct notification_method {
    std::string_view name;
    void (*take)(session& current, const json& params);
};

std::span<const request_method> request_methods();
std::span<const notification_method> notification_methods();

// What needs files, or the texts of grammars: not in the module for JavaScript.
std::span<const request_method> more_request_methods();
void add_more_abilities(const session& current, json& abilities);

json initialize(session& current, const json& params, std::string_view version);

// Everything that depends on settings is made again.
void settings_changed(session& current);

} // namespace ctlpgn::server
