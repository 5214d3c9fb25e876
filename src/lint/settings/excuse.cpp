#include "lint/settings/excuse.hpp"

#include "text/ascii.hpp"

namespace ctlpgn {

std::string excuse_comment(const notation& chosen, const std::set<std::string>& codes,
                           std::string_view reason) {
    std::string text = "{";
    std::string end = "}";
    if (chosen.make_writer != nullptr) {
        const game none;
        comment added;
        added.generated = true;
        const std::unique_ptr<word_writer> words = chosen.make_writer({});
        words->begin(none);
        text.clear();
        words->open_comment(added, text);
        end.clear();
        words->close_comment(added, end);
    }
    // Notations without generated comments have the colon in the text.
    const std::string_view opened = trimmed(text);
    if (!opened.ends_with(':'))
        text += ':';
    if (!text.ends_with(' '))
        text += ' ';
    text += "lint-ignore[";
    std::string_view before;
    for (const std::string& each : codes) {
        text.append(before).append(each);
        before = ", ";
    }
    return text.append("]: ").append(reason).append(" ").append(trimmed(end));
}

std::optional<excuse_place> place_of_excuse(const game& record) {
    if (record.main_line.first_ply == no_node)
        return std::nullopt;
    const std::uint32_t first = record.plies[record.main_line.first_ply].number_begin;
    const std::size_t line =
        first == 0 ? 0 : record.text.rfind('\n', first - 1) + 1; // 0 if there is none before
    const std::string_view line_end = record.text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
    // Tags, or what opens the moves, may be on the line of the first move, and so may signs at its beginning,
    // which belong to what follows: > of a mail, | of a table.
    const std::string_view before = trimmed(record.raw({static_cast<std::uint32_t>(line), first}));
    const bool ends_with_bracket = before.find_last_of("]}){") + 1 == before.size();
    if (before.empty() || !ends_with_bracket)
        return excuse_place{static_cast<std::uint32_t>(line), {}, line_end};
    return excuse_place{first, line_end, line_end};
}

} // namespace ctlpgn
