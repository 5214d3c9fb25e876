// Writes expressions as types from the templates in src/parsing.
#pragma once

#include "pegc/facts.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pegc {

struct code_site {
    std::string code;
    std::string kind; // an enumerator of parsing::use_kind
    std::string rule;
};

// The base of a rule that is a token.
std::string token_body(const rule& r);

class expression_emitter {
  public:
    // `codes`: the scope of the codes of diagnostics. `condition_type`: the enumeration of the grammar's
    // conditions.
    expression_emitter(const facts& known, std::string_view codes, std::string condition_type)
        : known_(known), codes_(codes), condition_type_(std::move(condition_type)) {}

    // The base of `struct rule`. Codes of a rule that can never report get no site.
    std::string body(const rule& r, bool aloud);
    std::string bounded_body(const rule& r, const nested_line& nesting);

    const std::vector<code_site>& sites() const { return sites_; }

  private:
    std::string code_value(const std::string& code) const;
    std::string site(const std::string& code, const char* kind);
    std::string expression(const node& n);
    std::string silent(const node& n);
    // If reading continues after its failure: undoes its findings.
    std::string revocable(const node& n);
    // If it often fails: looks at the first byte before trying it.
    std::string attempt(const node& n);
    std::string starting(const node& n, const std::string& read) const;
    bool starts_slowly(const node& n) const;
    const node& inner_of_token(const node& n) const;
    std::string group(const node& n);
    std::string shortened(const node& n);
    std::string part(const node& n); // of a sequence
    std::string choice(const node& n);
    std::string label(const node& n);
    std::string repetition(const node& n);
    std::string first(const node& n) const;
    std::string whole(const node& n);
    static std::string bytes(const next_mask& next);

    const facts& known_;
    const std::string codes_;
    std::string condition_type_;
    std::vector<code_site> sites_;
    std::string rule_;
    bool aloud_ = true;
    bool silent_ = false;
    bool shortens_ = false;
};

} // namespace ctlpgn::pegc
