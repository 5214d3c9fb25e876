// The tags of a notation as a table, and how their names are found.
//
// A notation has an enumeration of its tags, in which 0 is `unknown`, and a row for each of the others, in
// their order. A row is a struct of the notation with at least
//   text        the name as it is written
//   name        its enumerator
//   repeatable  whether a game may have several of it
#pragma once

#include "text/closest.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace ctlpgn {

// An older name of a tag.
template <class Name> struct tag_synonym {
    std::string_view text;
    Name name;
};

template <class Row, std::size_t Count> class tag_schema {
  public:
    using row_type = Row;
    using name_type = decltype(Row::name);

    // Enumerators, including `unknown`.
    static constexpr std::size_t name_count = Count + 1;

    constexpr tag_schema(const std::array<Row, Count>& rows, std::span<const tag_synonym<name_type>> synonyms)
        : rows_(rows), synonyms_(synonyms) {
        for (std::size_t i = 0; i != Count; ++i)
            texts_[i] = rows[i].text;
    }

    // Every tag, in the order of the enumeration.
    [[nodiscard]] constexpr std::span<const Row> rows() const { return rows_; }

    // An empty row for `unknown`.
    [[nodiscard]] constexpr const Row& row(name_type name) const {
        return name == name_type{} ? no_row_ : rows_[static_cast<std::size_t>(name) - 1];
    }

    [[nodiscard]] constexpr bool is_in_order() const {
        for (std::size_t i = 0; i != Count; ++i)
            if (static_cast<std::size_t>(rows_[i].name) != i + 1)
                return false;
        return true;
    }

    // The tag with that name or older name; unknown if there is none.
    [[nodiscard]] name_type find(std::string_view text) const {
        // Nearly all names differ in their length or first letter.
        for (const Row& row : rows_)
            if (row.text.size() == text.size() && row.text.front() == text.front() && row.text == text)
                return row.name;
        for (const tag_synonym<name_type>& each : synonyms_)
            if (each.text == text)
                return each.name;
        return name_type{};
    }

    // The tag with a similar name, or one that begins like this; unknown if there is none.
    [[nodiscard]] name_type closest_to(std::string_view text) const {
        const name_type near = find(closest(text, texts_));
        if (near != name_type{} || text.size() < shortest_beginning)
            return near;
        const auto begun =
            std::ranges::find_if(rows_, [text](const Row& row) { return row.text.starts_with(text); });
        return begun == rows_.end() ? name_type{} : begun->name;
    }

  private:
    // A truncated name shows what it was meant to be, unless it is short.
    static constexpr std::size_t shortest_beginning = 5;

    std::array<Row, Count> rows_;
    std::array<std::string_view, Count> texts_{};
    std::span<const tag_synonym<name_type>> synonyms_;
    Row no_row_{};
};

} // namespace ctlpgn
