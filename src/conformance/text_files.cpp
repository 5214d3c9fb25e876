#include "conformance/text_files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace ctlpgn::conformance {

namespace fs = std::filesystem;

namespace {

bool is_in_theme(const suite_case* which) {
    return which->text.from_theme.has_value();
}

fs::path make_temporary_folder() {
    std::string name = (fs::temp_directory_path() / "ctlpgn-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw suite_error("cannot write " + name + ": " + std::strerror(errno));
    return fs::canonical(name);
}

// To be removed: files, and then their folders, the innermost first.
std::vector<std::string> all_paths(std::span<const suite_case* const> asked, const fs::path& folder) {
    std::vector<std::string> files;
    std::set<std::string, std::greater<>> folders;
    for (const suite_case* const each : asked)
        if (is_in_theme(each)) {
            files.push_back((folder / each->file).string());
            for (fs::path above = fs::path(files.back()).parent_path(); above != folder.parent_path();
                 above = above.parent_path())
                folders.insert(above.string());
        }
    files.insert(files.end(), folders.begin(), folders.end());
    return files;
}

} // namespace

text_files::text_files(std::span<const suite_case* const> asked) {
    if (std::ranges::none_of(asked, is_in_theme))
        return;
    folder_ = make_temporary_folder();
    temporary_.emplace(all_paths(asked, folder_));
    for (const suite_case* const each : asked)
        if (is_in_theme(each))
            write_file(folder_ / each->file, *each->text.from_theme);
}

std::string text_files::path_of(const suite_case& which) const {
    return is_in_theme(&which) ? (folder_ / which.file).string() : fs::absolute(which.text.file).string();
}

} // namespace ctlpgn::conformance
