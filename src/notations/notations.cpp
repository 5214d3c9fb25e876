// The list of notations: those that were built, and those that are added.
#include "ctlpgn/notation.hpp"
#include "notations/built.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace ctlpgn {

namespace {

std::vector<const notation*>& listed() {
    static std::vector<const notation*> list(built_notations.begin(), built_notations.end());
    return list;
}

void expect_whole([[maybe_unused]] const notation& asked) {
#ifndef __wasm__ // the notations have been checked by its maker
    const struct {
        std::string_view name;
        bool is_there;
    } needed[] = {
        {"name", !asked.name.empty()},
        {"title", !asked.title.empty()},
        {"extension", asked.extension.starts_with('.')},
        {"variant", !asked.variant.empty()},
        {"words", asked.words != nullptr},
        {"own_diagnostics", asked.own_diagnostics != nullptr},
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
        {"core_examples", asked.core_examples != nullptr},
        {"example_file", asked.example_file != nullptr},
#endif
#ifndef CTLPGN_WITHOUT_STRICT_READINGS
        {"accepts", asked.accepts != nullptr},
#endif
        {"read_game", asked.read_game != nullptr},
        {"find_game", asked.find_game != nullptr},
        {"initial", asked.initial != nullptr},
        {"check", asked.check != nullptr},
        {"parts_of", asked.parts_of != nullptr},
        {"make_writer", asked.make_writer != nullptr},
    };
    for (const auto& each : needed)
        if (!each.is_there)
            throw std::logic_error("the notation " + std::string(asked.name) + " has no " +
                                   std::string(each.name) + ", which every notation needs");
#endif
}

// After the first request, none can be added.
const std::vector<const notation*>& known() {
    static const bool are_whole = [] {
        for (const notation* const each : listed())
            expect_whole(*each);
        return true;
    }();
    static_cast<void>(are_whole);
    return listed();
}

// No more than is examined, and no partial line.
std::string_view beginning_of(std::string_view text) {
    if (text.size() <= guessed_bytes)
        return text;
    text = text.substr(0, guessed_bytes);
    const std::size_t line_end = text.rfind('\n');
    return line_end == std::string_view::npos ? text : text.substr(0, line_end + 1);
}

// Of several equally likely ones, the first with the highest count by `count_in`.
notation_guess likeliest(const auto& likeness_in, const auto& count_in) {
    notation_guess best;
    std::vector<const notation*> alike;
    for (const notation* const candidate : known()) {
        const likeness found = likeness_in(*candidate);
        if (found > best.how_likely) {
            best = {candidate, found};
            alike.clear();
        }
        if (found == best.how_likely)
            alike.push_back(candidate);
    }
    if (alike.size() > 1 && best.how_likely != likeness::none)
        best.likeliest =
            *std::ranges::max_element(alike, {}, [&](const notation* each) { return count_in(*each); });
    return best;
}

// The number of plies in the first game that have a meaning in the notation.
std::size_t count_understood(const notation& chosen, std::string_view text) {
    game first;
    std::vector<finding> findings;
    chosen.read_game(beginning_of(text), true, true, {}, first, findings);
    return static_cast<std::size_t>(std::ranges::count_if(first.plies, &ply::readable));
}

} // namespace

std::span<const notation* const> notations() {
    return known();
}

void add_notation(const notation& added) {
    listed().push_back(&added);
}

const notation* find_notation(std::string_view name) {
    for (const notation* const candidate : known())
        if (candidate->name == name)
            return candidate;
    return nullptr;
}

std::string_view preamble_of(const notation& chosen, std::string_view beginning) {
    return chosen.preamble_of == nullptr ? std::string_view()
                                         : chosen.preamble_of(beginning.substr(0, preamble_bytes));
}

likeness likeness_to(const notation& chosen, std::string_view text) {
    return chosen.likeness_of == nullptr ? likeness::possible : chosen.likeness_of(beginning_of(text));
}

notation_guess guess_notation(std::string_view text) {
    return likeliest([text](const notation& chosen) { return likeness_to(chosen, text); },
                     [text](const notation& chosen) { return count_understood(chosen, text); });
}

notation_guess guess_notation_of_position(std::string_view word) {
    return likeliest(
        [word](const notation& chosen) {
            return chosen.position_likeness == nullptr ? likeness::none : chosen.position_likeness(word);
        },
        [](const notation& /*chosen*/) { return 0; });
}

position_texts positions_of(const notation& chosen, const game& record) {
    position_texts positions;
    if (chosen.ask_board == nullptr)
        positions.reset(record.plies.size());
    else
        chosen.ask_board(record, {.positions = &positions});
    return positions;
}

std::vector<code> broken_rules_of(const notation& chosen, const game& record) {
    std::vector<code> broken(record.plies.size(), code::none);
    if (chosen.ask_board != nullptr)
        chosen.ask_board(record, {.broken_rules = &broken});
    return broken;
}

} // namespace ctlpgn
