#include "golden/text_coverage.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "paths.hpp"
#include "text/ascii.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::golden {

namespace {

// The words of a notation whose content is in the tree without their places, as listed by its tests; null if
// there are none.
const std::regex* unplaced_words(const notation& chosen) {
    static std::map<std::string_view, std::optional<std::regex>> read;
    const auto [known, is_new] = read.try_emplace(chosen.name);
    if (is_new) {
        std::string folder(chosen.name);
        std::ranges::replace(folder, '-', '_');
        std::ifstream lines(tests::project_folder() / "tests/notations" / folder / "unplaced_words.txt");
        std::string pattern;
        for (std::string line; std::getline(lines, line);)
            if (!line.empty() && !line.starts_with('#'))
                pattern.append(pattern.empty() ? "" : "|").append(line);
        if (!pattern.empty())
            known->second.emplace(pattern);
    }
    return known->second ? &*known->second : nullptr;
}

class coverage {
  public:
    explicit coverage(const game& record)
        : game_(record), text_(record.text), seen_(record.text.size(), false) {}

    void tree() {
        for (const tag& each : game_.tags)
            cover(each.where);
        cover_line(game_.main_line);
        for (const variation& each : game_.variations)
            cover_line(each.line);
        for (const comment& each : game_.comments)
            cover(each.where);
        for (const variation& each : game_.variations)
            cover_variation(each);
        cover(game_.result_where);
    }

    void cover(span where) {
        for (std::uint32_t at = where.begin; at < where.end && at < seen_.size(); ++at)
            seen_[at] = true;
    }

    // A finding accounts for its bytes and for the opening sign of unreadable text; in a line that is not
    // UTF-8, other faults are not reported.
    void finding(code id, span where) {
        if (id == code::unreadable_tag)
            cover_before(where.begin, "[");
        if (id == ctl_pgn::codes::unreadable_label) {
            cover_before(where.begin, "$[");
            if (game_.text.substr(where.end).starts_with(']'))
                ++where.end;
        }
        if (id == code::invalid_utf8) {
            where.begin = static_cast<std::uint32_t>(game_.text.rfind('\n', where.begin) + 1);
            where.end = static_cast<std::uint32_t>(std::min(game_.text.find('\n', where.end), seen_.size()));
        }
        cover(where);
    }

    // Words whose content is in the tree without their places; a percent sign hides a line only at its
    // beginning.
    void words(const std::regex& known) {
        for (std::uint32_t at = 0; at < seen_.size(); ++at) {
            if (seen_[at] || (text_[at] == '%' && at != 0 && text_[at - 1] != '\n' && text_[at - 1] != '\r'))
                continue;
            std::smatch word;
            if (std::regex_search(text_.cbegin() + at, text_.cend(), word, known,
                                  std::regex_constants::match_continuous))
                cover({at, at + static_cast<std::uint32_t>(word.length())});
        }
    }

    // Backwards: the text after a margin decides whether its dots have no meaning.
    void margins() {
        bool margin = true;
        for (std::size_t at = seen_.size(); at-- != 0;) {
            const char c = game_.text[at];
            if (!seen_[at] && (is_blank(c) || (c == '.' && margin))) {
                seen_[at] = true;
                continue;
            }
            margin = seen_[at];
        }
    }

    [[nodiscard]] std::string lost() const {
        const auto first = std::find(seen_.begin(), seen_.end(), false);
        if (first == seen_.end())
            return {};
        const auto last = std::find(first, seen_.end(), true);
        const auto begin = static_cast<std::size_t>(first - seen_.begin());
        return "byte " + std::to_string(begin) + ": " +
               std::string(game_.text.substr(begin, static_cast<std::size_t>(last - first)));
    }

  private:
    void cover_before(std::uint32_t end, std::string_view sign) {
        const auto size = static_cast<std::uint32_t>(sign.size());
        while (end != 0 && is_blank(game_.text[end - 1]))
            --end;
        if (game_.text.substr(0, end).ends_with(sign))
            cover({end - size, end});
    }

    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v'; }

    void cover_line(const line_of_play& line) {
        each_move(game_, line, [this](const written_move& each) { cover_move(each); });
    }

    void cover_move(const written_move& each) {
        const std::uint32_t begin = begin_of(game_, each);
        std::uint32_t at = begin;
        while (at < game_.text.size() && game_.text[at] >= '0' && game_.text[at] <= '9')
            ++at;
        if (at < game_.text.size() && (game_.text[at] == '.' || game_.text[at] == '?') && at != begin)
            ++at;
        cover({begin, at});
        for (const node played : {each.white, each.black}) {
            if (played == no_node)
                continue;
            const ply& written = game_.plies[played];
            cover_signs({at, written.begin});
            cover(written.whole());
            at = written.whole().end;
        }
        // The signs of a ply that is missing, after whatever was skipped in its line.
        if (each.black == no_node) {
            const std::size_t line_end = std::min(game_.text.find('\n', at), game_.text.size());
            const std::size_t comma = std::min(game_.text.find(',', at), line_end - 1);
            cover_signs({at, static_cast<std::uint32_t>(comma + 1)});
            if (const std::size_t colon = game_.text.find(':', at); colon < line_end)
                cover({static_cast<std::uint32_t>(colon), static_cast<std::uint32_t>(colon + 1)});
        }
    }

    // The separators between the plies of a move.
    void cover_signs(span between) {
        static constexpr std::string_view ellipsis = "…";
        for (std::uint32_t at = between.begin; at < between.end;) {
            const std::string_view rest = game_.text.substr(at, between.end - at);
            const std::uint32_t size = rest.starts_with(ellipsis) ? 3 : rest.starts_with("...") ? 3 : 1;
            if (size != 1 || rest[0] == ',')
                cover({at, at + size});
            at += size;
        }
    }

    void cover_variation(const variation& each) {
        cover({each.where.begin, each.where.begin + 1});
        // VAR[3]{
        if (is_letter(game_.raw(each.where).front()))
            cover({each.where.begin, static_cast<std::uint32_t>(text_.find('{', each.where.begin) + 1)});
        if (!each.where.empty() && game_.text[each.where.end - 1] == ')')
            cover({each.where.end - 1, each.where.end});
        if (each.label == 0)
            return;
        const std::size_t begin = game_.text.find_first_not_of(" \t", each.where.begin + 1);
        if (begin == std::string_view::npos || game_.text.substr(begin, 2) != "$[")
            return;
        std::size_t end = game_.text.find_first_not_of("0123456789", begin + 2);
        end += end < game_.text.size() && game_.text[end] == ']' ? 1 : 0;
        cover({static_cast<std::uint32_t>(begin),
               static_cast<std::uint32_t>(std::min(end, game_.text.size()))});
    }

    const game& game_;
    std::string text_;
    std::vector<bool> seen_;
};

} // namespace

std::string lost_text(const game& record, std::span<const diagnostic> found, const notation& written_in) {
    coverage seen(record);
    seen.tree();
    if (const std::regex* const words = unplaced_words(written_in))
        seen.words(*words);
    for (const diagnostic& each : found) {
        if (each.id == code::too_many_findings || each.id == code::too_many_tags ||
            each.id == code::game_too_long)
            return {}; // text beyond a limit is omitted by intention
        seen.finding(each.id, {static_cast<std::uint32_t>(each.begin - record.offset),
                               static_cast<std::uint32_t>(each.end - record.offset)});
    }
    seen.margins();
    return seen.lost();
}

} // namespace ctlpgn::golden
