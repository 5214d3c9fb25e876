#include "emit/json/json_escape.hpp"
#include "table/writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <utility>

namespace ctlpgn::tables {

namespace {

template <class Number> void append_number(std::string& text, Number value) {
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text.append(digits.data(), written.ptr);
}

constexpr bool needs_quotes(char each) {
    return each == '"' || each == ',' || each == '\r' || each == '\n';
}

void append_csv_text(std::string& text, std::string_view value) {
    if (!value.empty() && std::ranges::none_of(value, needs_quotes)) {
        text += value;
        return;
    }
    text += '"';
    for (const char each : value) {
        if (each == '"')
            text += '"';
        text += each;
    }
    text += '"';
}

// The text is UTF-8.
void append_json_text(std::string& text, std::string_view value) {
    text += '"';
    const char* at = value.data();
    const char* const end = at + value.size();
    for (;;) {
        const char* const plain = emit::unescaped_end(at, end);
        text.append(at, plain);
        if (plain == end)
            break;
        std::array<char, emit::longest_escape> escape{};
        text.append(escape.data(), emit::write_escape(escape.data(), *plain));
        at = plain + 1;
    }
    text += '"';
}

// The formats that write one line for each row.
class line_writer : public table_writer {
  public:
    explicit line_writer(write_table_bytes output) : output_(std::move(output)) {}

    void write(const row_block& rows) final {
        const std::size_t count = rows.rows();
        for (std::size_t row = 0; row != count; ++row) {
            append_row(text_, rows, row);
            if (text_.size() >= enough)
                hand_on();
        }
    }
    void finish() final { hand_on(); }

  protected:
    virtual void append_row(std::string& text, const row_block& rows, std::size_t row) = 0;

    std::string text_;

  private:
    static constexpr std::size_t enough = std::size_t{64} << 10; // is written at once

    void hand_on() {
        if (!text_.empty())
            output_(text_);
        text_.clear();
    }

    write_table_bytes output_;
};

class csv_writer final : public line_writer {
  public:
    csv_writer(const table_schema& schema, write_table_bytes output)
        : line_writer(std::move(output)), schema_(schema) {}

    void begin() override {
        for (const table_column& each : schema_.columns) {
            if (&each != &schema_.columns.front())
                text_ += ',';
            append_csv_text(text_, each.name);
        }
        text_ += line_end;
    }

  private:
    static constexpr std::string_view line_end = "\r\n";

    void append_row(std::string& text, const row_block& rows, std::size_t row) override {
        for (std::size_t at = 0; at != rows.columns.size(); ++at) {
            const column_block& each = rows.columns[at];
            if (at != 0)
                text += ',';
            if (!each.is_known(row)) {
                if (rows.columns.size() == 1)
                    text += R"("")"; // many readers skip empty lines
                continue;
            }
            switch (each.type()) {
            case cell_type::integer: append_number(text, each.integer(row)); break;
            case cell_type::hash: append_number(text, each.hash(row)); break;
            case cell_type::real: append_number(text, each.real(row)); break;
            case cell_type::word:
                append_csv_text(text, schema_.columns[at].words[static_cast<std::size_t>(each.integer(row))]);
                break;
            case cell_type::text: append_csv_text(text, each.text(row)); break;
            }
        }
        text += line_end;
    }

    const table_schema& schema_;
};

class json_lines_writer final : public line_writer {
  public:
    json_lines_writer(const table_schema& schema, write_table_bytes output)
        : line_writer(std::move(output)), schema_(schema) {
        for (const table_column& each : schema.columns) {
            std::string& key = keys_.emplace_back(keys_.empty() ? "{" : ",");
            append_json_text(key, each.name);
            key += ':';
        }
    }

    void begin() override {}

  private:
    void append_row(std::string& text, const row_block& rows, std::size_t row) override {
        for (std::size_t at = 0; at != keys_.size(); ++at) {
            const column_block& cells = rows.columns[at];
            text += keys_[at];
            if (!cells.is_known(row)) {
                text += "null";
                continue;
            }
            switch (cells.type()) {
            case cell_type::integer: append_number(text, cells.integer(row)); break;
            case cell_type::hash: // as a text, since many readers keep numbers of 53 bits
                text += '"';
                append_number(text, cells.hash(row));
                text += '"';
                break;
            case cell_type::real: append_number(text, cells.real(row)); break;
            case cell_type::word:
                append_json_text(text,
                                 schema_.columns[at].words[static_cast<std::size_t>(cells.integer(row))]);
                break;
            case cell_type::text: append_json_text(text, cells.text(row)); break;
            }
        }
        text += "}\n";
    }

    const table_schema& schema_;
    std::vector<std::string> keys_;
};

} // namespace

std::unique_ptr<table_writer> make_csv_writer(const table_schema& schema, write_table_bytes output) {
    return std::make_unique<csv_writer>(schema, std::move(output));
}

std::unique_ptr<table_writer> make_json_lines_writer(const table_schema& schema, write_table_bytes output) {
    return std::make_unique<json_lines_writer>(schema, std::move(output));
}

} // namespace ctlpgn::tables
