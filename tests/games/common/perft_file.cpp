#include "perft_file.hpp"

#include "paths.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace ctlpgn::games_tests {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream input(text);
    for (std::string part; std::getline(input, part, separator);)
        parts.push_back(part);
    return parts;
}

std::vector<perft_line> read_perft_file(const std::string& game) {
    std::ifstream input(tests::project_folder() / "tests" / "games" / game / "perft.tsv");
    std::vector<perft_line> lines;
    for (std::string text; std::getline(input, text);) {
        if (text.empty() || text[0] == '#')
            continue;
        const std::vector<std::string> fields = split(text, '\t');
        perft_line line{fields.at(0), fields.at(1), {}};
        for (const std::string& count : split(fields.at(2), ' '))
            line.counts.emplace_back(static_cast<int>(line.counts.size()) + 1, std::stoull(count));
        lines.push_back(line);
    }
    if (lines.empty())
        throw std::runtime_error("no perft figures for " + game);
    return lines;
}

} // namespace ctlpgn::games_tests
