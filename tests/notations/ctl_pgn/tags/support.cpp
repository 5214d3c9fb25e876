#include "notations/ctl_pgn/tags/support.hpp"

#include <catch2/catch.hpp>

namespace tags_test {

using namespace ctlpgn;

std::vector<diagnostic> findings_in(std::string_view file) {
    const auto source = open_text(file);
    game_reader reader(*source, *find_notation("ctl-pgn"), {}, check_level::coherent);
    std::vector<diagnostic> result;
    const auto keep = [&] {
        result.insert(result.end(), reader.diagnostics().begin(), reader.diagnostics().end());
    };
    while (reader.next() != nullptr)
        keep();
    keep();
    return result;
}

std::vector<std::string> names_in(std::string_view file) {
    std::vector<std::string> result;
    for (const diagnostic& each : findings_in(file))
        result.emplace_back(describe(each.id).name);
    return result;
}

diagnostic only_finding(std::string_view file) {
    const auto findings = findings_in(file);
    INFO(file);
    for (const diagnostic& each : findings)
        UNSCOPED_INFO(code_text(each.id) << ' ' << each.message);
    REQUIRE(findings.size() == 1);
    return findings.front();
}

std::string game_with(std::string_view tags) {
    return "[Variant \"C'escacs\"]\n" + std::string(tags) + "\n1. F8-F10 :\n*\n";
}

std::string real_tags(std::string_view name, std::string_view replacement) {
    struct named {
        std::string_view name;
        std::string_view value;
    };
    constexpr named roster[] = {
        {"Event", "CG"},          {"Site", "Manresa, Catalunya ESP"}, {"Date", "2024-03-09"}, {"Round", "-"},
        {"White", "Puig, Marta"}, {"Black", "Soler, P. J."},          {"Result", "*"},
    };
    std::string result;
    for (const named& each : roster) {
        if (each.name != name)
            result += "[" + std::string(each.name) + " \"" + std::string(each.value) + "\"]\n";
        else if (!replacement.empty())
            result += std::string(replacement) + "\n";
    }
    return result;
}

} // namespace tags_test
