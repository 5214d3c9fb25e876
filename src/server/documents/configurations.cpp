#include "server/documents/configurations.hpp"

#include "ctlpgn/configuration.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/settings/file_settings.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace ctlpgn::server {

namespace fs = std::filesystem;

namespace {

constexpr std::array configuration_names = {"ctlpgn.toml", ".ctlpgn.toml"};

// Near a file, the nearest first.
std::vector<fs::path> places_of_configurations(const fs::path& file) {
    std::vector<fs::path> result;
    for (fs::path folder = file.parent_path();; folder = folder.parent_path()) {
        for (const char* const name : configuration_names)
            result.push_back(folder / name);
        if (!folder.has_relative_path())
            return result;
    }
}

// 0: there is no such file.
std::int64_t time_of(const fs::path& file) {
    std::error_code error;
    const fs::file_time_type time = fs::last_write_time(file, error);
    return error ? 0 : time.time_since_epoch().count();
}

} // namespace

struct configurations::files {
    configuration_finder finder;
    std::map<std::string, std::int64_t> times;

    // The nearest; null if there is none, or none that is right.
    const configuration* near(const std::string& path, std::map<std::string, configuration_fault>& faults) {
        if (path.empty())
            return nullptr;
        for (const fs::path& place : places_of_configurations(path))
            times.try_emplace(place.string(), time_of(place));
        try {
            return finder.of(path);
        } catch (const configuration_error& error) {
            const std::string file = fs::absolute(error.file()).lexically_normal().string();
            faults[file] = {error.line(), error.column(), error.reason()};
            times.try_emplace(file, time_of(file)); // it may be one that is extended
        } catch (const std::runtime_error& error) {
            for (const fs::path& place : places_of_configurations(path))
                if (time_of(place) != 0) {
                    faults[place.string()] = {.line = 1, .column = 1, .reason = error.what()};
                    break;
                }
        }
        return nullptr;
    }
};

configurations::configurations() : files_(std::make_unique<files>()) {}
configurations::~configurations() = default;

lint_options configurations::options_for(const std::string& path, const lint_settings& of_client) {
    effective_settings begin;
    apply(of_client, begin);
    effective_settings result = settings_of_file(path, files_->near(path, faults), std::move(begin), {});
    result.options.board = false;
    return result.options;
}

std::optional<format_options> configurations::style_for(const std::string& path) {
    format_options style;
    const configuration* const near = files_->near(path, faults);
    if (near == nullptr)
        return style;
    if (!near->formats(path))
        return std::nullopt;
    apply(near->format, style);
    return style;
}

std::optional<text_encoding> configurations::encoding_of(const std::string& path) {
    const configuration* const near = files_->near(path, faults);
    return near == nullptr ? std::nullopt : near->encoding_of(path);
}

bool configurations::wants(const std::string& path) {
    const configuration* const near = files_->near(path, faults);
    return near == nullptr || near->wants(path);
}

void configurations::forget() {
    *files_ = {};
    faults.clear();
}

bool configurations::have_changed() const {
    return std::ranges::any_of(files_->times,
                               [](const auto& each) { return time_of(each.first) != each.second; });
}

} // namespace ctlpgn::server
