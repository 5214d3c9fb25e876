// Words in a sentence, one after the other: "one, two and three".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

template <typename Words> std::string enumerated(const Words& words, std::string_view last_link = " and ") {
    std::string text;
    for (std::size_t i = 0; i != words.size(); ++i)
        text.append(i == 0 ? std::string_view() : i + 1 == words.size() ? last_link : ", ").append(words[i]);
    return text;
}

} // namespace ctlpgn
