#include "pegc/reader.hpp"

#include "pegc/dialect.hpp"
#include "pegc/message.hpp"
#include "pegc/utf8.hpp"

#include <tao/pegtl/contrib/parse_tree.hpp>

#include <algorithm>
#include <charconv>

namespace ctlpgn::pegc {
namespace {

namespace d = dialect;
using parsed = tao::pegtl::parse_tree::node;

template <typename Rule>
using selector = tao::pegtl::parse_tree::selector<
    Rule, tao::pegtl::parse_tree::store_content::on<
              d::name, d::parameter, d::parameters, d::argument, d::arguments, d::code_name,
              d::literal_character, d::class_character, d::class_range, d::class_single, d::class_negation,
              d::literal, d::characters, d::any, d::display_text, d::reference, d::group, d::optional_sign,
              d::star_sign, d::plus_sign, d::count, d::counted, d::recovery, d::label, d::suffixed,
              d::condition, d::condition_name, d::condition_subject, d::look_ahead, d::deviation, d::elements,
              d::alternatives, d::file_name, d::import_line, d::nested_rule, d::nested_line, d::skipped,
              d::start_rule, d::start_line, d::token_rule, d::token_line, d::short_rule, d::short_line,
              d::quick_rule, d::quick_line, d::usual_line, d::parts, d::condition_line, d::definition>>;

// What was expected in place of the rule.
template <typename Rule> constexpr const char* expectation = nullptr;
template <> constexpr auto expectation<d::spacing> = "spaces expected";
template <> constexpr auto expectation<d::gap> = "a space expected";
template <> constexpr auto expectation<d::code_name> = "a code name such as missing-dot expected";
template <> constexpr auto expectation<d::hex_digits> = "one to six hexadecimal digits expected";
template <> constexpr auto expectation<d::hex_escape_end> = "'}' expected after the hexadecimal digits";
template <> constexpr auto expectation<d::literal_escape> = "unknown escape in a literal";
template <> constexpr auto expectation<d::literal_end> = "the literal is not closed by '";
template <> constexpr auto expectation<d::class_escape_end> = "unknown escape in a character class";
template <> constexpr auto expectation<d::class_items> = "an empty character class matches nothing";
template <> constexpr auto expectation<d::class_end> = "the character class is not closed by ']'";
template <> constexpr auto expectation<d::display_text> = "a display name expected";
template <> constexpr auto expectation<d::display_end> = "the display name is not closed by '\"'";
template <> constexpr auto expectation<d::expression> = "an expression expected";
template <> constexpr auto expectation<d::group_end> = "')' expected";
template <> constexpr auto expectation<d::count> = "a number of one to three digits expected";
template <> constexpr auto expectation<d::count_end> = "'}' expected after the number of repetitions";
template <> constexpr auto expectation<d::condition_name> = "a condition's name expected";
template <> constexpr auto expectation<d::condition_end> = "'}' expected after the condition";
template <>
constexpr auto expectation<d::meaning> = "what the condition means expected, in words between double quotes";
template <> constexpr auto expectation<d::suffixed> = "an expression expected after the lookahead sign";
template <> constexpr auto expectation<d::elements> = "an expression expected";
template <>
constexpr auto expectation<d::file_name> = "a file such as common/lexical expected, without extension";
template <> constexpr auto expectation<d::nested_rule> = "a rule's name expected";
template <> constexpr auto expectation<d::start_rule> = "a rule's name expected";
template <> constexpr auto expectation<d::token_rule> = "a rule's name expected";
template <> constexpr auto expectation<d::short_rule> = "a rule's name expected";
template <> constexpr auto expectation<d::quick_rule> = "a rule's name expected";
template <> constexpr auto expectation<d::usual_form> = "a rule expected, which is the usual form";
template <> constexpr auto expectation<d::part_end> = "a rule expected, or '}' after the last";
template <>
constexpr auto expectation<d::skipped> =
    "what opens the rule, what closes it and what is between expected, in parentheses";
template <> constexpr auto expectation<d::body> = "an expression expected";
template <>
constexpr auto expectation<d::end_of_file> =
    "a rule or one of %import, %start, %token, %short, %quick, %usual, %condition, %nested expected here";

template <typename Rule> struct control : tao::pegtl::normal<Rule> {
    template <typename Input, typename... States>
    [[noreturn]] static void raise(const Input& input, States&&... /*unused*/) {
        throw tao::pegtl::parse_error(expectation<Rule>, input);
    }
};

class converter {
  public:
    explicit converter(grammar_file& file) : file_(file) {}

