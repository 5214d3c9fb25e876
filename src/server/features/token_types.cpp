#include "server/features/token_types.hpp"

namespace ctlpgn::server {

namespace {

struct scope_token {
    std::string_view scope; // whole words of it
    token is;
};

// Not "meta", which says what holds together and has no colour.
constexpr scope_token scope_tokens[] = {
    {"comment", token::comment},
    {"constant.language", token::keyword},
    {"constant.numeric", token::number},
    {"entity.name.label", token::label},
    {"entity.name.tag", token::tag_name},
    {"keyword.control", token::keyword},
    {"keyword.operator", token::sign},
    {"keyword.other", token::glyph},
    {"markup", token::tag_value},
    {"markup.inserted", token::reference},
    {"markup.underline.link", token::reference},
    {"punctuation", token::sign},
    {"storage.type", token::piece},
    {"string", token::tag_value},
    {"variable.language", token::reference},
    {"variable.other", token::place},
};

bool begins_with_words(std::string_view scope, std::string_view words) {
    return scope.starts_with(words) && (scope.size() == words.size() || scope[words.size()] == '.');
}

} // namespace

token token_of_scope(std::string_view scope) {
    const scope_token* best = nullptr;
    for (const scope_token& each : scope_tokens)
        if (begins_with_words(scope, each.scope) &&
            (best == nullptr || best->scope.size() < each.scope.size()))
            best = &each;
    return best == nullptr ? token::none : best->is;
}

} // namespace ctlpgn::server
