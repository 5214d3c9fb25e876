#include "server/protocol/incoming.hpp"

#include "emit/json/json_depth.hpp"

#include <cstddef>

namespace ctlpgn::server {

namespace {

// Values are copied, written and compared level by level, which the stack has to bear.
constexpr std::size_t deepest = 500;

} // namespace

incoming understood(std::string_view text) {
    if (is_deeper_than(deepest, text))
        return {{}, "the message is nested too deeply", false};
    incoming result{json::parse(text, nullptr, false), {}, false};
    if (result.message.is_discarded())
        result.fault = "the message is not JSON";
    return result;
}

} // namespace ctlpgn::server
