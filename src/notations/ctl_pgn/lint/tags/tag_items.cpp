// Whether an Id agrees with the moves, and which items the tags may refer to.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/result_marks.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "text/ascii.hpp"
#include "tree/number_value.hpp"
#include "tree/written_move.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

struct recorded_moves {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    side begins = side::white;
    side ends = side::white;
    bool first_is_known = true;
};

recorded_moves moves_recorded(check_context& context, node last) {
    const game& record = context.read;
    const written_move begun = move_from(record, record.main_line.first_ply);
    const ply& first = record.plies[record.main_line.first_ply];
    return {.first = context.lines().number_of(record.main_line.first_ply),
            .last = context.lines().number_of(last),
            .begins = begun.white == no_node ? side::black : side::white,
            .ends = record.plies[last].player,
            .first_is_known = first.number_unknown == 0};
}

std::uint64_t number_of_written(std::string_view move) {
    return value_of_number(move.substr(0, count_digits(move)));
}

// How the moves differ from what the fragment says; empty if they do not.
std::string misfit(const value_parts& id, const recorded_moves& moves) {
    const bool knows_first = !id.first_move.empty();
    if (knows_first && moves.first_is_known && number_of_written(id.first_move) != moves.first)
        return "the moves begin with " + std::to_string(moves.first);
    const bool begins_with_black =
        id.first_move.ends_with('b') || id.fragment.find("?b") != std::string_view::npos;
    const bool knows_beginning = knows_first || id.fragment.find('?') != std::string_view::npos;
    if (knows_beginning && begins_with_black != (moves.begins == side::black))
        return moves.begins == side::black
                   ? "the moves begin with Black's ply, which is a b after the first number"
                   : "the moves begin with White's ply";
    if (id.last_move.empty())
        return {};
    // If the first number is unknown, the last one counts the moves.
    const std::uint64_t last = knows_beginning && !knows_first ? moves.last - moves.first + 1 : moves.last;
    if (number_of_written(id.last_move) != last)
        return knows_beginning && !knows_first ? "there are " + std::to_string(last) + " moves"
                                               : "the moves end with " + std::to_string(last);
    if (id.last_move.ends_with('w') && moves.ends == side::black)
        return "the moves end with Black's ply";
    return {};
}

void check_fragment(check_context& context, const value_parts& id) {
    if (id.fragment.empty())
        return;
    const node last = last_of(context.read).at_ply;
    if (last == no_node)
        return;
    if (std::string reason = misfit(id, moves_recorded(context, last)); !reason.empty())
        context.report(codes::fragment_differs, span_of(context, id.fragment), std::move(reason));
}

// A variation that is written as the main line is no longer one.
void check_id_variations(check_context& context, const value_parts& id) {
    const bool announces = !id.variations.empty() && id.variations.find('S') == std::string_view::npos;
    if (announces && context.read.variations.empty() && !context.read.plies.empty())
        context.report(codes::id_without_variations, span_of(context, id.variations));
}

bool is_model(const value_parts& id) {
    return !id.item_class.empty() || !id.other_class.empty();
}

void check_named_item(check_context& context, const tag_sheet& sheet, const tag_entry& entry) {
    value_parts named;
    const std::string_view value = context.raw(entry.written->value);
    // A tag of the other kind of game is a separate fault, whatever it names.
    const tag_use use = row_of(entry.name).use;
    const bool is_of_other_game = use == (sheet.is_real() ? tag_use::model : tag_use::real);
    if (is_of_other_game || entry.misspelt || !read_value(value_form::identifier, value, named))
        return;
    const auto report = [&](const char* reason) {
        context.report(codes::item_of_other_kind, entry.written->value, reason);
    };
    constexpr std::string_view classes_of_openings = "OC";
    const bool is_draft = !named.annotator.empty();
    if (entry.name == tag_name::model && !is_draft && named.other_class.empty() &&
        (named.item_class.empty() || classes_of_openings.find(named.item_class) == std::string_view::npos))
        report("a Model is an opening, class O or C");
    else if (entry.name == tag_name::example && is_model(named))
        report("an Example is a game between players, whose number has no class");
    else if (entry.name == tag_name::revisited && value == sheet.value(tag_name::id))
        report("it is the Id of this game itself");
    else if (entry.name == tag_name::revisited && !is_draft && !is_model(named))
        report("a Revisited game is a model game, whose number has a class");
}

} // namespace

void check_item_tags(check_context& context, const tag_sheet& sheet) {
    for (const tag_entry& entry : sheet.entries())
        if (entry.name == tag_name::model || entry.name == tag_name::example ||
            entry.name == tag_name::revisited)
            check_named_item(context, sheet, entry);
    value_parts id;
    if (!read_value(value_form::identifier, sheet.value(tag_name::id), id))
        return;
    check_fragment(context, id);
    check_id_variations(context, id);
}

} // namespace ctlpgn::ctl_pgn
