#include "ctlpgn/fixing.hpp"

#include "lint/encoding_report.hpp"
#include "lint/fixes/trial.hpp"
#include "lint/linter.hpp"
#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// Fixes that wait for each other are few. More rounds than this are made only by fixes that undo each other,
// or in texts that nobody writes; the longer a text is, the fewer there are.
constexpr std::size_t most_rounds = 64;
constexpr std::size_t least_rounds = 8;
constexpr std::size_t most_bytes = std::size_t{256} << 10;

// A game that does not surely begin where it does is fixed together with the one before it: when that is
// fixed, it may be the rest of it. But not more bytes than this.
constexpr std::size_t most_together = std::size_t{1} << 20;

// How often a text may fall into other games when it is fixed.
constexpr std::size_t most_splits = 8;

// Keeps what was read until it has been passed on.
class kept_source : public byte_source {
  public:
    explicit kept_source(byte_source& source) : from_(source) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t got = from_.read(target, size);
        kept_.append(target, got);
        return got;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return from_.size_hint(); }

    // The bytes from where it stands up to the offset, or all that were read.
    [[nodiscard]] std::string_view up_to(std::uint64_t offset) const {
        return unpassed().substr(0, static_cast<std::size_t>(offset - begin_));
    }
    [[nodiscard]] std::string_view unpassed() const { return std::string_view(kept_).substr(passed_); }

    void pass(std::size_t bytes) {
        passed_ += bytes;
        begin_ += bytes;
        // Seldom, so that moving the rest costs little.
        if (passed_ > kept_.size() / 2) {
            kept_.erase(0, passed_);
            passed_ = 0;
        }
    }

  private:
    byte_source& from_;
    std::string kept_;
    std::size_t passed_ = 0;
    std::uint64_t begin_ = 0; // of unpassed(), in the source
};

// Games that are fixed together, and what was found in them.
struct companions {
    std::uint64_t begin = 0; // bytes of the source
    std::uint64_t end = 0;
    std::vector<diagnostic> found;
    // What is fixed after one may close it, and so be the rest of it.
    bool has_open_comment = false;

    void add(std::span<const diagnostic> more) {
        found.insert(found.end(), more.begin(), more.end());
        const auto opens = [](const diagnostic& each) { return each.id == code::unclosed_comment; };
        has_open_comment = has_open_comment || std::ranges::any_of(more, opens);
    }
    void clear() {
        begin = end;
        found.clear();
        has_open_comment = false;
    }
};

class fixer {
  public:
    fixer(const notation& chosen, const lint_options& options, const fixing_options& what)
        : notation_(chosen),
          lint_(for_fixing(options, what.unsafe ? offered_fixes::all : offered_fixes::safe)), what_(what),
          rules_(rules_of_trials(chosen, lint_)) {}

    fixing_summary summary;
    std::string preamble; // of the file

    [[nodiscard]] const lint_options& how() const { return lint_; }

    // The game's text when its fixes have been applied, and what can be fixed after that.
    std::string apply_fixes(std::string_view text, std::uint64_t offset, std::vector<diagnostic> found) {
        std::string now(text);
        std::map<code, std::uint64_t> fixed;
        std::size_t left =
            std::clamp(most_bytes / std::max<std::size_t>(text.size(), 1), least_rounds, most_rounds);
        for (bool changes = true; changes && left != 0; --left) {
            std::vector<chosen_fix> wanted = to_apply(found, offset);
            if (wanted.empty())
                break;
            changes = apply(now, offset, wanted, fixed);
            if (!changes)
                break;
            found.clear();
            lint_part({now, offset, preamble}, notation_, lint_, [&found](const linted& part) {
                found.insert(found.end(), part.found.begin(), part.found.end());
            });
        }
        // Fixes that have undone each other have fixed nothing.
        if (now != text)
            for (const auto& [id, count] : fixed)
                summary.fixed[id] += count;
        return now;
    }

