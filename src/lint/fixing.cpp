#include "ctlpgn/fixing.hpp"

#include "lint/encoding_report.hpp"
#include "lint/fixes/game_fixer.hpp"
#include "text/sources/decoded_source.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// If it is not certain that a game begins where it seems to, it is fixed together with the one before it,
// since it may turn out to be the rest of that. But no more bytes than this are fixed together.
constexpr std::size_t most_together = std::size_t{1} << 20;

// How often a text may change when it is fixed again.
constexpr std::size_t most_times = 8;

// How many times the size of a text may be spent on fixing again because of what follows it, and the minimum
// for short ones.
constexpr std::size_t most_fixed_again = 8;
constexpr std::size_t least_fixed_again = std::size_t{4} << 10; // in bytes

// Keeps what was read until it has been passed on.
class kept_source : public byte_source {
  public:
    kept_source(byte_source& source, std::uint64_t offset) : from_(source), begin_(offset) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t got = from_.read(target, size);
        kept_.append(target, got);
        return got;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return from_.size_hint(); }

    // The bytes from the current place up to the offset, or everything that was read.
    [[nodiscard]] std::string_view up_to(std::uint64_t offset) const {
        return unpassed().substr(0, static_cast<std::size_t>(offset - begin_));
    }
    [[nodiscard]] std::string_view unpassed() const { return std::string_view(kept_).substr(passed_); }

    void pass(std::size_t bytes) {
        passed_ += bytes;
        begin_ += bytes;
        // Only occasionally, so that moving the rest costs little.
        if (passed_ > kept_.size() / 2) {
            kept_.erase(0, passed_);
            passed_ = 0;
        }
    }

  private:
    byte_source& from_;
    std::string kept_;
    std::size_t passed_ = 0;
    std::uint64_t begin_; // of unpassed(), in the file
};

// Games that are fixed together, and their findings.
struct companions {
    std::uint64_t begin; // bytes of the file
    std::uint64_t end = begin;
    std::vector<diagnostic> found = {};
    // Fixing the text after it may close it, so that this becomes its rest.
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

using take_part = std::function<void(std::string_view before, const fixed_games& after)>;

enum class extent : std::uint8_t { whole_file, some_text };

// The parts of a text, one after the other: those that are fixed, and what is between them.
void fix_parts(const file_section_source& where, extent size, const notation& chosen, game_fixer& owner,
               const take_part& take) {
    kept_source source(where.source, where.offset);
    const auto pass_on = [&](std::string_view before, const fixed_games& after) {
        if (before.empty() && after.text.empty())
            return;
        take(before, after);
        source.pass(before.size());
    };
    companions together{.begin = where.offset};
    std::vector<diagnostic> after_games;
    const auto fix_together = [&] {
        const std::string_view text = source.up_to(together.end);
        if (owner.says_otherwise && together.begin != 0) {
            together.found.clear();
            lint_part({text, together.begin, owner.preamble}, chosen, owner.how(),
                      [&together](const linted& game) { together.add(game.found); });
        }
        fixed_games fixed{std::string(text)};
        if (owner.any_to_apply(together.found))
            fixed = owner.apply_fixes(text, together.begin, std::move(together.found));
        if (size == extent::whole_file && together.begin == 0 && fixed.text != text) {
            owner.begin_file(fixed.text + std::string(source.unpassed().substr(text.size())));
            fixed.is_final = false; // the preamble is read from the text itself
        }
        pass_on(text, fixed);
        together.clear();
    };
    const auto take_game = [&](const linted& game) {
        if (game.read == nullptr) {
            after_games.assign(game.found.begin(), game.found.end());
            return;
        }
        if (!owner.says_otherwise)
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
            pass_on(skipped, {std::string(skipped)});
            together.begin = game.read->offset;
        }
        together.end = game.read->offset + text.size();
        together.add(game.found);
    };
    if (where.offset == 0)
        lint_utf8(source, chosen, owner.how(), take_game);
    else
        lint_section({source, where.offset, where.preamble}, chosen, owner.how(), take_game);
    fix_together();
    const std::string_view rest = source.unpassed();
    pass_on(rest, {owner.fix_after_games(rest, together.end, after_games)});
}

// A part of the file's text, as it would be fixed if it had not been fixed yet.
std::string fixed_again(std::string_view text, std::uint64_t offset, const notation& chosen,
                        game_fixer& owner) {
    std::string now;
    const std::string preamble = owner.preamble;
    const auto source = open_text(text);
    fix_parts({*source, offset, preamble}, extent::some_text, chosen, owner,
              [&now](std::string_view /*before*/, const fixed_games& after) { now += after.text; });
    owner.preamble = preamble;
    return now;
}

// Fixes a text again and again while that changes it: each time it may be other games, or none.
std::string fixed_to_the_end(std::string text, std::uint64_t offset, const notation& chosen,
                             game_fixer& owner) {
    for (std::size_t left = most_times; left != 0; --left) {
        std::string now = fixed_again(text, offset, chosen, owner);
        if (now == text)
            break;
        text = std::move(now);
    }
    return text;
}

// Parts that have been fixed, one after the other. Each is held back until the next is known: if one of them
// has changed, the game at the end of the first may continue in the second, and then they are fixed again as
// one.
class fixed_parts {
  public:
    using take = std::function<void(const fixed_part&)>;

    fixed_parts(const notation& chosen, game_fixer& owner, const take& receive)
        : notation_(chosen), owner_(owner), receive_(receive), bounds_(reading_bounds(owner.how())) {}

