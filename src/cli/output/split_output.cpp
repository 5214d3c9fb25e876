#include "cli/output/split_output.hpp"

#include "cli/games/game_facts.hpp"
#include "cli/options/word_list.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/tags.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <ranges>
#include <system_error>
#include <utility>

namespace ctlpgn::cli {

namespace {

constexpr std::size_t longest_value = 80; // in bytes

bool is_unsafe(char each) {
    constexpr std::string_view unsafe = "/\\<>:\"|?*\x7f";
    return static_cast<unsigned char>(each) < 0x20 || unsafe.find(each) != std::string_view::npos;
}

// Those that are not tags.
std::vector<std::string_view> known_fields() {
    std::vector<std::string_view> names = fact_names();
    names.insert(names.begin(), {"index", "file"});
    return names;
}

} // namespace

std::string safe_file_name(std::string_view value) {
    std::string name;
    while (!value.empty()) {
        const utf8::decoded next = utf8::decode(value);
        if (name.size() + next.size > longest_value)
            break;
        if (!next.valid || (next.size == 1 && is_unsafe(value.front())))
            name += '_';
        else
            name += value.substr(0, next.size);
        value.remove_prefix(next.size);
    }
    while (!name.empty() && (name.back() == ' ' || name.back() == '.'))
        name.pop_back();
    const std::size_t begin = name.find_first_not_of(' ');
    name.erase(0, begin == std::string::npos ? name.size() : begin);
    if (name.empty())
        return "_";
    if (name.front() == '.' || name.front() == '-')
        name.front() = '_';
    return name;
}

split_output::split_output(std::string path, path_check check)
    : pattern_(std::move(path)), check_(std::move(check)), splits_(pattern_.find('{') != std::string::npos) {
    if (!splits_) {
        if (check_)
            check_(pattern_);
        current_ = &targets_[pattern_];
        current_->file = std::make_unique<output>(pattern_);
        return;
    }
    for (std::size_t open = pattern_.find('{'); open != std::string::npos;
         open = pattern_.find('{', open + 1)) {
        const std::size_t close = pattern_.find('}', open);
        if (close == std::string::npos)
            throw output_error("\"" + pattern_ + "\" has a field without its closing brace");
        const std::string field = pattern_.substr(open + 1, close - open - 1);
        if (field.empty() || field.find_first_of(" \t{") != std::string::npos)
            throw output_error("\"{" + field + "}\" must be a field: the name of a tag, or one of " +
                               listed(known_fields()));
        if (!std::ranges::count(known_fields(), field))
            asked_.ask(field);
    }
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
        change_to(path_of(next, chosen, file), chosen);
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

std::string split_output::path_of(const game& next, const notation& chosen, const std::string& file) const {
    shown_opening shown(next, chosen);
    std::string path;
    std::string_view left = pattern_;
    while (!left.empty()) {
        const std::size_t open = left.find('{');
        path += left.substr(0, open);
        if (open == std::string_view::npos)
            break;
        const std::size_t close = left.find('}', open);
        const std::string_view field = left.substr(open + 1, close - open - 1);
        if (field == "index")
            path += std::to_string(index_);
        else if (field == "file")
            path += safe_file_name(std::filesystem::path(file).stem().string());
        else if (const std::optional<std::string> fact = fact_of(field, next, chosen, shown))
            path += safe_file_name(*fact);
        else
            path += safe_file_name(tag_value(next, field).value_or(std::string()));
        left.remove_prefix(close + 1);
    }
    return path;
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
