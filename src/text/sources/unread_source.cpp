#include "text/sources/unread_source.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

std::size_t unread_source::read(char* target, std::size_t size) {
    if (!returned_.empty()) {
        unread_text& first = returned_.back();
        const std::size_t count = std::min(size, first.end - first.begin);
        std::copy_n(first.bytes.data() + first.begin, count, target);
        first.begin += count;
        if (first.begin == first.end)
            returned_.pop_back();
        return count;
    }
    if (fault_)
        std::rethrow_exception(fault_);
    if (ended_)
        return 0;
    try {
        const std::size_t got = from_.read(target, size);
        ended_ = got == 0;
        return got;
    } catch (...) {
        fault_ = std::current_exception();
        throw;
    }
}

void unread_source::take_back(unread_text bytes) {
    if (bytes.begin != bytes.end)
        returned_.push_back(std::move(bytes));
}

void unread_source::skip(std::size_t bytes) {
    std::vector<char> skipped(bytes);
    while (bytes != 0)
        bytes -= read(skipped.data(), bytes);
}

} // namespace ctlpgn
