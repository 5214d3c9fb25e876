// Words that help texts and messages list one after the other.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// "one, two, three". `text_of` gives the word of an element; strings are words themselves.
template <typename Range, typename TextOf> std::string listed(const Range& all, TextOf text_of) {
    std::string list;
    for (const auto& each : all)
        list.append(list.empty() ? "" : ", ").append(std::invoke(text_of, each));
    return list;
}

template <typename Range> std::string listed(const Range& words) {
    return listed(words, [](std::string_view each) { return each; });
}

} // namespace ctlpgn::cli
