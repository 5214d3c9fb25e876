#include "chance_texts.hpp"

#include <random>

namespace ctlpgn::bench {

namespace {

// Parts that may occur in a text of any notation, in the right place or not.
constexpr std::string_view common_pieces[] = {"1. ",
                                              "%n. ",
                                              "1... ",
                                              "2",
                                              "0",
                                              " ",
                                              "  ",
                                              "\n",
                                              "\t",
                                              "(",
                                              ")",
                                              "{",
                                              "}",
                                              "[",
                                              "]",
                                              "<",
                                              ">",
                                              "\"",
                                              ",",
                                              ", ",
                                              ";",
                                              ":",
                                              "!",
                                              "?",
                                              "!?",
                                              "$1 ",
                                              "#",
                                              "+",
                                              "=",
                                              "-",
                                              "/",
                                              "|",
                                              "*",
                                              "*\n",
                                              "**",
                                              "\\",
                                              "> ",
                                              "`",
                                              "%",
                                              "&gt;",
                                              "<b>",
                                              "...",
                                              "\xE2\x80\xA6",
                                              "\xC2\xA0",
                                              "\xEF\xBC\x8C",
                                              "\xEF\xBC\x91",
                                              "\xC3\x97",
                                              "\xC2\xBD",
                                              "\xFF",
                                              "x",
                                              "a",
                                              "good ",
                                              "1-0 ",
                                              "e.p. ",
                                              "[White \"Puig\"]\n"};

constexpr std::string_view ctl_pgn_pieces[] = {
    "G7-G13", "E21-E17 ", "JF6-C15",      ", E21-E17\n", ":",    "@@",           "=D",           "($[1] ",
    "$[2]",   "#1",       "#1[#1.1]@B ",  "~E17 ",       "@W: ", "\xE2\x89\x88", "\xE2\x80\xA0", "K",
    "3-0\n",  "KRK",      "\xE2\x99\x9A", "/28:k4/ "};

constexpr std::string_view pgn_pieces[] = {
    "e4 ",      "e5", "Nf3",  "Nbd7 ",        "exd5 ",   "e8=Q",     "O-O ",        "0-0",
    "Q",        "N",  "ep ",  "h9",           "[%clk ",  "0:01:00]", "[%eval 0.1]", "0-1\n",
    "1/2-1/2 ", "--", "Sf3 ", "\xE2\x99\x98", "[FEN \"", "8/",       "castles "};

constexpr std::string_view xiangqi_pieces[] = {"C2=5 ",
                                               "C2.5",
                                               "H8+7 ",
                                               "h2e2 ",
                                               "H2-E2",
                                               "VAR",
                                               "VAR[1]{",
                                               "COM{",
                                               "DIAG{",
                                               "START{",
                                               "/*",
                                               "*/",
                                               "(1) ",
                                               "FORMAT WXF\n",
                                               "GAME 1\n",
                                               "RED Hu\n",
                                               "\xE8\xBB\x8A",
                                               "\xE8\xBD\xA6",
                                               "\xE5\xB9\xB3",
                                               "\xE4\xBA\x94",
                                               "\xE7\xBA\xA2\xE8\x83\x9C",
                                               "+C=5 ",
                                               "R"};

constexpr std::string_view diplomat_pieces[] = {"Ha3, ", "Hh3\n", "d3",  "e2-e3 ", "Dg1",       "dg1 ", "xk4",
                                                "=B",    "etc.",  "7-0", "White:", "king d1, ", "#\n"};

struct pieces_of_notation {
    std::string_view notation;
    std::span<const std::string_view> pieces;
};
constexpr pieces_of_notation own_pieces[] = {{"ctl-pgn", ctl_pgn_pieces},
                                             {"pgn", pgn_pieces},
                                             {"xiangqi", xiangqi_pieces},
                                             {"diplomat", diplomat_pieces}};

constexpr std::size_t most_pieces = 5;

} // namespace

std::string chance_unit(std::string_view notation, std::uint32_t seed) {
    std::minstd_rand chance(seed + 1);
    for (int i = 0; i != 8; ++i)
        chance(); // the first numbers of consecutive seeds are very similar
    std::span<const std::string_view> own;
    for (const pieces_of_notation& each : own_pieces)
        if (each.notation == notation)
            own = each.pieces;
    const auto below = [&chance](std::size_t limit) { return (chance() >> 8U) % limit; };
    const auto one_of = [&below](std::span<const std::string_view> pieces) {
        return pieces[below(pieces.size())];
    };
    std::string unit;
    for (std::size_t count = 1 + below(most_pieces); count != 0; --count)
        unit += below(2) == 0 ? one_of(own) : one_of(common_pieces);
    return unit;
}

} // namespace ctlpgn::bench
