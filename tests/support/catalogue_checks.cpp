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

void check_examples(const notation& chosen, std::size_t own_rows) {
    std::size_t own = 0;
    for (const diagnostic_info& row : diagnostics_of(chosen)) {
        own += is_own(row) ? 1U : 0U;
        if (row.example.empty())
            continue;
        INFO(code_text(row.id) << " " << row.name);
        CHECK(names_of_findings(chosen.example_file(row.example.place, row.example.bad), chosen) == row.name);
        CHECK(names_of_findings(chosen.example_file(row.example.place, row.example.good), chosen) == "");
    }
    CHECK(own >= own_rows);
}

void check_fixes_of_examples(const notation& chosen) {
    for (const diagnostic_info& row : diagnostics_of(chosen)) {
        if (row.example.empty() || !is_own(row))
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string bad = chosen.example_file(row.example.place, row.example.bad);
        const std::string fixed = apply_fixes(bad, chosen, {}, {.unsafe = row.fix != fixable::safe});
        INFO(fixed);
        CHECK((fixed != bad) == (row.fix != fixable::never));
        CHECK((row.fix == fixable::never || names_of_findings(fixed, chosen) == ""));
        for (const diagnostic& each : found_in(bad, chosen))
            CHECK((!each.remedy || row.fix == fixable::either ||
                   each.remedy->safe == (row.fix == fixable::safe)));
    }
}

void check_one_fix(const notation& chosen, code id, std::initializer_list<fixed_text> texts) {
    for (const auto& [text, is_safe] : texts) {
        INFO(text);
        std::size_t offered = 0;
        for (const diagnostic& each : found_in(text, chosen))
            if (each.id == id && each.remedy) {
                ++offered;
                CHECK(each.remedy->safe == is_safe);
            }
        CHECK(offered == 1);
    }
}

} // namespace ctlpgn::tests
