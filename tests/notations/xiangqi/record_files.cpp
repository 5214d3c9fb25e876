#include "notations/xiangqi/record_files.hpp"

#include "games/xiangqi/reading.hpp"
#include "notations/xiangqi/positions/fen.hpp"

#include <array>
#include <cstddef>
#include <functional>

namespace ctlpgn::xiangqi_tests {

namespace {

using xiangqi::piece_kind;
using xiangqi::point;
using xiangqi::side;

char byte(unsigned value) {
    return static_cast<char>(static_cast<unsigned char>(value));
}

void put(std::string& bytes, std::size_t at, std::string_view what) {
    bytes.replace(at, what.size(), what);
}

std::string number_of(std::size_t value) {
    std::string bytes;
    for (int i = 0; i != 4; ++i, value >>= 8U)
        bytes += byte(static_cast<unsigned>(value));
    return bytes;
}

std::string in_utf16(std::string_view text) {
    std::string bytes;
    for (const char each : text)
        bytes.append(1, each).append(1, '\0');
    return bytes;
}

using node_writer = std::function<void(const recorded_ply& ply, bool is_followed, bool has_alternative)>;

// Each ply, then what follows it, then the others that may be played instead of it.
void write_plies(const recorded_ply& root, const node_writer& write) {
    write(root, !root.replies.empty(), false);
    const std::function<void(const recorded_ply&)> write_replies = [&](const recorded_ply& before) {
        for (std::size_t i = 0; i != before.replies.size(); ++i) {
            const recorded_ply& each = before.replies[i];
            write(each, !each.replies.empty(), i + 1 != before.replies.size());
            write_replies(each);
        }
    };
    write_replies(root);
}

constexpr std::array<piece_kind, 16> men_of_xqf{
    piece_kind::rook, piece_kind::horse,  piece_kind::elephant, piece_kind::guard,
    piece_kind::king, piece_kind::guard,  piece_kind::elephant, piece_kind::horse,
    piece_kind::rook, piece_kind::cannon, piece_kind::cannon,   piece_kind::pawn,
    piece_kind::pawn, piece_kind::pawn,   piece_kind::pawn,     piece_kind::pawn};

unsigned code_of(point where) {
    return static_cast<unsigned>(where.file() * 10 + where.rank());
}

std::array<unsigned, 32> places_of_men(const xiangqi::position& shown) {
    std::array<unsigned, 32> places{};
    places.fill(0xff);
    for (std::size_t at = 0; at != 90; ++at) {
        const point here = point::at(static_cast<int>(at / 10), static_cast<int>(at % 10));
        if (shown.is_empty(here))
            continue;
        const std::size_t first = shown.at(here).owner() == side::red ? 0 : 16;
        for (std::size_t slot = 0; slot != 16; ++slot)
            if (men_of_xqf[slot] == shown.at(here).kind() && places[first + slot] == 0xff) {
                places[first + slot] = code_of(here);
                break;
            }
    }
    return places;
}

} // namespace

std::string xqf_of(const recorded_game& game, std::uint8_t version, std::uint32_t keys) {
    const bool is_plain = version <= 10;
    std::string head(0x400, '\0');
    put(head, 0, "XQ");
    head[2] = byte(version);
    head[3] = byte(keys * 7 + 3);
    std::array<unsigned, 4> key{};
    std::array<unsigned, 4> overlay{};
    for (unsigned i = 0; i != 4; ++i) {
        overlay[i] = (keys >> (3 * i)) & 0xffU;
        key[i] = (keys >> (8 * i)) & 0xffU;
        head[8 + i] = byte(overlay[i]);
        head[12 + i] = byte(key[i]);
    }
    const auto mixed = [](unsigned each, unsigned factor) {
        return (((((each * each) * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * factor & 0xffU;
    };
    const unsigned men_key = is_plain ? 0 : mixed(key[1], key[1]);
    const unsigned from_key = is_plain ? 0 : mixed(key[2], men_key);
    const unsigned to_key = is_plain ? 0 : mixed(key[3], from_key);
    const std::size_t size_key = is_plain ? 0 : (key[0] * 256 + key[1]) % 32000 + 767;
    const std::array<unsigned, 32> places = places_of_men(game.begun);
    for (unsigned i = 0; i != 32; ++i) {
        const unsigned man = version >= 12 ? (men_key + i + 1) % 32 : i;
        // One that is not on the board has any code beyond it.
        head[16 + i] = byte((places[man] == 0xff ? 90 + keys % 160 : places[man]) + men_key);
    }
    head[50] = byte(game.begun.to_move == side::black ? 1 : 0);
    head[51] = byte(game.result);
    head[304] = byte(static_cast<unsigned>(game.red.size()));
    put(head, 305, game.red);
    std::string body;
    write_plies(game.root, [&](const recorded_ply& ply, bool is_followed, bool has_alternative) {
        const bool has_comment = is_plain || !ply.comment.empty();
        body += byte(code_of(ply.from) + 0x18 + from_key);
        body += byte(code_of(ply.to) + 0x20 + to_key);
        body += byte(is_plain ? (is_followed ? 0xf0U : 0U) + (has_alternative ? 0x0fU : 0U)
                              : (is_followed ? 0x80U : 0U) + (has_alternative ? 0x40U : 0U) +
                                    (has_comment ? 0x20U : 0U) + (keys & 0x1fU));
        body += byte(keys);
        if (has_comment)
            body.append(number_of(ply.comment.size() + size_key)).append(ply.comment);
    });
    constexpr std::string_view phrase = "[(C) Copyright Mr. Dong Shiwei.]";
    for (std::size_t i = 0; i != body.size() && !is_plain; ++i) {
        const std::size_t which = i % 4;
        const unsigned mask = (key[which] & static_cast<unsigned char>(head[3])) | overlay[which];
        body[i] =
            byte(static_cast<unsigned char>(body[i]) + (static_cast<unsigned char>(phrase[i % 32]) & mask));
    }
    return head + body;
}

std::string cbr_of(const recorded_game& game, std::uint8_t version) {
    const std::size_t lacking = version == 1 ? 256 : 0;
    std::string bytes(2214 - lacking, '\0');
    put(bytes, 0, "CCBridge Record");
    bytes[19] = byte(version);
    put(bytes, 1076 - lacking / 2, in_utf16(game.red + std::string(1, '\0') + "rest"));
    bytes[2076 - lacking] = byte(game.result);
    bytes[2112 - lacking] = byte(game.begun.to_move == side::black ? 2 : 1);
    bytes[2116 - lacking] = byte(game.begun.move_number);
    constexpr std::array<piece_kind, 8> kinds{piece_kind::none,     piece_kind::rook,  piece_kind::horse,
                                              piece_kind::elephant, piece_kind::guard, piece_kind::king,
                                              piece_kind::cannon,   piece_kind::pawn};
    for (unsigned at = 0; at != 90; ++at) {
        const point here = point::at(static_cast<int>(at % 9), 9 - static_cast<int>(at / 9));
        for (unsigned kind = 1; kind != kinds.size(); ++kind)
            if (!game.begun.is_empty(here) && game.begun.at(here).kind() == kinds[kind])
                bytes[2120 - lacking + at] =
                    byte(kind + (game.begun.at(here).owner() == side::red ? 0x10U : 0x20U));
    }
    const auto code = [version](point where) {
        const auto file = static_cast<unsigned>(where.file());
        const auto rank = static_cast<unsigned>(9 - where.rank());
        return byte(version == 1 ? file * 16 + rank : rank * 9 + file);
    };
    write_plies(game.root, [&](const recorded_ply& ply, bool is_followed, bool has_alternative) {
        bytes +=
            byte((is_followed ? 0U : 1U) + (has_alternative ? 2U : 0U) + (ply.comment.empty() ? 0U : 4U));
        bytes += '\0';
        bytes += code(ply.from);
        bytes += code(ply.to);
        if (!ply.comment.empty())
            bytes.append(number_of(2 * ply.comment.size())).append(in_utf16(ply.comment));
    });
    return bytes;
}

std::string cbl_of(const std::vector<recorded_game>& games) {
    constexpr std::size_t block = 4096;
    constexpr std::size_t entries = 128;
    std::string bytes(66624 + entries * 276, '\0');
    put(bytes, 0, "CCBridgeLibrary");
    put(bytes, 60, number_of(entries));
    for (const recorded_game& each : games) {
        const std::string record = cbr_of(each, 2);
        bytes += record;
        bytes.append(block - record.size() % block, '\0');
    }
    return bytes;
}

std::string pgn_of(const recorded_game& game) {
    const auto name = [](point where) {
        std::string text = name_of(where);
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    };
    std::string text = "[Game \"Chinese Chess\"]\n[Red \"" + game.red + "\"]\n";
    if (game.result != 0)
        text.append("[Result \"")
            .append(game.result == 1   ? "1-0"
                    : game.result == 2 ? "0-1"
                                       : "1/2-1/2")
            .append("\"]\n");
    if (!(game.begun == xiangqi::start_position()))
        text.append("[SetUp \"1\"]\n[FEN \"").append(xiangqi::fen_of(game.begun)).append("\"]\n");
    text += "\n";
    const auto comment = [](const std::string& words) { return words.empty() ? "" : " {" + words + "}"; };
    const std::function<void(const recorded_ply&, std::uint32_t, bool)> write_replies =
        [&](const recorded_ply& before, std::uint32_t number, bool red_moves) {
            const auto write = [&](const recorded_ply& each) {
                text.append(std::to_string(number)).append(red_moves ? ". " : "... ");
                text.append(name(each.from)).append("-").append(name(each.to)).append(comment(each.comment));
            };
            const std::uint32_t next = number + (red_moves ? 0 : 1);
            for (std::size_t i = 0; i != before.replies.size(); ++i) {
                if (i != 0)
                    text += " (";
                write(before.replies[i]);
                if (i == 0)
                    continue;
                text += ' ';
                write_replies(before.replies[i], next, !red_moves);
                text += ')';
            }
            if (before.replies.empty())
                return;
            text += ' ';
            write_replies(before.replies.front(), next, !red_moves);
        };
    text += comment(game.root.comment) + "\n";
    write_replies(game.root, game.begun.move_number, game.begun.to_move == side::red);
    return text + "\n";
}

} // namespace ctlpgn::xiangqi_tests
