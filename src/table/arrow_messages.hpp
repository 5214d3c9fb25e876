// The messages of the Arrow streaming format: metadata as flatbuffers, and bodies of aligned buffers.
//
// https://arrow.apache.org/docs/format/Columnar.html, and Message.fbs and Schema.fbs of that format, whose
// tables are written here field by field.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tables::arrow {

enum class value_type : std::uint8_t { int32, int64, float64, utf8 };

inline constexpr std::int64_t no_dictionary = -1;

struct field {
    std::string name;
    value_type type = value_type::utf8;
    std::int64_t dictionary = no_dictionary; // its number, if the cells are 16-bit indices into it
};

// The values of one column: what is known, as bits, and then its buffers.
struct column_data {
    std::int64_t unknown = 0; // how many
    std::vector<std::string> buffers;
};

// Complete messages, ready to be written.
std::string schema_message(std::span<const field> fields);
std::string record_batch_message(std::int64_t rows, std::span<const column_data> columns);
// All words of a dictionary.
std::string dictionary_message(std::int64_t number, std::span<const std::string_view> words);
std::string_view end_of_stream();

} // namespace ctlpgn::tables::arrow
