#include "rulec/rule.hpp"

#include "ctlpgn/code_layers.hpp"
#include "rulec/fix_words.hpp"
#include "rulec/spoils.hpp"
#include "rulec/words.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>

namespace ctlpgn::rulec {

namespace {

std::string quoted(std::string_view text) {
    return '"' + std::string(text) + '"';
}

bool is_kebab(std::string_view name) {
    const auto is_part = [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
    };
    return !name.empty() && is_part(name.front()) && is_part(name.back()) &&
           name.find("--") == std::string_view::npos &&
           std::ranges::all_of(name, [&](char each) { return each == '-' || is_part(each); });
}

template <class Words>
std::string list_of(const Words& words, std::string_view (*text)(const typename Words::value_type&)) {
    std::string result;
    for (const auto& each : words)
        result.append(result.empty() ? "" : ", ").append(text(each));
    return result;
}

std::string_view itself(const std::string_view& text) {
    return text;
}

std::string_view as_written(const word& each) {
    return each.written;
}

class rule_reader {
  public:
    rule_reader(const rule_text& source, const rule_file* core) : source_(source), core_(core) {}

    rule_file read() {
        result_.path = source_.path;
        const std::vector<block> blocks = outline(source_);
        if (blocks.empty() || !read_head(blocks.front()))
            refuse(source_, 0, core_ == nullptr ? "missing heading: core" : "missing heading: notation NAME");
        for (auto each = blocks.begin() + 1; each != blocks.end(); ++each)
            read_rule(*each);
        if (core_ != nullptr)
            find_spoiled(source_, *core_, result_);
        return std::move(result_);
    }

  private:
    bool read_head(const block& head) {
        const std::string_view text = head.heading.text;
        constexpr std::string_view of_notation = "notation ";
        if (core_ == nullptr) {
            for (const field& each : head.fields)
                unknown_key(each.key, "the core says nothing of itself");
            return text == "core";
        }
        if (!text.starts_with(of_notation))
            return false;
        result_.notation = text.substr(of_notation.size());
        for (const field& each : head.fields)
            read_head_field(each);
        return true;
    }

    void read_head_field(const field& each) {
        constexpr std::string_view part = "part ";
        constexpr std::string_view group = "group ";
        const std::string_view value = each.value.text;
        if (each.key.text == "letter") {
            if (value.size() != 1 || value[0] < 'A' || value[0] > 'Z')
                refuse(source_, each.value.offset, "the letter of a notation is one capital");
            result_.letter = value[0];
        } else if (each.key.text == "block") {
            if (!read_number(value, result_.block))
                refuse(source_, each.value.offset, "the block of a notation is a number");
        } else if (each.key.text == "fixes take") {
            constexpr std::string_view parting = " from ";
            const std::size_t end = value.find(parting);
            if (end == std::string_view::npos)
                refuse(source_, each.value.offset, "missing header: fixes take TYPE from HEADER");
            result_.context = value.substr(0, end);
            result_.context_header = value.substr(end + parting.size());
        } else if (each.key.text.starts_with(part)) {
            result_.parts[std::string(each.key.text.substr(part.size()))] =
                exact_text(source_, each, true, result_.parts);
        } else if (each.key.text.starts_with(group)) {
            result_.groups[std::string(each.key.text.substr(group.size()))] = list_of_words(each);
        } else if (std::ranges::find(places, each.key.text) != places.end()) {
            constexpr std::string_view mark = "{example}";
            const std::string text = exact_text(source_, each, true, result_.parts);
            const std::size_t at = text.find(mark);
            if (at == std::string::npos)
                refuse(source_, each.key.offset, "missing {example} in what is around an example");
            result_.around.push_back(
                {std::string(each.key.text), text.substr(0, at), text.substr(at + mark.size())});
        } else {
            unknown_key(each.key, "of a notation there are letter, block, fixes take, part NAME, group NAME, "
                                  "file, tags, moves, position");
        }
    }

    static bool read_number(std::string_view text, std::uint32_t& into) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
        return error == std::errc() && end == text.data() + text.size() && !text.empty();
    }

    [[noreturn]] void unknown_key(piece key, std::string_view known) const {
        refuse(source_, key.offset, "unknown key " + quoted(key.text) + ": " + std::string(known));
    }

