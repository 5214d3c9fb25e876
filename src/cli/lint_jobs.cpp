#include "cli/lint_jobs.hpp"

#include "cli/say.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/configuration.hpp"

#include <optional>

namespace ctlpgn::cli {

namespace {

class search {
  public:
    explicit search(const lint_inputs& in) : in_(in) {
        if (!in.configuration.empty())
            given_ = read_configuration(in.configuration);
    }

    lint_jobs run() {
        if (in_.paths.empty())
            add(find_inputs({}, in_.written_in));
        for (const std::string& path : in_.paths) {
            try {
                add(find_inputs({path}, in_.written_in, inputs_that_fail::keep));
            } catch (const setting_error&) {
                throw;
            } catch (const no_games& found) {
                without_games_.push_back(found.folder);
            } catch (const std::runtime_error& error) {
                result_.unreadable.push_back({path, error.what()});
            }
        }
        for (const std::string& folder : without_games_) {
            if (result_.readable.empty() && result_.unreadable.empty())
                throw no_games(folder);
            complain("no games found in " + folder);
        }
        return std::move(result_);
    }

  private:
    void add(std::vector<input> inputs) {
        for (input& each : inputs) {
            const bool renamed = each.is_standard_input() && !in_.stdin_filename.empty();
            std::string name = renamed ? in_.stdin_filename : each.name();
            if (renamed && each.written_in == nullptr)
                each.written_in = notation_of_name(name);
            effective_settings settings = settings_for(name);
            result_.readable.push_back({std::move(each), std::move(name), std::move(settings)});
        }
    }

    effective_settings settings_for(const std::string& name) {
        const configuration* near = given_ ? &*given_ : nullptr;
        if (near == nullptr && !in_.no_configuration)
            near = configurations_.of(name);
        effective_settings result;
        result.options.with = in_.with;
        result.options.jobs = in_.jobs;
        if (near != nullptr)
            apply(near->lint, result);
        apply(in_.settings, result);
        if (near != nullptr)
            result.options.selection.apply(
                {.select = {}, .extend_select = {}, .ignore = near->ignored_in(name)});
        return result;
    }

    const lint_inputs& in_;
    configuration_finder configurations_;
    std::optional<configuration> given_;
    lint_jobs result_;
    std::vector<std::string> without_games_; // folders
};

} // namespace

std::vector<input> lint_jobs::files() const {
    std::vector<input> all;
    for (const lint_job& each : readable)
        all.push_back(each.file);
    return all;
}

lint_jobs find_lint_jobs(const lint_inputs& in) {
    return search(in).run();
}

} // namespace ctlpgn::cli
