// The text of games that programs keep in files that are no text, as web boards have it. Such files hold a
// tree of plies: each ply says whether another one follows it, and whether another one may be played instead
// of it, which comes after everything that follows it.
#pragma once

#include "games/xiangqi/position.hpp"
#include "text/encoding.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

// A text in one of their encodings, up to its end.
std::string record_words(std::string_view bytes, text_encoding encoding);

class record_text {
  public:
    void header(std::string_view name, std::string_view words);
    void result(std::uint8_t which); // of words.results
    void position(const xiangqi::position& shown) { shown_ = shown; }

    // About the game as a whole before the first ply, then about the ply that was played last.
    void say(std::string_view words);
    // Without points they are not on the board.
    void play(std::optional<point> from, std::optional<point> to);
    // What the beginning, or the last ply, says of others. False: nothing comes after it.
    bool go_on(bool is_followed, bool has_alternative);
    // The rest of it is missing.
    void break_off();

    [[nodiscard]] std::string text() const;

  private:
    struct line_of_play {
        std::uint32_t around = 0; // the line in which it replaces a ply
        std::uint32_t first = 1;  // the number of that ply
        std::string plies;
        bool is_broken = false; // nothing can be added after a ply that cannot be read
    };
    struct place {
        std::uint32_t line = 0;
        std::uint32_t number = 0; // of a ply, from the beginning of the game
    };

    std::string header_;
    xiangqi::position shown_;
    std::vector<line_of_play> lines_{line_of_play{}};
    std::vector<place> alternatives_; // that are still to come
    place at_;
    std::string comments_;
};

// The bytes of a file, of which those after its end are 0.
class record_bytes {
  public:
    explicit record_bytes(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] std::uint8_t at(std::size_t offset) const {
        return offset < bytes_.size() ? static_cast<std::uint8_t>(bytes_[offset]) : std::uint8_t{0};
    }
    [[nodiscard]] std::uint32_t number(std::size_t offset, std::size_t size) const {
        std::uint32_t value = 0;
        while (size-- != 0)
            value = (value << 8U) | at(offset + size);
        return value;
    }
    [[nodiscard]] std::string_view part(std::size_t offset, std::size_t size) const {
        return offset < bytes_.size() ? bytes_.substr(offset, size) : std::string_view();
    }
    [[nodiscard]] std::size_t size() const { return bytes_.size(); }

  private:
    std::string_view bytes_;
};

} // namespace ctlpgn::xiangqi
