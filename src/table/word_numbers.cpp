#include "table/word_numbers.hpp"

#include "emit/json/json_walk_ply.hpp"

#include <algorithm>

namespace ctlpgn::tables {

namespace {

std::int32_t index_of(const table_column& column, std::string_view word) {
    const auto found = std::ranges::find(column.words, word);
    return word.empty() || found == column.words.end()
               ? unknown_word
               : static_cast<std::int32_t>(found - column.words.begin());
}

// The words that numbers of the tree mean, by number.
std::vector<std::string_view> words_by_number(const notation& asked, column_field field) {
    const vocabulary& words = *asked.words;
    const auto listed = [](std::span<const std::string_view> all) {
        std::vector<std::string_view> list(all.begin(), all.end());
        list.resize(word_numbers::castling_piece + 1);
        return list;
    };
    switch (field) {
    case column_field::notation: return {asked.name};
    case column_field::result: return listed(words.results);
    case column_field::player: return {emit::side_words.words.begin(), emit::side_words.words.end()};
    case column_field::from:
    case column_field::to: return listed(words.places);
    case column_field::check: return listed(words.checks);
    case column_field::piece:
    case column_field::captured: {
        std::vector<std::string_view> pieces = listed(words.pieces);
        pieces[no_symbol] = words.pawn;
        pieces[word_numbers::castling_piece] = words.king;
        return pieces;
    }
    case column_field::promotion: {
        std::vector<std::string_view> pieces = listed(words.pieces);
        pieces[no_symbol] = {};
        pieces[awaiting_promotion] = emit::awaiting_word;
        return pieces;
    }
    default: return {};
    }
}

} // namespace

void word_numbers::prepare(const notation& asked) {
    if (prepared_ == &asked)
        return;
    prepared_ = &asked;
    by_column_.clear();
    for (const table_column& each : schema_.columns) {
        std::vector<std::int32_t>& numbers = by_column_.emplace_back();
        for (const std::string_view word : words_by_number(asked, each.field))
            numbers.push_back(index_of(each, word));
    }
}

} // namespace ctlpgn::tables
