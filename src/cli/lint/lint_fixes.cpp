#include "cli/lint/lint_fixes.hpp"

#include "cli/output/replacement.hpp"
#include "cli/output/source_bytes.hpp"
#include "ctlpgn/errors.hpp"
#include "emit/report/excerpt.hpp"
#include "emit/report/unified_diff.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace ctlpgn::cli {

namespace {

// Copies the file up to the first change.
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

struct part_of_file {
    std::string_view was;
    std::string_view written;
};

// The bytes of the file that correspond to texts.
class file_parts {
  public:
    file_parts(byte_source& source, const std::string& name) : bytes_(source), name_(name) {}

    [[nodiscard]] byte_source& source() { return bytes_; }

    // For output. Valid until the next call. Throws input_error if the text cannot be written in the encoding
    // of the file.
    part_of_file of(const fixed_part& part) {
        if (part.converted)
            return {part.before, part.after};
        changed_ = changed_ || part.differs();
        const std::optional<std::string_view> was = bytes_.take(part.before, part.encoding);
        if (!was) {
            if (changed_)
                fail(part);
            return {part.before, part.before}; // nothing is written
        }
        if (!part.differs())
            return {*was, *was};
        std::optional<std::string> written = bytes_.written(part.after);
        if (!written)
            fail(part);
        written_ = std::move(*written);
        return {*was, written_};
    }

    // For display. What patch(1) cannot apply is shown as text.
    part_of_file shown(const fixed_part& part) {
        if (is_utf16(part.encoding))
            return {part.before, part.after};
        if (!part.converted)
            return of(part);
        return {bytes_.take(part.before, part.encoding).value_or(part.before), part.after};
    }

  private:
    [[noreturn]] void fail(const fixed_part& part) const {
        throw input_error("cannot write " + name_ + ": what is fixed in it could not be written in " +
                          std::string(name_of(part.encoding)) +
                          ", in which it is; let 'ctlpgn lint --fix' fix that as well");
    }

    source_bytes bytes_;
    std::string name_;
    std::string written_;
    bool changed_ = false;
};

} // namespace

fixing_summary fix_file(const lint_job& job, const fixing_options& what) {
    const std::string& path = job.file.path;
    check_written_in_place(job.file);
    const file_state as_read = state_of(path);
    const recognised_text text = job.file.open_games();
    std::optional<replacement> into;
    std::uint64_t unchanged = 0;
    file_parts parts(*text.source, job.name);
    fixing_summary result = apply_fixes(parts.source(), *text.written_in, job.settings.options, what,
                                        [&](const fixed_part& part) {
                                            const part_of_file bytes = parts.of(part);
                                            if (!into && !part.differs()) {
                                                unchanged += bytes.was.size();
                                                return;
                                            }
                                            if (!into) {
                                                into.emplace(path, as_read);
                                                copy_beginning(path, unchanged, *into);
                                            }
                                            into->write(bytes.written);
                                        });
    if (into)
        into->commit();
    return result;
}

fixed_text fix_standard_input(const lint_job& job, const fixing_options& what) {
    fixed_text result;
    const recognised_text text = job.file.open_games();
    result.written_in = text.written_in;
    file_parts parts(*text.source, job.name);
    result.summary = apply_fixes(parts.source(), *text.written_in, job.settings.options, what,
                                 [&](const fixed_part& part) { result.text.add(parts.of(part).written); });
    return result;
}

fixing_summary diff_of(const lint_job& job, const fixing_options& what,
                       const std::function<void(std::string_view)>& write) {
    const recognised_text text = job.file.open_games();
    emit::unified_diff diff(job.name, job.name, write);
    file_parts parts(*text.source, job.name);
    fixing_summary result = apply_fixes(parts.source(), *text.written_in, job.settings.options, what,
                                        [&](const fixed_part& part) {
                                            const part_of_file bytes = parts.shown(part);
                                            diff.add(bytes.was, bytes.written);
                                        });
    diff.finish();
    return result;
}

void fix_list::add(const std::string& name, const fixing_summary& summary) {
    repaired_ += summary.repaired;
    for (const auto& [id, count] : summary.fixed) {
        files_[name][id] += count;
        total_ += count;
    }
}

std::string fix_list::text(std::string_view verb) const {
    std::string result(verb);
    result.append(" ").append(counted(total_, "diagnostic"));
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
