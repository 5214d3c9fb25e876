// How a grammar reads a text of which only some answers are known.
#pragma once

#include "pegc/facts.hpp"
#include "pegc/proof/possible_text.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

using rule_set = std::set<const rule*>;

enum class outcome : std::uint8_t {
    fails,
    matches,
    open, // the text has to answer first
};

// Offsets are characters.
struct possible_match {
    outcome is = outcome::fails;
    std::size_t end = 0;
};

struct possible_finding {
    std::string_view code;
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const possible_finding&) const = default;
};

class possible_reading {
  public:
    possible_reading(const facts& known, possible_text& text) : known_(known), text_(text) {}

    // These rules fail wherever they are used. They must outlive this object.
    void leave_out(const rule_set& rules) { left_out_ = &rules; }
    // Remembers whether that rule matches at the beginning of the text.
    void watch(const rule& watched) { watched_ = &watched; }

    possible_match read(const node& n, std::size_t at);

    [[nodiscard]] const std::vector<possible_finding>& findings() const { return findings_; }
    [[nodiscard]] bool has_met_watched() const { return met_; }

  private:
    possible_match read_literal(const node& n, std::size_t at);
    possible_match read_rule(const node& n, std::size_t at);
    possible_match read_sequence(const node& n, std::size_t at);
    possible_match read_choice(const node& n, std::size_t at);
    possible_match read_repetition(const node& n, std::size_t at);
    possible_match read_quietly(const node& n, std::size_t at);
    possible_match look_ahead(const node& n, std::size_t at);
    possible_match ask_condition(const node& n, std::size_t at);
    possible_match read_label(const node& n, std::size_t at);
    possible_match read_deviation(const node& n, std::size_t at);
    possible_match read_one_of(const code_set& these, std::size_t at);

    const facts& known_;
    possible_text& text_;
    const rule_set* left_out_ = nullptr;
    const rule* watched_ = nullptr;
    bool met_ = false;
    std::vector<possible_finding> findings_;
};

} // namespace ctlpgn::pegc