    // Whether what is found with the code is fixed at all.
    [[nodiscard]] bool is_wanted(code id) const {
        return lint_.selection.includes(id) && (what_.fixable == nullptr || what_.fixable->includes(id));
    }
    // Whether a fix that is safe by itself, or not, is applied.
    [[nodiscard]] bool is_safe_enough(code id, bool by_itself) const {
        return what_.unsafe || lint_.safety.counts_as_safe(id, by_itself);
    }

    // What follows the last game, where nothing has to be tried.
    std::string fix_after_games(std::string_view text, std::uint64_t offset,
                                std::span<const diagnostic> found) {
        std::vector<text_edit> edits;
        for (const diagnostic& each : found) {
            if (each.game != 0 || !each.remedy || !is_fixed(each))
                continue;
            ++summary.fixed[each.id];
            append_edits(*each.remedy, offset, edits);
        }
        return with_edits(text, edits);
    }

    [[nodiscard]] bool any_to_apply(std::span<const diagnostic> found) const {
        for (const diagnostic& each : found)
            if (is_applied(each))
                return true;
        return false;
    }

  private:
    static lint_options for_fixing(lint_options options, offered_fixes wanted) {
        options.fixes = wanted;
        options.board = false;
        // As many as the reader keeps, which are few if it is to report them.
        options.bounds.findings = std::max(options.bounds.findings, findings_of_trial);
        return options;
    }

    [[nodiscard]] bool is_applied(const diagnostic& found) const {
        return found.game != 0 && found.remedy && is_fixed(found);
    }

    [[nodiscard]] bool is_fixed(const diagnostic& found) const {
        return (found.remedy->safe || what_.unsafe) &&
               (what_.fixable == nullptr || what_.fixable->includes(found.id));
    }

    static void append_edits(const file_fix& made, std::uint64_t offset, std::vector<text_edit>& edits) {
        for (const file_edit& edit : made.edits)
            edits.push_back({{static_cast<std::uint32_t>(edit.begin - offset),
                              static_cast<std::uint32_t>(edit.end - offset)},
                             edit.text});
    }

    struct chosen_fix {
        code diagnosed = code::none;
        fix remedy;
    };

    // As edits of a text that begins at the offset.
    [[nodiscard]] std::vector<chosen_fix> to_apply(std::span<const diagnostic> found,
                                                   std::uint64_t offset) const {
        std::vector<chosen_fix> result;
        for (const diagnostic& each : found) {
            if (!is_applied(each))
                continue;
            chosen_fix& added = result.emplace_back();
            added.diagnosed = each.id;
            // What somebody calls safe may be a guess, and is tried as one.
            added.remedy.safe = each.remedy->safe && !lint_.safety.declared(each.id);
            added.remedy.partial = each.remedy->partial;
            append_edits(*each.remedy, offset, added.remedy.edits);
        }
        return result;
    }

    // Those that fit together, as many as succeed. False: none.
    bool apply(std::string& text, std::uint64_t offset, std::span<const chosen_fix> wanted,
               std::map<code, std::uint64_t>& fixed) {
        fix_trial trial({text, offset == 0, preamble}, rules_);
        std::vector<const chosen_fix*> chosen;
        choose(wanted, trial, chosen);
        fix_group group;
        for (const chosen_fix* const each : chosen) {
            group.add(each->diagnosed, each->remedy);
            ++fixed[each->diagnosed];
        }
        text = with_edits(text, group.edits());
        return !chosen.empty();
    }

    // Adds to those that were chosen before; in halves where all together fail.
    static void choose(std::span<const chosen_fix> wanted, fix_trial& trial,
                       std::vector<const chosen_fix*>& chosen) {
        if (trial.is_exhausted())
            return;
        fix_group group;
        for (const chosen_fix* const each : chosen)
            group.add(each->diagnosed, each->remedy);
        std::vector<const chosen_fix*> more = chosen;
        for (const chosen_fix& each : wanted)
            if (group.add(each.diagnosed, each.remedy))
                more.push_back(&each);
        if (more.size() == chosen.size())
            return;
        if (trial.succeeds(group)) {
            chosen = std::move(more);
        } else if (wanted.size() > 1) {
            choose(wanted.first(wanted.size() / 2), trial, chosen);
            choose(wanted.subspan(wanted.size() / 2), trial, chosen);
        }
    }

