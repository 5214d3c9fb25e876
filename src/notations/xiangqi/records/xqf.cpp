// A header of 1,024 bytes, and then the plies. From version 11 on both are enciphered with keys that the
// header has. All strings of the header are GB18030, after a byte with their size.
#include "notations/xiangqi/records/xqf.hpp"

#include "games/xiangqi/position.hpp"
#include "notations/xiangqi/records/record_text.hpp"
#include "notations/xiangqi/words.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::size_t header_size = 0x400;
constexpr std::uint8_t last_plain_version = 10;
constexpr std::uint8_t first_version_with_shifted_men = 12;

// Where the header has what.
constexpr std::size_t xqf_version_at = 2;
constexpr std::size_t mask_at = 3;
constexpr std::size_t overlays_at = 8; // four bytes, and then four keys
constexpr std::size_t keys_at = 12;
constexpr std::size_t men_at = 16;
constexpr std::size_t black_begins_at = 50;
constexpr std::size_t xqf_result_at = 51;

struct sized_string {
    std::string_view name; // of the field of web boards
    std::size_t at;
    std::size_t longest;
};
constexpr sized_string sized_strings[] = {
    {"title", 80, 63},      {"event", 208, 63},  {"date", 272, 15},     {"place", 288, 15},
    {"red", 304, 15},       {"black", 320, 15},  {"timerule", 336, 63}, {"redtime", 400, 15},
    {"blacktime", 416, 15}, {"remark", 464, 15}, {"author", 480, 15},
};

constexpr std::size_t man_count = 32;
constexpr std::array<piece_kind, man_count / 2> men_in_order{
    piece_kind::rook, piece_kind::horse,  piece_kind::elephant, piece_kind::guard,
    piece_kind::king, piece_kind::guard,  piece_kind::elephant, piece_kind::horse,
    piece_kind::rook, piece_kind::cannon, piece_kind::cannon,   piece_kind::pawn,
    piece_kind::pawn, piece_kind::pawn,   piece_kind::pawn,     piece_kind::pawn};

// The tens are the file from Red's left, the ones the rank from Red's side.
std::optional<point> point_of_code(std::uint8_t code) {
    if (code >= file_count * 10)
        return std::nullopt;
    return point::at(code / 10, code % 10);
}

constexpr std::uint8_t low_byte(std::uint32_t value) {
    return static_cast<std::uint8_t>(value & 0xffU);
}

class xqf_reader {
  public:
    explicit xqf_reader(std::string_view file)
        : file_(file), is_plain_(file_.at(xqf_version_at) <= last_plain_version) {
        if (!is_plain_)
            find_keys();
    }

    std::string run() {
        for (const sized_string& each : sized_strings) {
            const std::size_t size = std::min<std::size_t>(file_.at(each.at), each.longest);
            text_.header(each.name, record_words(file_.part(each.at + 1, size), text_encoding::gb18030));
        }
        // Some files have 4 for a draw, too.
        constexpr std::array<std::uint8_t, 5> results{0, result_white, result_black, result_draw,
                                                      result_draw};
        if (const std::uint8_t written = file_.at(xqf_result_at); written < results.size())
            text_.result(results[written]);
        text_.position(begun());
        read_plies();
        return text_.text();
    }

  private:
    void find_keys() {
        const auto mixed = [](std::uint32_t key, std::uint32_t factor) {
            return low_byte((key * key * 54U + 221U) * factor);
        };
        const std::uint8_t of_men = file_.at(keys_at + 1);
        men_key_ = mixed(of_men, of_men);
        from_key_ = mixed(file_.at(keys_at + 2), men_key_);
        to_key_ = mixed(file_.at(keys_at + 3), from_key_);
        size_key_ = (file_.at(keys_at) * 256U + of_men) % 32000U + 767U;
        constexpr std::string_view phrase = "[(C) Copyright Mr. Dong Shiwei.]";
        static_assert(phrase.size() == man_count);
        for (std::size_t at = 0; at != phrase.size(); ++at) {
            const std::size_t which = at % 4;
            const std::uint32_t key =
                (file_.at(keys_at + which) & file_.at(mask_at)) | file_.at(overlays_at + which);
            stream_[at] = low_byte(static_cast<std::uint8_t>(phrase[at]) & key);
        }
    }

    // A man that is not on the board has a larger code.
    [[nodiscard]] position begun() const {
        position made;
        for (std::size_t at = 0; at != man_count; ++at) {
            const bool is_shifted = file_.at(xqf_version_at) >= first_version_with_shifted_men;
            const std::size_t man = is_shifted ? (men_key_ + at + 1U) % man_count : at;
            const std::optional<point> where =
                point_of_code(low_byte(static_cast<std::uint32_t>(file_.at(men_at + at)) - men_key_));
            if (where)
                made.put(*where, {man < men_in_order.size() ? side::red : side::black,
                                  men_in_order[man % men_in_order.size()]});
        }
        made.to_move = file_.at(black_begins_at) == 1 ? side::black : side::red;
        return made;
    }

    // After the header everything is in cipher.
    [[nodiscard]] std::uint8_t byte(std::size_t at) const {
        return low_byte(static_cast<std::uint32_t>(file_.at(at)) - stream_[at % stream_.size()]);
    }
    [[nodiscard]] std::uint32_t number(std::size_t at) const {
        std::uint32_t value = 0;
        for (std::size_t left = 4; left-- != 0;)
            value = (value << 8U) | byte(at + left);
        return value;
    }

    // The first one is no ply, and only says what comes before the first.
    void read_plies() {
        bool is_first = true;
        bool goes_on = true;
        for (std::size_t at = header_size; goes_on; is_first = false) {
            constexpr std::size_t size_of_ply = 4;
            if (at + size_of_ply > file_.size())
                return is_first ? void() : text_.break_off();
            const std::uint8_t signs = byte(at + 2);
            if (!is_first)
                text_.play(point_of_code(low_byte(byte(at) - 0x18U - from_key_)),
                           point_of_code(low_byte(byte(at + 1) - 0x20U - to_key_)));
            const bool has_comment = is_plain_ || (signs & 0x20U) != 0;
            at += size_of_ply;
            if (has_comment)
                at = read_comment(at);
            goes_on = text_.go_on((signs & (is_plain_ ? 0xf0U : 0x80U)) != 0,
                                  !is_first && (signs & (is_plain_ ? 0x0fU : 0x40U)) != 0);
        }
    }

    // Returns where it ends.
    std::size_t read_comment(std::size_t at) {
        const std::uint32_t written = number(at);
        const std::size_t size = written > size_key_ ? written - size_key_ : 0;
        at += 4;
        const std::size_t end = at + std::min(size, file_.size() - std::min(at, file_.size()));
        std::string words;
        for (; at < end; ++at)
            words += static_cast<char>(byte(at));
        text_.say(record_words(words, text_encoding::gb18030));
        return at;
    }

    record_bytes file_;
    bool is_plain_;
    std::uint8_t men_key_ = 0;
    std::uint8_t from_key_ = 0;
    std::uint8_t to_key_ = 0;
    std::uint32_t size_key_ = 0;
    std::array<std::uint8_t, man_count> stream_{};
    record_text text_;
};

} // namespace

std::string text_of_xqf(std::string_view bytes) {
    return bytes.size() < header_size || !bytes.starts_with("XQ") ? std::string() : xqf_reader(bytes).run();
}

} // namespace ctlpgn::xiangqi
