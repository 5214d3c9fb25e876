#include "cli/games/regular_expression.hpp"

#include "ctlpgn/errors.hpp"
#include "text/sources/shared_library.hpp"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <array>
#include <cstdint>
#include <pcre2.h>

namespace ctlpgn::cli {

namespace {

// Some patterns try exponentially many ways; a text that needs more steps than this is not one of a game.
constexpr std::uint32_t most_steps = 1'000'000;

// What is used of the library.
#define CTLPGN_FUNCTIONS_OF_PCRE2(EACH)                                                                      \
    EACH(code_free)                                                                                          \
    EACH(compile)                                                                                            \
    EACH(get_error_message)                                                                                  \
    EACH(match)                                                                                              \
    EACH(match_context_create)                                                                               \
    EACH(match_context_free)                                                                                 \
    EACH(match_data_create)                                                                                  \
    EACH(match_data_free)                                                                                    \
    EACH(set_match_limit)

#define CTLPGN_JOINED(NAME) pcre2_##NAME##_8
#define CTLPGN_FUNCTION(NAME) decltype(&::CTLPGN_JOINED(NAME)) NAME;

struct pcre2_functions {
    CTLPGN_FUNCTIONS_OF_PCRE2(CTLPGN_FUNCTION)
};

#undef CTLPGN_FUNCTION

const pcre2_functions& library() {
#ifdef CTLPGN_PCRE2 // the name of its file
    static const pcre2_functions functions = [] {
        const std::string purpose = "--where: the library for regular expressions is missing";
        const shared_library<input_error> file(CTLPGN_PCRE2, purpose);
        pcre2_functions found{};
#define CTLPGN_FIND(NAME) file.find("pcre2_" #NAME "_8", found.NAME);
        CTLPGN_FUNCTIONS_OF_PCRE2(CTLPGN_FIND)
#undef CTLPGN_FIND
        return found;
    }();
#else // it is linked
#define CTLPGN_LINKED(NAME) &::CTLPGN_JOINED(NAME),
    static constexpr pcre2_functions functions{CTLPGN_FUNCTIONS_OF_PCRE2(CTLPGN_LINKED)};
#undef CTLPGN_LINKED
#endif
    return functions;
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string message_of(int fault) {
    std::array<unsigned char, 256> text{};
    library().get_error_message(fault, text.data(), text.size());
    return reinterpret_cast<const char*>(text.data());
}

} // namespace

regular_expression::regular_expression(const std::string& pattern) : pattern_(pattern) {
    int fault = 0;
    std::size_t place = 0;
    pcre2_code_8* const compiled = library().compile(
        bytes_of(pattern), pattern.size(), PCRE2_UTF | PCRE2_MATCH_INVALID_UTF, &fault, &place, nullptr);
    if (compiled == nullptr)
        throw input_error("--where: \"" + pattern + "\" is not a regular expression: " + message_of(fault) +
                          ", at character " + std::to_string(place + 1));
    compiled_ = std::shared_ptr<const void>(compiled, [](const void* expired) {
        library().code_free(static_cast<pcre2_code_8*>(const_cast<void*>(expired)));
    });
}

bool regular_expression::is_found_in(std::string_view text) const {
    const pcre2_functions& pcre = library();
    using context_owner = std::unique_ptr<pcre2_match_context_8, decltype(pcre.match_context_free)>;
    using data_owner = std::unique_ptr<pcre2_match_data_8, decltype(pcre.match_data_free)>;
    const context_owner context(pcre.match_context_create(nullptr), pcre.match_context_free);
    const data_owner data(pcre.match_data_create(1, nullptr), pcre.match_data_free);
    pcre.set_match_limit(context.get(), most_steps);
    const int result = pcre.match(static_cast<const pcre2_code_8*>(compiled_.get()), bytes_of(text),
                                  text.size(), 0, 0, data.get(), context.get());
    if (result < PCRE2_ERROR_NOMATCH)
        throw input_error("--where: \"" + pattern_ + "\" cannot be looked for in a text of " +
                          std::to_string(text.size()) + " bytes: " + message_of(result));
    return result != PCRE2_ERROR_NOMATCH;
}

} // namespace ctlpgn::cli