    const notation& notation_;
    lint_options lint_;
    fixing_options what_;
    trial_rules rules_;
};

using take_part = std::function<void(std::string_view before, std::string_view after)>;

// The parts of a text, one after the other: those that are fixed, and what is between them.
void fix_parts(byte_source& text_source, const notation& chosen, fixer& owner, const take_part& take) {
    kept_source source(text_source);
    const auto pass_on = [&](std::string_view before, std::string_view after) {
        if (before.empty() && after.empty())
            return;
        take(before, after);
        source.pass(before.size());
    };
    companions together;
    std::vector<diagnostic> after_games;
    const auto fix_together = [&] {
        const std::string_view text = source.up_to(together.end);
        if (owner.any_to_apply(together.found))
            pass_on(text, owner.apply_fixes(text, together.begin, std::move(together.found)));
        else
            pass_on(text, text);
        together.clear();
    };
    lint_utf8(source, chosen, owner.how(), [&](const linted& game) {
        if (game.read == nullptr) {
            after_games.assign(game.found.begin(), game.found.end());
            return;
        }
        owner.preamble = game.read->preamble;
        const std::string_view text = game.read->text;
        const std::size_t before = together.end - together.begin;
        const bool is_apart =
            before != 0 && !together.has_open_comment &&
            chosen.find_game(source.up_to(game.read->offset + text.size()).substr(before - 1)) == 1;
        if (is_apart || before >= most_together)
            fix_together();
        if (together.begin == together.end) {
            // What the reader skipped stays.
            const std::string_view skipped = source.up_to(game.read->offset);
            pass_on(skipped, skipped);
            together.begin = game.read->offset;
        }
        together.end = game.read->offset + text.size();
        together.add(game.found);
    });
    fix_together();
    const std::string_view rest = source.unpassed();
    pass_on(rest, owner.fix_after_games(rest, together.end, after_games));
}

// Games that did not surely begin where they do may do so once they are fixed, and then each is by itself.
std::string fixed_apart(std::string text, const notation& chosen, fixer& owner) {
    for (std::size_t left = most_splits; left != 0; --left) {
        if (text.size() < 2 || chosen.find_game(std::string_view(text).substr(1)) == std::string_view::npos)
            break;
        std::string now;
        fix_parts(*open_text(text), chosen, owner,
                  [&now](std::string_view /*before*/, std::string_view after) { now += after; });
        if (now == text)
            break;
        text = std::move(now);
    }
    return text;
}

} // namespace

fixing_summary apply_fixes(byte_source& source, const notation& chosen, const lint_options& options,
                           const fixing_options& what,
                           const std::function<void(const fixed_part&)>& receive) {
    fixer owner(chosen, options, what);
    decoded_source decoded(source, chosen);
    fix_parts(decoded, chosen, owner, [&](std::string_view before, std::string_view after) {
        const std::string fixed =
            before == after ? std::string() : fixed_apart(std::string(after), chosen, owner);
        const text_encoding encoding = decoded.other_encoding().value_or(text_encoding::utf8);
        const code told = code_of_encoding(chosen, encoding);
        const bool is_applied = owner.is_safe_enough(told, !is_in_doubt(encoding));
        if (is_in_doubt(encoding) && !is_applied)
            return receive({before, before, encoding, false});
        const bool converted = encoding != text_encoding::utf8 && is_applied && owner.is_wanted(told);
        if (converted)
            owner.summary.fixed[told] = 1;
        const fixed_part part{before, before == after ? after : fixed, encoding, converted};
        owner.summary.changed = owner.summary.changed || part.differs();
        receive(part);
    });
    return owner.summary;
}

std::string apply_fixes(std::string_view text, const notation& chosen, const lint_options& options,
                        const fixing_options& what) {
    std::string result;
    const auto source = open_text(text);
    apply_fixes(*source, chosen, options, what, [&result](const fixed_part& part) { result += part.after; });
    return result;
}

} // namespace ctlpgn
