#include "lint/rules/cut_end.hpp"

#include "ctlpgn/catalogue.hpp"
#include "lint/rules/drop_findings.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

namespace {

// What a number without a move may be followed by: 12.
constexpr std::string_view number_signs = "0123456789. \t";

// Whether one of the parts that begin there reaches the end.
template <class part> bool reaches(const std::vector<part>& parts, std::uint32_t begin, std::size_t end) {
    const auto begins = [](const part& each) { return each.where.begin; };
    const auto found = std::ranges::lower_bound(parts, begin, {}, begins);
    return found != parts.end() && found->where.begin == begin && found->where.end >= end;
}

} // namespace

void keep_cut_end(const game& record, std::vector<finding>& findings,
                  std::initializer_list<code> missing_ends, std::initializer_list<code> complete) {
    const auto is_missing_end = [&](const finding& each) {
        return std::ranges::find(missing_ends, each.id) != missing_ends.end();
    };
    if (std::ranges::none_of(findings, is_missing_end))
        return;
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    const std::size_t last_closing = record.text.find_last_of(')') + 1;
    const auto misses_end = [&](const finding& each) {
        const bool is_of_variation = each.id == code::unclosed_variation || each.id == code::empty_variation;
        return is_missing_end(each) && (!is_of_variation || each.where.begin >= last_closing ||
                                        reaches(record.variations, each.where.begin, end));
    };
    if (std::ranges::none_of(findings, misses_end))
        return;
    const auto is_cut = [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        const bool may_be_part = (about == layer::syntax || about == layer::moves) &&
                                 std::ranges::find(complete, each.id) == complete.end();
        const bool is_last_word =
            !each.where.empty() && may_be_part &&
            record.raw(each.where).find_first_of(white_space) == std::string_view::npos &&
            each.where.end <= end &&
            record.text.substr(each.where.end, end - each.where.end).find_first_not_of(number_signs) ==
                std::string_view::npos;
        return !misses_end(each) && (is_last_word || (each.id == code::unclosed_comment &&
                                                      reaches(record.comments, each.where.begin, end)));
    };
    auto kept = std::ranges::find_if(findings, is_cut);
    for (const code each : missing_ends)
        if (kept == findings.end())
            kept = std::ranges::find_if(
                findings, [&](const finding& asked) { return asked.id == each && misses_end(asked); });
    const code reported = kept->id;
    const std::uint32_t begin = kept->where.begin;
    const level severity = describe(reported).severity;
    drop_findings(findings, [&](const finding& each) {
        const bool is_kept = each.id == reported && each.where.begin == begin;
        const bool is_opening = !trimmed(record.raw(each.where)).empty();
        return !is_kept && misses_end(each) && (is_opening || each.where.begin >= begin) &&
               (severity == level::error || describe(each.id).severity != level::error);
    });
}

} // namespace ctlpgn
