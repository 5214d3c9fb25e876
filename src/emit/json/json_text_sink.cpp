#include "emit/json/json_text_sink.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::emit {

text_blocks::text_blocks(std::function<void(std::string_view)> write)
    : text_blocks(exchange([to = std::move(write)](block full, std::size_t size) {
          to({full.get(), size});
          return full;
      })) {}

char* text_blocks::hand_on(char* at) {
    const char last = at[-1];
    finish(at - 1);
    *begin() = last;
    return begin() + 1;
}

char* text_blocks::finish(char* at) {
    const auto size = static_cast<std::size_t>(at - begin());
    if (size != 0)
        bytes_ = to_(std::move(bytes_), size);
    handed_on_ += size;
    return begin();
}

// A key and the elements of an array each have their own line; what follows a key stays on its line.
void json_text_sink::begin_line() {
    if (after_key_)
        after_key_ = false;
    else if (depth_ > 0)
        indent();
}

void json_text_sink::indent() {
    *at_++ = '\n';
    for (std::size_t spaces = std::size_t{depth_} * 2; spaces > 0;) {
        if (at_ >= full_)
            at_ = hand_on(at_);
        const std::size_t some = std::min(spaces, text_blocks::slack);
        std::memset(at_, ' ', some);
        at_ += some;
        spaces -= some;
    }
    if (at_ >= full_)
        at_ = hand_on(at_);
}

char* json_text_sink::write_escaped(char* at, std::string_view text) {
    const char* source = text.data();
    const char* const end = source + text.size();
    while (true) {
        for (const char* const run_end = unescaped_end(source, end); source != run_end;) {
            if (at >= full_)
                at = hand_on(at);
            const auto room = full_ - at + static_cast<std::ptrdiff_t>(longest_escape);
            const auto some = static_cast<std::size_t>(std::min(run_end - source, room));
            std::memcpy(at, source, some);
            at += some;
            source += some;
        }
        if (at >= full_)
            at = hand_on(at);
        if (source == end)
            return at;
        at = write_escape(at, *source++);
    }
}

} // namespace ctlpgn::emit
