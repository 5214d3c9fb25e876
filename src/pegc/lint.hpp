// Faults that do not show while a grammar is read: rules that do not fit together.
#pragma once

#include "pegc/message.hpp"
#include "pegc/proof/usual_form.hpp"
#include "pegc/writing/library.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

// The default number of texts on which quick ways are tried.
inline constexpr std::size_t usual_texts = 40;

struct lint_result {
    std::vector<message> messages; // in the order of files and positions
    // The proofs of usual forms in both readings; empty if the grammar has faults in names.
    proved_forms forms;
    proved_forms strict_forms;
};

// Checks a grammar and its imports.
lint_result lint(const library& lib, std::string_view name, std::size_t texts = usual_texts);

} // namespace ctlpgn::pegc
