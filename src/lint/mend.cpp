#include "ctlpgn/mend.hpp"

#include "lint/fixes/apply.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// Fixes that wait for each other are few. More rounds than this are made only by fixes that undo each other.
constexpr int most_rounds = 100;

// A round mends at most as many findings of a game as the reader keeps, which are few if it is to report
// them.
constexpr std::uint32_t findings_of_round = 100000;

// A game that does not surely begin where it does is mended together with the one before it: when that is
// mended, it may be the rest of it. But not more bytes than this.
constexpr std::size_t most_together = std::size_t{1} << 20;

// Keeps what was read until it has been passed on.
class kept_source : public byte_source {
  public:
    explicit kept_source(byte_source& from) : from_(from) {}

    std::size_t read(char* into, std::size_t size) override {
        const std::size_t got = from_.read(into, size);
        kept_.append(into, got);
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

// Games that are mended together, and what was found in them.
struct companions {
    std::uint64_t begin = 0; // bytes of the source
    std::uint64_t end = 0;
    std::vector<diagnostic> found;
};

class mender {
  public:
    mender(const notation& in, lint_options how, const mend_options& what)
        : notation_(in), lint_(std::move(how)), what_(what) {
        lint_.remedies = true;
        lint_.board = false;
        lint_.with.findings = std::max(lint_.with.findings, findings_of_round);
    }

    mend_summary summary;

    [[nodiscard]] const lint_options& how() const { return lint_; }

    // The game's text when its fixes have been applied, and what can be mended after that.
    std::string mend(std::string_view text, std::uint64_t offset, std::span<const diagnostic> found) {
        std::string now = apply(text, offset, found);
        for (int round = 1; round != most_rounds; ++round) {
            std::vector<diagnostic> again;
            const auto source = open_text(now);
            lint(*source, notation_, lint_, [&again](const linted& part) {
                again.insert(again.end(), part.found.begin(), part.found.end());
            });
            if (!any_to_apply(again))
                break;
            now = apply(now, 0, again);
        }
        return now;
    }

    [[nodiscard]] bool any_to_apply(std::span<const diagnostic> found) const {
        for (const diagnostic& each : found)
            if (is_applied(each))
                return true;
        return false;
    }

  private:
    [[nodiscard]] bool is_applied(const diagnostic& found) const {
        return found.game != 0 && found.remedy && (found.remedy->safe || what_.unsafe);
    }

    std::string apply(std::string_view text, std::uint64_t offset, std::span<const diagnostic> found) {
        compatible_fixes chosen;
        for (const diagnostic& each : found)
            if (is_applied(each) && chosen.add(*each.remedy, offset))
                ++summary.fixed[each.id];
        return with_edits(text, chosen.edits());
    }

    const notation& notation_;
    lint_options lint_;
    mend_options what_;
};

} // namespace

mend_summary mend(byte_source& from, const notation& in, const lint_options& how, const mend_options& what,
                  const std::function<void(const mended_part&)>& receive) {
    mender by(in, how, what);
    kept_source source(from);
    const auto pass_on = [&](std::string_view before, std::string_view after) {
        if (before.empty() && after.empty())
            return;
        const mended_part part{before, after};
        by.summary.changed = by.summary.changed || part.differs();
        receive(part);
        source.pass(before.size());
    };
    companions together;
    const auto mend_together = [&] {
        const std::string_view text = source.up_to(together.end);
        if (by.any_to_apply(together.found))
            pass_on(text, by.mend(text, together.begin, together.found));
        else
            pass_on(text, text);
        together.begin = together.end;
        together.found.clear();
    };
    lint(source, in, by.how(), [&](const linted& game) {
        if (game.read == nullptr)
            return;
        const std::string_view text = game.read->text;
        const std::size_t before = together.end - together.begin;
        const bool is_apart =
            before != 0 &&
            in.find_game(source.up_to(game.read->offset + text.size()).substr(before - 1)) == 1;
        if (is_apart || before >= most_together)
            mend_together();
        if (together.begin == together.end) {
            // What the reader skipped stays.
            const std::string_view skipped = source.up_to(game.read->offset);
            pass_on(skipped, skipped);
            together.begin = game.read->offset;
        }
        together.end = game.read->offset + text.size();
        together.found.insert(together.found.end(), game.found.begin(), game.found.end());
    });
    mend_together();
    const std::string_view rest = source.unpassed();
    pass_on(rest, rest);
    return by.summary;
}

std::string mend(std::string_view text, const notation& in, const lint_options& how,
                 const mend_options& what) {
    std::string result;
    const auto source = open_text(text);
    mend(*source, in, how, what, [&result](const mended_part& part) { result += part.after; });
    return result;
}

} // namespace ctlpgn
