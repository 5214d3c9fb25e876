// The strict reading of a grammar, as a text of the same dialect.
#pragma once

#include "pegc/writing/library.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pegc {

// What the strict reading leaves of an expression.
enum class remainder : std::uint8_t {
    kept,
    nothing, // it always matches and consumes nothing, so it can be omitted
    absent,  // it never matches, so its alternative can be omitted
};

// For parsers, or for people. People see neither quick ways nor second names of rules.
enum class purpose : std::uint8_t { reading, publication };

class strict_view {
  public:
    // For parsers.
    explicit strict_view(const library& lib);
    // For people: one file, and the rules that it reaches.
    strict_view(const library& lib, const grammar_file& published);

    [[nodiscard]] purpose what_for() const {
        return published_ == nullptr ? purpose::reading : purpose::publication;
    }
    // The names in publications of the rules that this file uses, if they differ.
    [[nodiscard]] std::map<std::string, std::string, std::less<>> other_names(const grammar_file& file) const;
    // The rule whose name and description that one has in publications; null: its own.
    [[nodiscard]] const rule* published_as(const rule& r) const;

    // Whether the rest of the rule with parameters uses that parameter.
    [[nodiscard]] bool uses_parameter(std::string_view rule, std::size_t index) const;

    remainder of(const node& n) const;
    // A rule with parameters is kept if an instance of it is.
    bool keeps(const rule& r) const {
        return r.parameters.empty() ? kept_.contains(&r) : generic_.contains({r.source, r.name});
    }
    bool asks(const condition_line& c) const { return conditions_.contains(c.name); }

  private:
    // The rule that a reference, or a part of a usual form, means; null if there is none.
    const rule* target_of(const node& n) const;
    void reach_from_starts();
    void reach(const rule& r);
    void follow(const node& n);
    void reach_anew(const std::set<const rule*>& read);
    void find_lost_rules();
    void find_idle_looks();
    void find_idle_looks(const grammar_file& file, const node& n);
    void find_aliases();
    void find_names_for_people(const std::set<const rule*>& starts);
    void find_twins(const std::set<const rule*>& starts);
    std::set<const rule*> published_starts() const;
    const rule* said_by(const rule* r) const;
    std::vector<std::string> parts_of(const grammar_file& file, const node& n) const;
    std::string text_of(const grammar_file& file, const node& n) const;
    void find_used_parameters();
    bool find_used_parameters(const rule& r, const node& n);
    const node* only_part(const node& n) const;
    const rule* only_rule_of(const rule& r) const;

    const library& lib_;
    const grammar_file* published_ = nullptr;
    std::map<const rule*, const rule*> aliases_; // and the rules that they are second names of
    std::map<const rule*, const rule*> names_for_people_;
    std::set<const node*> idle_;                                            // redundant lookaheads
    std::map<std::string, std::vector<bool>, std::less<>> used_parameters_; // by rule; all if it has no entry
    std::map<const node*, const rule*> targets_;
    std::map<const rule*, remainder> lost_;
    std::set<const rule*> kept_;
    std::set<std::string, std::less<>> conditions_;
    std::set<std::pair<std::string, std::string>> generic_; // by file and name
};

// Calls `f` with every reference in the expression.
void each_reference(const node& n, const std::function<void(const node&)>& f);

// The rule that each reference of the folder means, if there is one.
std::map<const node*, const rule*> resolve(const library& lib);

// The rules with which readers begin: those of %start lines, the first rule of a file that is not imported,
// and rules that nothing uses, so that they are kept.
std::set<const rule*> start_rules(const library& lib);

// The rules that only they themselves use, and that are neither the first of their file nor in a %start line.
std::set<const rule*> unused_rules(const library& lib);

std::string strict_text(const strict_view& view, const grammar_file& file, bool keeps_starts);

// The language of a grammar as one text, for people: with its imports, without what only parsers need.
std::string published_text(const library& lib, std::string_view name);

// The same folder, with every text made strict and read again.
library strict_library(const library& lib);

} // namespace ctlpgn::pegc
