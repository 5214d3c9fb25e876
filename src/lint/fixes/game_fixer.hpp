// The fixes of games that are fixed together, in rounds.
#pragma once

#include "ctlpgn/fixing.hpp"
#include "lint/fixes/apply.hpp"
#include "lint/linter.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The text of games after fixing.
struct fixed_games {
    std::string text;
    bool is_final = false; // linted as a part of the same file, it needs no more fixes
};

// Fixes that were applied together, by the places of the text before them, in ascending order.
struct applied_fixes {
    std::vector<text_edit> edits;
    std::vector<span> guessed; // the places of edits by unsafe fixes
};

class game_fixer {
  public:
    // All arguments must outlive it.
    game_fixer(const notation& chosen, const lint_options& options, const fixing_options& what);

    fixing_summary summary;
    std::string preamble;        // of the file
    bool says_otherwise = false; // what the file says once was changed by fixing

    // What it says once for all games, when its first games have been fixed.
    void begin_file(std::string_view fixed);

    [[nodiscard]] const lint_options& how() const { return lint_; }

    // The text with its fixes applied, again and again as long as there are fixes.
    fixed_games apply_fixes(std::string_view text, std::uint64_t offset, std::vector<diagnostic> found);

    // Applies what can be applied at once to a text that begins at the offset. False: nothing.
    bool apply_once(std::string& text, std::uint64_t offset, std::span<const diagnostic> found,
                    applied_fixes& applied);

    // The text after the last game, where nothing has to be tried.
    std::string fix_after_games(std::string_view text, std::uint64_t offset,
                                std::span<const diagnostic> found);

    // Whether findings with the code are fixed at all.
    [[nodiscard]] bool is_wanted(code id) const {
        return lint_.selection.includes(id) && (what_.fixable == nullptr || what_.fixable->includes(id));
    }
    // Whether a fix is applied, given whether it is safe by itself.
    [[nodiscard]] bool is_safe_enough(code id, bool by_itself) const {
        return what_.unsafe || lint_.safety.counts_as_safe(id, by_itself);
    }
    [[nodiscard]] bool any_to_apply(std::span<const diagnostic> found) const;

  private:
    struct chosen_fix {
        code diagnosed = code::none;
        fix remedy;
    };

    [[nodiscard]] bool is_applied(const diagnostic& found) const {
        return found.game != 0 && found.remedy && is_fixed(found);
    }
    [[nodiscard]] bool is_fixed(const diagnostic& found) const {
        return (found.remedy->safe || what_.unsafe) &&
               (what_.fixable == nullptr || what_.fixable->includes(found.id));
    }
    [[nodiscard]] std::vector<chosen_fix> to_apply(std::span<const diagnostic> found,
                                                   std::uint64_t offset) const;
    static std::vector<const chosen_fix*> choose_proven(std::span<const chosen_fix> wanted);
    static void choose(std::span<const chosen_fix> wanted, fix_trial& trial,
                       std::vector<const chosen_fix*>& chosen);
    [[nodiscard]] std::vector<const chosen_fix*> choose(std::string_view text, std::uint64_t offset,
                                                        std::span<const chosen_fix> wanted) const;

    const notation& notation_;
    lint_options lint_;
    fixing_options what_;
    trial_rules rules_;
};

} // namespace ctlpgn
