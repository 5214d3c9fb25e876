#include "notations/xiangqi/writing/draft_values.hpp"

#include "ctlpgn/tags.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/positions/start.hpp"

namespace ctlpgn::xiangqi {

std::string value_in_draft(const game& record, const tag& what) {
    std::string unescaped;
    const std::string_view value = tag_value(record, what, unescaped);
    const tag_name known = find_tag(record.raw(what.name));
    const value_form form = schema().row(known).form;
    if (known == tag_name::fen)
        return fen_in_file(record, what);
    if (is_web_game(record))
        return value_of_web_page(form, value);
    return is_pgn(record) ? value_of_draft(form, value) : std::string(value);
}

} // namespace ctlpgn::xiangqi
