// Colours texts like an editor with the TextMate grammar, but by the rules themselves.
#pragma once

#include "syntax/colours.hpp"
#include "syntax/matcher.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::syntax {

// Bytes of a text and their scope.
struct scoped_bytes {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view scope;
};

class scope_finder {
  public:
    // The notation's grammar of whole files must be in grammar::texts, otherwise nothing is found.
    explicit scope_finder(const notation& chosen);
    scope_finder(const scope_finder&) = delete;
    scope_finder& operator=(const scope_finder&) = delete;

    // Appends the scopes between `begin` and `end` of a text in well-formed UTF-8; outer ones come before
    // inner ones.
    void find_in_moves(std::string_view text, std::size_t begin, std::size_t end,
                       std::vector<scoped_bytes>& output);
    // All of a text that is read as a comment.
    void find_in_comment(std::string_view text, std::size_t begin, std::size_t end,
                         std::vector<scoped_bytes>& output);

  private:
    // Rules in the order in which they are tried, and the bytes with which they may begin.
    struct rule_table {
        std::vector<coloured_rule> rules;
        std::array<std::vector<std::uint16_t>, 256> by_first_byte;
    };

    [[nodiscard]] rule_table table_of(std::span<const highlighted_rule> rules) const;
    // At this place; returns where the scope ends, which is here if nothing was found.
    std::size_t find_at(const rule_table& table, std::size_t begin, std::size_t end, std::string_view text,
                        std::vector<scoped_bytes>& output);
    void find(const rule_table& table, std::string_view text, std::size_t begin, std::size_t end,
              std::vector<scoped_bytes>& output);

    std::vector<grammar> grammar_; // one, or none
    std::vector<coloured_rule> parts_;
    const pegc::rule* comment_open_ = nullptr;
    std::vector<matcher> reader_; // one, or none
    rule_table among_moves_;
    rule_table in_comments_;
};

} // namespace ctlpgn::syntax
