#include "table/row_block.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::tables {

void column_block::clear() {
    known_.clear();
    integers_.clear();
    hashes_.clear();
    reals_.clear();
    texts_.clear();
    ends_.clear();
}

void column_block::add_unknown() {
    known_.push_back(0);
    switch (type_) {
    case cell_type::integer:
    case cell_type::word: integers_.push_back(0); break;
    case cell_type::hash: hashes_.push_back(0); break;
    case cell_type::real: reals_.push_back(0); break;
    case cell_type::text: ends_.push_back(static_cast<std::uint32_t>(texts_.size())); break;
    }
}

void column_block::add_integer(std::int64_t value) {
    using range = std::numeric_limits<std::int32_t>;
    if (value < range::min() || value > range::max())
        return add_unknown();
    known_.push_back(1);
    integers_.push_back(static_cast<std::int32_t>(value));
}

void column_block::add_hash(std::int64_t value) {
    known_.push_back(1);
    hashes_.push_back(value);
}

void column_block::add_real(double value) {
    known_.push_back(1);
    reals_.push_back(value);
}

void column_block::add_word(std::int32_t number) {
    if (number == unknown_word)
        return add_unknown();
    known_.push_back(1);
    integers_.push_back(number);
}

void column_block::add_text(std::string_view value) {
    known_.push_back(1);
    // Most texts are short, and ASCII.
    if (std::ranges::none_of(value, is_beyond_ascii))
        texts_.append(value);
    else
        add_valid(value);
    ends_.push_back(static_cast<std::uint32_t>(texts_.size()));
}

void column_block::add_valid(std::string_view value) {
    for (;;) {
        const std::size_t valid = utf8::find_invalid(value);
        texts_.append(value.substr(0, valid));
        if (valid == value.size())
            return;
        texts_.append(utf8::replacement_character);
        value.remove_prefix(valid + 1);
    }
}

void column_block::repeat_last(std::size_t count) {
    if (count == 0)
        return;
    const std::size_t last = size() - 1;
    const std::string value(type_ == cell_type::text ? text(last) : std::string_view());
    known_.resize(known_.size() + count, known_[last]);
    switch (type_) {
    case cell_type::integer:
    case cell_type::word: integers_.resize(integers_.size() + count, integers_[last]); break;
    case cell_type::hash: hashes_.resize(hashes_.size() + count, hashes_[last]); break;
    case cell_type::real: reals_.resize(reals_.size() + count, reals_[last]); break;
    case cell_type::text:
        for (std::size_t left = count; left != 0; --left) {
            texts_.append(value);
            ends_.push_back(static_cast<std::uint32_t>(texts_.size()));
        }
        break;
    }
}

void column_block::raise(std::int32_t more) {
    for (std::size_t row = 0; row != integers_.size(); ++row)
        if (is_known(row))
            integers_[row] += more;
}

} // namespace ctlpgn::tables
