#include "cli/lint/lint_add_ignore.hpp"

#include "cli/commands.hpp"
#include "cli/output/replacement.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/settings/excuse.hpp"
#include "text/ascii.hpp"
#include "text/counted.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/utf8.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct insertion {
    std::uint64_t at = 0; // in the file
    std::string text;
};

// Findings about excuses cannot be excused, nor those in no game or in a game without moves.
std::optional<insertion> excuse_for(const linted& game, const notation& chosen, const std::string& reason) {
    std::set<std::string> codes;
    for (const diagnostic& each : game.found) {
        if (layer_of(each.id) != layer::lint)
            codes.insert(code_text(each.id));
    }
    if (codes.empty() || game.read == nullptr)
        return std::nullopt;
    const std::optional<excuse_place> place = place_of_excuse(*game.read);
    if (!place)
        return std::nullopt;
    return insertion{
        game.read->offset + place->at,
        std::string(place->before).append(excuse_comment(chosen, codes, reason)).append(place->after)};
}

void copy_with(const std::vector<insertion>& added, byte_source& source, replacement& result) {
    std::string buffer(std::size_t{64} << 10, '\0');
    std::uint64_t at = 0;
    auto next = added.begin();
    while (const std::size_t got = source.read(buffer.data(), buffer.size())) {
        std::string_view left(buffer.data(), got);
        for (; next != added.end() && next->at < at + left.size(); ++next) {
            const auto before = static_cast<std::size_t>(next->at - at);
            result.write(left.substr(0, before));
            result.write(next->text);
            left.remove_prefix(before);
            at += before;
        }
        result.write(left);
        at += left.size();
    }
}

// How many games are excused.
std::size_t add_to(const lint_job& job, const std::string& reason) {
    const std::string& path = job.file.path;
    check_written_in_place(job.file);
    const file_state as_read = state_of(path);
    std::vector<insertion> added;
    lint_options options = job.settings.options;
    options.board = false;
    options.fixes = offered_fixes::none;
    const recognised_text text = job.file.open_games();
    decoded_source decoded(*text.source, *text.written_in);
    lint(decoded, *text.written_in, options, [&](const linted& game) {
        if (std::optional<insertion> excuse = excuse_for(game, *text.written_in, reason))
            added.push_back(std::move(*excuse));
    });
    if (added.empty())
        return 0;
    if (decoded.other_encoding()) // offsets are those of the text as UTF-8
        throw output_error("cannot add to " + job.name +
                           ", which is not in UTF-8; 'ctlpgn lint --fix' converts it");
    replacement result(path, as_read);
    copy_with(added, *open_file(path), result);
    result.commit();
    return added.size();
}

// Rejects a reason that a comment could not hold, or that would be invisible.
void check_reason(const std::string& reason) {
    if (trimmed(reason).empty() || reason.find_first_of("{}\r\n") != std::string::npos ||
        utf8::find_invalid(reason) != reason.size())
        throw setting_error(
            "--add-ignore: the reason must not be empty, and must have no braces, line ends or "
            "bytes that are not UTF-8, found \"" +
            reason + "\"");
}

} // namespace

int add_ignores(const lint_command_options& options, run_configurations& configurations) {
    check_reason(*options.ignore_because);
    const lint_jobs jobs = find_lint_jobs(options.inputs, configurations);
    bool failed_any = false;
    const auto fail = [&failed_any](const std::string& why) {
        failed_any = true;
        complain(why);
    };
    for (const unreadable_path& each : jobs.unreadable)
        fail(each.why);
    std::size_t games = 0;
    for (const lint_job& each : jobs.readable) {
        try {
            games += add_to(each, *options.ignore_because);
        } catch (const input_error& error) {
            fail(error.what());
        } catch (const output_error& error) {
            fail(error.what());
        }
    }
    if (!options.quiet)
        complain("suppressions were added to " + counted(games, "game"));
    return failed_any ? failed : clean;
}

} // namespace ctlpgn::cli
