// One grammar with everything that it imports, to be examined rather than to read texts with.
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
    // `name` is one of the library's files. All references must lead somewhere.
    grammar(pegc::library files, std::string_view name);

    [[nodiscard]] const pegc::grammar_file& main() const { return *files_.front(); }
    // The main file first, and every file before those that it imports.
    [[nodiscard]] const std::vector<const pegc::grammar_file*>& files() const { return files_; }

    // Where readers begin: the rules of %start, or the first of the main file.
    [[nodiscard]] std::vector<const pegc::rule*> starts() const;

    // The rules that are reached from the starts, and all of the main file; by file, in the order of the
    // text.
    [[nodiscard]] std::vector<const pegc::rule*> rules() const;

    // What the grammar asks of those who read by it.
    [[nodiscard]] std::vector<const pegc::condition_line*> conditions() const;

    // The rule that a reference means.
    [[nodiscard]] const pegc::rule& target(const pegc::node& reference) const;
    // Whether it means a usual form: the alternatives after it match the same, and have parts that it has
    // not.
    [[nodiscard]] bool is_usual_form(const pegc::node& n) const;
    // The rule of that name; null if there is none.
    [[nodiscard]] const pegc::rule* find(std::string_view name) const;
    [[nodiscard]] const pegc::grammar_file& file_of(const pegc::rule& r) const;

    // The file in whose text it is written: another one if it is an instance of a rule with parameters.
    [[nodiscard]] const pegc::grammar_file& source_of(const pegc::rule& r) const;

    // The rules that have a reference to this one.
    [[nodiscard]] std::vector<const pegc::rule*> users(const pegc::rule& asked) const;
    // Does a %token line name it?
    [[nodiscard]] bool is_token(const pegc::rule& r) const;
    // Does it come back to itself?
    [[nodiscard]] bool is_recursive(const pegc::rule& r) const;

    // Is no rule that it comes to recursive, so that a regular expression can be made of it?
    [[nodiscard]] bool is_regular(const pegc::rule& r) const;

    // As the grammar writes it.
    [[nodiscard]] std::string_view text_of(const pegc::rule& asked, const pegc::node& n) const;

  private:
    pegc::library library_;
    std::vector<const pegc::grammar_file*> files_;
    std::map<std::string_view, const pegc::rule*> rules_;
    std::unordered_map<const pegc::node*, const pegc::rule*> targets_;
};

} // namespace ctlpgn::syntax
