#include "server/features/diagnostic_writing.hpp"

#include "emit/json/json_text.hpp"
#include "emit/rules/rule_text.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::server {

namespace {

using emit::json_text_sink;

constexpr std::size_t severities = 3;

// What only has to go.
bool is_unnecessary(const diagnostic& found) {
    if (!found.remedy || !found.remedy->safe || found.begin == found.end)
        return false;
    const auto deletes = [&found](const file_edit& each) {
        return each.text.empty() && each.begin <= found.begin && each.end >= found.end;
    };
    return found.remedy->edits.size() == 1 && deletes(found.remedy->edits.front());
}

class diagnostic_writer {
  public:
    diagnostic_writer(const session& current, const open_document& opened, json_text_sink& sink)
        : client_(current.client), opened_(opened), to_(sink) {}

    void write(const document_piece& piece, const diagnostic& found) {
        to_.start_object();
        write_range(piece.begin + found.begin, piece.begin + found.end);
        write_head(found.severity);
        to_.key("code");
        to_.string(code_text(found.id));
        to_.key("message");
        to_.string(found.message);
        if (client_.links_codes)
            write_link(emit::rule_address(describe(found.id)));
        if (client_.related_places && !found.related.empty())
            write_related(piece, found);
        if (client_.unnecessary_tag && is_unnecessary(found)) {
            constexpr unsigned unnecessary = 1;
            to_.key("tags");
            to_.start_array();
            to_.number_unsigned(unnecessary);
            to_.end_array();
        }
        to_.end_object();
    }

    // At the begin of the document.
    void write_note(const std::string& message) {
        to_.start_object();
        write_range(0, 0);
        write_head(level::note);
        to_.key("message");
        to_.string(message);
        to_.end_object();
    }

  private:
    void write_head(level severity) {
        to_.key("severity");
        to_.number_unsigned(static_cast<std::uint64_t>(severity_of(severity)));
        to_.key("source");
        to_.string("ctlpgn");
    }

    void write_link(std::string_view address) {
        if (address.empty())
            return;
        to_.key("codeDescription");
        to_.start_object();
        to_.key("href");
        to_.string(address);
        to_.end_object();
    }

    void write_related(const document_piece& piece, const diagnostic& found) {
        to_.key("relatedInformation");
        to_.start_array();
        for (const diagnostic_place& each : found.related) {
            to_.start_object();
            to_.key("location");
            to_.start_object();
            to_.key("uri");
            to_.string(opened_.uri);
            write_range(piece.begin + each.begin, piece.begin + each.end);
            to_.end_object();
            to_.key("message");
            to_.string(each.message);
            to_.end_object();
        }
        to_.end_array();
    }

    void write_range(std::size_t begin, std::size_t end) {
        to_.key("range");
        to_.start_object();
        write_position("start", begin);
        write_position("end", std::max(begin, end));
        to_.end_object();
    }

    void write_position(std::string_view key, std::size_t offset) {
        const position at =
            opened_.content.lines().position_of(opened_.content.text(), offset, client_.encoding);
        to_.key(key);
        to_.start_object();
        to_.key("line");
        to_.number_unsigned(at.line);
        to_.key("character");
        to_.number_unsigned(at.character);
        to_.end_object();
    }

    const client_abilities& client_;
    const open_document& opened_;
    json_text_sink& to_;
};

template <class Take> void each_finding(const document& opened, Take&& take) {
    for (const document_piece& piece : opened.pieces())
        for (const diagnostic& found : piece.what.found)
            take(piece, found);
}

std::size_t index_of(level severity) {
    return static_cast<std::size_t>(severity_of(severity)) - 1;
}

} // namespace

int severity_of(level severity) {
    constexpr int error = 1;
    constexpr int warning = 2;
    constexpr int information = 3;
    switch (severity) {
    case level::error: return error;
    case level::warning: return warning;
    case level::note: break;
    }
    return information;
}

std::string diagnostics_text(const session& current, const open_document& opened) {
    std::array<std::size_t, severities> wanted{}; // so many of each
    each_finding(opened.content, [&wanted](const document_piece&, const diagnostic& found) {
        ++wanted[index_of(found.severity)];
    });
    std::size_t left_out = 0;
    std::size_t room = current.settings.most_findings;
    for (std::size_t& each : wanted) {
        const std::size_t taken = std::min(each, room);
        left_out += each - taken;
        room -= taken;
        each = taken;
    }
    emit::json_text text;
    diagnostic_writer writer(current, opened, text.sink());
    text.sink().start_array();
    each_finding(opened.content, [&](const document_piece& piece, const diagnostic& found) {
        std::size_t& left = wanted[index_of(found.severity)];
        if (left != 0)
            writer.write(piece, found);
        left -= std::min<std::size_t>(left, 1);
    });
    if (left_out != 0)
        writer.write_note(std::to_string(left_out) + " more diagnostics are not shown");
    text.sink().end_array();
    return text.take();
}

json diagnostic_json(const session& current, const open_document& opened, const document_piece& piece,
                     const diagnostic& found) {
    emit::json_text text;
    diagnostic_writer(current, opened, text.sink()).write(piece, found);
    return json::parse(text.take());
}

} // namespace ctlpgn::server
