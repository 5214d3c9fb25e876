// How a rule reads a usual form: the rule reads the form like a text, and the result has the rules that the
// text passes through.
#pragma once

#include "pegc/facts.hpp"
#include "pegc/usual/pattern.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::pegc {

class narrowing {
  public:
    // `quick`: rules that exist only for speed.
    narrowing(const facts& known, const usual_line& line, std::set<std::string, std::less<>> quick);

    // The form as `general` reads it, with the checks on which that depends; nothing if the general
    // expression does not match the form. `again`: as many repetitions as the form has.
    std::optional<node> derive(const node& general, const node& form, bool again);

    // The last place in the form that the rules have reached.
    [[nodiscard]] std::size_t furthest() const { return furthest_; }

  private:
    struct solution {
        std::vector<node> parts;
        std::size_t next = 0;
    };
    using solutions = std::vector<solution>;

    solutions match(const node& general, const pattern& form, std::size_t at);
    solutions match_leaf(const node& general, const pattern& form, std::size_t at);
    solutions match_rule(const node& general, const pattern& form, std::size_t at);
    solutions match_sequence(const node& general, const pattern& form, std::size_t at);
    solutions match_choice(const node& general, const pattern& form, std::size_t at);
    solutions match_repetition(const node& general, const pattern& form, std::size_t at);
    solutions match_each(const node& general, const pattern& form, std::size_t at);
    std::optional<node> match_whole(const node& general, const pattern& form);

    // A number of repetitions.
    struct rows {
        std::vector<node> parts;
        std::size_t next = 0;
        unsigned least = 0;
        unsigned most = 0;
    };
    std::vector<rows> match_rows(const node& each, const pattern& form, std::size_t at);
    std::optional<rows> match_row(const node& each, const pattern& form);
    std::optional<rows> match_inner_rows(const node& each, const node& element);
    std::optional<node> match_all_characters(const node& general, const pattern& form, std::size_t at) const;

    std::optional<node> clean(const node& general);
    std::optional<node> clean_choice(const node& general);
    std::optional<node> clean_rule(const node& reference);
    bool needs_cleaning(const rule& r);
    [[nodiscard]] bool is_quick(const node& n) const;
    [[nodiscard]] bool may_begin(const node& general, const pattern& form, std::size_t at) const;
    // Earlier alternatives of a choice must not match where these parts do.
    void exclude(std::vector<node>& parts, const std::vector<const node*>& earlier) const;

    const facts& known_;
    std::map<std::string, const node*, std::less<>> parts_;
    std::set<std::string, std::less<>> quick_;
    std::map<std::string, std::optional<node>, std::less<>> cleaned_;
    std::map<std::string, bool, std::less<>> needs_;
    std::set<std::pair<const rule*, const node*>> open_; // rules that are being tried, and where
    std::size_t furthest_ = 0;
};

} // namespace ctlpgn::pegc
