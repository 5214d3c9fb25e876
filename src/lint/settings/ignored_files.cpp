#include "lint/settings/ignored_files.hpp"

#include "lint/settings/glob.hpp"

#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

namespace ctlpgn {

namespace {

namespace fs = std::filesystem;

fs::path root_of(fs::path folder) {
    std::error_code error;
    while (!fs::exists(folder / ".git", error)) {
        if (!folder.has_relative_path())
            return {};
        folder = folder.parent_path();
    }
    return folder;
}

// Spaces at the end of a line are no part of it, unless a backslash escapes the first of them.
void remove_end(std::string& line) {
    const std::size_t end = line.find_last_not_of(" \t\r") + 1;
    const bool escapes = end != 0 && end != line.size() && line[end] == ' ' && line[end - 1] == '\\';
    line.erase(end + (escapes ? 1 : 0));
}

} // namespace

bool ignored_files::has(const fs::path& file) {
    const fs::path path = fs::absolute(file).lexically_normal();
    const fs::path root = root_of(path.parent_path());
    if (root.empty())
        return false;
    // Everything in an ignored folder is ignored, whatever the files in it say.
    fs::path at = root;
    const fs::path below = path.lexically_relative(root);
    for (auto part = below.begin(); part != below.end(); ++part) {
        at /= *part;
        if (is_ignored(root, at, std::next(part) != below.end()))
            return true;
    }
    return false;
}

bool ignored_files::is_ignored(const fs::path& root, const fs::path& path, bool is_folder) {
    bool ignored = false;
    fs::path folder = root;
    const fs::path below = path.lexically_relative(root);
    for (auto part = below.begin(); part != below.end(); ++part) {
        const std::string relative = path.lexically_relative(folder).generic_string();
        for (const pattern& each : in_folder(folder))
            if ((is_folder || !each.folders_only) && matches_glob(each.glob, relative))
                ignored = !each.negated;
        folder /= *part;
    }
    return ignored;
}

const ignored_files::patterns& ignored_files::in_folder(const fs::path& folder) {
    const auto [found, is_new] = by_folder_.try_emplace(folder);
    if (is_new)
        found->second = read(folder / ".gitignore");
    return found->second;
}

ignored_files::patterns ignored_files::read(const fs::path& file) {
    patterns result;
    std::ifstream input(file, std::ios::binary);
    for (std::string line; std::getline(input, line);) {
        remove_end(line);
        if (line.empty() || line[0] == '#')
            continue;
        pattern added;
        added.negated = line[0] == '!';
        line.erase(0, added.negated ? 1 : 0);
        added.folders_only = line.ends_with('/');
        if (added.folders_only)
            line.pop_back();
        // A slash inside it anchors a pattern to the folder; one at its beginning does only that.
        added.glob = line;
        if (!added.glob.empty())
            result.push_back(std::move(added));
    }
    return result;
}

} // namespace ctlpgn
