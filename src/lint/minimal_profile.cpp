#include "lint/minimal_profile.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

namespace {

// Tags that such a reader does not ignore.
constexpr std::array<std::string_view, 2> read_tags = {"Variant", "PDTL"};
constexpr std::string_view letter_tag = "Redefine";

constexpr std::uint16_t layer_size = 1000;

std::uint16_t layer_of(code id) {
    const auto number = static_cast<std::uint16_t>(id);
    return static_cast<std::uint16_t>(number - number % layer_size);
}

bool holds(span where, std::uint32_t offset) {
    return where.begin <= offset && offset < where.end;
}

bool is_ignored(const game& of, const finding& what) {
    const std::uint32_t at = what.where.begin;
    switch (layer_of(what.id)) {
    case layer::variations:
    case layer::comments: return true;
    case layer::tags:
        return std::ranges::none_of(of.tags, [&](const tag& each) {
            return holds(each.where, at) && std::ranges::count(read_tags, of.raw(each.name)) != 0;
        });
    default: break;
    }
    return std::ranges::any_of(of.comments, [at](const comment& each) { return holds(each.where, at); }) ||
           std::ranges::any_of(of.variations, [at](const variation& each) { return holds(each.where, at); });
}

void report(std::vector<finding>& findings, span where, std::string what, std::size_t count) {
    finding& added = findings.emplace_back();
    added.id = code::not_for_minimum_reader;
    added.where = where;
    added.detail = std::move(what) + (count > 1 ? " (the game has " + std::to_string(count) + ")" : "");
}

} // namespace

void apply_minimal_profile(const game& of, std::vector<finding>& findings) {
    std::erase_if(findings, [&of](const finding& each) { return is_ignored(of, each); });

    const auto redefines = [&of](const tag& each) { return of.raw(each.name) == letter_tag; };
    const auto redefinition = std::ranges::find_if(of.tags, redefines);
    if (redefinition != of.tags.end())
        report(findings, redefinition->where, std::string(letter_tag), 1);
    if (!of.variations.empty())
        report(findings, of.variations.front().where, "variations", of.variations.size());
    if (!of.comments.empty())
        report(findings, of.comments.front().where, "comments", of.comments.size());
}

} // namespace ctlpgn
