#include "format/text_alone.hpp"

#include "ctlpgn/writing.hpp"

namespace ctlpgn::layout {

std::string text_alone(const game& read, const notation& chosen) {
    if (read.offset == 0 || read.preamble.empty())
        return std::string(read.text);
    game first;
    first.index = 1;
    first.preamble = read.preamble;
    const auto writer = chosen.make_writer({});
    writer->begin(first);
    std::string text;
    writer->tags(text);
    const std::string_view preamble = preamble_of(chosen, text);
    text.resize(text.find('\n', static_cast<std::size_t>(preamble.data() - text.data())) + 1);
    return text.append(read.text);
}

} // namespace ctlpgn::layout
