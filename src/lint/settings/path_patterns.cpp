// Which files the patterns of a configuration match.
#include "ctlpgn/configuration.hpp"
#include "lint/settings/glob.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn {

namespace {

namespace fs = std::filesystem;

fs::path relative_to_pattern(const path_pattern& pattern, const fs::path& path) {
    return fs::absolute(path).lexically_normal().lexically_relative(pattern.folder);
}

// From the pattern's folder, however the pattern says so: ./drafts, ../games/drafts, or the whole path.
std::string glob_of(const path_pattern& pattern) {
    const std::string folder = pattern.folder.generic_string();
    const bool is_whole =
        pattern.glob.starts_with(folder) && pattern.glob.substr(folder.size()).starts_with('/');
    if (is_whole && folder.size() > 1)
        return pattern.glob.substr(folder.size());
    if (!pattern.glob.starts_with("./") && !pattern.glob.starts_with("../"))
        return pattern.glob;
    const fs::path meant =
        (pattern.folder / pattern.glob).lexically_normal().lexically_relative(pattern.folder);
    // With a slash at its beginning it is matched from the folder, even without another one.
    const std::string glob = meant.generic_string();
    return glob.starts_with("../") ? glob : "/" + glob;
}

// Whether the pattern matches the file, or a folder that it is in. With a slash at its end it matches only
// folders.
bool names_or_holds(const path_pattern& pattern, const fs::path& path) {
    std::string glob = glob_of(pattern);
    fs::path relative = relative_to_pattern(pattern, path);
    if (glob.ends_with('/')) {
        glob.pop_back();
        relative = relative.parent_path();
    }
    for (; !relative.empty() && relative != ".."; relative = relative.parent_path())
        if (matches_glob(glob, relative.generic_string()))
            return true;
    return false;
}

// Whether the pattern matches the file itself, unless it can match only folders.
bool names(const path_pattern& pattern, const fs::path& path) {
    if (pattern.glob.ends_with('/'))
        return names_or_holds(pattern, path);
    return matches_glob(glob_of(pattern), relative_to_pattern(pattern, path).generic_string());
}

bool is_in(const std::vector<path_pattern>& patterns, const fs::path& path) {
    return std::ranges::any_of(patterns,
                               [&path](const path_pattern& each) { return names_or_holds(each, path); });
}

} // namespace

bool configuration::wants(const std::filesystem::path& path) const {
    return !is_in(exclude, path) && (include.empty() || is_in(include, path));
}

bool configuration::formats(const std::filesystem::path& path) const {
    return wants(path) && !is_in(format_exclude, path);
}

std::optional<text_encoding> configuration::encoding_of(const std::filesystem::path& path) const {
    const per_file_encoding* found = nullptr;
    for (const per_file_encoding& each : per_file_encodings)
        if (names(each.files, path) &&
            (found == nullptr || each.files.glob.size() > found->files.glob.size()))
            found = &each;
    return found != nullptr ? found->encoding : input_encoding;
}

std::vector<std::string> configuration::ignored_in(const std::filesystem::path& path) const {
    std::vector<std::string> result;
    for (const per_file_ignore& each : per_file_ignores)
        if (names(each.files, path))
            result.insert(result.end(), each.codes.begin(), each.codes.end());
    return result;
}

} // namespace ctlpgn
