#include "table/arrow_messages.hpp"
#include "table/writer.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace ctlpgn::tables {

namespace {

template <class Value> std::string bytes_of(std::span<const Value> values) {
    return {std::bit_cast<const char*>(values.data()), values.size_bytes()};
}

// One bit for each row, the lowest first; empty if everything is known.
std::string known_bits(const column_block& cells, std::int64_t& unknown) {
    std::string bits((cells.size() + 7) / 8, '\0');
    unknown = 0;
    for (std::size_t row = 0; row != cells.size(); ++row)
        if (cells.is_known(row))
            bits[row / 8] = static_cast<char>(static_cast<unsigned char>(bits[row / 8]) | 1U << row % 8);
        else
            ++unknown;
    if (unknown == 0)
        bits.clear();
    return bits;
}

class arrow_writer final : public table_writer {
  public:
    arrow_writer(const table_schema& schema, write_table_bytes output)
        : output_(std::move(output)), schema_(schema) {}

    void begin() override {
        std::vector<arrow::field> fields;
        for (std::size_t at = 0; at != schema_.columns.size(); ++at) {
            const table_column& each = schema_.columns[at];
            const bool is_word = each.type == cell_type::word;
            fields.push_back({each.name, type_of(each.type),
                              is_word ? static_cast<std::int64_t>(at) : arrow::no_dictionary});
        }
        output_(arrow::schema_message(fields));
        for (std::size_t at = 0; at != schema_.columns.size(); ++at)
            if (schema_.columns[at].type == cell_type::word)
                output_(arrow::dictionary_message(static_cast<std::int64_t>(at), schema_.columns[at].words));
    }

    void write(const row_block& rows) override {
        std::vector<arrow::column_data> columns;
        for (const column_block& each : rows.columns)
            columns.push_back(data_of(each));
        if (rows.rows() != 0)
            output_(arrow::record_batch_message(static_cast<std::int64_t>(rows.rows()), columns));
    }

    void finish() override { output_(arrow::end_of_stream()); }

  private:
    static arrow::value_type type_of(cell_type type) {
        switch (type) {
        case cell_type::integer: return arrow::value_type::int32;
        case cell_type::hash: return arrow::value_type::int64;
        case cell_type::real: return arrow::value_type::float64;
        case cell_type::word:
        case cell_type::text: break;
        }
        return arrow::value_type::utf8;
    }

    static arrow::column_data data_of(const column_block& cells) {
        arrow::column_data made;
        made.buffers.push_back(known_bits(cells, made.unknown));
        switch (cells.type()) {
        case cell_type::integer: made.buffers.push_back(bytes_of(cells.integers())); break;
        case cell_type::hash: made.buffers.push_back(bytes_of(cells.hashes())); break;
        case cell_type::real: made.buffers.push_back(bytes_of(cells.reals())); break;
        case cell_type::word: {
            const auto numbers = cells.integers();
            const std::vector<std::int16_t> indices(numbers.begin(), numbers.end());
            made.buffers.push_back(bytes_of(std::span<const std::int16_t>(indices)));
            break;
        }
        case cell_type::text: {
            std::string offsets(sizeof(std::uint32_t), '\0');
            made.buffers.push_back(std::move(offsets += bytes_of(cells.text_ends())));
            made.buffers.emplace_back(cells.texts());
            break;
        }
        }
        return made;
    }

    write_table_bytes output_;
    const table_schema& schema_;
};

} // namespace

std::unique_ptr<table_writer> make_arrow_writer(const table_schema& schema, write_table_bytes output) {
    return std::make_unique<arrow_writer>(schema, std::move(output));
}

} // namespace ctlpgn::tables
