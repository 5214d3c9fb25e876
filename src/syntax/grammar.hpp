// One grammar with everything that it imports, for inspection rather than for reading texts.
#pragma once

#include "pegc/writing/library.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ctlpgn::syntax {

class grammar {
  public:
    // `name` is one of the library's files. All references must be defined.
    grammar(pegc::library files, std::string_view name);

    [[nodiscard]] const pegc::grammar_file& main() const { return *files_.front(); }
    // The main file first, and every file before those that it imports.
    [[nodiscard]] const std::vector<const pegc::grammar_file*>& files() const { return files_; }

    // Where readers begin: the rules of %start, or the first of the main file.
    [[nodiscard]] std::vector<const pegc::rule*> starts() const;

    // The rules that are reachable from the starts, and all of the main file; by file, in the order of the
    // text.
    [[nodiscard]] std::vector<const pegc::rule*> rules() const;

    // The conditions that a reader has to decide.
    [[nodiscard]] std::vector<const pegc::condition_line*> conditions() const;

    // The rule that a reference names.
    [[nodiscard]] const pegc::rule& target(const pegc::node& reference) const;
    // Whether it names a usual form: the alternatives after it match the same text, and have parts that it
    // does not have.
    [[nodiscard]] bool is_usual_form(const pegc::node& n) const;
    // The rule of that name; null if there is none.
    [[nodiscard]] const pegc::rule* find(std::string_view name) const;
    [[nodiscard]] const pegc::grammar_file& file_of(const pegc::rule& r) const;

    // The file with its text, which is another one if it is an instance of a rule with parameters.
    [[nodiscard]] const pegc::grammar_file& source_of(const pegc::rule& r) const;

    // The rules that refer to this one.
    [[nodiscard]] std::vector<const pegc::rule*> users(const pegc::rule& asked) const;
    // Whether a %token line names it.
    [[nodiscard]] bool is_token(const pegc::rule& r) const;
    // Whether it is recursive.
    [[nodiscard]] bool is_recursive(const pegc::rule& r) const;

    // Whether it leads to no recursive rule, so that it can become a regular expression.
    [[nodiscard]] bool is_regular(const pegc::rule& r) const;

    // As in the grammar.
    [[nodiscard]] std::string_view text_of(const pegc::rule& asked, const pegc::node& n) const;

  private:
    pegc::library library_;
    std::vector<const pegc::grammar_file*> files_;
    std::map<std::string_view, const pegc::rule*> rules_;
    std::unordered_map<const pegc::node*, const pegc::rule*> targets_;
};

} // namespace ctlpgn::syntax
