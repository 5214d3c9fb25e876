// The action of a rule whose text is passed to a member function of the reading.
#pragma once

#include <string_view>
#include <type_traits>

namespace ctlpgn::parsing {

// The function takes the text, or nothing if it is enough that the rule has matched.
template <auto function> struct handed_to {
    template <typename Input, typename Reading> static void apply(const Input& input, Reading& state) {
        if constexpr (std::is_invocable_v<decltype(function), Reading&>)
            (state.*function)();
        else
            (state.*function)(std::string_view(input.begin(), input.size()));
    }
};

} // namespace ctlpgn::parsing
