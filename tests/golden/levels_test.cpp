#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// "S014 120-125; "
std::string listed(const std::vector<diagnostic>& found, check_level highest) {
    std::string list;
    for (const diagnostic& each : found)
        if (level_of_check(each.id) <= highest)
            list.append(code_text(each.id))
                .append(" ")
                .append(std::to_string(each.begin))
                .append("-")
                .append(std::to_string(each.end))
                .append("; ");
    return list;
}

} // namespace

TEST_CASE("a lower level of checking says less, and nothing else", "[golden]") {
    for (const corpus_file& file : every_corpus()) {
        const std::vector<diagnostic> all =
            read_diagnostics(file.text, file.with, check_level::coherent, *file.in);
        INFO(file.in->name << '/' << file.name);
        CHECK(listed(read_diagnostics(file), check_level::syntax) == listed(all, check_level::syntax));
    }
}
