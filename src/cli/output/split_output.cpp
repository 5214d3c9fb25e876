#include "cli/output/split_output.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <filesystem>
#include <ranges>
#include <system_error>
#include <utility>

namespace ctlpgn::cli {

split_output::split_output(std::string path, path_check check)
    : path_(std::move(path)), pattern_(path_), check_(std::move(check)), splits_(pattern_.has_fields()) {
    for (const std::string_view each : pattern_.tags())
        asked_.ask(each);
    current_path_ = path_;
    if (splits_)
        return;
    if (check_)
        check_(path_);
    current_ = &targets_[path_];
    current_->file = std::make_unique<output>(path_);
}

// Removes folders that were made for nothing, unless they are in use by now.
split_output::~split_output() {
    if (committed_)
        return;
    targets_.clear();
    std::error_code ignored;
    for (const std::string& each : std::views::reverse(made_folders_))
        std::filesystem::remove(each, ignored);
}

bool split_output::begin(const game& next, const notation& chosen, const std::string& file) {
    ++index_;
    if (splits_) {
        asked_.look_at(next, chosen);
        change_to(pattern_.name_for(next, chosen, file, index_), chosen);
    }
    return std::exchange(any_, true);
}

void split_output::write(std::span<const std::string_view> parts) {
    current_->file->write(parts);
}

void split_output::commit() {
    if (!splits_) {
        current_->file->commit();
    } else {
        for (auto& [path, each] : targets_) {
            if (!ending_.empty())
                each.file->write(ending_);
            each.file->prepare();
        }
        for (auto& [path, each] : targets_)
            each.file->commit();
    }
    committed_ = true;
    for (const std::string& each : asked_.complaints())
        complain(each);
}

void split_output::change_to(const std::string& path, const notation& chosen) {
    const auto [found, is_new] = targets_.try_emplace(path);
    target& asked = found->second;
    if (is_new)
        asked.written_in = &chosen;
    if (asked.written_in != &chosen && !mixes_)
        throw setting_error(path + " would hold games in " + std::string(asked.written_in->name) +
                            " and in " + std::string(chosen.name) +
                            ", and one output can hold only one notation; {notation} in its name parts them");
    asked.used = ++changes_;
    if (&asked == current_)
        return;
    any_ = !is_new;
    current_ = &asked;
    current_path_ = path;
    if (std::ranges::find(open_, &asked) == open_.end()) {
        let_longest_unused_rest();
        open_.push_back(&asked);
    }
    if (is_new)
        begin_target(path);
}

void split_output::begin_target(const std::string& path) {
    if (check_)
        check_(path);
    make_folder_of(path);
    current_->file = std::make_unique<output>(path);
}

void split_output::make_folder_of(const std::string& path) {
    namespace fs = std::filesystem;
    std::vector<fs::path> missing;
    std::error_code error;
    for (fs::path folder = fs::path(path).parent_path(); !folder.empty() && !fs::exists(folder, error);
         folder = folder.parent_path())
        missing.push_back(folder);
    for (const fs::path& each : std::views::reverse(missing)) {
        if (fs::create_directory(each, error))
            made_folders_.push_back(each.string());
        else if (error)
            throw output_error("cannot make the folder " + each.string() + ": " + error.message());
    }
}

void split_output::let_longest_unused_rest() {
    constexpr std::size_t most_open = 200; // systems allow 256 and more
    if (open_.size() < most_open)
        return;
    const auto oldest = std::ranges::min_element(open_, {}, &target::used);
    (*oldest)->file->rest();
    open_.erase(oldest);
}

} // namespace ctlpgn::cli
