// The text of games in blocks, with gaps where their numbers belong.
#pragma once

#include "ctlpgn/json.hpp"
#include "emit/json/json_text_sink.hpp"
#include "emit/json/json_walk.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

namespace emit {

// A text in parts.
class text_parts {
  public:
    void clear() {
        parts_.clear();
        numbers_.clear();
    }
    void add(std::string_view text) { parts_.push_back(text); }
    // At most `count` numbers altogether.
    void expect_numbers(std::size_t count) { numbers_.reserve(count); }
    void add_number(std::uint64_t number);
    // Removes the last byte.
    char take_last();
    [[nodiscard]] std::span<const std::string_view> all() const { return parts_; }

  private:
    using digits = std::array<char, 20>;
    std::vector<std::string_view> parts_;
    std::vector<digits> numbers_;
};

} // namespace emit

class json_games::implementation {
  public:
    explicit implementation(const json_options& options);

    void clear();
    void write(const game& what, const notation& chosen, std::span<const diagnostic> found,
               std::string_view file, std::span<const ply> resolved, const file_places* places,
               const game_repairs* repairs);

    // Adds the text so far, with the numbers that the games have in their file. Valid until more is written.
    void add_to(emit::text_parts& parts, std::uint32_t games_before);

    // The format of the first game; empty if there is none.
    [[nodiscard]] std::string_view format() const { return format_; }

  private:
    struct kept_block {
        emit::text_blocks::block bytes;
        std::size_t size = 0;
    };

    emit::text_blocks::block keep(emit::text_blocks::block full, std::size_t size);

    json_options options_;
    std::vector<kept_block> full_;
    std::vector<emit::text_blocks::block> free_;
    emit::text_blocks blocks_;
    std::size_t text_begin_ = 0; // what blocks_ had handed on before it
    std::vector<emit::number_gap> game_numbers_;
    std::optional<emit::json_text_sink> sink_;
    emit::walk_memory memory_;
    std::string_view format_;
};

} // namespace ctlpgn
