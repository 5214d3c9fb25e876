#include "server/documents/tag_form.hpp"

#include "ctlpgn/tree.hpp"
#include "ctlpgn/writing.hpp"

namespace ctlpgn::server {

std::string text_of_tag(const notation& chosen, std::string_view name) {
    if (chosen.make_writer == nullptr)
        return std::string(name);
    game with_tag;
    const std::string text(name);
    const auto size = static_cast<std::uint32_t>(text.size());
    with_tag.text = text;
    with_tag.tags.push_back({.where = {0, size}, .name = {0, size}, .value = {size, size}});
    std::string result;
    const auto writer = chosen.make_writer({});
    writer->begin(with_tag);
    writer->tags(result);
    result.erase(result.find_last_not_of("\r\n") + 1);
    return result.find(name) == std::string::npos ? text : result;
}

} // namespace ctlpgn::server
