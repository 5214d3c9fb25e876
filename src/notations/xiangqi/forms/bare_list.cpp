#include "notations/xiangqi/forms/bare_list.hpp"

#include "notations/xiangqi/forms/claim.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::xiangqi {

bool is_bare_list(const game& record) {
    return record.tags.empty() && record.preamble.empty() && record.offset == 0 && !record.plies.empty();
}

std::optional<move_form> common_form(const game& record) {
    if (std::ranges::none_of(record.plies, &ctlpgn::ply::readable))
        return std::nullopt;
    const auto are_all_in = [&record](move_form form) {
        return std::ranges::all_of(record.plies, [form](const ctlpgn::ply& each) {
            return !each.readable() || is_written_in(each, form);
        });
    };
    using enum move_form;
    constexpr std::array forms{iccs, axf, lalg, salg};
    const auto form = std::ranges::find_if(forms, are_all_in);
    if (form == forms.end())
        return std::nullopt;
    // The dot is the Federation's; the drafts use another sign and are otherwise the same.
    const auto has_dot = [&record](const ctlpgn::ply& each) {
        return record.raw(each.text()).find('.') != std::string_view::npos;
    };
    return *form == axf && std::ranges::any_of(record.plies, has_dot) ? wxf : *form;
}

file_format meant_format(const game& record) {
    const std::optional<move_form> form = is_bare_list(record) ? common_form(record) : std::nullopt;
    return form ? read_format(form_names[static_cast<std::size_t>(*form)]) : format_of(record);
}

} // namespace ctlpgn::xiangqi
