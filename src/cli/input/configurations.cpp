#include "cli/input/configurations.hpp"

#include <algorithm>
#include <system_error>

namespace ctlpgn::cli {

namespace {

namespace fs = std::filesystem;

bool is_no_regular_file(const fs::path& file) {
    std::error_code unreachable;
    return fs::exists(file, unreachable) && !fs::is_regular_file(file, unreachable);
}

} // namespace

const configuration* run_configurations::of(const fs::path& file) {
    if (none_)
        return nullptr;
    if (!given_path_.empty() && !given_)
        given_ = read_configuration(given_path_);
    const configuration* const found = given_ ? &*given_ : found_.of(file);
    if (found != nullptr)
        files_.insert(found->files.begin(), found->files.end());
    return found;
}

const configuration* run_configurations::here() {
    return of(fs::current_path() / "any");
}

void run_configurations::forget() {
    if (std::ranges::any_of(files_, is_no_regular_file))
        return;
    given_.reset();
    found_ = {};
    files_.clear();
}

} // namespace ctlpgn::cli
