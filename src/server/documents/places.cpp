#include "server/documents/places.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::server {

namespace {

json position_json(position at) {
    return {{"line", at.line}, {"character", at.character}};
}

std::uint32_t number_of(const json& value) {
    if (!value.is_number())
        throw rpc_error(rpc_code::invalid_params,
                        "invalid place: expected a line and a character, both numbers");
    const auto number = value.get<double>();
    return number <= 0 ? 0
                       : static_cast<std::uint32_t>(
                             std::min<double>(number, std::numeric_limits<std::uint32_t>::max()));
}

} // namespace

json range_in(const session& current, const document& opened, std::size_t begin, std::size_t end) {
    const position_encoding encoding = current.client.encoding;
    json first = position_json(opened.lines().position_of(opened.text(), begin, encoding));
    return {
        {"start", std::move(first)},
        {"end", position_json(opened.lines().position_of(opened.text(), std::max(begin, end), encoding))}};
}

json location_in(const session& current, const open_document& opened, std::size_t begin, std::size_t end) {
    return {{"uri", opened.uri}, {"range", range_in(current, opened.content, begin, end)}};
}

position position_of(const json& value) {
    return {number_of(needed(value, "line")), number_of(needed(value, "character"))};
}

std::size_t offset_at(const session& current, const document& opened, const json& at) {
    return opened.lines().offset_of(opened.text(), position_of(at), current.client.encoding);
}

byte_range bytes_at(const session& current, const document& opened, const json& range) {
    const std::size_t begin = offset_at(current, opened, needed(range, "start"));
    const std::size_t end = offset_at(current, opened, needed(range, "end"));
    return {std::min(begin, end), std::max(begin, end)};
}

json edit_of(const session& current, const document& opened, std::size_t begin, std::size_t end,
             std::string_view text) {
    return {{"range", range_in(current, opened, begin, end)}, {"newText", text}};
}

json workspace_edit(const session& current, const open_document& opened, json edits) {
    if (!current.client.document_changes)
        return {{"changes", {{opened.uri, std::move(edits)}}}};
    return {{"documentChanges",
             json::array({{{"textDocument", {{"uri", opened.uri}, {"version", opened.version}}},
                           {"edits", std::move(edits)}}})}};
}

} // namespace ctlpgn::server