    void items(const parsed& root) {
        for (const auto& item : root.children) {
            if (item->is_type<d::import_line>())
                file_.imports.push_back({item->children.at(0)->string(), begin(*item), end(*item)});
            else if (item->is_type<d::nested_line>())
                file_.nestings.push_back({item->children.at(0)->string(), item->children.at(1)->string(),
                                          begin(*item), end(*item),
                                          expression(*item->children.at(2)->children.at(0))});
            else if (item->is_type<d::start_line>())
                file_.starts.push_back(rule_list(*item));
            else if (item->is_type<d::token_line>())
                file_.tokens.push_back(rule_list(*item));
            else if (item->is_type<d::short_line>())
                file_.shorts.push_back(rule_list(*item));
            else if (item->is_type<d::quick_line>())
                file_.quicks.push_back(rule_list(*item));
            else if (item->is_type<d::usual_line>())
                file_.usuals.push_back(usual(*item));
            else if (item->is_type<d::condition_line>())
                file_.conditions.push_back({item->children.at(0)->string(), item->children.at(1)->string(),
                                            begin(*item), end(*item)});
            else {
                rule r = definition(*item);
                (r.parameters.empty() ? file_.rules : file_.generic_rules).push_back(std::move(r));
            }
        }
    }

  private:
    static std::size_t begin(const parsed& p) { return p.begin().byte; }
    static std::size_t end(const parsed& p) { return p.end().byte; }

    static node make(kind k, const parsed& p) {
        node result;
        result.kind = k;
        result.begin = begin(p);
        result.end = end(p);
        return result;
    }

    static node wrap(kind k, std::size_t begin, std::size_t end, node child) {
        node result;
        result.kind = k;
        result.begin = begin;
        result.end = end;
        result.children.push_back(std::move(child));
        return result;
    }

    static std::vector<std::string> strings(const parsed& list) {
        std::vector<std::string> result;
        for (const auto& each : list.children)
            result.push_back(each->string());
        return result;
    }

    static rule_list_line rule_list(const parsed& p) {
        rule_list_line line;
        line.begin = begin(p);
        for (const auto& child : p.children) {
            line.rules.push_back(make(kind::reference, *child));
            line.rules.back().text = child->string();
        }
        line.end = line.rules.back().end;
        return line;
    }

    usual_line usual(const parsed& p) const {
        usual_line line;
        line.form = definition(*p.children.at(0));
        if (p.children.size() > 1)
            for (const auto& part : p.children[1]->children)
                line.parts.push_back(definition(*part));
        line.form.begin = begin(p);
        line.form.end = end(p);
        return line;
    }

    rule definition(const parsed& p) const {
        rule r;
        r.name = p.children.at(0)->string();
        for (const auto& part : p.children) {
            if (part->is_type<d::display_text>())
                r.display = part->string();
            else if (part->is_type<d::parameters>())
                r.parameters = strings(*part);
        }
        r.begin = begin(p);
        r.body = expression(*p.children.back());
        r.end = r.body.end;
        r.source = file_.name;
        return r;
    }

    [[noreturn]] void fail(std::size_t offset, std::string text) const {
        throw syntax_error(message_at(file_.path, file_.text, offset, std::move(text)));
    }

    node expression(const parsed& p) const {
        if (p.children.size() == 1)
            return alternative(*p.children[0]);
        node result = make(kind::choice, p);
        for (const auto& child : p.children)
            result.children.push_back(alternative(*child));
        result.end = result.children.back().end;
        return result;
    }

    node alternative(const parsed& p) const {
        if (p.children.size() == 1)
            return element(*p.children[0]);
        node result = make(kind::sequence, p);
        for (const auto& child : p.children)
            result.children.push_back(element(*child));
        return result;
    }

