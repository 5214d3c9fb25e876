#include "ctlpgn/catalogue.hpp"

#include "catalogue/core_rows.hpp"
#include "catalogue/row.hpp"
#include "ctlpgn/notation.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace ctlpgn {
namespace {

std::vector<diagnostic_info> all_rows() {
    const std::span<const diagnostic_info> of_core = catalogue_rows::in_this_build<core_rows>();
    std::vector<diagnostic_info> result(of_core.begin(), of_core.end());
    for (const notation* const each : notations()) {
        const std::span<const diagnostic_info> rows = each->own_diagnostics();
        result.insert(result.end(), rows.begin(), rows.end());
    }
    sort_stably(result, {}, &diagnostic_info::id);
    if (const auto twin = std::ranges::adjacent_find(result, {}, &diagnostic_info::id); twin != result.end())
        throw std::logic_error("two diagnostics have one code: " + std::string(twin->name) + " and " +
                               std::string(std::next(twin)->name));
    return result;
}

// A selection of codes by their beginning selects those of one notation, or of one layer.
void expect_own_codes() {
#ifndef __wasm__ // the notations have been checked by its maker
    const std::span<const notation* const> all = notations();
    for (auto each = all.begin(); each != all.end(); ++each) {
        const std::string name((*each)->name);
        const char own = (*each)->code_letter;
        if (own != 0 && std::ranges::find(code_layers, own, &code_layer::letter) != std::end(code_layers))
            throw std::logic_error("the codes of " + name + " begin with " + own +
                                   ", as those of a layer do: it needs another letter");
        for (const notation* const other : std::span(all.begin(), each)) {
            if (other->code_block == (*each)->code_block)
                throw std::logic_error(name + " and " + std::string(other->name) +
                                       " have one block of codes: it needs another number");
            if (other->code_letter == own)
                throw std::logic_error("the codes of " + name + " and " + std::string(other->name) +
                                       " begin alike: it needs another letter");
        }
    }
#endif
}

// Finds rows in few steps, since the numbers of a layer have few gaps.
class layer_index {
  public:
    explicit layer_index(std::span<const diagnostic_info> rows) : rows_(rows) {
        for (std::size_t i = 0; i != rows.size(); ++i) {
            const std::size_t layer = layer_at(rows[i].id);
            first_.resize(std::max(first_.size(), layer + 1), i);
        }
    }

    // Null if no row has the code.
    [[nodiscard]] const diagnostic_info* find(code id) const {
        const std::size_t layer = layer_at(id);
        if (layer >= first_.size() || id < rows_[first_[layer]].id)
            return nullptr;
        const std::size_t most = first_[layer] + code_number(id) - code_number(rows_[first_[layer]].id);
        std::size_t at = std::min(most, rows_.size() - 1);
        while (rows_[at].id > id)
            --at;
        return rows_[at].id == id ? &rows_[at] : nullptr;
    }

  private:
    static std::size_t layer_at(code id) { return code_number(id) / code_layer_size; }

    std::span<const diagnostic_info> rows_;
    std::vector<std::size_t> first_; // row of each layer, or of the next one that has any
};

// The letter of the notation whose block the code is in; 0 for blocks without one.
char notation_letter(std::uint32_t block) {
    for (const notation* const each : notations())
        if (each->code_block == block)
            return each->code_letter;
    return 0;
}

} // namespace

std::span<const diagnostic_info> catalogue() {
    static const std::vector<diagnostic_info> all = [] {
        expect_own_codes();
        return all_rows();
    }();
    return all;
}

const diagnostic_info& describe(code id) {
    static const layer_index rows(catalogue());
    const diagnostic_info* const row = rows.find(id);
    if (row == nullptr)
        throw std::logic_error("no diagnostic has the code " + std::to_string(static_cast<unsigned>(id)));
    return *row;
}

std::string code_text(code id) {
    const auto value = static_cast<std::uint32_t>(id);
    const char of_notation = notation_letter(value / code_block_size);
    const std::uint32_t number = value % code_layer_size;
    const auto* const layer = std::ranges::find(code_layers, layer_of(id), &code_layer::first);
    std::string result;
    if (of_notation != 0)
        result += of_notation;
    result += layer == std::end(code_layers) ? '?' : layer->letter;
    const std::string digits = std::to_string(number);
    return result.append(3 - std::min<std::size_t>(3, digits.size()), '0') + digits;
}

check_level level_of_check(code id) {
    switch (layer_of(id)) {
    case layer::syntax: return check_level::syntax;
    case layer::rules: return check_level::legal;
    default: return check_level::coherent;
    }
}

std::optional<code> find_code(std::string_view code_or_name) {
    for (const diagnostic_info& row : catalogue())
        if (row.name == code_or_name || code_text(row.id) == code_or_name)
            return row.id;
    return std::nullopt;
}

std::vector<diagnostic_info> diagnostics_of(const notation& chosen) {
    std::vector<diagnostic_info> result;
    for (const core_example& each : chosen.core_examples()) {
        diagnostic_info& row = result.emplace_back(describe(each.id));
        row.example = each.example;
    }
    const std::span<const diagnostic_info> own = chosen.own_diagnostics();
    result.insert(result.end(), own.begin(), own.end());
    sort_stably(result, {}, &diagnostic_info::id);
    return result;
}

std::vector<notation_example> examples_of(code id, const notation* only) {
    std::vector<notation_example> result;
    const auto add = [&](const notation& chosen, const diagnostic_example& example) {
        if (!example.empty() && (only == nullptr || only == &chosen))
            result.push_back({&chosen, example});
    };
    for (const notation* const each : notations()) {
        for (const core_example& of_core : each->core_examples())
            if (of_core.id == id)
                add(*each, of_core.example);
        for (const diagnostic_info& row : each->own_diagnostics())
            if (row.id == id)
                add(*each, row.example);
    }
    return result;
}

std::string_view level_text(level severity) {
    switch (severity) {
    case level::note: return "note";
    case level::warning: return "warning";
    case level::error: return "error";
    }
    return {};
}

std::string_view fixable_text(fixable fix) {
    switch (fix) {
    case fixable::never: return "never";
    case fixable::safe: return "safe";
    case fixable::unsafe: return "unsafe";
    case fixable::either: return "either";
    }
    return {};
}

} // namespace ctlpgn
