// Required and repeated tags (8.1.1, 9.7).
#include "notations/pgn/tags.hpp"

#include "games/chess/geometry.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/sense.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

namespace {

bool is_lone_result(const game& record) {
    return record.offset != 0 && record.tags.empty() && record.plies.empty() && record.result != 0 &&
           record.comments.empty();
}

} // namespace

void report_lone_result(const game& record, std::vector<finding>& findings) {
    if (!is_lone_result(record))
        return;
    finding& added = findings.emplace_back();
    added.id = codes::lone_result;
    added.where = record.result_where;
}

void check_roster(check_context& context, const game_tags& tags) {
    const game& record = context.read;
    if (is_lone_result(record))
        return; // which says it all
    std::string missing;
    // A tag with nearly that name has been reported.
    for (std::size_t called = 0; called != seven_tag_roster.size(); ++called)
        if (const std::string_view name = known_tags[called].name;
            tags.find(called) == nullptr && !has_misspelt_tag(record, name))
            missing.append(missing.empty() ? "" : ", ").append(name);
    if (!missing.empty()) {
        const std::uint32_t at = record.tags.empty() ? 0 : record.tags.back().where.end;
        context.report(codes::missing_roster_tag, {at, at}, std::move(missing));
    }
    if (!tags.has_unknown() && !tags.has_repeated())
        return;
    for (std::size_t i = 0; i != record.tags.size(); ++i) {
        const tag& each = record.tags[i];
        const tag* const first =
            tags.row(i) != nullptr ? tags.find(tags.row(i)) : find_tag(record, record.raw(each.name));
        if (first == &each)
            continue;
        context.report(codes::repeated_tag, each.name, std::string(record.raw(each.name)))
            .related.push_back({first->where, "it is already here"});
    }
}

void check_set_up_tags(check_context& context, const game_tags& tags) {
    const game& record = context.read;
    const tag* const set_up = tags.find(tag_called("SetUp"));
    const tag* const fen = tags.find(tag_called("FEN"));
    const bool has_board = fen != nullptr && record.raw(fen->value).find('/') != std::string_view::npos;
    if (has_board && (set_up == nullptr || record.raw(set_up->value) != "1"))
        context.report(codes::fen_without_set_up, fen->where);
    if (fen == nullptr && set_up != nullptr && record.raw(set_up->value) == "1")
        context.report(codes::set_up_without_fen, set_up->where);
}

namespace {

// A right without a rook in the corner, although another one may be on that wing.
void keep_corners(const read_position& read, chess::side owner, chess::square_set rights,
                  std::vector<finding>& found) {
    const chess::square king = read.position.king(owner);
    rights.for_each([&](chess::square rook) {
        const chess::square corner = chess::square::at(rook < king ? 0 : chess::file_count - 1, king.rank());
        if (rook == corner || read.position.holds(corner, owner, chess::piece_kind::rook))
            return;
        finding& added = found.emplace_back();
        added.id = codes::castling_rook_missing;
        added.where = read.places.castlings[rook.index()];
        added.detail = std::string(words.places[place_of(corner)]);
    });
}

// Only in Chess960 do kings castle from other squares of the first rank, and with rooks outside the corners.
void keep_homes_of_kings(const game& record, const read_position& read, std::vector<finding>& found) {
    if (!read.readable || !rules_of(record).is_orthodox())
        return;
    for (const chess::side each : {chess::side::white, chess::side::black}) {
        const chess::square home = chess::start_position().king(each);
        const chess::square king = read.position.king(each);
        const chess::square_set rights = read.position.castling & chess::squares_of_rank(home.rank());
        if (!king || king.rank() != home.rank() || rights.empty())
            continue;
        if (king == home) {
            keep_corners(read, each, rights, found);
            continue;
        }
        std::erase_if(found, [](const finding& of_rook) {
            return of_rook.id == codes::castling_rook_missing ||
                   of_rook.id == codes::castling_several_on_wing;
        });
        finding& added = found.emplace_back();
        added.id = codes::castling_king_not_home;
        added.where = read.places.rights;
        added.detail = each == chess::side::white ? "White" : "Black";
    }
}

} // namespace

void check_start(check_context& context, const game_tags& tags) {
    const tag* const fen = tags.find(tag_called("FEN"));
    if (fen == nullptr || !rules_of(context.read).is_judged)
        return;
    std::vector<finding> found;
    const read_position read = read_fen(context.raw(fen->value), found);
    std::erase_if(found, [](const finding& each) { return each.id != codes::rank_length; });
    check_sense(read, found, rules_of(context.read));
    keep_homes_of_kings(context.read, read, found);
    for (const finding& each : found)
        context.report(each.id, {fen->value.begin + each.where.begin, fen->value.begin + each.where.end},
                       each.detail);
}

void check_variant(check_context& context, const game_tags& tags) {
    const tag* const variant = tags.find(tag_called("Variant"));
    if (variant == nullptr) {
        if (rules_of(context.read).is_chess960)
            context.report(codes::missing_variant, tags.find(tag_called("FEN"))->value);
        return;
    }
    if (rules_called(context.raw(variant->value)).is_judged) {
        if (needs_position(context.raw(variant->value)) && tags.find(tag_called("FEN")) == nullptr)
            context.report(codes::variant_without_position, variant->value);
        return;
    }
    if (variant->value.empty())
        context.report(codes::empty_value, variant->where, std::string(context.raw(variant->name)));
    else
        context.report(codes::unknown_variant, variant->value);
}

} // namespace ctlpgn::pgn
