// Reads the text of a condition.
#include "cli/games/game_condition.hpp"
#include "cli/games/game_facts.hpp"
#include "cli/games/letter_case.hpp"
#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace ctlpgn::cli {

namespace {

// Deeper ones are a mistake, and would need a deep stack.
constexpr int most_parentheses = 100;

constexpr const char* missing_joint = "missing \"and\" or \"or\" between comparisons";

bool is_space(char each) {
    return each == ' ' || each == '\t' || each == '\n';
}

// Takes the parts of a condition from the front of its text.
class condition_reading {
  public:
    explicit condition_reading(const std::string& text) : whole_(text), left_(text) {}

    condition_part whole() {
        condition_part read = alternatives();
        if (!left_.empty())
            fail(left_.front() == ')' ? "unexpected `)`: no parenthesis is open" : missing_joint,
                 first_word_or_sign(left_));
        return read;
    }

  private:
    using joining = condition_part::joining;

    struct sign {
        std::string_view text;
        comparing options;
    };
    // Longer ones first.
    static constexpr std::array<sign, 10> signs{{{"==", comparing::equal},
                                                 {"=~", comparing::matches},
                                                 {"!=", comparing::unequal},
                                                 {"<=", comparing::at_most},
                                                 {">=", comparing::at_least},
                                                 {"~*", comparing::contains_in_any_case},
                                                 {"=", comparing::equal},
                                                 {"<", comparing::less},
                                                 {">", comparing::more},
                                                 {"~", comparing::contains}}};

    // The operators of other languages.
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> signs_of_others{
        {{"<>", "!="}, {"=<", "<="}, {"=>", ">="}, {"~=", "=~"}, {"!~", "not NAME =~ VALUE"}}};

    condition_part alternatives() {
        return joined(joining::any, "or", [this] { return all(); });
    }

    condition_part all() {
        return joined(joining::all, "and", [this] { return factor(); });
    }

    template <class Next> condition_part joined(joining kind, std::string_view joint, const Next& next) {
        condition_part first = next();
        if (!takes(joint))
            return first;
        condition_part read{.joined_by = kind, .compared = {}, .parts = {}};
        read.parts.push_back(std::move(first));
        do
            read.parts.push_back(next());
        while (takes(joint));
        return read;
    }

    condition_part factor() {
        skip_spaces();
        const std::string_view here = left_;
        if (begins_negation()) {
            (void)takes("not");
            return within(here, [this] {
                condition_part read{.joined_by = joining::none, .compared = {}, .parts = {}};
                read.parts.push_back(factor());
                return read;
            });
        }
        if (!left_.starts_with('('))
            return {.joined_by = joining::nothing, .compared = next_comparison(), .parts = {}};
        left_.remove_prefix(1);
        condition_part read = within(here, [this] { return alternatives(); });
        if (!left_.starts_with(')'))
            fail(left_.empty() ? "unclosed parenthesis: missing `)`" : missing_joint,
                 first_word_or_sign(left_));
        left_.remove_prefix(1);
        skip_spaces();
        return read;
    }

    template <class Next> condition_part within(std::string_view here, const Next& next) {
        if (++depth_ > most_parentheses)
            fail("too many parentheses", here.substr(0, 1));
        condition_part read = next();
        --depth_;
        return read;
    }

    // A tag may have this name, too.
    [[nodiscard]] bool begins_negation() const {
        if (!is_same_in_small_letters(first_word(left_), "not"))
            return false;
        const std::string_view after = left_.substr(first_word(left_).size());
        const std::size_t next = after.find_first_not_of(" \t\n");
        return next == std::string_view::npos || std::ranges::none_of(signs, [&](const sign& each) {
                   return after.substr(next).starts_with(each.text);
               });
    }

    // Whether the word is next, which is then taken.
    bool takes(std::string_view asked) {
        skip_spaces();
        const std::string_view next = first_word(left_);
        if (!is_same_in_small_letters(next, asked))
            return false;
        left_.remove_prefix(next.size());
        return true;
    }

