#include "record/tag_text.hpp"

#include <algorithm>
#include <cctype>

namespace ctlpgn {

bool is_quoted(const game& record, const tag& written) {
    const span value = written.value;
    return value.begin > 0 && value.end < record.text.size() && record.text[value.begin - 1] == '"' &&
           record.text[value.end] == '"';
}

std::uint32_t begin_of_moves(const game& record) {
    return record.plies.empty() ? static_cast<std::uint32_t>(record.text.size())
                                : record.plies[0].number_begin;
}

bool is_word_in_skipped_head(const game& record, std::string_view word) {
    std::size_t end = begin_of_moves(record);
    if (!record.comments.empty())
        end = std::min<std::size_t>(end, record.comments[0].where.begin);
    const std::string_view head = record.text.substr(0, end);
    const auto is_letter = [head](std::size_t at) {
        return at < head.size() && std::isalnum(static_cast<unsigned char>(head[at])) != 0;
    };
    for (std::size_t at = head.find(word); at != std::string_view::npos; at = head.find(word, at + 1)) {
        const bool in_tag = std::ranges::any_of(
            record.tags, [at](const tag& each) { return each.where.begin <= at && at < each.where.end; });
        if (!in_tag && !is_letter(at + word.size()) && (at == 0 || !is_letter(at - 1)))
            return true;
    }
    return false;
}

} // namespace ctlpgn
