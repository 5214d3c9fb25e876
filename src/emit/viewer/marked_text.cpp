#include "emit/viewer/marked_text.hpp"

#include "tree/sorting.hpp"

#include <algorithm>
#include <tuple>

namespace ctlpgn::emit {

namespace {

constexpr std::string_view end_of_part = "`.";

} // namespace

void marked_text::clear() {
    words_.clear();
    marks_.clear();
}

void marked_text::add(std::uint32_t at, bool opens, std::string_view words) {
    marks_.push_back({at, opens ? 1U : 0U, static_cast<std::uint32_t>(words_.size()),
                      static_cast<std::uint32_t>(words.size())});
    words_ += words;
}

void marked_text::mark(span where, std::string_view before, bool ends) {
    add(where.begin, true, before);
    if (!ends)
        return;
    if (where.empty()) {
        marks_.back().size += static_cast<std::uint32_t>(end_of_part.size());
        words_ += end_of_part;
    } else {
        add(where.end, false, end_of_part);
    }
}

void marked_text::append_plain(std::string_view text) {
    for (std::size_t at = text.find('`'); at != std::string_view::npos; at = text.find('`')) {
        written_.append(text.substr(0, at + 1)).push_back('`');
        text.remove_prefix(at + 1);
    }
    written_ += text;
}

const std::string& marked_text::write(std::string_view text, std::uint32_t begin) {
    const auto place = [](const one_mark& each) { return std::tuple(each.at, each.opens); };
    if (!std::ranges::is_sorted(marks_, {}, place))
        sort_stably(marks_, {}, place);
    written_.clear();
    for (const one_mark& each : marks_) {
        const std::uint32_t at = std::max(begin, each.at);
        append_plain(text.substr(begin, at - begin));
        written_.append(words_, each.begin, each.size);
        begin = at;
    }
    append_plain(text.substr(begin));
    return written_;
}

} // namespace ctlpgn::emit
