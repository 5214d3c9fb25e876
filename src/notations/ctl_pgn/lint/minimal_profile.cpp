#include "notations/ctl_pgn/lint/minimal_profile.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/tags.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_read(const game& record, const tag& each) {
    const tag_name name = find_tag(record.raw(each.name));
    return name == tag_name::variant || name == tag_name::position;
}

bool holds(span where, std::uint32_t offset) {
    return where.begin <= offset && offset < where.end;
}

bool is_ignored(const game& record, const finding& what) {
    const std::uint32_t at = what.where.begin;
    switch (layer_of(what.id)) {
    case layer::variations:
    case layer::comments: return true;
    case layer::tags:
        return std::ranges::none_of(
            record.tags, [&](const tag& each) { return holds(each.where, at) && is_read(record, each); });
    default: break;
    }
    return std::ranges::any_of(record.comments,
                               [at](const comment& each) { return holds(each.where, at); }) ||
           std::ranges::any_of(record.variations,
                               [at](const variation& each) { return holds(each.where, at); });
}

void report(std::vector<finding>& findings, span where, std::string what, std::size_t count) {
    finding& added = findings.emplace_back();
    added.id = codes::not_for_minimum_reader;
    added.where = where;
    added.detail = std::move(what) + (count > 1 ? " (the game has " + std::to_string(count) + ")" : "");
}

} // namespace

void apply_minimal_profile(const game& record, std::vector<finding>& findings) {
    drop_findings(findings, [&record](const finding& each) { return is_ignored(record, each); });

    const auto redefines = [&record](const tag& each) {
        return find_tag(record.raw(each.name)) == tag_name::redefine;
    };
    const auto redefinition = std::ranges::find_if(record.tags, redefines);
    if (redefinition != record.tags.end())
        report(findings, redefinition->where, std::string(row_of(tag_name::redefine).text), 1);
    if (!record.variations.empty())
        report(findings, record.variations.front().where, "variations", record.variations.size());
    if (!record.comments.empty())
        report(findings, record.comments.front().where, "comments", record.comments.size());
}

} // namespace ctlpgn::ctl_pgn
