// Shared by the tests of generated parsers.
#pragma once

#include "parsing/rules.hpp"
#include "parsing/tables/table_control.hpp"
#include "support/temporary_folder.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <cstddef>
#include <ctlpgn/catalogue.hpp>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::test {

struct finding {
    code what;
    std::size_t begin;
    std::size_t end;

    bool operator==(const finding&) const = default;
    friend std::ostream& operator<<(std::ostream& out, const finding& f) {
        return out << static_cast<int>(f.what) << " at " << f.begin << '-' << f.end;
    }
};

struct recorder {
    const char* text = nullptr;
    std::size_t limit = 200;
    bool answer = true;
    std::size_t depth = 0;
    bool limit_was_reached = false;
    std::vector<finding> findings;
    std::vector<std::string> subjects;
    std::vector<std::size_t> sites;
    std::vector<std::size_t> rules;

    void report(code what, const char* begin, const char* end) {
        findings.push_back(
            {what, static_cast<std::size_t>(begin - text), static_cast<std::size_t>(end - text)});
    }
    void raised(std::size_t site) { sites.push_back(site); }
    void matched(std::size_t rule) { rules.push_back(rule); }
    std::size_t mark() const { return findings.size(); }
    void rollback(std::size_t mark) { findings.resize(mark); }
    template <typename Condition> bool holds(Condition /*unused*/, std::string_view subject) {
        subjects.emplace_back(subject);
        return answer;
    }
    bool enter() {
        if (depth == limit || limit_was_reached)
            return false;
        ++depth;
        return true;
    }
    void leave() { --depth; }
    void limit_reached(code /*unused*/, const char* /*unused*/) { limit_was_reached = true; }
};

// Reading by tables gives the same result.
template <typename Rule, template <typename...> class Action>
void require_same_by_table(recorder state, std::string_view text, bool expected, const char* end,
                           const recorder& left) {
    ctlpgn::parsing::text_input input(text);
    using by_table =
        parsing::table_reading<Action, tao::pegtl::normal, recorder, parsing::rules_beside<Rule>>;
    REQUIRE(by_table::template match<Rule>(input, state, true) == expected);
    REQUIRE((!expected || input.current() == end));
    REQUIRE(state.findings == left.findings);
    REQUIRE(state.subjects == left.subjects);
    REQUIRE(state.depth == left.depth);
}

template <typename Rule, template <typename...> class Action = tao::pegtl::nothing>
bool parse(recorder& state, std::string_view text) {
    state.text = text.data();
    [[maybe_unused]] const recorder before = state;
    ctlpgn::parsing::text_input input(text);
    const bool matched = tao::pegtl::parse<Rule, Action, parsing::counting_control>(input, state);
    if constexpr (parsing::is_listed<Rule>)
        require_same_by_table<Rule, Action>(before, text, matched, input.current(), state);
    return matched && input.empty() && !state.limit_was_reached;
}

// Whether the rule matches the whole text.
template <typename Rule> bool matches(std::string_view text) {
    recorder state;
    return parse<Rule>(state, text);
}

template <typename Rule> std::vector<finding> findings(std::string_view text) {
    recorder state;
    if (!parse<Rule>(state, text))
        return {{code::stray, 999, 999}};
    return state.findings;
}

class folder : public tests::temporary_folder {
  public:
    std::filesystem::path write(std::string_view name, std::string_view text) const {
        std::ofstream(path() / name, std::ios::binary) << text;
        return path() / name;
    }
};

} // namespace ctlpgn::test