    void add(std::string_view before, std::string after, text_encoding encoding) {
        const bool is_changed = before != after;
        add_part(before, std::move(after), encoding);
        if (is_changed)
            counted_ = owner_.summary.fixed;
    }

    void finish() {
        if (!before_.empty() || !after_.empty())
            hand_over();
        begin_ += before_.size();
        before_.clear();
        after_.clear();
        fixed_again_ = 0;
    }

  private:
    [[nodiscard]] bool is_held_changed() const { return before_ != after_; }

    void add_part(std::string_view before, std::string after, text_encoding encoding) {
        const bool is_as_it_was = before == after && !is_held_changed();
        if (is_as_it_was || encoding != encoding_ || after_.size() + after.size() > most_together)
            return replace(before, std::move(after), encoding);
        std::string both = after_ + after;
        // Otherwise, with very many parts, each would cause everything before it to be fixed again.
        const bool is_too_much = fixed_again_ > least_fixed_again + most_fixed_again * both.size();
        if (is_too_much || reads_alike(is_held_changed() ? after_ : before_ + std::string(before), both))
            return replace(before, std::move(after), encoding);
        before_ += before;
        fixed_again_ += both.size();
        after_ = fixed_to_the_end(std::move(both), begin_, notation_, owner_);
        if (count_plies(after_) < count_plies(before_))
            after_ = fixed_as_one();
    }

    void replace(std::string_view before, std::string after, text_encoding encoding) {
        finish();
        counted_before_ = counted_;
        before_ = before;
        after_ = std::move(after);
        encoding_ = encoding;
    }

    // Whether what is held back reads as it did when it was fixed: the text after it may close its comment,
    // be the rest of its last game, or no longer be.
    [[nodiscard]] bool reads_alike(std::string_view then, std::string_view now) {
        return places_read(then) == places_read(now);
    }

    // What the fix of one part does to a ply of another is seen only where both are tried together.
    [[nodiscard]] std::string fixed_as_one() {
        std::vector<diagnostic> found;
        lint_part({before_, begin_, owner_.preamble}, notation_, owner_.how(), [&found](const linted& game) {
            found.insert(found.end(), game.found.begin(), game.found.end());
        });
        owner_.summary.fixed = counted_before_;
        return owner_.apply_fixes(before_, begin_, std::move(found)).text;
    }

    // Those that can be read.
    [[nodiscard]] std::size_t count_plies(std::string_view text) {
        std::size_t count = 0;
        bool more = true;
        for (std::size_t at = 0; more && at < text.size();) {
            const reading_result read = read_part(text, at);
            count += static_cast<std::size_t>(std::ranges::count_if(read_.plies, &ply::readable));
            more = read.game && read.consumed != 0;
            at += read.consumed;
        }
        return count;
    }

    // The game that begins there.
    reading_result read_part(std::string_view text, std::size_t at) {
        findings_.clear();
        read_.preamble = owner_.preamble;
        return notation_.read_game(text.substr(at), begin_ + at == 0, true, bounds_, read_, findings_);
    }

    // The ends of games, up to the end of what is held back, and their findings.
    [[nodiscard]] std::vector<std::pair<code, std::size_t>> places_read(std::string_view text) {
        std::vector<std::pair<code, std::size_t>> result;
        bool more = true;
        for (std::size_t at = 0; more && at < after_.size();) {
            const reading_result read = read_part(text, at);
            for (const finding& each : findings_)
                result.emplace_back(each.id, at + each.where.begin);
            more = read.game && read.consumed != 0;
            at += read.consumed;
            result.emplace_back(code::none, at);
        }
        return result;
    }

    void hand_over() {
        const code reported = code_of_encoding(notation_, encoding_);
        const bool is_applied = owner_.is_safe_enough(reported, !is_in_doubt(encoding_));
        if (is_in_doubt(encoding_) && !is_applied)
            return receive_({before_, before_, encoding_, false});
        const bool converted = encoding_ != text_encoding::utf8 && is_applied && owner_.is_wanted(reported);
        if (converted)
            owner_.summary.fixed[reported] = 1;
        const fixed_part part{before_, after_, encoding_, converted};
        owner_.summary.changed = owner_.summary.changed || part.differs();
        receive_(part);
    }

    const notation& notation_;
    game_fixer& owner_;
    const take& receive_;
    limits bounds_;
    std::uint64_t begin_ = 0; // of what is held back, in the file
    std::string before_;
    std::string after_;
    std::size_t fixed_again_ = 0;                  // bytes, for what is held back
    std::map<code, std::uint64_t> counted_;        // what was fixed in all parts
    std::map<code, std::uint64_t> counted_before_; // in those before what is held back
    text_encoding encoding_ = text_encoding::utf8;
    game read_;
    std::vector<finding> findings_;
};

} // namespace

fixing_summary apply_fixes(byte_source& source, const notation& chosen, const lint_options& options,
                           const fixing_options& what,
                           const std::function<void(const fixed_part&)>& receive) {
    game_fixer owner(chosen, options, what);
    decoded_source decoded(source, chosen);
    fixed_parts parts(chosen, owner, receive);
    std::uint64_t offset = 0;
    const auto take = [&](std::string_view before, const fixed_games& after) {
        std::string fixed = after.text;
        if (before != after.text && !after.is_final)
            fixed = fixed_to_the_end(std::move(fixed), offset, chosen, owner);
        parts.add(before, std::move(fixed), decoded.other_encoding().value_or(text_encoding::utf8));
        offset += before.size();
        decoded.places()->forget_before(offset);
    };
    fix_parts({decoded, 0, {}}, extent::whole_file, chosen, owner, take);
    parts.finish();
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
