// Rows of a table, kept column by column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tables {

enum class cell_type : std::uint8_t {
    integer, // 32 bits, with a sign
    hash,    // 64 bits, with a sign
    real,    // double precision
    word,    // one of few texts, which are known before the first row
    text,    // UTF-8
};

inline constexpr std::int32_t unknown_word = -1;

// The cells of one column. Any of them may be unknown.
class column_block {
  public:
    explicit column_block(cell_type type) : type_(type) {}

    void clear();

    void add_unknown();
    // For columns of that type.
    void add_integer(std::int64_t value); // unknown if it needs more than 32 bits
    void add_hash(std::int64_t value);
    void add_real(double value);
    void add_word(std::int32_t number);    // the index of the word in its column; unknown_word: unknown
    void add_text(std::string_view value); // bytes that are not UTF-8 become U+FFFD

    // Unknown if the text is empty.
    void add_text_if_any(std::string_view value) { value.empty() ? add_unknown() : add_text(value); }
    // Adds the last cell so many times again.
    void repeat_last(std::size_t count);

    // Adds `more` to every integer that is known.
    void raise(std::int32_t more);

    [[nodiscard]] cell_type type() const { return type_; }
    [[nodiscard]] std::size_t size() const { return known_.size(); }
    [[nodiscard]] bool is_known(std::size_t row) const { return known_[row] != 0; }
    // Of integers and words. An unknown cell is 0, or empty.
    [[nodiscard]] std::int32_t integer(std::size_t row) const { return integers_[row]; }
    [[nodiscard]] std::int64_t hash(std::size_t row) const { return hashes_[row]; }
    [[nodiscard]] double real(std::size_t row) const { return reals_[row]; }
    [[nodiscard]] std::string_view text(std::size_t row) const {
        const std::uint32_t begin = row == 0 ? 0 : ends_[row - 1];
        return std::string_view(texts_).substr(begin, ends_[row] - begin);
    }

    // All cells, for formats that have columns.
    [[nodiscard]] std::span<const std::int32_t> integers() const { return integers_; }
    [[nodiscard]] std::span<const std::int64_t> hashes() const { return hashes_; }
    [[nodiscard]] std::span<const double> reals() const { return reals_; }
    [[nodiscard]] std::span<const std::uint32_t> text_ends() const { return ends_; }
    [[nodiscard]] std::string_view texts() const { return texts_; }

  private:
    void add_valid(std::string_view value);

    cell_type type_;
    std::vector<std::uint8_t> known_;
    std::vector<std::int32_t> integers_;
    std::vector<std::int64_t> hashes_;
    std::vector<double> reals_;
    std::string texts_;
    std::vector<std::uint32_t> ends_; // of texts, in texts_
};

struct row_block {
    std::vector<column_block> columns;

    [[nodiscard]] std::size_t rows() const { return columns.empty() ? 0 : columns.front().size(); }
    void clear() {
        for (column_block& each : columns)
            each.clear();
    }
};

} // namespace ctlpgn::tables
