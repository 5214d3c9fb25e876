// Generates the table of openings from openings.tsv, for opening_table.cpp: write_openings openings.tsv TABLE
#include "games/chess/position.hpp"
#include "notations/pgn/openings/home_pawns.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctlpgn;

constexpr std::string_view volumes = "ABCDE"; // of the Encyclopaedia
constexpr std::size_t codes_in_volume = 100;
constexpr std::size_t codes_in_family = 10;
constexpr std::size_t longest_name = 0xff;
constexpr std::size_t longest_volume = 0xffff;

struct row {
    std::uint64_t hash = 0;
    std::size_t code = 0;
    std::size_t name = 0; // where it begins among those of its volume
    std::size_t name_size = 0;
};

std::string_view take_up_to(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

void require(bool holds, const char* why) {
    if (!holds)
        throw std::runtime_error(why);
}

chess::piece piece_called(char letter) {
    constexpr std::string_view white = " PNBRQK";
    constexpr std::string_view black = " pnbrqk";
    if (const std::size_t kind = white.find(letter); kind != std::string_view::npos)
        return {chess::side::white, static_cast<chess::piece_kind>(kind)};
    const std::size_t kind = black.find(letter);
    require(kind != std::string_view::npos, "unknown letter of a piece");
    return {chess::side::black, static_cast<chess::piece_kind>(kind)};
}

// The first four fields of a FEN.
chess::position position_called(std::string_view text) {
    chess::position made;
    std::string_view pieces = take_up_to(text, ' ');
    for (int rank = chess::rank_count - 1; rank >= 0; --rank) {
        int file = 0;
        for (const char each : take_up_to(pieces, '/')) {
            if (each >= '1' && each <= '8') {
                file += each - '0';
                continue;
            }
            require(file < chess::file_count, "too many squares in a rank");
            made.put(chess::square::at(file++, rank), piece_called(each));
        }
        require(file == chess::file_count, "a rank does not have eight squares");
    }
    made.to_move = take_up_to(text, ' ') == "b" ? chess::side::black : chess::side::white;
    for (const char each : take_up_to(text, ' ')) {
        constexpr std::string_view wings = "QqKk";
        const std::size_t wing = wings.find(each);
        if (wing != std::string_view::npos)
            made.castling.insert(chess::square::at(wing < 2 ? 0 : chess::file_count - 1,
                                                   wing % 2 == 0 ? 0 : chess::rank_count - 1));
    }
    if (text != "-") {
        require(text.size() == 2, "no square in the last field");
        made.en_passant = chess::square::at(text[0] - 'a', text[1] - '1');
    }
    return made;
}

std::size_t code_called(std::string_view text) {
    const std::size_t volume = volumes.find(text.substr(0, 1));
    std::size_t number = codes_in_volume;
    if (text.size() == 3)
        std::from_chars(text.data() + 1, text.data() + text.size(), number);
    require(volume < volumes.size() && number < codes_in_volume, "no code of an opening");
    return volume * codes_in_volume + number;
}

class opening_rows {
  public:
    void add(std::string_view line) {
        row made;
        made.code = code_called(take_up_to(line, '\t'));
        const std::string_view name = take_up_to(line, '\t');
        const std::size_t volume = made.code / codes_in_volume;
        require(!name.empty() && name.size() <= longest_name, "a name is missing, or too long");
        const auto [known, is_new] = places_[volume].emplace(name, names_[volume].size());
        if (is_new)
            names_[volume] += name;
        require(names_[volume].size() <= longest_volume, "the names of a volume are too long");
        made.name = known->second;
        made.name_size = name.size();
        const chess::position position = position_called(line);
        const std::uint16_t at_home = pgn::pawns_at_home(position);
        at_home_[at_home] = true;
        at_home_in_family_[made.code / codes_in_family] |= at_home;
        made.hash = chess::hash(position);
        rows_.push_back(made);
    }

    void write(std::ostream& output) {
        std::ranges::sort(rows_, {}, &row::hash);
        require(std::ranges::adjacent_find(rows_, {}, &row::hash) == rows_.end(),
                "two positions are the same, or have the same hash");
        output << "constexpr std::string_view opening_names[]{\n";
        for (const std::string& each : names_)
            output << "R\"~(" << each << ")~\",\n";
        output << "};\nconstexpr known_position known_positions[]{\n";
        for (const row& each : rows_)
            output << "{" << each.hash << "U," << each.code << "," << each.name << "," << each.name_size
                   << "},\n";
        output << "};\n";
        write_list("std::uint16_t first_of_bucket", begins_of_buckets(), output);
        write_list("std::uint16_t at_home_in_family", at_home_in_family_, output);
        write_list("std::uint64_t goes_on_with", sets_that_go_on(), output);
    }

  private:
    template <class list>
    static void write_list(std::string_view declared, const list& values, std::ostream& output) {
        output << "constexpr " << declared << "[]{\n";
        for (const auto each : values)
            output << each << "U,\n";
        output << "};\n";
    }

    // For each value of the first bits of a hash, the first row that does not come before it.
    [[nodiscard]] std::vector<std::size_t> begins_of_buckets() const {
        std::vector<std::size_t> begins;
        for (std::uint64_t bucket = 0; bucket != bucket_count; ++bucket) {
            const std::uint64_t least = bucket << (64 - bucket_bits);
            const auto first = std::ranges::lower_bound(rows_, least, {}, &row::hash);
            begins.push_back(static_cast<std::size_t>(first - rows_.begin()));
        }
        begins.push_back(rows_.size());
        return begins;
    }

    // One bit for each set of pawns at home: whether a position of the table has some of them at home, and no
    // other.
    [[nodiscard]] std::vector<std::uint64_t> sets_that_go_on() const {
        std::vector<bool> goes_on = at_home_;
        std::vector<std::uint64_t> bits(set_count / 64);
        for (std::size_t set = 0; set != set_count; ++set) {
            for (std::size_t pawn = 1; pawn != set_count && !goes_on[set]; pawn <<= 1U)
                goes_on[set] = (set & pawn) != 0 && goes_on[set & ~pawn];
            bits[set / 64] |= std::uint64_t{goes_on[set]} << (set % 64);
        }
        return bits;
    }

    static constexpr unsigned bucket_bits = 12;
    static constexpr std::uint64_t bucket_count = std::uint64_t{1} << bucket_bits;
    static constexpr std::size_t set_count = std::size_t{1} << 16U;

    std::vector<row> rows_;
    std::array<std::string, volumes.size()> names_;
    std::array<std::map<std::string, std::size_t, std::less<>>, volumes.size()> places_;
    std::vector<bool> at_home_ = std::vector<bool>(set_count); // sets of pawns at home that positions have
    // Those that are at home in any position.
    std::array<unsigned, volumes.size() * codes_in_volume / codes_in_family> at_home_in_family_{};
};

} // namespace

int main(int argc, char** argv) {
    try {
        require(argc == 3, "usage: write_openings openings.tsv TABLE");
        std::ifstream input(argv[1]);
        opening_rows made;
        for (std::string line; std::getline(input, line);)
            made.add(line);
        require(input.eof(), "the table cannot be read");
        std::ofstream output(argv[2]);
        made.write(output);
        require(output.flush().good(), "the table cannot be written");
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "write_openings: " << error.what() << '\n';
        return 1;
    }
}
