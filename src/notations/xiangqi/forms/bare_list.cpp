#include "notations/xiangqi/forms/bare_list.hpp"

#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/forms/vietnamese.hpp"
#include "notations/xiangqi/reading/readings.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"

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

// h2e2
bool is_pair(std::string_view text) {
    return is_small_letter(text[0]) && text.find('-') == std::string_view::npos;
}

// As the ranks of the text and of the tree show: in the tree they are counted from 0.
bool counts_from_one(const game& record) {
    for (const ctlpgn::ply& each : record.plies) {
        const std::string_view text = record.raw(each.text());
        const std::size_t digits = text.find_last_not_of("0123456789") + 1;
        if (!each.readable() || each.to == no_place || digits == text.size())
            continue;
        const std::string_view rank = text.substr(digits);
        return rank.size() > 1 || rank[0] - '1' == point_of(each.to).rank();
    }
    return false;
}

// How games in PGN write a form: engines have their own coordinates, and others count ranks from 1.
move_form form_in_pgn(const game& record, move_form found) {
    using enum move_form;
    if (found == salg)
        return counts_from_one(record) ? san : salg;
    const auto is_no_pair = [](std::string_view text) { return !is_pair(text); };
    if (found == iccs && !any_readable(record, is_no_pair))
        return counts_from_one(record) ? uci : ucci;
    return found;
}

std::string_view name_of_form(std::optional<move_form> form) {
    return form ? form_names[static_cast<std::size_t>(*form)] : std::string_view();
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
    case move_form::salg:
    case move_form::san: return !relative && written.piece != no_symbol;
    case move_form::chinese:
    case move_form::traditional: return relative && is_chinese(record.raw(written.text()));
    case move_form::ucci:
    case move_form::uci:
        return has_origin && written.piece == no_symbol && is_pair(record.raw(written.text()));
    case move_form::vietnamese: return relative && is_in_vietnamese(record.raw(written.text()));
    }
    return false;
}

bool is_bare_list(const game& record) {
    return record.tags.empty() && record.offset == 0 && !record.plies.empty();
}

std::optional<move_form> common_form(const game& record) {
    if (std::ranges::none_of(record.plies, &ctlpgn::ply::readable))
        return std::nullopt;
    if (is_in_vietnamese(record))
        return move_form::vietnamese;
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
    if (is_pgn(record) && (*form == iccs || *form == salg))
        return form_in_pgn(record, *form);
    // The dot is the Federation's; the drafts use another sign and are otherwise the same.
    const auto has_dot = [](std::string_view text) { return text.find('.') != std::string_view::npos; };
    return *form == axf && any_readable(record, has_dot) ? wxf : *form;
}

file_format meant_format(const game& record) {
    if (!is_pgn(record)) {
        const std::optional<move_form> form = is_bare_list(record) ? common_form(record) : std::nullopt;
        return form ? read_format(name_of_form(form)) : format_of(record);
    }
    if (const tag* const own = find_tag(record, tag_name::format);
        own != nullptr && is_form(record.raw(own->value)))
        return read_format(record.raw(own->value));
    const bool was_read =
        std::ranges::any_of(record.plies, [](const ctlpgn::ply& each) { return !each.text().empty(); });
    if (was_read || record.preamble.empty())
        return read_format(name_of_form(common_form(record)));
    return read_format(std::string_view(record.preamble).substr(pgn_dialect.size() + 1));
}

std::optional<move_form> form_of_first_game(std::string_view beginning) {
    game first;
    std::vector<finding> findings;
    read_game(beginning, true, true, {}, first, findings);
    if (is_pgn(first))
        return meant_format(first).form;
    return common_form(first);
}

} // namespace ctlpgn::xiangqi