    comparison next_comparison() {
        comparison read;
        const std::string_view here = left_;
        read.name = name();
        if (const std::size_t sign = read.name.find_first_of("()[]{},;&|"); sign != std::string::npos)
            fail("unexpected character in a name", here.substr(sign, 1));
        skip_spaces();
        for (const auto& [mistaken, meant] : signs_of_others)
            if (left_.starts_with(mistaken))
                fail("\"" + std::string(mistaken) + "\" is not a comparison; write " + std::string(meant),
                     here);
        const auto* const found =
            std::ranges::find_if(signs, [this](const sign& each) { return left_.starts_with(each.text); });
        if (read.name.empty() || found == signs.end())
            fail("missing comparison: write a name, one of = != < <= > >= ~ ~* =~ and a value",
                 first_word_or_sign(here));
        left_.remove_prefix(found->text.size());
        read.options = found->options;
        skip_spaces();
        read.value = value(read.options);
        if (read.options == comparing::contains_in_any_case)
            read.value = without_case(read.value);
        if (read.options == comparing::matches)
            read.expression.emplace(read.value);
        read.number = number_in(read.value);
        if (is_number_of_game(read.name) && !read.number && !read.expression)
            fail("this must be compared with a number", read.name);
        return read;
    }

    std::string name() {
        const std::size_t end = std::min(left_.find_first_of(" \t\n=!<>~\"'"), left_.size());
        return take(end);
    }

    static std::string_view first_word_or_sign(std::string_view text) {
        return text.substr(0, std::max<std::size_t>(first_word(text).size(), 1));
    }

    static std::string_view first_word(std::string_view text) {
        return text.substr(0, std::min(text.find_first_of(" \t\n()"), text.size()));
    }

    // Either between quotation marks of either kind, where a backslash escapes the next character, or up to a
    // space, or to the end of the parenthesis around it. A regular expression has its own backslashes, so
    // there one escapes the quotation mark alone.
    std::string value(comparing options) {
        if (left_.empty() || left_.front() == ')')
            fail("missing value", left_.substr(0, 1));
        const char mark = left_.front();
        if (mark != '"' && mark != '\'')
            return take(size_of_bare_value());
        std::string read;
        for (std::size_t i = 1; i < left_.size(); ++i) {
            if (left_[i] == mark) {
                left_.remove_prefix(i + 1);
                return read;
            }
            const bool escapes = left_[i] == '\\' && i + 1 < left_.size();
            if (escapes && (options != comparing::matches || left_[i + 1] == mark))
                ++i;
            read += left_[i];
        }
        fail("unclosed value: missing quotation mark", left_);
    }

    // It may hold pairs of parentheses: Open(A)
    [[nodiscard]] std::size_t size_of_bare_value() const {
        int inner = 0;
        for (std::size_t i = 0; i != left_.size(); ++i) {
            inner += left_[i] == '(' ? 1 : left_[i] == ')' ? -1 : 0;
            if (is_space(left_[i]) || inner < 0)
                return i;
        }
        return left_.size();
    }

    std::string take(std::size_t size) {
        std::string read(left_.substr(0, size));
        left_.remove_prefix(size);
        return read;
    }

    void skip_spaces() {
        while (!left_.empty() && is_space(left_.front()))
            left_.remove_prefix(1);
    }

    [[noreturn]] void fail(const std::string& why, std::string_view here) const {
        std::string message("--where: ");
        message.append(why).append(here.empty() ? ", at the end" : ", at \"").append(here);
        message.append(here.empty() ? " of '" : "\" in '").append(whole_);
        throw input_error(message.append("'; example: White ~ \"Tal\" and plies >= 40"));
    }

    const std::string& whole_;
    std::string_view left_;
    int depth_ = 0; // of parentheses and negations
};

} // namespace

condition_part read_condition(const std::string& text) {
    return condition_reading(text).whole();
}

} // namespace ctlpgn::cli
