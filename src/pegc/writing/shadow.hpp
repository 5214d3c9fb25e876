// Alternatives that can never match, because the earlier ones always match a beginning of them: '+' / '+∞'.
#pragma once

#include "pegc/facts.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace ctlpgn::pegc {

class shadow_finder {
  public:
    explicit shadow_finder(const facts& known) : known_(known) {}

    // Only a positive answer is certain.
    bool shadowed(const node& choice, std::size_t alternative) const;

  private:
    enum class answer : std::uint8_t { no, yes, perhaps };

    struct outcome {
        answer matches;
        std::size_t end = 0;
        bool end_known = true;
    };

    // Texts with which every match of an expression begins, and whether they are the whole match.
    struct beginnings {
        std::set<std::string> whole;
        std::set<std::string> cut;
    };

    beginnings begin_of(const node& n, unsigned depth) const;
    beginnings begin_of_class(const node& n) const;
    void append(beginnings& result, const beginnings& what) const;

    // Matches against a text whose continuation is unknown.
    outcome match(const node& n, std::string_view text, std::size_t at, unsigned depth) const;
    outcome match_sequence(const node& n, std::string_view text, std::size_t at, unsigned depth) const;
    outcome match_repetition(const node& n, std::string_view text, std::size_t at, unsigned depth) const;

    const facts& known_;
    mutable std::size_t steps_ = 0;
};

} // namespace ctlpgn::pegc
