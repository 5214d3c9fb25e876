#include "wasm/request.hpp"

#include "ctlpgn/settings.hpp"
#include "wasm/host.hpp"

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace ctlpgn::wasm {

namespace {

constexpr char end_of_word = '\0';
constexpr char end_of_element = '\n';

// The words before each end mark.
std::vector<std::string_view> words_of(std::string_view text, char end_mark) {
    std::vector<std::string_view> words;
    for (std::size_t end = 0; (end = text.find(end_mark)) != std::string_view::npos;
         text.remove_prefix(end + 1))
        words.push_back(text.substr(0, end));
    return words;
}

// Names and values. What was not said, and what has another type, is told by its name.
class request_fields {
  public:
    explicit request_fields(std::string_view text) : words_(words_of(text, end_of_word)) {
        if (text.empty() || text.back() != end_of_word || words_.size() % 2 != 0)
            fail("a request must have names and values, with a zero byte after each");
    }

    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const {
        for (std::size_t at = 0; at != words_.size(); at += 2)
            if (words_[at] == name)
                return words_[at + 1];
        return std::nullopt;
    }

    void read(std::string_view name, std::string& into) const { into = find(name).value_or(into); }

    void read(std::string_view name, bool& into) const {
        const auto said = find(name);
        if (!said)
            return;
        into = *said == "true";
        if (!into && *said != "false")
            refuse(name, *said, "true or false");
    }

    void read(std::string_view name, std::uint32_t& into) const {
        const auto said = find(name);
        if (!said)
            return;
        const auto read = std::from_chars(said->data(), said->data() + said->size(), into);
        if (read.ec != std::errc() || read.ptr != said->data() + said->size())
            refuse(name, *said, "a whole number below 2^32");
    }

    [[nodiscard]] std::optional<std::vector<std::string>> list(std::string_view name) const {
        const auto said = find(name);
        if (!said)
            return std::nullopt;
        if (!said->empty() && said->back() != end_of_element)
            refuse(name, *said, "a list of words");
        const auto elements = words_of(*said, end_of_element);
        return std::vector<std::string>(elements.begin(), elements.end());
    }

    [[noreturn]] static void refuse(std::string_view name, std::string_view said, std::string_view known) {
        std::string message(name);
        message.append(" must be ").append(known).append(", and is \"").append(said).append("\"");
        fail(message);
    }

  private:
    std::vector<std::string_view> words_;
};

const notation* notation_named(const std::string& name) {
    if (name.empty())
        return nullptr;
    const notation* const found = find_notation(name);
    if (found == nullptr)
        fail("there is no notation \"" + name + '"');
    return found;
}

check_level level_named(std::string_view name) {
    const std::optional<check_level> found = find_check_level(name);
    if (!found)
        request_fields::refuse("level", name, "syntax, coherent or legal");
    return *found;
}

depth_sign depth_named(std::string_view name) {
    constexpr std::pair<std::string_view, depth_sign> known[] = {
        {"dots", depth_sign::dots}, {"spaces", depth_sign::spaces}, {"none", depth_sign::none}};
    for (const auto& [word, sign] : known)
        if (word == name)
            return sign;
    request_fields::refuse("indent", name, "dots, spaces or none");
}

void read_limits(const request_fields& from, limits& into) {
    const auto read = [&from](std::string_view name, auto& limit) {
        std::uint32_t said = limit;
        from.read(name, said);
        limit = said;
    };
    read("limits.depth", into.depth);
    read("limits.tags", into.tags);
    read("limits.commentBytes", into.comment_bytes);
    read("limits.gameBytes", into.game_bytes);
    read("limits.findings", into.findings);
}

void read_selection(const request_fields& from, lint_selection& into) {
    lint_selection::words said{.select = from.list("select"),
                               .extend_select =
                                   from.list("extendSelect").value_or(std::vector<std::string>()),
                               .ignore = from.list("ignore").value_or(std::vector<std::string>())};
    if (said.select || !said.extend_select.empty() || !said.ignore.empty())
        into.apply(said);
}

void read_style(const request_fields& from, request& into) {
    from.read("ascii", into.how.words.ascii);
    from.read("typographicHyphens", into.how.words.typographic_hyphen);
    from.read("reflow", into.how.reflow);
    from.read("letters", into.letters);
    from.read("moves", into.moves);
    from.read("edition", into.edition);
    from.read("force", into.force);
    from.read("fromJson", into.from_json);
    if (const auto indent = from.find("indent"))
        into.how.depth = depth_named(*indent);
    if (from.find("width"))
        from.read("width", into.how.width.emplace());
}

[[noreturn]] void refuse_profile(std::string_view said) {
    std::string known;
    for (const std::string& each : profile_names())
        known.append(known.empty() ? "" : ", ").append(each);
    request_fields::refuse("profile", said, "one of " + known);
}

} // namespace

request read_request(std::string_view text) {
    const request_fields from(text);
    request result;
    from.read("action", result.action);
    std::string name;
    from.read("notation", name);
    result.in = notation_named(name);
    from.read("pretty", result.shape.pretty);
    from.read("lines", result.shape.lines);
    from.read("spans", result.shape.spans);
    from.read("positions", result.shape.positions);
    if (const auto level = from.find("level"))
        result.lint.checks = level_named(*level);
    from.read("profile", result.lint.profile);
    if (!result.lint.profile.empty() && !find_profile(result.lint.profile))
        refuse_profile(result.lint.profile);
    from.read("boards", result.lint.board);
    from.read("fixes", result.lint.remedies);
    from.read("unsafe", result.unsafe_fixes);
    read_selection(from, result.lint.selection);
    read_limits(from, result.lint.bounds);
    read_style(from, result);
    from.read("word", result.word);
    from.read("more", result.more);
    from.read("game", result.game);
    return result;
}

} // namespace ctlpgn::wasm
