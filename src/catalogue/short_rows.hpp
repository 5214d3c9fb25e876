// Rows of diagnostics as compact data, for a build without explanations and examples. Apart from its texts, a
// row takes a few bytes instead of pointers and sizes, which compress badly.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::catalogue_rows {

// Level, fix and encoding of a row in one byte.
constexpr unsigned bits_of_level = 2;
constexpr unsigned bits_of_fix = 2;

constexpr std::uint8_t kind_of_row(const diagnostic_info& row) {
    const unsigned encoding = row.encoding ? 1 + static_cast<unsigned>(*row.encoding) : 0;
    return static_cast<std::uint8_t>(static_cast<unsigned>(row.severity) |
                                     static_cast<unsigned>(row.fix) << bits_of_level |
                                     encoding << (bits_of_level + bits_of_fix));
}

struct short_rows {
    std::uint32_t first;                  // code
    std::span<const std::uint16_t> steps; // from each code to the next
    std::span<const std::uint8_t> kinds;
    const char* texts; // name and message of each row, with a zero after each
};

// The rows of a constant.
template <const auto& Rows> struct shortened {
    static constexpr std::size_t text_size = [] {
        std::size_t size = 0;
        for (const diagnostic_info& row : Rows)
            size += row.name.size() + row.message.size() + 2;
        return size;
    }();
    static constexpr auto steps = [] {
        std::array<std::uint16_t, Rows.size()> made{};
        for (std::size_t at = 0; at + 1 != Rows.size(); ++at)
            made[at] = static_cast<std::uint16_t>(code_number(Rows[at + 1].id) - code_number(Rows[at].id));
        return made;
    }();
    static constexpr auto kinds = [] {
        std::array<std::uint8_t, Rows.size()> made{};
        for (std::size_t at = 0; at != Rows.size(); ++at)
            made[at] = kind_of_row(Rows[at]);
        return made;
    }();
    static constexpr auto texts = [] {
        std::array<char, text_size> made{};
        auto end = made.begin();
        for (const diagnostic_info& row : Rows) {
            end = std::ranges::copy(row.name, end).out + 1;
            end = std::ranges::copy(row.message, end).out + 1;
        }
        return made;
    }();
    static constexpr short_rows value{code_number(Rows[0].id), steps, kinds, texts.data()};
};

// The rows again.
inline std::vector<diagnostic_info> lengthened(const short_rows& rows) {
    std::vector<diagnostic_info> made;
    std::uint32_t id = rows.first;
    const char* text = rows.texts;
    const auto take_text = [&text] {
        const std::string_view taken = text;
        text += taken.size() + 1;
        return taken;
    };
    for (std::size_t at = 0; at != rows.kinds.size(); ++at) {
        const unsigned kind = rows.kinds[at];
        diagnostic_info& row = made.emplace_back();
        row.id = static_cast<code>(id);
        row.severity = static_cast<level>(kind % (1U << bits_of_level));
        row.fix = static_cast<fixable>((kind >> bits_of_level) % (1U << bits_of_fix));
        if (const unsigned encoding = kind >> (bits_of_level + bits_of_fix); encoding != 0)
            row.encoding = static_cast<text_encoding>(encoding - 1);
        row.name = take_text();
        row.message = take_text();
        id += rows.steps[at];
    }
    return made;
}

} // namespace ctlpgn::catalogue_rows
