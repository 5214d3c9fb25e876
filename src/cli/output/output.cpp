#include "cli/output/output.hpp"

#include "cli/output/write_all.hpp"
#include "ctlpgn/errors.hpp"
#include "text/file_names.hpp"
#include "text/sources/compression.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace ctlpgn::cli {

namespace {

namespace fs = std::filesystem;

bool is_replaceable(const std::string& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return status.type() == fs::file_type::not_found || status.type() == fs::file_type::regular;
}

// A reader would expect what the name of the file promises.
void check_plain_name(const std::string& path) {
    constexpr std::string_view archive = ".zip";
    const std::string_view plain = has_extension(path, archive)
                                       ? std::string_view(path).substr(0, path.size() - archive.size())
                                       : name_without_compression(path);
    if (plain != path)
        throw output_error("cannot write " + path + ": the name ends in " + path.substr(plain.size()) +
                           ", but ctlpgn does not compress its output");
}

} // namespace

void cannot_write(const std::string& path) {
    throw output_error("cannot write " + (path.empty() ? "standard output" : path) + ": " +
                       std::strerror(errno));
}

output::output(std::string path) : path_(std::move(path)) {
    if (path_ == "-")
        path_.clear();
    if (path_.empty()) {
        descriptor_ = STDOUT_FILENO;
    } else if (is_replaceable(path_)) {
        check_plain_name(path_);
        file_.emplace(path_);
    } else {
        descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
        if (descriptor_ < 0)
            cannot_write(path_);
    }
}

output::~output() {
    if (descriptor_ >= 0 && !path_.empty())
        ::close(descriptor_);
}

void output::write(std::span<const std::string_view> parts) {
    if (file_)
        file_->write(parts);
    else if (!write_all(descriptor_, parts))
        cannot_write(path_);
}

void output::rest() {
    if (file_)
        file_->rest();
}

void output::prepare() {
    if (file_)
        file_->prepare();
}

// A file that is written to directly may show only when it is closed that there was no room.
void output::commit() {
    if (file_)
        file_->commit();
    else if (!path_.empty() && descriptor_ >= 0 && ::close(std::exchange(descriptor_, -1)) != 0)
        cannot_write(path_);
}

} // namespace ctlpgn::cli
