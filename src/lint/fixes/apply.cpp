#include "lint/fixes/apply.hpp"

#include <iterator>

namespace ctlpgn {

namespace {

span shifted(const file_edit& edit, std::uint64_t offset) {
    return {static_cast<std::uint32_t>(edit.begin - offset), static_cast<std::uint32_t>(edit.end - offset)};
}

} // namespace

std::string with_edits(std::string_view text, const std::vector<text_edit>& edits) {
    std::string result;
    std::size_t at = 0;
    for (const text_edit& each : edits) {
        result.append(text.substr(at, each.where.begin - at)).append(each.text);
        at = each.where.end;
    }
    return result.append(text.substr(at));
}

bool compatible_fixes::add(const file_fix& wanted, std::uint64_t offset) {
    for (const file_edit& each : wanted.edits) {
        const span where = shifted(each, offset);
        const auto next = edits_.upper_bound(where.end);
        if (next != edits_.begin() && std::prev(next)->second.end >= where.begin)
            return false;
    }
    for (const file_edit& each : wanted.edits) {
        const span where = shifted(each, offset);
        edits_.emplace(where.begin, edit_end{where.end, each.text});
    }
    return true;
}

std::vector<text_edit> compatible_fixes::edits() const {
    std::vector<text_edit> result;
    for (const auto& [begin, edit] : edits_)
        result.push_back({{begin, edit.end}, std::string(edit.text)});
    return result;
}

} // namespace ctlpgn
