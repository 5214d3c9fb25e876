#include "conformance/themes/single_files.hpp"

#include "conformance/levels.hpp"
#include "conformance/suite.hpp"
#include "conformance/themes/finding_lines.hpp"
#include "conformance/themes/manifest.hpp"

#include <system_error>
#include <vector>

namespace ctlpgn::conformance {

namespace fs = std::filesystem;

namespace {

// For a text that is rejected for its syntax, the findings of a reader that reports only syntax.
std::string diagnostics_of(const corpus_case& which) {
    const std::vector<diagnostic> found = which.findings();
    return rejected_from(found) == check_level::syntax ? reading_lines(which) : short_finding_lines(found);
}

void write_case(const corpus_case& which, const fs::path& folder) {
    for (const std::string_view each : {parts::text, parts::limits, parts::tree})
        if (which.is.find(each) != nullptr)
            write_file(folder / file_of(which, each), which.content(each));
    if (const std::string found = diagnostics_of(which); !found.empty())
        write_file(folder / file_of(which, parts::diagnostics), found);
}

// Everything except the cases: the runner and the documents.
void copy_rest(const fs::path& corpus, const fs::path& folder) {
    for (auto entry = fs::recursive_directory_iterator(corpus); entry != fs::recursive_directory_iterator();
         ++entry) {
        if (entry->path().filename() == "__pycache__")
            entry.disable_recursion_pending();
        else if (entry->is_regular_file() && entry->path().extension() != theme_extension)
            write_file(folder / fs::relative(entry->path(), corpus), read_file(entry->path()));
    }
}

} // namespace

std::string file_of(const corpus_case& which, std::string_view part) {
    std::string_view extension = which.written_in->extension;
    if (part == parts::tree)
        extension = ".json";
    else if (part != parts::text)
        extension = part == parts::limits ? ".limits" : ".diagnostics";
    return corpus_folder(*which.written_in) + "/" + which.name + std::string(extension);
}

void unpack(const fs::path& corpus, const fs::path& folder) {
    try {
        if (fs::exists(folder) && !fs::is_empty(folder))
            throw suite_error(folder.string() + " is not empty");
        const std::vector<corpus_case> cases = read_corpus(corpus);
        const std::string manifest = manifest_of(corpus, cases);
        copy_rest(corpus, folder);
        for (const corpus_case& each : cases)
            write_case(each, folder);
        // Written last, so that a manifest means that everything is there.
        write_file(folder / "manifest.json", manifest);
    } catch (const fs::filesystem_error& fault) {
        throw suite_error("cannot write " + folder.string() + ": " + fault.code().message());
    }
}

} // namespace ctlpgn::conformance
