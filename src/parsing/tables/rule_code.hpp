// Turns the types of rules into data at compile time (rule_steps.hpp).
#pragma once

#include "parsing/rule_usual.hpp"
#include "parsing/rules.hpp"
#include "parsing/tables/rule_steps.hpp"
#include "parsing/tables/rule_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::parsing {

// Writes a rule where another one uses it: a rule of the grammar by its name, any other as it is.
template <class E> struct rule_writer {
    static constexpr void write(rule_text& output) {
        if constexpr (E::rule_index < first_rules) {
            output.put(first_name + E::rule_index);
        } else {
            output.step(rule_step::named);
            output.number(E::rule_index - first_rules);
        }
    }
};

template <class E> constexpr void write_rule(rule_text& output) {
    rule_writer<E>::write(output);
}

template <class E> constexpr void write_step(rule_text& output, rule_step what) {
    output.step(what);
    write_rule<E>(output);
}

template <class Rule> struct rule_writer<seq<Rule>> : rule_writer<Rule> {};

template <class... Rules> struct rule_writer<seq<Rules...>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::all);
        output.number(sizeof...(Rules));
        (write_rule<Rules>(output), ...);
    }
};

template <class... Rules> struct rule_writer<sor<Rules...>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::one_of);
        output.number(sizeof...(Rules));
        (write_rule<Rules>(output), ...);
    }
};

template <class E> struct rule_writer<opt<E>> {
    static constexpr void write(rule_text& output) { write_step<E>(output, rule_step::optional); }
};
template <class E> struct rule_writer<star<E>> {
    static constexpr void write(rule_text& output) { write_step<E>(output, rule_step::any_number); }
};
template <class E> struct rule_writer<plus<E>> {
    static constexpr void write(rule_text& output) { write_step<E>(output, rule_step::one_or_more); }
};
template <class E> struct rule_writer<at<E>> {
    static constexpr void write(rule_text& output) { write_step<E>(output, rule_step::ahead); }
};
template <class E> struct rule_writer<not_at<E>> {
    static constexpr void write(rule_text& output) { write_step<E>(output, rule_step::not_ahead); }
};

template <unsigned Min, unsigned Max, class E> struct rule_writer<repeat<Min, Max, E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::repeated);
        output.number(Min);
        output.number(Max);
        write_rule<E>(output);
    }
};

template <class E> struct rule_writer<advancing<E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::advancing);
        write_rule<E>(output);
    }
};

// The number of bytes that a rule looks at is not used here.
template <std::size_t Most, class E> struct rule_writer<short_text<Most, E>> : rule_writer<E> {};

template <char... Bytes> struct rule_writer<literal<Bytes...>> {
    static constexpr void write(rule_text& output) {
        output.step(sizeof...(Bytes) == 1 ? rule_step::byte : rule_step::text);
        if (sizeof...(Bytes) != 1)
            output.number(sizeof...(Bytes));
        (output.put(static_cast<std::uint8_t>(Bytes)), ...);
    }
};

template <std::uint64_t Low, std::uint64_t High> struct rule_writer<byte_class<Low, High>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::byte_of);
        output.set(byte_set<Low, High, false>::table);
    }
};

template <std::uint64_t Low, std::uint64_t High, std::uint32_t... First, std::uint32_t... Last>
struct rule_writer<character_class<Low, High, points<First, Last>...>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::character_of);
        output.set(byte_set<Low, High, false>::table);
        output.number(sizeof...(First));
        ((output.number(First), output.number(Last)), ...);
    }
};

template <std::uint64_t Low, std::uint64_t High> struct rule_writer<any_but<Low, High>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::character_in);
        output.set(byte_set<Low, High, true>::table);
    }
};

template <unsigned Min, std::uint64_t Low, std::uint64_t High, bool Beyond>
struct rule_writer<byte_span<Min, Low, High, Beyond>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::run_of);
        output.put(Min);
        output.set(byte_set<Low, High, Beyond>::table);
    }
};

template <class First, class E> struct rule_writer<starting<First, E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::starting);
        write_rule<E>(output);
    }
};

template <class First, class E> struct rule_writer<begun<First, E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::begun);
        write_rule<E>(output);
    }
};

