#include "syntax/grammar_texts.hpp"

#include "grammar/texts.hpp"

#include <vector>

namespace ctlpgn::syntax {

grammar strict_grammar(std::string_view name) {
    std::vector<pegc::named_text> texts;
    for (const ctlpgn::grammar::text& text : ctlpgn::grammar::texts)
        texts.push_back({text.name, text.strict});
    return {pegc::read_texts(texts), name};
}

} // namespace ctlpgn::syntax
