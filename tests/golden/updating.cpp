#include "golden/updating.hpp"

#include "golden/corpus.hpp"
#include "golden/expectations.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <fstream>
#include <string_view>

namespace ctlpgn::golden {

bool updating() {
    const char* const wanted = std::getenv("CTLPGN_UPDATE");
    return wanted != nullptr && std::string_view(wanted) == "1";
}

void compare(const std::filesystem::path& file, const std::string& found) {
    const std::string expected = content_of(file);
    if (expected == found && std::filesystem::exists(file))
        return;
    if (!updating()) {
        FAIL_CHECK(file.filename().string() << " (- expected, + found)\n" << difference(expected, found));
        return;
    }
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << found;
    WARN("written: " << file.string());
}

void compare(const corpus_file& file, std::string_view part, const std::string& found) {
    const std::string expected(file.source == nullptr ? std::string_view() : file.source->content(part));
    if (expected == found)
        return;
    if (!updating()) {
        FAIL_CHECK(file.name << ", " << part << " (- expected, + found)\n" << difference(expected, found));
        return;
    }
    conformance::write_part(corpus_folder(), *file.chosen, file.name, part, found);
    WARN("written: " << file.name << ", " << part);
}

} // namespace ctlpgn::golden
