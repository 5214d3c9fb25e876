#include "support/catalogue_checks.hpp"

#include "ctlpgn/fixing.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace ctlpgn::tests {

namespace {

bool is_own(const diagnostic_info& row) {
    return code_number(row.id) >= code_block_size;
}

} // namespace

void check_examples(const notation& in, std::size_t own_rows) {
    std::size_t own = 0;
    for (const diagnostic_info& row : diagnostics_of(in)) {
        own += is_own(row) ? 1U : 0U;
        if (row.example.empty())
            continue;
        INFO(code_text(row.id) << " " << row.name);
        CHECK(names_of_findings(in.example_file(row.example.place, row.example.bad), in) == row.name);
        CHECK(names_of_findings(in.example_file(row.example.place, row.example.good), in) == "");
    }
    CHECK(own >= own_rows);
}

void check_fixes_of_examples(const notation& in) {
    for (const diagnostic_info& row : diagnostics_of(in)) {
        if (row.example.empty() || !is_own(row))
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string bad = in.example_file(row.example.place, row.example.bad);
        const std::string fixed = apply_fixes(bad, in, {}, {.unsafe = row.fix == fixable::unsafe});
        INFO(fixed);
        CHECK((fixed != bad) == (row.fix != fixable::never));
        CHECK((row.fix == fixable::never || names_of_findings(fixed, in) == ""));
        for (const diagnostic& each : found_in(bad, in))
            CHECK((!each.remedy || each.remedy->safe == (row.fix == fixable::safe)));
    }
}

void check_messages(const notation& in) {
    for (const diagnostic_info& row : in.own_diagnostics()) {
        INFO(row.name << ": " << row.message);
        CHECK(row.message.find(" must ") != std::string_view::npos);
    }
}

void check_one_fix(const notation& in, code id, std::initializer_list<fixed_text> texts) {
    for (const auto& [text, is_safe] : texts) {
        INFO(text);
        std::size_t offered = 0;
        for (const diagnostic& each : found_in(text, in))
            if (each.id == id && each.remedy) {
                ++offered;
                CHECK(each.remedy->safe == is_safe);
            }
        CHECK(offered == 1);
    }
}

} // namespace ctlpgn::tests
