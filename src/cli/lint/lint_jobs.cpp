#include "cli/lint/lint_jobs.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/settings/file_settings.hpp"
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
    search(const lint_inputs& inputs, run_configurations& configurations)
        : inputs_(inputs), configurations_(configurations), files_(inputs.files, configurations) {
        if (!inputs.files.configuration.empty())
            configurations_.here(); // if it cannot be read, no file can be linted
    }

    lint_jobs run() {
        if (inputs_.files.paths.empty())
            add(files_.standard_input(part()));
        for (const std::string& path : inputs_.files.paths) {
            try {
                add(files_.files_of(path, part()));
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
    run_configurations& configurations_;
    input_search files_;
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

lint_jobs find_lint_jobs(const lint_inputs& inputs, run_configurations& configurations) {
    return search(inputs, configurations).run();
}

void check_not_written_over(const lint_jobs& jobs, const std::string& output_path) {
    check_not_written_over(jobs.files(), output_path);
    check_not_written_over(std::span(jobs.configurations), output_path);
}

} // namespace ctlpgn::cli
