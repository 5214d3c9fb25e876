// JSON as messages have it.
#pragma once

#include "server/protocol/rpc.hpp"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <utility>

namespace ctlpgn::server {

using json = nlohmann::json;

// Whether the object has a member that is neither missing nor null.
inline bool has(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && !found->is_null();
}

// What a message must say; rpc_error if it does not.
inline const json& needed(const json& object, const char* key) {
    const auto found = object.find(key); // the end of what is no object
    if (found == object.end())
        throw rpc_error(rpc_code::invalid_params, std::string("the parameters must say ") + key);
    return *found;
}
inline const std::string& needed_text(const json& object, const char* key) {
    const json& value = needed(object, key);
    if (!value.is_string())
        throw rpc_error(rpc_code::invalid_params, std::string(key) + " must be a string");
    return value.get_ref<const std::string&>();
}

// Of the document that a message is about.
inline const std::string& document_uri(const json& params) {
    return needed_text(needed(params, "textDocument"), "uri");
}

// What a path of members leads to; null where there is none.
inline const json& at_path(const json& object, std::initializer_list<const char*> path) {
    static const json nothing;
    const json* at = &object;
    for (const char* const key : path) {
        if (!at->is_object())
            return nothing;
        const auto found = at->find(key);
        if (found == at->end())
            return nothing;
        at = &*found;
    }
    return *at;
}

// Bytes that are not UTF-8 become U+FFFD.
inline std::string as_text(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

inline bool is_true(const json& value) {
    return value.is_boolean() && value.get<bool>();
}

inline std::string text_or(const json& value, std::string otherwise) {
    return value.is_string() ? value.get<std::string>() : std::move(otherwise);
}

} // namespace ctlpgn::server