    void read_rule(const block& written) {
        rule made;
        made.offset = written.heading.offset;
        read_heading(written.heading, made);
        for (auto each = written.fields.begin(); each != written.fields.end(); ++each) {
            const auto has_key = [&](const field& other) { return other.key.text == each->key.text; };
            if (std::any_of(written.fields.begin(), each, has_key))
                refuse(source_, each->key.offset, "second " + quoted(each->key.text) + " of one rule");
            read_field(*each, made);
        }
        expect_whole(made);
        expect_order(made);
        result_.rules.push_back(std::move(made));
    }

    // DS014 missing-hyphen, or of the core: foreign-hyphen
    void read_heading(piece heading, rule& made) {
        const std::size_t space = heading.text.find(' ');
        made.is_reference = space == std::string_view::npos;
        const std::size_t name_begin = made.is_reference ? 0 : space + 1;
        const std::string_view name = heading.text.substr(name_begin);
        if (!is_kebab(name))
            refuse(source_, heading.offset + name_begin,
                   quoted(name) +
                       " is no name: names are small letters and digits with hyphens, after a code");
        made.name = name;
        const rule* const of_core = core_ == nullptr ? nullptr : find_rule(*core_, name);
        if (!made.is_reference) {
            made.id = read_code({heading.text.substr(0, space), heading.offset});
            if (of_core != nullptr)
                refuse(source_, heading.offset + name_begin,
                       "the core has a diagnostic of that name; its block begins with the name alone");
            if (const rule* const twin = find_rule(result_, name); twin != nullptr)
                refuse(source_, heading.offset + name_begin, "second rule of that name");
        } else if (of_core == nullptr) {
            refuse(source_, heading.offset,
                   core_ == nullptr
                       ? "missing code before the name"
                       : "the core has no diagnostic of that name; one of the notation begins with its code");
        } else {
            made.id = of_core->id;
        }
    }

    std::uint32_t read_code(piece code) const {
        std::string_view rest = code.text;
        if (result_.letter != 0) {
            if (!rest.starts_with(result_.letter))
                refuse(source_, code.offset,
                       "codes of this notation begin with " + std::string(1, result_.letter));
            rest.remove_prefix(1);
        }
        const auto* const found = rest.empty()
                                      ? std::end(code_layers)
                                      : std::ranges::find(code_layers, rest.front(), &code_layer::letter);
        constexpr std::size_t digits = 3;
        std::uint32_t number = 0;
        if (found == std::end(code_layers) || rest.size() != 1 + digits ||
            !read_number(rest.substr(1), number) || number == 0)
            refuse(source_, code.offset,
                   quoted(code.text) +
                       " is no code: after the letter of the notation, if it has one, come that of a "
                       "layer and three digits, as in S012");
        return result_.block * code_block_size + found->first + number;
    }

    void read_field(const field& each, rule& made) const {
        const std::string_view key = each.key.text;
        constexpr std::string_view bad = "bad ";
        constexpr std::string_view spoils = "spoils ";
        if (std::ranges::find(levels, key) != levels.end())
            read_message(each, made);
        else if (key == "why")
            made.explanation = of_own(each, made);
        else if (key == "encoding")
            made.encoding = of_own(each, made);
        else if (key == "fix")
            read_fix(each, made);
        else if (key == "habit")
            made.habit = meaning(each.value, habits);
        else if (key == "rewritable")
            made.rewritable = meaning(each.value, rewritable_when);
        else if (key == "repair")
            read_repair_roles(each, made);
        else if (key.starts_with(spoils))
            read_spoils(each, spoils.size(), made);
        else if (key.starts_with(bad)) {
            made.place = key.substr(bad.size());
            if (std::ranges::find(places, made.place) == places.end())
                refuse(source_, each.key.offset + bad.size(),
                       quoted(made.place) + " is no place of an example: there are " +
                           list_of(places, itself));
            made.bad = exact_text(source_, each, made.place == places.front(), result_.parts);
        } else if (key == "good") {
            if (made.place.empty())
                refuse(source_, each.key.offset, "good example before the bad one");
            made.good = exact_text(source_, each, made.place == places.front(), result_.parts);
        } else {
            unknown_key(each.key, "there are error, warning, note, why, fix, habit, spoils PLACE, "
                                  "rewritable, repair, encoding, bad PLACE, good");
        }
    }

