// The language server as functions that JavaScript calls. Each message that it sends is one piece of text.
#include "ctlpgn/version.hpp"
#include "server/protocol/conversation.hpp"
#include "server/protocol/incoming.hpp"
#include "wasm/host.hpp"

#include <cstddef>

namespace {

using namespace ctlpgn::server;

// There is one client, and nothing interrupts an answer.
conversation& talk() {
    static conversation only(
        [](std::string_view message) { ctlpgn::wasm::write(ctlpgn::answers::channel::text, message); },
        CTLPGN_VERSION_TEXT);
    if (!only.current.wants_stop)
        only.current.wants_stop = [] { return false; };
    return only;
}

} // namespace

extern "C" {

[[clang::export_name("ctlpgn_server_take")]] void ctlpgn_server_take(const char* message, std::size_t size) {
    const incoming one = understood({message, size});
    if (one.fault.empty())
        talk().take(one.message);
    else
        talk().fail(nullptr, rpc_code::parse_error, one.fault);
}

// What the client does not wait for, such as diagnostics, while no message waits.
[[clang::export_name("ctlpgn_server_work")]] void ctlpgn_server_work() {
    if (talk().has_work())
        talk().work();
}

// The text of an open document, as all changes have made it.
[[clang::export_name("ctlpgn_server_text")]] void ctlpgn_server_text(const char* uri, std::size_t size) {
    if (const open_document* const opened = talk().current.find_open({uri, size}))
        ctlpgn::wasm::write(ctlpgn::answers::channel::notes, opened->content.text());
}

// How many milliseconds a client wants its changes to rest before that.
[[clang::export_name("ctlpgn_server_delay")]] std::size_t ctlpgn_server_delay() {
    return static_cast<std::size_t>(talk().current.settings.delay.count());
}
}
