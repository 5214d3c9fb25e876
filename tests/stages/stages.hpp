// The stages of the library for measurements, and texts for them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::bench {

struct stage {
    std::string_view name;
    std::size_t (*run)(const std::string& text); // the result depends on all the work
    bool for_faulty;                             // whether it makes a difference that the text has faults
};

// In order of increasing work. docs/dev/performance.md describes them.
std::span<const stage> stages();
// Null if there is none.
const stage* find_stage(std::string_view name);

// The notation of the texts that stages are run on from now on; CTL-PGN by default.
void measure(const notation& chosen);

// plain, annotated, faulty: plain games with a fault in every tenth line, and amateur: annotated ones with
// one to four slips in each.
std::span<const std::string_view> kinds_of_text();
// Whether its games have faults.
bool is_faulty(std::string_view kind);
// At least that many bytes; the same ones on every machine.
std::string text_of(std::string_view kind, std::size_t bytes);

// Why the text does not have its kind; empty if it does.
std::string fault_of(std::string_view kind, const std::string& text);

std::uint64_t plies_in(const std::string& text);
// Bytes of all trees of the games, each with its minimal size.
std::uint64_t tree_bytes_of(const std::string& text);

} // namespace ctlpgn::bench
