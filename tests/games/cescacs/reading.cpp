#include "reading.hpp"

#include "paths.hpp"

#include <cctype>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

namespace ctlpgn::cescacs_tests {

using namespace cescacs;

namespace {

const std::string column_letters = "PTABCDEFGHIKLXZ";
const std::string piece_letters = " PEJNGRVDK";

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream input(text);
    for (std::string part; std::getline(input, part, separator);)
        parts.push_back(part);
    return parts;
}

void place_line(position& p, int line, const std::string& content) {
    std::vector<hex> hexes;
    for (int column = 0; column < column_count; ++column) {
        if (const hex h = hex::at(column, line))
            hexes.push_back(h);
    }
    std::size_t at = 0;
    for (const char c : content) {
        if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            at += static_cast<std::size_t>(c - '0');
            continue;
        }
        const bool white = std::isupper(static_cast<unsigned char>(c)) != 0;
        const auto kind = piece_letters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(c))));
        if (kind == std::string::npos || kind == 0)
            throw std::runtime_error(std::string("no piece ") + c);
        p.put(hexes.at(at++), {white ? side::white : side::black, static_cast<piece_kind>(kind)});
    }
    if (at != hexes.size())
        throw std::runtime_error("line " + std::to_string(line) + " does not fit the board");
}

castling_state read_castling(const std::string& field, bool white) {
    std::string own;
    for (const char c : field) {
        const auto u = static_cast<unsigned char>(c);
        if (std::isalpha(u) != 0 && (std::isupper(u) != 0) == white)
            own += static_cast<char>(std::toupper(u));
    }
    static const std::map<std::string, castling_state> states{{"", castling_state::none},
                                                              {"K", castling_state::k},
                                                              {"KR", castling_state::kr},
                                                              {"RK", castling_state::rk},
                                                              {"RKR", castling_state::rkr}};
    return states.at(own);
}

special_capture read_special(const std::string& field, side stepper) {
    if (field == "-")
        return {};
    const auto at = field.find('@');
    const hex pawn = hex_named(field.substr(0, at));
    if (at == std::string::npos)
        return after_scornful_step(pawn);
    const bool two = field.find('-', at) != std::string::npos;
    return two ? after_triple_step(stepper, pawn) : after_double_step(stepper, pawn);
}

} // namespace

hex hex_named(const std::string& name) {
    const hex h = hex::at(static_cast<int>(column_letters.find(name.at(0))), std::stoi(name.substr(1)));
    if (h.is_none())
        throw std::runtime_error("no hex " + name);
    return h;
}

position read_pdtl(const std::string& text) {
    const std::vector<std::string> fields = split(text, ' ');
    position p;
    for (const std::string& line : split(fields.at(0), '/')) {
        if (const auto colon = line.find(':'); colon != std::string::npos)
            place_line(p, std::stoi(line.substr(0, colon)), line.substr(colon + 1));
    }
    p.to_move = fields.at(1) == "w" ? side::white : side::black;
    p.castling = {read_castling(fields.at(2), true), read_castling(fields.at(2), false)};
    p.special = read_special(fields.at(3), opponent(p.to_move));
    p.half_move_clock = static_cast<std::uint32_t>(std::stoul(fields.at(4)));
    p.move_number = static_cast<std::uint32_t>(fields.at(5) == "?" ? 0 : std::stoul(fields.at(5)));
    return p;
}

std::vector<perft_line> read_perft_file() {
    std::ifstream input(ctlpgn::tests::project_folder() / "tests" / "games" / "cescacs" / "perft.tsv");
    std::vector<perft_line> lines;
    for (std::string text; std::getline(input, text);) {
        if (text.empty() || text[0] == '#')
            continue;
        const std::vector<std::string> fields = split(text, '\t');
        perft_line line{fields.at(0), fields.at(1), {}};
        for (const std::string& count : split(fields.at(2), ' ')) {
            const auto colon = count.find(':');
            line.counts.emplace_back(std::stoi(count.substr(0, colon)), std::stoull(count.substr(colon + 1)));
        }
        lines.push_back(line);
    }
    if (lines.empty())
        throw std::runtime_error("perft.tsv is missing or empty");
    return lines;
}

} // namespace ctlpgn::cescacs_tests
