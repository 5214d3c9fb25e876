// A game has a header of fixed size, whose strings are UTF-16, and then its plies. A library has its own
// header, an index, and the games, each from a multiple of 4,096 bytes after the index.
#include "notations/xiangqi/records/ccbridge.hpp"

#include "games/xiangqi/position.hpp"
#include "notations/xiangqi/records/record_text.hpp"
#include "notations/xiangqi/words.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace ctlpgn::xiangqi {

namespace {

struct fixed_string {
    std::string_view name; // of the field of web boards
    std::size_t at;
    std::size_t size;
};

constexpr std::array<fixed_string, 16> early_strings{{{"title", 180, 128},
                                                      {"event", 692, 64},
                                                      {"round", 756, 64},
                                                      {"group", 820, 32},
                                                      {"table", 852, 32},
                                                      {"date", 884, 64},
                                                      {"place", 948, 64},
                                                      {"timerule", 1012, 64},
                                                      {"red", 1076, 64},
                                                      {"redteam", 1140, 64},
                                                      {"redtime", 1204, 64},
                                                      {"redrating", 1268, 32},
                                                      {"black", 1300, 64},
                                                      {"blackteam", 1364, 64},
                                                      {"blacktime", 1428, 64},
                                                      {"blackrating", 1492, 32}}};
constexpr std::array<fixed_string, 3> later_strings{
    {{"remark", 1652, 64}, {"author", 1780, 64}, {"endtype", 2080, 32}}};

// The first version lacks one string at the beginning of the header, and two after the players.
constexpr std::size_t version_at = 19;
constexpr std::size_t lacking_at_first = 128;
constexpr std::size_t lacking_later = 256;
constexpr std::size_t result_at = 2076;
constexpr std::size_t side_at = 2112;
constexpr std::size_t number_at = 2116;
constexpr std::size_t board_at = 2120;
constexpr std::size_t plies_at = 2214;

// By the lower half of a byte, whose upper half is 1 for Red and 2 for Black.
constexpr std::array<piece_kind, 8> kinds_by_code{piece_kind::none,     piece_kind::rook,  piece_kind::horse,
                                                  piece_kind::elephant, piece_kind::guard, piece_kind::king,
                                                  piece_kind::cannon,   piece_kind::pawn};

class cbr_reader {
  public:
    explicit cbr_reader(std::string_view file)
        : file_(file), is_of_first_version_(file_.at(version_at) == 1) {}

    std::string run() {
        add_strings(early_strings, is_of_first_version_ ? lacking_at_first : 0);
        add_strings(later_strings, later());
        constexpr std::array<std::uint8_t, 4> results{0, result_white, result_black, result_draw};
        if (const std::uint8_t written = file_.at(result_at - later()); written < results.size())
            text_.result(results[written]);
        text_.position(begun());
        read_plies();
        return text_.text();
    }

  private:
    [[nodiscard]] std::size_t later() const { return is_of_first_version_ ? lacking_later : 0; }

    void add_strings(std::span<const fixed_string> those, std::size_t lacking) {
        for (const fixed_string& each : those)
            text_.header(each.name, words(file_.part(each.at - lacking, each.size)));
    }

    // What comes after the end of a string is arbitrary.
    static std::string words(std::string_view bytes) {
        std::size_t end = 0;
        while (end + 2 <= bytes.size() && (bytes[end] != 0 || bytes[end + 1] != 0))
            end += 2;
        return record_words(bytes.substr(0, end), text_encoding::utf16_little);
    }

    // Ranks from Black's side, each from Red's left.
    static point cell(int index) {
        return point::at(index % file_count, rank_count - 1 - index / file_count);
    }

    [[nodiscard]] position begun() const {
        position made;
        for (int at = 0; at != file_count * rank_count; ++at) {
            const std::uint8_t man = file_.at(board_at - later() + static_cast<std::size_t>(at));
            const std::size_t kind = man & 0xfU;
            const std::uint32_t owner = man >> 4U;
            if (kind != 0 && kind < kinds_by_code.size() && (owner == 1 || owner == 2))
                made.put(cell(at), {owner == 1 ? side::red : side::black, kinds_by_code[kind]});
        }
        made.to_move = file_.at(side_at - later()) == 2 ? side::black : side::red;
        made.move_number = std::max(file_.number(number_at - later(), 2), 1U);
        return made;
    }

    // The first version has the file and the rank in the halves of the byte.
    [[nodiscard]] std::optional<point> point_of_square(std::uint8_t code) const {
        if (is_of_first_version_) {
            const int file = code >> 4U;
            const int rank = code & 0xf;
            if (file >= file_count || rank >= rank_count)
                return std::nullopt;
            return point::at(file, rank_count - 1 - rank);
        }
        if (code >= file_count * rank_count)
            return std::nullopt;
        return cell(code);
    }

    // The first one is no ply, and only says what comes before the first.
    void read_plies() {
        std::size_t at = plies_at - later();
        bool is_first = true;
        for (bool goes_on = true; goes_on; is_first = false) {
            constexpr std::size_t size_of_ply = 4;
            if (at + size_of_ply > file_.size())
                return is_first ? void() : text_.break_off();
            const std::uint8_t signs = file_.at(at);
            if (!is_first)
                text_.play(point_of_square(file_.at(at + 2)), point_of_square(file_.at(at + 3)));
            at += size_of_ply;
            if ((signs & 4U) != 0) {
                const std::size_t size = file_.number(at, 4);
                at += 4;
                text_.say(words(file_.part(at, size)));
                at += std::min(size, file_.size());
            }
            goes_on = text_.go_on((signs & 1U) == 0, !is_first && (signs & 2U) != 0);
        }
    }

    record_bytes file_;
    bool is_of_first_version_;
    record_text text_;
};

} // namespace

std::string text_of_cbr(std::string_view bytes) {
    constexpr std::uint8_t newest_version = 2;
    const std::uint8_t version = record_bytes(bytes).at(version_at);
    const std::size_t header_size = version == 1 ? plies_at - lacking_later : plies_at;
    if (!bytes.starts_with(mark_of_cbr) || version == 0 || version > newest_version ||
        bytes.size() < header_size)
        return {};
    return cbr_reader(bytes).run();
}

// A long game takes several blocks, of which only the first begins with the mark.
std::string text_of_cbl(std::string_view bytes) {
    constexpr std::size_t block = 4096;
    constexpr std::size_t index_at = 66624;
    constexpr std::size_t index_entry = 276;
    constexpr std::size_t entries_at = 60;
    const std::size_t entries = record_bytes(bytes).number(entries_at, 4);
    if (!bytes.starts_with(mark_of_cbl) || bytes.size() < index_at ||
        entries > (bytes.size() - index_at) / index_entry)
        return {};
    std::string text;
    std::size_t begin = std::string_view::npos;
    for (std::size_t at = index_at + entries * index_entry;; at += block) {
        const bool is_over = at >= bytes.size();
        if (!is_over && !bytes.substr(at).starts_with(mark_of_cbr))
            continue;
        if (begin != std::string_view::npos)
            text += text_of_cbr(bytes.substr(begin, at - begin));
        if (is_over)
            return text;
        begin = at;
    }
}

} // namespace ctlpgn::xiangqi
