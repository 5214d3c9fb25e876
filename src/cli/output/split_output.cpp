#include "cli/output/split_output.hpp"

#include "cli/games/game_facts.hpp"
#include "cli/output/write_all.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/tags.hpp"
#include "text/utf8.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ctlpgn::cli {

namespace {

constexpr std::size_t longest_value = 80; // in bytes

bool is_unsafe(char each) {
    constexpr std::string_view unsafe = "/\\<>:\"|?*\x7f";
    return static_cast<unsigned char>(each) < 0x20 || unsafe.find(each) != std::string_view::npos;
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
        path_ = pattern_;
        whole_.emplace(pattern_);
        return;
    }
    for (std::size_t open = pattern_.find('{'); open != std::string::npos;
         open = pattern_.find('{', open + 1)) {
        const std::size_t close = pattern_.find('}', open);
        if (close == std::string::npos)
            throw output_error("\"" + pattern_ + "\" has a field without its closing brace");
        const std::string field = pattern_.substr(open + 1, close - open - 1);
        if (field.empty() || field.find_first_of(" \t{") != std::string::npos)
            throw output_error("\"{" + field +
                               "}\" must be a field: the name of a tag, or one of index, file, " +
                               "game, plies, result, variant, notation");
    }
}

split_output::~split_output() {
    if (appended_ >= 0)
        ::close(appended_);
}

bool split_output::begin(const game& next, const notation& chosen, const std::string& file) {
    ++index_;
    if (splits_)
        change_to(path_of(next, chosen, file), chosen);
    return std::exchange(any_, true);
}

void split_output::write(std::span<const std::string_view> parts) {
    if (whole_)
        whole_->write(parts);
    else if (!write_all(appended_, parts))
        cannot_write(path_);
}

void split_output::commit() {
    close_file();
}

void split_output::close_file() {
    if (any_ && !ending_.empty())
        write(ending_);
    if (whole_)
        whole_->commit();
    whole_.reset();
    if (appended_ >= 0)
        ::close(std::exchange(appended_, -1));
}

std::string split_output::path_of(const game& next, const notation& chosen, const std::string& file) const {
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
        else if (const std::optional<std::string> fact = fact_of(field, next, chosen))
            path += safe_file_name(*fact);
        else
            path += safe_file_name(tag_value(next, field).value_or(std::string()));
        left.remove_prefix(close + 1);
    }
    return path;
}

void split_output::change_to(std::string path, const notation& chosen) {
    const auto [written, is_new] = written_.try_emplace(std::move(path), &chosen);
    if (written->second != &chosen && !mixes_)
        throw input_error(written->first + " would hold games in " + std::string(written->second->name) +
                          " and in " + std::string(chosen.name) +
                          ", and one output can hold only one notation; {notation} in its name parts them");
    if (written->first == path_)
        return;
    close_file();
    path_ = written->first;
    any_ = !is_new;
    if (any_)
        return append_to_file();
    if (check_)
        check_(path_);
    const std::filesystem::path folder = std::filesystem::path(path_).parent_path();
    std::error_code error;
    if (!folder.empty() && !std::filesystem::create_directories(folder, error) && error)
        throw output_error(std::string("cannot make the folder ").append(folder.string()).append(": ") +
                           error.message());
    whole_.emplace(path_);
}

void split_output::append_to_file() {
    appended_ = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    struct stat state {};
    if (appended_ < 0 || ::fstat(appended_, &state) != 0 ||
        ::ftruncate(appended_, state.st_size - static_cast<off_t>(ending_.size())) != 0)
        cannot_write(path_);
}

} // namespace ctlpgn::cli
