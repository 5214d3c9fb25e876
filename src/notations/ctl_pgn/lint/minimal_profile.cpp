#include "notations/ctl_pgn/lint/minimal_profile.hpp"

#include "notations/ctl_pgn/tags.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_read(const game& of, const tag& each) {
    const tag_name name = find_tag(of.raw(each.name));
    return name == tag_name::variant || name == tag_name::position;
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
        return std::ranges::none_of(
            of.tags, [&](const tag& each) { return holds(each.where, at) && is_read(of, each); });
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

    const auto redefines = [&of](const tag& each) {
        return find_tag(of.raw(each.name)) == tag_name::redefine;
    };
    const auto redefinition = std::ranges::find_if(of.tags, redefines);
    if (redefinition != of.tags.end())
        report(findings, redefinition->where, std::string(row_of(tag_name::redefine).text), 1);
    if (!of.variations.empty())
        report(findings, of.variations.front().where, "variations", of.variations.size());
    if (!of.comments.empty())
        report(findings, of.comments.front().where, "comments", of.comments.size());
}

} // namespace ctlpgn::ctl_pgn
