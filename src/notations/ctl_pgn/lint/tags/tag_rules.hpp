// The rules about tags. All read the same sheet, which is made once per game (tags.cpp).
#pragma once

#include "lint/context.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"

namespace ctlpgn::ctl_pgn {

void check_tag_names(check_context& context, const tag_sheet& sheet);
void check_tag_runs(check_context& context, const tag_sheet& sheet); // tag_names.cpp
void check_tag_roster(check_context& context, const tag_sheet& sheet);
void check_tag_order(check_context& context, const tag_sheet& sheet);
void check_tag_values(check_context& context, const tag_sheet& sheet);
void check_tag_contradictions(check_context& context, const tag_sheet& sheet);
void check_item_tags(check_context& context, const tag_sheet& sheet);   // tag_items.cpp
void check_people_tags(check_context& context, const tag_sheet& sheet); // tag_people.cpp

} // namespace ctlpgn::ctl_pgn
