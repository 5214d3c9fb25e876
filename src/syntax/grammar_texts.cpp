#include "syntax/grammar_texts.hpp"

#include "grammar/texts.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::syntax {

std::string folder_of_notation(std::string_view notation) {
    std::string result(notation);
    std::ranges::replace(result, '-', '_');
    return result;
}

std::string_view find_grammar(std::string_view folder, std::string_view file) {
    std::string_view first;
    for (const ctlpgn::grammar::text& text : ctlpgn::grammar::texts) {
        if (pegc::folder_of(text.name) != folder)
            continue;
        const std::string_view name = text.name.substr(folder.size() + 1);
        if (name == (file.empty() ? "file" : file))
            return text.name;
        if (first.empty())
            first = text.name;
    }
    return file.empty() ? first : std::string_view();
}

grammar strict_grammar(std::string_view name) {
    std::vector<pegc::named_text> texts;
    for (const ctlpgn::grammar::text& text : ctlpgn::grammar::texts)
        texts.push_back({text.name, text.strict});
    return {pegc::read_texts(texts), name};
}

grammar published_grammar(std::string_view name) {
    const auto text = std::ranges::find(ctlpgn::grammar::texts, name, &ctlpgn::grammar::text::name);
    return {pegc::read_texts({{text->name, text->published}}), name};
}

} // namespace ctlpgn::syntax
