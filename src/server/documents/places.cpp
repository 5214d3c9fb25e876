#include "server/documents/places.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::server {

namespace {

json position_json(position at) {
    return {{"line", at.line}, {"character", at.character}};
}

std::uint32_t number_of(const json& value) {
    const auto number = value.get<double>();
    return number <= 0 ? 0
                       : static_cast<std::uint32_t>(
                             std::min<double>(number, std::numeric_limits<std::uint32_t>::max()));
}

} // namespace

json range_in(const session& with, const document& in, std::size_t begin, std::size_t end) {
    const position_encoding encoding = with.client.encoding;
    json first = position_json(in.lines().position_of(in.text(), begin, encoding));
    return {{"start", std::move(first)},
            {"end", position_json(in.lines().position_of(in.text(), std::max(begin, end), encoding))}};
}

json location_in(const session& with, const open_document& in, std::size_t begin, std::size_t end) {
    return {{"uri", in.uri}, {"range", range_in(with, in.content, begin, end)}};
}

position position_of(const json& value) {
    return {number_of(value.at("line")), number_of(value.at("character"))};
}

std::size_t offset_at(const session& with, const document& in, const json& at) {
    return in.lines().offset_of(in.text(), position_of(at), with.client.encoding);
}

byte_range bytes_at(const session& with, const document& in, const json& range) {
    const std::size_t begin = offset_at(with, in, range.at("start"));
    const std::size_t end = offset_at(with, in, range.at("end"));
    return {std::min(begin, end), std::max(begin, end)};
}

json edit_of(const session& with, const document& in, std::size_t begin, std::size_t end,
             std::string_view text) {
    return {{"range", range_in(with, in, begin, end)}, {"newText", text}};
}

json workspace_edit(const session& with, const open_document& of, json edits) {
    if (!with.client.document_changes)
        return {{"changes", {{of.uri, std::move(edits)}}}};
    return {{"documentChanges", json::array({{{"textDocument", {{"uri", of.uri}, {"version", of.version}}},
                                              {"edits", std::move(edits)}}})}};
}

} // namespace ctlpgn::server