    void read_spoils(const field& each, std::size_t begin, rule& made) const {
        constexpr std::string_view by_function = "in ";
        const std::string_view scope = each.key.text.substr(begin);
        const bool has_function =
            scope.starts_with(by_function) && is_function(scope.substr(by_function.size()));
        if (core_ == nullptr)
            refuse(source_, each.key.offset, "what a finding spoils is in the rules of each notation");
        if (!has_function && std::ranges::find(scopes, scope) == scopes.end())
            refuse(source_, each.key.offset + begin,
                   "unknown place of what is spoiled: there are " + list_of(scopes, itself) +
                       ", in FUNCTION");
        made.spoils.push_back({each.key.offset,
                               std::string(has_function ? scope.substr(by_function.size()) : scope),
                               has_function,
                               list_of_words(each),
                               {}});
        if (made.spoils.back().words.empty())
            refuse(source_, each.key.offset, "missing names of what is spoiled");
    }

    void read_message(const field& each, rule& made) const {
        if (!made.level.empty())
            refuse(source_, each.key.offset, "second level of one rule");
        made.level = each.key.text;
        made.message = of_own(each, made);
        if (made.message.find('\n') != std::string::npos || made.message.ends_with('.'))
            refuse(source_, each.key.offset, "a message is one sentence without a full stop");
    }

    std::string of_own(const field& each, const rule& made) const {
        if (made.is_reference)
            refuse(source_, each.key.offset, "what the core says of " + made.name + " is in its own rules");
        std::string text = prose(each);
        if (text.empty())
            refuse(source_, each.key.offset, "missing text of " + quoted(each.key.text));
        return text;
    }

    // safe, fix_hyphen
    void read_fix(const field& each, rule& made) const {
        piece rest = each.value;
        const std::size_t comma = std::min(rest.text.find(','), rest.text.size());
        const bool has_kind = std::ranges::find(fixes, rest.text.substr(0, comma)) != fixes.end();
        if (has_kind == made.is_reference)
            refuse(source_, rest.offset,
                   made.is_reference ? "whether it is safe to fix is said in the rules of the core"
                                     : "missing kind of fix: " + list_of(fixes, itself));
        if (has_kind) {
            made.fix = rest.text.substr(0, comma);
            if (comma == rest.text.size())
                return;
            const std::size_t begin = rest.text.find_first_not_of(' ', comma + 1);
            if (begin == std::string_view::npos)
                refuse(source_, rest.offset + comma, "missing way to fix after the comma");
            rest = {rest.text.substr(begin), rest.offset + begin};
        }
        made.call = read_fix_call(source_, rest);
    }

    // misfit, consequence
    void read_repair_roles(const field& each, rule& made) const {
        if (core_ == nullptr)
            refuse(source_, each.key.offset,
                   "what repair makes of a finding is in the rules of each notation");
        for (const piece& name : list_of_words(each))
            made.repair_roles.push_back(meaning(name, repair_roles));
        if (made.repair_roles.empty())
            refuse(source_, each.key.offset, "missing roles: " + list_of(repair_roles, as_written));
    }

    template <class Words> std::string meaning(piece written, const Words& words) const {
        const auto found = std::ranges::find(words, written.text, &word::written);
        if (found == words.end())
            refuse(source_, written.offset,
                   "unknown word " + quoted(written.text) + ": there are " + list_of(words, as_written));
        return std::string(found->meant);
    }

    void expect_whole(const rule& made) const {
        if (made.place.empty() != made.good.empty())
            refuse(source_, made.offset, "missing good example beside the bad one");
        if (!made.place.empty() && core_ == nullptr)
            refuse(source_, made.offset, "examples are in the rules of each notation that reports it");
        if (!made.is_reference && made.message.empty())
            refuse(source_, made.offset, "missing message: " + list_of(levels, itself));
        if (!made.is_reference && made.explanation.empty())
            refuse(source_, made.offset, "missing explanation: why");
    }

    void expect_order(const rule& made) const {
        if (result_.rules.empty() || result_.rules.back().id < made.id)
            return;
        refuse(source_, made.offset,
               result_.rules.back().id == made.id
                   ? "second rule with the code of " + result_.rules.back().name
                   : "rules are in the order of their codes, and that of " + result_.rules.back().name +
                         " is higher");
    }

    const rule_text& source_;
    const rule_file* core_;
    rule_file result_;
};

} // namespace

const rule* find_rule(const rule_file& file, std::string_view name) {
    const auto found = std::ranges::find(file.rules, name, &rule::name);
    return found == file.rules.end() ? nullptr : &*found;
}

rule_file read_rules(const rule_text& source, const rule_file* core) {
    return rule_reader(source, core).read();
}

} // namespace ctlpgn::rulec
