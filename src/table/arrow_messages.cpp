#include "table/arrow_messages.hpp"

#include <array>
#include <bit>
#include <flatbuffers/flatbuffers.h>

namespace ctlpgn::tables::arrow {

namespace {

static_assert(std::endian::native == std::endian::little, "buffers are copied as they are in memory");

using builder = flatbuffers::FlatBufferBuilder;
using table = flatbuffers::Offset<flatbuffers::Table>;

// Numbers of fields within their tables, and of choices within their unions.
struct message_fields {
    enum : std::uint16_t { version, header_type, header, body_length };
    static constexpr std::int16_t version_5 = 4;
    static constexpr std::uint8_t is_schema = 1;
    static constexpr std::uint8_t is_dictionary_batch = 2;
    static constexpr std::uint8_t is_record_batch = 3;
};
struct schema_fields {
    enum : std::uint16_t { endianness, fields };
};
struct field_fields {
    enum : std::uint16_t { name, nullable, type_type, type, dictionary, children };
    static constexpr std::uint8_t is_int = 2;
    static constexpr std::uint8_t is_floating_point = 3;
    static constexpr std::uint8_t is_utf8 = 5;
};
struct int_fields {
    enum : std::uint16_t { bit_width, is_signed };
};
struct floating_point_fields {
    enum : std::uint16_t { precision };
    static constexpr std::int16_t is_double = 2;
};
struct dictionary_encoding_fields {
    enum : std::uint16_t { id, index_type };
};
struct record_batch_fields {
    enum : std::uint16_t { length, nodes, buffers };
};
struct dictionary_batch_fields {
    enum : std::uint16_t { id, data };
};

struct field_node {
    std::int64_t length;
    std::int64_t unknown;
};
struct buffer_place {
    std::int64_t offset;
    std::int64_t length;
};

constexpr std::size_t alignment = 8;

inline flatbuffers::voffset_t slot(std::uint16_t number) {
    return flatbuffers::FieldIndexToOffset(number);
}

constexpr std::size_t padded(std::size_t size) {
    return (size + alignment - 1) / alignment * alignment;
}

table integer_type(builder& into, std::int32_t bits) {
    const auto begin = into.StartTable();
    into.AddElement<std::int32_t>(slot(int_fields::bit_width), bits, 0);
    into.AddElement<std::uint8_t>(slot(int_fields::is_signed), 1, 0);
    return into.EndTable(begin);
}

table double_type(builder& into) {
    const auto begin = into.StartTable();
    into.AddElement<std::int16_t>(slot(floating_point_fields::precision), floating_point_fields::is_double,
                                  0);
    return into.EndTable(begin);
}

table type_without_fields(builder& into) {
    const auto begin = into.StartTable();
    return into.EndTable(begin);
}

table type_of(builder& into, value_type type) {
    switch (type) {
    case value_type::int32: return integer_type(into, 32);
    case value_type::int64: return integer_type(into, 64);
    case value_type::float64: return double_type(into);
    case value_type::utf8: break;
    }
    return type_without_fields(into);
}

constexpr std::uint8_t type_number(value_type type) {
    switch (type) {
    case value_type::int32:
    case value_type::int64: return field_fields::is_int;
    case value_type::float64: return field_fields::is_floating_point;
    case value_type::utf8: break;
    }
    return field_fields::is_utf8;
}

table field_table(builder& into, const field& described) {
    const auto name = into.CreateString(described.name);
    const table type = type_of(into, described.type);
    table encoding;
    if (described.dictionary != no_dictionary) {
        const table index_type = integer_type(into, 16);
        const auto begin = into.StartTable();
        into.AddElement<std::int64_t>(slot(dictionary_encoding_fields::id), described.dictionary, -1);
        into.AddOffset(slot(dictionary_encoding_fields::index_type), index_type);
        encoding = into.EndTable(begin);
    }
    const auto no_children = into.CreateVector(std::vector<table>());
    const auto begin = into.StartTable();
    into.AddOffset(slot(field_fields::name), name);
    into.AddElement<std::uint8_t>(slot(field_fields::nullable), 1, 0);
    into.AddElement<std::uint8_t>(slot(field_fields::type_type), type_number(described.type), 0);
    into.AddOffset(slot(field_fields::type), type);
    if (!encoding.IsNull())
        into.AddOffset(slot(field_fields::dictionary), encoding);
    into.AddOffset(slot(field_fields::children), no_children);
    return into.EndTable(begin);
}

table record_batch_table(builder& into, std::int64_t rows, std::span<const column_data> columns) {
    std::vector<field_node> nodes;
    std::vector<buffer_place> places;
    std::size_t offset = 0;
    for (const column_data& each : columns) {
        nodes.push_back({rows, each.unknown});
        for (const std::string& buffer : each.buffers) {
            places.push_back({static_cast<std::int64_t>(offset), static_cast<std::int64_t>(buffer.size())});
            offset += padded(buffer.size());
        }
    }
    const auto written_nodes = into.CreateVectorOfStructs(nodes.data(), nodes.size());
    const auto written_places = into.CreateVectorOfStructs(places.data(), places.size());
    const auto begin = into.StartTable();
    into.AddElement<std::int64_t>(slot(record_batch_fields::length), rows, 0);
    into.AddOffset(slot(record_batch_fields::nodes), written_nodes);
    into.AddOffset(slot(record_batch_fields::buffers), written_places);
    return into.EndTable(begin);
}

// The metadata with its length before it, then the body.
std::string message(builder& into, std::uint8_t header_type, table header,
                    std::span<const column_data> columns) {
    std::size_t body = 0;
    for (const column_data& each : columns)
        for (const std::string& buffer : each.buffers)
            body += padded(buffer.size());
    const auto begin = into.StartTable();
    into.AddElement<std::int64_t>(slot(message_fields::body_length), static_cast<std::int64_t>(body), 0);
    into.AddOffset(slot(message_fields::header), header);
    into.AddElement<std::int16_t>(slot(message_fields::version), message_fields::version_5, 0);
    into.AddElement<std::uint8_t>(slot(message_fields::header_type), header_type, 0);
    into.Finish(table(into.EndTable(begin)));

    const std::size_t metadata = padded(into.GetSize());
    std::string text = "\xFF\xFF\xFF\xFF";
    const auto length = static_cast<std::int32_t>(metadata);
    text.append(
        std::string_view(std::bit_cast<std::array<char, sizeof length>>(length).data(), sizeof length));
    text.reserve(text.size() + metadata + body);
    text.append(std::bit_cast<const char*>(into.GetBufferPointer()), into.GetSize());
    text.append(metadata - into.GetSize(), '\0');
    for (const column_data& each : columns)
        for (const std::string& buffer : each.buffers) {
            text += buffer;
            text.append(padded(buffer.size()) - buffer.size(), '\0');
        }
    return text;
}

} // namespace

std::string schema_message(std::span<const field> fields) {
    builder into;
    std::vector<table> described;
    for (const field& each : fields)
        described.push_back(field_table(into, each));
    const auto all = into.CreateVector(described);
    const auto begin = into.StartTable();
    into.AddOffset(slot(schema_fields::fields), all);
    return message(into, message_fields::is_schema, into.EndTable(begin), {});
}

std::string record_batch_message(std::int64_t rows, std::span<const column_data> columns) {
    builder into;
    const table batch = record_batch_table(into, rows, columns);
    return message(into, message_fields::is_record_batch, batch, columns);
}

std::string dictionary_message(std::int64_t number, std::span<const std::string_view> words) {
    std::string texts;
    std::vector<std::int32_t> offsets{0};
    for (const std::string_view each : words) {
        texts += each;
        offsets.push_back(static_cast<std::int32_t>(texts.size()));
    }
    const std::string offset_bytes(std::bit_cast<const char*>(offsets.data()),
                                   offsets.size() * sizeof(std::int32_t));
    const column_data data[] = {{0, {std::string(), offset_bytes, texts}}};
    builder into;
    const table batch = record_batch_table(into, static_cast<std::int64_t>(words.size()), data);
    const auto begin = into.StartTable();
    into.AddElement<std::int64_t>(slot(dictionary_batch_fields::id), number, -1);
    into.AddOffset(slot(dictionary_batch_fields::data), batch);
    return message(into, message_fields::is_dictionary_batch, into.EndTable(begin), data);
}

std::string_view end_of_stream() {
    return {"\xFF\xFF\xFF\xFF\0\0\0\0", 8};
}

} // namespace ctlpgn::tables::arrow
