#include "wasm/request.hpp"

#include "ctlpgn/settings.hpp"
#include "wasm/host.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace ctlpgn::wasm {

namespace {

using nlohmann::json;

template <class Value> void read(const json& from, const char* key, Value& into) {
    if (const auto found = from.find(key); found != from.end() && !found->is_null())
        into = found->get<Value>();
}

const notation* notation_named(const std::string& name) {
    if (name.empty())
        return nullptr;
    const notation* const found = find_notation(name);
    if (found == nullptr)
        fail("there is no notation \"" + name + '"');
    return found;
}

void read_limits(const json& from, limits& into) {
    read(from, "depth", into.depth);
    read(from, "tags", into.tags);
    read(from, "commentBytes", into.comment_bytes);
    read(from, "gameBytes", into.game_bytes);
    read(from, "findings", into.findings);
}

void read_selection(const json& from, lint_selection& into) {
    lint_selection::words said;
    if (from.contains("select"))
        said.select = from["select"].get<std::vector<std::string>>();
    read(from, "extendSelect", said.extend_select);
    read(from, "ignore", said.ignore);
    if (said.select || !said.extend_select.empty() || !said.ignore.empty())
        into.apply(said);
}

depth_sign depth_named(const std::string& name) {
    constexpr std::pair<std::string_view, depth_sign> known[] = {
        {"dots", depth_sign::dots}, {"spaces", depth_sign::spaces}, {"none", depth_sign::none}};
    for (const auto& [word, sign] : known)
        if (word == name)
            return sign;
    fail("indent must be dots, spaces or none, and is \"" + name + '"');
}

void read_style(const json& from, request& into) {
    read(from, "ascii", into.how.words.ascii);
    read(from, "typographicHyphens", into.how.words.typographic_hyphen);
    read(from, "reflow", into.how.reflow);
    read(from, "letters", into.letters);
    read(from, "moves", into.moves);
    read(from, "edition", into.edition);
    read(from, "force", into.force);
    read(from, "fromJson", into.from_json);
    if (from.contains("indent"))
        into.how.depth = depth_named(from["indent"].get<std::string>());
    if (from.contains("width"))
        into.how.width = from["width"].get<std::uint32_t>();
}

} // namespace

request read_request(std::string_view text) {
    const json from = json::parse(text, nullptr, false);
    if (!from.is_object())
        fail("a request must be a JSON object");
    request result;
    read(from, "action", result.action);
    std::string name;
    read(from, "notation", name);
    result.in = notation_named(name);
    read(from, "pretty", result.shape.pretty);
    read(from, "lines", result.shape.lines);
    read(from, "spans", result.shape.spans);
    read(from, "positions", result.shape.positions);
    std::string level;
    read(from, "level", level);
    if (!level.empty()) {
        const std::optional<check_level> found = find_check_level(level);
        if (!found)
            fail("level must be syntax, coherent or legal, and is \"" + level + '"');
        result.lint.how_much = *found;
    }
    read(from, "profile", result.lint.profile);
    read(from, "boards", result.lint.board);
    read(from, "fixes", result.lint.remedies);
    read(from, "unsafe", result.unsafe_fixes);
    read_selection(from, result.lint.selection);
    if (from.contains("limits"))
        read_limits(from["limits"], result.lint.with);
    read_style(from, result);
    read(from, "word", result.word);
    read(from, "more", result.more);
    read(from, "game", result.game);
    return result;
}

} // namespace ctlpgn::wasm
