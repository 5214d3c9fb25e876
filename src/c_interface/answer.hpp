// Answers that are kept in memory, to any of the requests of answers.hpp. The C interface has functions for
// some of them; the module for Python asks by name.
#pragma once

#include "ctlpgn.h"

#include <cstddef>
#include <string>
#include <string_view>

struct ctlpgn_answer {
    std::string text;
    std::string notes;
    std::string error;
    bool is_refused = false;
};

namespace ctlpgn {

// `options`: names and values by turns, then null; null: none. The answer is to be freed with ctlpgn_free.
// Null if there is no memory left even for that.
ctlpgn_answer* answer_to(std::string_view action, const char* text, std::size_t size,
                         const char* const* options) noexcept;

} // namespace ctlpgn
