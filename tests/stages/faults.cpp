#include "stages/faults.hpp"

#include <array>
#include <cstddef>

namespace ctlpgn::bench {

namespace {

constexpr std::size_t lines_between = 10;

struct fault {
    std::string_view of; // the first one in the line
    std::string_view becomes;
};

constexpr auto faults = std::to_array<fault>({
    {"-", "–"},
    {". ", " "},
    {", ", " "},
    {"1", "2"},
    {"-", ""},
    {"G", "Z"},
});

bool is_move(std::string_view line) {
    return !line.empty() && line.front() >= '1' && line.front() <= '9' && line.find(". ") != line.npos;
}

} // namespace

std::string with_faults(std::string_view games) {
    std::string result;
    std::size_t lines = 0;
    std::size_t next = 0;
    while (!games.empty()) {
        const std::size_t end = games.find('\n');
        std::string_view line = games.substr(0, end == games.npos ? end : end + 1);
        games.remove_prefix(line.size());
        const fault& wanted = faults[next % faults.size()];
        const std::size_t at = line.find(wanted.of);
        if (++lines >= lines_between && is_move(line) && at != line.npos) {
            result.append(line.substr(0, at)).append(wanted.becomes);
            line.remove_prefix(at + wanted.of.size());
            lines = 0;
            ++next;
        }
        result += line;
    }
    return result;
}

} // namespace ctlpgn::bench
