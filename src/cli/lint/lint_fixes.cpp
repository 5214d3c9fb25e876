#include "cli/lint/lint_fixes.hpp"

#include "cli/output/replacement.hpp"
#include "ctlpgn/errors.hpp"
#include "emit/report/excerpt.hpp"
#include "emit/report/unified_diff.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace ctlpgn::cli {

namespace {

// The file as it is up to where the first change is.
void copy_beginning(const std::string& path, std::uint64_t bytes, replacement& result) {
    const auto source = open_file(path);
    std::array<char, std::size_t{64} << 10> buffer{};
    while (bytes != 0) {
        const std::size_t wanted = static_cast<std::size_t>(std::min<std::uint64_t>(bytes, buffer.size()));
        const std::size_t got = source->read(buffer.data(), wanted);
        if (got == 0)
            return; // it has been cut since, which commit() notices
        result.write({buffer.data(), got});
        bytes -= got;
    }
}

} // namespace

fixing_summary fix_file(const lint_job& job, const fixing_options& what) {
    const std::string& path = job.file.path;
    check_written_in_place(job.file);
    const file_state as_read = state_of(path);
    const recognised_text text = job.file.open_games();
    std::optional<replacement> into;
    std::uint64_t unchanged = 0;
    fixing_summary result =
        apply_fixes(*text.source, *text.written_in, job.settings.options, what, [&](const fixed_part& part) {
            if (!into && !part.differs()) {
                unchanged += part.before.size();
                return;
            }
            if (!into) {
                into.emplace(path, as_read);
                copy_beginning(path, unchanged, *into);
            }
            into->write(part.after);
        });
    if (into)
        into->commit();
    return result;
}

fixed_text fix_standard_input(const lint_job& job, const fixing_options& what) {
    fixed_text result;
    const recognised_text text = job.file.open_games();
    result.written_in = text.written_in;
    result.summary = apply_fixes(*text.source, *text.written_in, job.settings.options, what,
                                 [&result](const fixed_part& part) { result.text += part.after; });
    return result;
}

fixing_summary diff_of(const lint_job& job, const fixing_options& what,
                       const std::function<void(std::string_view)>& write) {
    const recognised_text text = job.file.open_games();
    emit::unified_diff diff(job.name, job.name, write);
    fixing_summary result =
        apply_fixes(*text.source, *text.written_in, job.settings.options, what,
                    [&diff](const fixed_part& part) { diff.add(part.before, part.after); });
    diff.finish();
    return result;
}

void fix_list::add(const std::string& name, const fixing_summary& summary) {
    for (const auto& [id, count] : summary.fixed) {
        files_[name][id] += count;
        total_ += count;
    }
}

std::string fix_list::text(std::string_view verb) const {
    std::string result(verb);
    result.append(" ").append(std::to_string(total_)).append(total_ == 1 ? " finding" : " findings");
    result += files_.empty() ? ".\n" : ":\n";
    for (const auto& [name, codes] : files_) {
        result.append("- ").append(emit::shown_text(name)).append(":\n");
        for (const auto& [id, count] : codes) {
            result.append("    ").append(std::to_string(count)).append(" × ").append(code_text(id));
            result.append(" ").append(describe(id).name).append("\n");
        }
    }
    return result;
}

} // namespace ctlpgn::cli
