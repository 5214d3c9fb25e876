// The functions that JavaScript calls. It gets memory for arguments from ctlpgn_take, and frees it itself.
#include "answers/answers.hpp"
#include "wasm/host.hpp"
#include "wasm/stream.hpp"

#include <cstdlib>
#include <string>

namespace {

using namespace ctlpgn::answers;
using ctlpgn::wasm::stream;

} // namespace

extern "C" {

[[clang::export_name("ctlpgn_take")]] void* ctlpgn_take(std::size_t size) {
    return std::malloc(size == 0 ? 1 : size);
}

[[clang::export_name("ctlpgn_give_back")]] void ctlpgn_give_back(void* memory) {
    std::free(memory);
}

// Answers the request about the text, which may be empty.
[[clang::export_name("ctlpgn_answer")]] void ctlpgn_answer(const char* request, std::size_t request_size,
                                                           const char* text, std::size_t text_size) {
    const auto asked = read_request({request, request_size});
    const answer* const found = find_answer(asked.action);
    if (found == nullptr)
        fail("unknown function \"" + asked.action + '"');
    found->give(asked, {text, text_size});
}

[[clang::export_name("ctlpgn_open")]] stream* ctlpgn_open(const char* request, std::size_t request_size) {
    return new stream(read_request({request, request_size}));
}

[[clang::export_name("ctlpgn_add")]] void ctlpgn_add(stream* target, const char* chunk, std::size_t size) {
    target->add({chunk, size});
}

[[clang::export_name("ctlpgn_finish")]] void ctlpgn_finish(stream* what) {
    what->finish();
    delete what;
}

// A stream that was not read to its end.
[[clang::export_name("ctlpgn_close")]] void ctlpgn_close(stream* what) {
    delete what;
}
}
