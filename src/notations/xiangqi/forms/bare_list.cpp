#include "notations/xiangqi/forms/bare_list.hpp"

#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/reading/readings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace ctlpgn::xiangqi {

namespace {

bool is_traditional(std::string_view text) {
    return std::ranges::any_of(chinese_signs, [text](const chinese_sign& each) {
        return each.is_traditional_alone && text.find(each.text) != std::string_view::npos;
    });
}

template <class predicate> bool any_readable(const game& record, const predicate& is_so) {
    return std::ranges::any_of(record.plies, [&](const ctlpgn::ply& each) {
        return each.readable() && is_so(record.raw(each.text()));
    });
}

} // namespace

// Bytes that begin characters from U+4000 to U+9FFF.
bool is_chinese(std::string_view ply) {
    return std::ranges::any_of(ply, [](char each) { return each >= '\xE4' && each <= '\xE9'; });
}

bool is_written_in(const game& record, const ctlpgn::ply& written, move_form form) {
    const bool relative = claim_of(written).to != direction::none;
    const bool has_origin = written.from != no_place;
    switch (form) {
    case move_form::iccs: return has_origin && written.piece == no_symbol;
    case move_form::axf:
    case move_form::wxf: return relative && !is_chinese(record.raw(written.text()));
    case move_form::lalg: return has_origin && written.piece != no_symbol;
    case move_form::salg: return !relative && written.piece != no_symbol;
    case move_form::chinese:
    case move_form::traditional: return relative && is_chinese(record.raw(written.text()));
    }
    return false;
}

bool is_bare_list(const game& record) {
    return record.tags.empty() && record.offset == 0 && !record.plies.empty();
}

std::optional<move_form> common_form(const game& record) {
    if (std::ranges::none_of(record.plies, &ctlpgn::ply::readable))
        return std::nullopt;
    const auto are_all_in = [&record](move_form form) {
        return std::ranges::all_of(record.plies, [&](const ctlpgn::ply& each) {
            return !each.readable() || is_written_in(record, each, form);
        });
    };
    using enum move_form;
    constexpr std::array forms{iccs, axf, lalg, salg, chinese};
    const auto form = std::ranges::find_if(forms, are_all_in);
    if (form == forms.end())
        return std::nullopt;
    if (*form == chinese)
        return any_readable(record, is_traditional) ? traditional : chinese;
    // The dot is the Federation's; the drafts use another sign and are otherwise the same.
    const auto has_dot = [](std::string_view text) { return text.find('.') != std::string_view::npos; };
    return *form == axf && any_readable(record, has_dot) ? wxf : *form;
}

file_format meant_format(const game& record) {
    const std::optional<move_form> form = is_bare_list(record) ? common_form(record) : std::nullopt;
    return form ? read_format(form_names[static_cast<std::size_t>(*form)]) : format_of(record);
}

std::string_view undeclared_form(std::string_view beginning) {
    if (!is_chinese(beginning))
        return {};
    game first;
    std::vector<finding> findings;
    read_game(beginning, true, true, {}, first, findings);
    const std::optional<move_form> form = common_form(first);
    return form && is_in_chinese(*form) ? form_names[static_cast<std::size_t>(*form)] : std::string_view();
}

} // namespace ctlpgn::xiangqi