template <auto Code, std::size_t Site, class E> struct rule_writer<deviation<Code, Site, E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::deviation);
        output.number(static_cast<std::uint32_t>(Code));
        write_rule<E>(output);
    }
};

template <auto Code, std::size_t Site, class E, class Recovery>
struct rule_writer<expected<Code, Site, E, Recovery>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::expected);
        output.number(static_cast<std::uint32_t>(Code));
        write_rule<E>(output);
        write_rule<Recovery>(output);
    }
};

template <class E> struct rule_writer<rollback<E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::undone_on_failure);
        write_rule<E>(output);
    }
};

template <auto Condition, bool Expected, class... Subject>
struct rule_writer<holds<Condition, Expected, Subject...>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::asked);
        output.put(Expected ? 1 : 0);
        output.number(static_cast<std::uint32_t>(Condition));
        write_rule<seq<Subject...>>(output);
    }
};

template <auto Code, std::size_t Site, class E, class Opening, class Closing, class Between, class First>
struct rule_writer<nested<Code, Site, E, Opening, Closing, Between, First>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::nested);
        output.number(static_cast<std::uint32_t>(Code));
        write_rule<E>(output);
        write_rule<Opening>(output);
        write_rule<Closing>(output);
        write_rule<Between>(output);
    }
};

template <class Rule, class E> struct rule_writer<part_as<Rule, E>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::part);
        output.number(Rule::rule_index);
        write_rule<E>(output);
    }
};

// The skipped rules have no actions.
template <class E, class... Rules> struct rule_writer<passing<E, Rules...>> : rule_writer<E> {};

// A token is the whole of its rule.
template <class Table> struct rule_writer<token<Table>> {
    static constexpr void write(rule_text& output) {
        output.step(rule_step::token);
        std::array<bool, 256> begins{};
        for (std::size_t byte = 0; byte != begins.size(); ++byte)
            begins[byte] = Table::next[Table::begin + Table::classes[byte]] != 0;
        output.set(begins);
    }
};

template <class E> constexpr rule_text text_of_rule() {
    rule_text made;
    write_rule<E>(made);
    return made;
}

// The code of a part of a rule.
template <class E>
inline constexpr auto code_of_part = [] {
    constexpr rule_text text = text_of_rule<E>();
    std::array<std::uint8_t, text.size> made{};
    std::copy_n(text.bytes.begin(), text.size, made.begin());
    return made;
}();

// The rules of a grammar, which its header lists.
template <class List> struct grammar_code;

template <class... Rules> struct grammar_code<tao::pegtl::type_list<Rules...>> {
    struct part {
        const std::uint8_t* code;
        std::size_t size;
        unsigned index;
    };
    static constexpr std::array<part, sizeof...(Rules)> parts{
        part{code_of_part<typename Rules::rule_t>.data(), code_of_part<typename Rules::rule_t>.size(),
             Rules::rule_index}...};
    static constexpr auto begins = [] {
        std::array<std::uint16_t, parts.size() + 1> made{};
        for (std::size_t at = 0; at != parts.size(); ++at)
            made[at + 1] = static_cast<std::uint16_t>(made[at] + parts[at].size);
        return made;
    }();
    static constexpr auto code = [] {
        std::array<std::uint8_t, begins.back()> made{};
        for (std::size_t at = 0; at != parts.size(); ++at)
            std::copy_n(parts[at].code, parts[at].size, made.begin() + begins[at]);
        return made;
    }();
    static constexpr coded_grammar value{code.data(), begins.data(), parts.size()};

    static_assert(std::ranges::is_sorted(begins), "there is more code than 16 bits can count");
    static_assert([] {
        for (std::size_t at = 0; at != parts.size(); ++at)
            if (parts[at].index != at)
                return false;
        return true;
    }());
};

// All rules of the grammar that has this one, if its header lists them (pegc --list).
template <class Rule> inline constexpr bool is_listed = requires {
    list_of_rules(static_cast<const Rule*>(nullptr));
};
template <class Rule> using rules_beside = decltype(list_of_rules(static_cast<const Rule*>(nullptr)));

} // namespace ctlpgn::parsing
