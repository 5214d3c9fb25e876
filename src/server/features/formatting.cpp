#include "server/features/formatting.hpp"

#include "ctlpgn/format.hpp"
#include "ctlpgn/source.hpp"
#include "server/documents/changes.hpp"
#include "server/documents/places.hpp"
#include "server/protocol/rpc.hpp"
#include "text/counted.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::server {

namespace {

// The editor decides how lines end.
std::string with_two(std::string_view text) {
    std::string result;
    for (const char each : text) {
        if (each == '\n' && !result.ends_with('\r'))
            result += '\r';
        result += each;
    }
    return result;
}

// Editors show nothing if nothing changes, so the reason for leaving a game as it is must be reported.
class kept_games {
  public:
    void add(const formatted_game& kept) {
        if (count_++ != 0 || kept.read == nullptr)
            return;
        first_ = "game " + std::to_string(kept.read->index) + ", ";
        if (kept.why.empty())
            first_ += kept.doubt;
        else
            first_.append("line ")
                .append(std::to_string(kept.why.front().line))
                .append(": ")
                .append(kept.why.front().message);
    }

    void report(session& current) const {
        constexpr int warning = 2;
        if (count_ != 0)
            current.notify("window/showMessage",
                           {{"type", warning},
                            {"message", ctlpgn::counted(count_, "game was", "games were") +
                                            " not formatted because of errors: " + first_}});
    }

  private:
    std::size_t count_ = 0;
    std::string first_;
};

// The whole text is read, since a file may say once how its games are written.
json edits_within(session& current, const open_document& opened, byte_range range) {
    const document& content = opened.content;
    json edits = json::array();
    const std::optional<format_options> style = current.configurations.style_for(opened.path);
    if (!style) {
        constexpr int information = 3;
        current.notify("window/logMessage",
                       {{"type", information},
                        {"message", opened.path + " is not formatted: the configuration excludes it"}});
        return edits;
    }
    const bool ends_lines_with_two = line_end_of(content) == "\r\n";
    const auto source = open_text(content.text());
    std::size_t at = 0;
    kept_games kept;
    format_games(
        *source, content.written_in(), *style, faulty_games::format,
        [&](const formatted_game& each) {
            if (current.wants_stop())
                throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
            const std::size_t end = at + each.before.size();
            const bool is_asked_for = at <= range.end && end > range.begin;
            if (is_asked_for && !each.formatted)
                kept.add(each);
            if (is_asked_for)
                add_line_changes(current, content, at, each.before,
                                 ends_lines_with_two ? with_two(each.after) : std::string(each.after), edits);
            at = end;
        },
        content.options().bounds);
    kept.report(current);
    return edits;
}

} // namespace

json format_document(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return edits_within(current, opened, {0, opened.content.text().size() + 1});
}

json format_range(session& current, const json& params) {
    const open_document& opened = current.fresh_document(params);
    return edits_within(current, opened, bytes_at(current, opened.content, needed(params, "range")));
}

} // namespace ctlpgn::server
