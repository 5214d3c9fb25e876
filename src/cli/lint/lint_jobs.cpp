#include "cli/lint/lint_jobs.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/settings/file_settings.hpp"
#include "lint/settings/ignored_files.hpp"
#include "text/games/recognition.hpp"

#include <filesystem>
#include <set>
#include <span>
#include <system_error>
#include <utility>

namespace ctlpgn::cli {

namespace {

class search {
  public:
    search(const lint_inputs& inputs, lint_configurations& configurations)
        : inputs_(inputs), configurations_(configurations) {
        if (!inputs.configuration.empty())
            configurations_.here(); // where it cannot be read, no file can be linted
        const std::filesystem::path here = std::filesystem::current_path();
        for (const std::string& each : inputs.exclude)
            by_command_line_.exclude.push_back({each, here});
        for (const std::string& each : inputs.include)
            by_command_line_.include.push_back({each, here});
    }

    lint_jobs run() {
        if (inputs_.paths.empty())
            add(find_inputs({}, inputs_.written_in, inputs_that_fail::stop, part()));
        for (const std::string& path : inputs_.paths) {
            try {
                std::vector<input> found =
                    find_inputs({path}, inputs_.written_in, inputs_that_fail::keep, part());
                if (is_folder(path))
                    std::erase_if(found, [this](const input& each) { return !wants(each.path); });
                add(std::move(found));
            } catch (const setting_error&) {
                throw;
            } catch (const no_games& found) {
                without_games_.push_back(found);
            } catch (const std::runtime_error& error) {
                result_.unreadable.push_back({path, error.what()});
            }
        }
        for (const no_games& each : without_games_) {
            if (result_.readable.empty() && result_.unreadable.empty())
                throw each;
            complain(each.what());
        }
        result_.configurations = configurations_.files();
        return std::move(result_);
    }

  private:
    // Files that are named are linted, whatever patterns say; those found in folders, if nothing speaks
    // against it.
    bool wants(const std::string& path) {
        const configuration* const near = configurations_.of(path);
        if ((near != nullptr && !near->wants(path)) || !by_command_line_.wants(path))
            return false;
        const bool asks =
            !inputs_.no_gitignore && (near == nullptr || near->respect_gitignore.value_or(true));
        return !asks || !ignored_.has(path);
    }

    [[nodiscard]] input_part part() const { return {inputs_.bytes, inputs_.bounds}; }

    void add(std::vector<input> inputs) {
        for (input& each : inputs) {
            std::error_code error;
            const std::string same = each.is_standard_input()
                                         ? each.path
                                         : std::filesystem::weakly_canonical(each.path, error).string();
            if (!added_.insert(error ? each.path : same).second)
                continue;
            const bool renamed = each.is_standard_input() && !inputs_.stdin_filename.empty();
            std::string name = renamed ? inputs_.stdin_filename : each.name();
            if (renamed && each.written_in == nullptr)
                each.written_in = notation_of_name(name);
            const configuration* const near = configurations_.of(name);
            effective_settings begin;
            begin.options.bounds = inputs_.bounds;
            begin.options.jobs = inputs_.jobs;
            effective_settings settings = settings_of_file(name, near, std::move(begin), inputs_.settings);
            std::vector<std::string> configured_by;
            if (near != nullptr)
                configured_by.push_back(near->file.string());
            result_.readable.push_back(
                {std::move(each), std::move(name), std::move(settings), std::move(configured_by)});
        }
    }

    const lint_inputs& inputs_;
    lint_configurations& configurations_;
    configuration by_command_line_; // its patterns alone
    ignored_files ignored_;
    lint_jobs result_;
    std::vector<no_games> without_games_;
    std::set<std::string> added_; // files are linted once, however often they are named
};

} // namespace

std::vector<input> lint_jobs::files() const {
    std::vector<input> all;
    for (const lint_job& each : readable)
        all.push_back(each.file);
    return all;
}

lint_jobs find_lint_jobs(const lint_inputs& inputs, lint_configurations& configurations) {
    return search(inputs, configurations).run();
}

void check_not_written_over(const lint_jobs& jobs, const std::string& output_path) {
    check_not_written_over(jobs.files(), output_path);
    check_not_written_over(std::span(jobs.configurations), output_path);
}

} // namespace ctlpgn::cli