    node element(const parsed& p) const {
        if (p.is_type<d::deviation>()) {
            node result = make(kind::deviation, p);
            result.text = p.children.at(0)->string();
            result.children.push_back(alternative(*p.children.at(1)));
            return result;
        }
        if (p.is_type<d::condition>()) {
            node result = make(kind::condition, p);
            result.text = p.children.at(0)->string();
            if (p.children.size() > 1)
                result.children.push_back(expression(*p.children[1]->children.at(0)));
            result.negated = file_.text[result.begin] == '!';
            return result;
        }
        if (p.is_type<d::look_ahead>())
            return wrap(file_.text[begin(p)] == '!' ? kind::not_ahead : kind::ahead, begin(p), end(p),
                        suffixed(*p.children.at(0)));
        return suffixed(p);
    }

    node suffixed(const parsed& p) const {
        node result = primary(*p.children.at(0));
        for (std::size_t i = 1; i < p.children.size(); ++i) {
            const parsed& suffix = *p.children[i];
            const bool is_label = suffix.is_type<d::label>();
            const std::size_t first = result.begin;
            result = wrap(is_label ? kind::label : kind::repetition, first, end(suffix), std::move(result));
            if (is_label) {
                result.text = suffix.children.at(0)->string();
                if (suffix.children.size() > 1)
                    result.children.push_back(expression(*suffix.children[1]->children.at(0)));
            } else if (suffix.is_type<d::optional_sign>()) {
                result.max = 1;
            } else if (suffix.is_type<d::plus_sign>()) {
                result.min = 1;
            } else if (suffix.is_type<d::counted>()) {
                result.min = number(*suffix.children.at(0));
                result.max = number(*suffix.children.back());
                if (result.max < result.min || result.max == 0)
                    fail(begin(suffix), "this repetition is impossible");
            }
        }
        return result;
    }

    node primary(const parsed& p) const {
        if (p.is_type<d::any>())
            return make(kind::any, p);
        if (p.is_type<d::group>())
            return wrap(kind::group, begin(p), end(p), expression(*p.children.at(0)));
        if (p.is_type<d::literal>()) {
            node result = make(kind::literal, p);
            for (const auto& c : p.children)
                append_utf8(result.text, character(*c));
            return result;
        }
        if (p.is_type<d::characters>())
            return characters(p);
        node result = make(kind::reference, p);
        result.text = p.children.at(0)->string();
        if (p.children.size() > 1)
            result.arguments = strings(*p.children[1]);
        return result;
    }

    node characters(const parsed& p) const {
        node result = make(kind::characters, p);
        for (const auto& item : p.children) {
            if (item->is_type<d::class_negation>()) {
                result.negated = true;
                continue;
            }
            const std::uint32_t first = character(*item->children.front());
            const std::uint32_t last = character(*item->children.back());
            if (last < first)
                fail(begin(*item), "the range ends before it begins");
            if (result.negated && last >= 0x80)
                fail(begin(*item), "only ASCII characters may be excluded");
            result.ranges.push_back({first, last});
        }
        return result;
    }

    static unsigned number(const parsed& p) {
        const std::string digits = p.string();
        unsigned result = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), result);
        return result;
    }

    std::uint32_t character(const parsed& p) const {
        const std::string text = p.string();
        std::uint32_t result = 0;
        if (text[0] != '\\')
            return read_utf8(text).value;
        switch (text[1]) {
        case 'n': return '\n';
        case 'r': return '\r';
        case 't': return '\t';
        case 'u':
            std::from_chars(text.data() + 3, text.data() + text.size() - 1, result, 16);
            if (result > 0x10FFFF || (result >= 0xD800 && result < 0xE000))
                fail(begin(p), "this is no character");
            return result;
        default: return static_cast<unsigned char>(text[1]);
        }
    }

    grammar_file& file_;
};

} // namespace

grammar_file read_text(std::string name, std::string path, std::string text) {
    grammar_file result;
    result.name = std::move(name);
    result.path = std::move(path);
    result.text = std::move(text);
    try {
        tao::pegtl::memory_input<> input(result.text, result.path);
        const auto root =
            tao::pegtl::parse_tree::parse<d::grammar, selector, tao::pegtl::nothing, control>(input);
        converter(result).items(*root);
    } catch (const tao::pegtl::parse_error& e) {
        throw syntax_error(
            message_at(result.path, result.text, e.positions().front().byte, std::string(e.message())));
    }
    return result;
}

} // namespace ctlpgn::pegc
