#include "answers/request.hpp"

#include "answers/output.hpp"
#include "ctlpgn/settings.hpp"

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace ctlpgn::answers {

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

// Names and values. Missing ones, and those of another type, are reported by name.
class request_fields {
  public:
    explicit request_fields(std::string_view text)
        : words_(words_of(text, end_of_word)), is_known_(words_.size()) {
        if (text.empty() || text.back() != end_of_word || words_.size() % 2 != 0)
            fail("a request must have names and values, with a zero byte after each");
    }

    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const {
        for (std::size_t at = 0; at != words_.size(); at += 2)
            if (words_[at] == name) {
                is_known_[at] = true;
                return words_[at + 1];
            }
        return std::nullopt;
    }

    // Expects that each name which has a meaning has been asked for.
    void refuse_unknown() const {
        for (std::size_t at = 0; at != words_.size(); at += 2)
            if (!is_known_[at])
                fail("unknown option \"" + std::string(words_[at]) + '"');
    }

    void read(std::string_view name, std::string& output) const { output = find(name).value_or(output); }

    void read(std::string_view name, bool& result) const {
        const auto given = find(name);
        if (!given)
            return;
        result = *given == "true";
        if (!result && *given != "false")
            refuse(name, *given, "true or false");
    }

    void read(std::string_view name, std::uint32_t& result) const {
        const auto given = find(name);
        if (!given)
            return;
        const auto read = std::from_chars(given->data(), given->data() + given->size(), result);
        if (read.ec != std::errc() || read.ptr != given->data() + given->size())
            refuse(name, *given, "a whole number below 2^32");
    }

    [[nodiscard]] std::optional<std::vector<std::string>> list(std::string_view name) const {
        const auto given = find(name);
        if (!given)
            return std::nullopt;
        std::string ended(*given);
        if (!ended.empty() && ended.back() != end_of_element)
            ended.push_back(end_of_element);
        const auto elements = words_of(ended, end_of_element);
        return std::vector<std::string>(elements.begin(), elements.end());
    }

    [[noreturn]] static void refuse(std::string_view name, std::string_view written, std::string_view known) {
        std::string message(name);
        message.append(" must be ").append(known).append(", and is \"").append(written).append("\"");
        fail(message);
    }

  private:
    std::vector<std::string_view> words_;
    mutable std::vector<bool> is_known_; // as words_
};

const notation* notation_named(const std::string& name) {
    if (name.empty())
        return nullptr;
    const notation* const found = find_notation(name);
    if (found == nullptr)
        fail("unknown notation \"" + name + '"');
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

void read_limits(const request_fields& fields, limits& bounds) {
    const auto read = [&fields](std::string_view name, auto& limit) {
        if (!fields.find(name))
            return;
        std::uint32_t given = 0;
        fields.read(name, given);
        limit = given;
    };
    read("limits.depth", bounds.depth);
    read("limits.tags", bounds.tags);
    read("limits.commentBytes", bounds.comment_bytes);
    read("limits.gameBytes", bounds.game_bytes);
    read("limits.findings", bounds.findings);
}

void read_selection(const request_fields& fields, lint_selection& selection) {
    lint_selection::words given{.select = fields.list("select"),
                                .extend_select =
                                    fields.list("extendSelect").value_or(std::vector<std::string>()),
                                .ignore = fields.list("ignore").value_or(std::vector<std::string>())};
    if (given.select || !given.extend_select.empty() || !given.ignore.empty())
        selection.apply(given);
}

void read_style(const request_fields& fields, request& result) {
    fields.read("ascii", result.options.words.ascii);
    fields.read("typographicHyphens", result.options.words.typographic_hyphen);
    fields.read("reflow", result.options.reflow);
    fields.read("letters", result.letters);
    fields.read("moves", result.moves);
    fields.read("edition", result.edition);
    fields.read("force", result.force);
    fields.read("fromJson", result.from_json);
    if (const auto indent = fields.find("indent"))
        result.options.depth = depth_named(*indent);
    if (fields.find("width"))
        fields.read("width", result.options.width.emplace());
}

[[noreturn]] void refuse_profile(std::string_view written) {
    std::string known;
    for (const std::string& each : profile_names())
        known.append(known.empty() ? "" : ", ").append(each);
    request_fields::refuse("profile", written, "one of " + known);
}

} // namespace

request read_request(std::string_view text) {
    const request_fields fields(text);
    request result;
    fields.read("action", result.action);
    std::string name;
    fields.read("notation", name);
    result.chosen = notation_named(name);
    fields.read("pretty", result.shape.pretty);
    fields.read("lines", result.shape.lines);
    fields.read("spans", result.shape.spans);
    fields.read("positions", result.shape.positions);
    fields.read("full", result.shape.full);
    if (const auto level = fields.find("level"))
        result.lint.checks = level_named(*level);
    fields.read("profile", result.lint.profile);
    if (!result.lint.profile.empty() && !find_profile(result.lint.profile))
        refuse_profile(result.lint.profile);
    fields.read("boards", result.lint.board);
    bool fixes = true;
    fields.read("fixes", fixes);
    if (!fixes)
        result.lint.fixes = offered_fixes::none;
    fields.read("unsafe", result.unsafe_fixes);
    read_selection(fields, result.lint.selection);
    read_limits(fields, result.lint.bounds);
    read_style(fields, result);
    fields.read("word", result.word);
    fields.read("more", result.more);
    fields.read("game", result.game);
    fields.refuse_unknown();
    return result;
}

} // namespace ctlpgn::answers
