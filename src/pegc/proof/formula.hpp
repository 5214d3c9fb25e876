// Statements about a text from some place on. Formulas with the same form are the same object. Formulas that
// depend on the next character are unfolded until nothing but that character matters.
#pragma once

#include "pegc/proof/code_set.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace ctlpgn::pegc {

using formula = std::uint32_t;
inline constexpr formula never = 0;
inline constexpr formula always = 1;

class formula_store {
  public:
    formula_store();

    enum class shape : std::uint8_t {
        falsehood,
        truth,
        negation,
        all,
        any,
        next,   // a character of the set, followed by the part
        fact,   // something that holds here or does not, by its name
        waiting // the result of `unfold` for the number, with the parts for the rest
    };
    struct term {
        shape is = shape::falsehood;
        std::vector<formula> parts;
        std::size_t number = 0; // of a set, of a fact, or of a waiting formula

        bool operator==(const term&) const = default;
    };

    formula no(formula what);
    formula all(std::vector<formula> parts);
    formula any(std::vector<formula> parts);
    formula next(const node& characters, formula then);
    formula next(std::uint32_t character, formula then);
    formula fact(const std::string& name);
    formula waiting(std::size_t number, std::vector<formula> then);

    [[nodiscard]] const term& operator[](formula f) const { return terms_[f]; }
    [[nodiscard]] const code_set& set(std::size_t number) const { return sets_[number]; }

    // The same without waiting parts.
    using unfolding = std::function<formula(std::size_t number, const std::vector<formula>& then)>;
    formula unfolded(formula f, const unfolding& unfold);

    // The next character, or the end of the text, and the facts that hold.
    struct situation {
        std::uint32_t character = end_of_text;
        std::set<std::size_t> facts;
    };
    // The rest of an unfolded formula after that.
    formula after(formula f, const situation& here);

  private:
    struct term_hash {
        std::size_t operator()(const term& t) const;
    };

    formula part_after(formula f, const situation& here);
    formula combination_after(formula f, const situation& here);
    formula made(term t);
    formula combined(shape is, std::vector<formula> parts);
    formula next_of(code_set characters, const std::string& key, formula then);

    std::vector<term> terms_;
    std::unordered_map<term, formula, term_hash> known_;
    std::vector<code_set> sets_;
    std::map<std::string, std::size_t> set_numbers_;
    std::map<std::string, std::size_t> fact_numbers_;
    std::unordered_map<formula, formula> unfolded_;
    // The rest of each formula in the situation of that round.
    struct leftover {
        std::size_t round = 0;
        formula what = never;
    };
    std::vector<leftover> left_;
    std::size_t round_ = 0;
    unsigned depth_ = 0;
};

} // namespace ctlpgn::pegc
