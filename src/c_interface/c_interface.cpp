// The C interface: requests as the module for JavaScript gets them, and answers that are kept in memory.
#include "answers/answers.hpp"
#include "answers/output.hpp"
#include "c_interface/answer.hpp"
#include "ctlpgn.h"
#include "ctlpgn/version.hpp"

#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

// What a request is refused for.
class refusal : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// The answer that the thread is writing.
thread_local ctlpgn_answer* current = nullptr;

std::string request_text(std::string_view action, const char* const* options) {
    std::string request("action");
    const auto add = [&request](std::string_view word) { request.append(word).push_back('\0'); };
    add("");
    add(action);
    for (const char* const* each = options; each != nullptr && *each != nullptr; each += 2) {
        if (each[1] == nullptr)
            throw refusal("the option \"" + std::string(*each) + "\" has no value");
        add(*each);
        add(each[1]);
    }
    return request;
}

void give(ctlpgn_answer& answer, std::string_view action, std::string_view text, const char* const* options) {
    current = &answer;
    const ctlpgn::answers::request asked = ctlpgn::answers::read_request(request_text(action, options));
    const ctlpgn::answers::answer* const found = ctlpgn::answers::find_answer(action);
    if (found == nullptr)
        throw refusal("unknown action \"" + std::string(action) + '"');
    found->give(asked, text);
}

void refuse(ctlpgn_answer& answer, const char* why) noexcept {
    answer.text = {};
    answer.notes = {};
    answer.is_refused = true;
    try {
        answer.error = why;
    } catch (const std::bad_alloc&) {
        answer.error.clear(); // an error without a message
    }
}

} // namespace

namespace ctlpgn {

ctlpgn_answer* answer_to(std::string_view action, const char* text, std::size_t size,
                         const char* const* options) noexcept {
    ctlpgn_answer* const answer = new (std::nothrow) ctlpgn_answer;
    if (answer == nullptr)
        return nullptr;
    try {
        give(*answer, action, {text, size}, options);
    } catch (const std::bad_alloc&) {
        refuse(*answer, "out of memory");
    } catch (const std::exception& thrown) {
        refuse(*answer, thrown.what());
    }
    current = nullptr;
    return answer;
}

} // namespace ctlpgn

namespace ctlpgn::answers {

void write(channel output, std::string_view bytes) {
    (output == channel::text ? current->text : current->notes).append(bytes);
}

void fail(std::string_view why) {
    throw refusal(std::string(why));
}

} // namespace ctlpgn::answers

int ctlpgn_abi(void) {
    return CTLPGN_ABI;
}

const char* ctlpgn_version(void) {
    return ctlpgn::version();
}

ctlpgn_answer* ctlpgn_lint(const char* text, size_t size, const char* const* options) {
    return ctlpgn::answer_to("lint", text, size, options);
}

ctlpgn_answer* ctlpgn_fix(const char* text, size_t size, const char* const* options) {
    return ctlpgn::answer_to("fix", text, size, options);
}

ctlpgn_answer* ctlpgn_format(const char* text, size_t size, const char* const* options) {
    return ctlpgn::answer_to("format", text, size, options);
}

ctlpgn_answer* ctlpgn_convert(const char* text, size_t size, const char* const* options) {
    return ctlpgn::answer_to("convert", text, size, options);
}

ctlpgn_answer* ctlpgn_json(const char* text, size_t size, const char* const* options) {
    return ctlpgn::answer_to("parse", text, size, options);
}

const char* ctlpgn_error(const ctlpgn_answer* answer) {
    return answer->is_refused ? answer->error.c_str() : nullptr;
}

const char* ctlpgn_text(const ctlpgn_answer* answer) {
    return answer->text.c_str();
}

size_t ctlpgn_text_size(const ctlpgn_answer* answer) {
    return answer->text.size();
}

const char* ctlpgn_notes(const ctlpgn_answer* answer) {
    return answer->notes.c_str();
}

size_t ctlpgn_notes_size(const ctlpgn_answer* answer) {
    return answer->notes.size();
}

void ctlpgn_free(ctlpgn_answer* answer) {
    delete answer;
}
