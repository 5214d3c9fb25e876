// What a reader says it found, compared with what is expected.
#pragma once

#include "conformance/suite.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::conformance {

// As much of a finding as the reader gives.
struct given_finding {
    std::optional<std::string> code;
    std::optional<std::uint64_t> line;
    std::optional<std::uint64_t> column;
    std::optional<std::uint64_t> begin; // offset in bytes
    std::optional<std::uint64_t> end;
};

// A place is {"range": {"start": …, "end": …}} or "line", "column" and "span". Throws
// nlohmann::json::exception if a field is not of this form, or if there is neither code nor place.
std::vector<given_finding> read_findings(const nlohmann::json& list);

// All findings of a document as docs/json.md describes it: those of its games, and those of no game.
std::vector<given_finding> read_document_findings(const nlohmann::json& document);

struct findings_difference {
    std::optional<bool> same_codes;  // none if they are not given
    std::optional<bool> same_places; // none if they are not given
    std::string what;                // empty if nothing differs
};

// Compared by the fields that all of the given ones have; a different number of findings is always a
// difference. With `own_codes` the reader has different codes, which are not compared.
findings_difference compare(const std::vector<expected_finding>& expected,
                            const std::vector<given_finding>& found, bool own_codes);

// Whether the reader's finding is one of those that are expected.
bool is_among(const given_finding& which, const std::vector<expected_finding>& expected, bool own_codes);

// "S005@4:3 T022@1:1", only the first of them.
std::string listed(const std::vector<expected_finding>& findings);
std::string listed(const std::vector<given_finding>& findings);

} // namespace ctlpgn::conformance
