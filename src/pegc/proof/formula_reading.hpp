// How a grammar reads a text, as formulas about the text.
#pragma once

#include "pegc/facts.hpp"
#include "pegc/proof/formula.hpp"

#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ctlpgn::pegc {

using named_forms = std::map<std::string, node, std::less<>>;

class formula_reading {
  public:
    // `quick`: rules that exist only for speed, and are assumed to fail. `proved`: what is known about them.
    formula_reading(formula_store& store, const facts& known, const std::set<std::string, std::less<>>& quick,
                    const named_forms& proved)
        : store_(store), known_(known), quick_(quick), proved_(proved) {}

    // A usual form matches, and one of its checks fails on the way: the given one, if any. `loosely`: may
    // also be true of some other texts, but is cheaper to decide.
    formula broken_promise(const node& form, const node* only, bool loosely);

    formula unfold(std::size_t number, const std::vector<formula>& then);

  private:
    enum class manner : std::uint8_t {
        any,        // as it is
        loose,      // whatever else may prevent it
        quiet,      // without a finding
        form,       // a usual form, ignoring its checks
        loose_form, // the same, whatever else may prevent it
        checking    // the same, with one failing check
    };
    // An expression from one of its parts on, or after a number of repetitions.
    struct reading {
        const node* asked = nullptr;
        manner mode = manner::any;
        std::size_t from = 0;
        unsigned least = 0;
        unsigned most = 0;

        auto operator<=>(const reading&) const = default;
    };

    [[nodiscard]] bool is_soon_decided(const node& n) const;
    formula read(const node& n, manner mode, formula then);
    formula check(const node& n, formula kept, formula broken);
    formula later(const reading& what, std::vector<formula> then);
    formula unfold_rest(const reading& what, formula then);
    formula unfold_choice(const reading& what, formula then);
    formula unfold_condition(const node& n, formula then);
    formula unfold_checking(const reading& what, formula kept, formula broken);
    formula check_here(const node& n, formula kept, formula broken);
    formula fails(const node& n, manner mode) { return store_.no(read(n, mode, always)); }
    // A continuation, with the alternatives that are tried before it.
    formula unless(manner mode, const std::vector<const node*>& before, formula way);
    static bool is_loose(manner mode) { return mode == manner::loose || mode == manner::loose_form; }
    static bool is_form(manner mode) { return mode == manner::form || mode == manner::loose_form; }
    static manner within_rule(manner mode) {
        return mode == manner::form ? manner::any : mode == manner::loose_form ? manner::loose : mode;
    }
    [[nodiscard]] manner form_manner() const {
        return is_loose(checked_) ? manner::loose_form : manner::form;
    }

    formula_store& store_;
    const facts& known_;
    const std::set<std::string, std::less<>>& quick_;
    const named_forms& proved_;
    const node* only_ = nullptr;
    manner checked_ = manner::any;
    std::vector<reading> readings_;
    std::map<reading, std::size_t> numbers_;
};

} // namespace ctlpgn::pegc
