#include "ctlpgn/game_draft.hpp"

#include "building/draft_tree.hpp"
#include "building/single_ply.hpp"
#include "format/wording.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ctlpgn {

class game_draft::implementation {
  public:
    explicit implementation(const position& p)
        : chosen_(p.written_in()), rules_(p.rules()),
          start_(p.text() == position::start(chosen_, rules_).text() ? std::string() : p.text()),
          lines_{{.here = p, .before = p}} {
        copy_tags({});
    }

    void set_tag(std::string_view name, std::string_view value) { tree_.set_tag(name, value); }

    ply_verdict play(std::string_view text, bool legal_alone) {
        open_line& line = lines_.back();
        const building::single_ply read(line.here, text);
        ply_verdict verdict = line.here.judge(text);
        if (!verdict.possible || (legal_alone && !verdict.legal))
            return verdict;
        if (!has_plies_)
            copy_tags(text);
        has_plies_ = true;
        begin_text_of(line);
        ply like = read.tree().plies[read.at()];
        const bool numbered =
            line.here.turn() == side::white || line.last == no_node || tree_.is_followed_by_text(line.last);
        like.number = numbered ? line.here.number() & largest_number : 0U;
        like.number_unknown = numbered && line.here.number() == 0 ? 1U : 0U;
        line.last = tree_.add_ply(like, line.variation, line.last);
        position after = *line.here.play(text);
        line.before = std::exchange(line.here, std::move(after));
        return verdict;
    }

    void add_comment(std::string_view text) {
        open_line& line = lines_.back();
        begin_text_of(line);
        const auto written_for = chosen_.words->additions.written_for;
        tree_.add_comment(written_for != nullptr ? written_for(text) : std::string(text), line.last,
                          line.variation);
    }

    void add_nag(std::uint8_t number) {
        if (lines_.back().last != no_node)
            tree_.add_nag(number, lines_.back().last);
    }

    bool begin_variation() {
        const open_line& line = lines_.back();
        if (line.last == no_node)
            return false;
        open_line begun{.replaces = line.last, .here = line.before, .before = line.before};
        lines_.push_back(std::move(begun));
        return true;
    }

    bool end_variation() {
        if (lines_.size() == 1)
            return false;
        lines_.pop_back();
        return true;
    }

    bool set_result(std::string_view word) {
        const std::span<const std::string_view> results = chosen_.words->results;
        const auto found = std::ranges::find(results, word);
        if (word.empty() || found == results.end())
            return false;
        tree_.set_result(static_cast<std::uint8_t>(found - results.begin()));
        return true;
    }

    [[nodiscard]] const position& here() const { return lines_.back().here; }

    [[nodiscard]] std::string text(const format_options& options) const {
        building::draft_tree made = tree_;
        game built = made.finished();
        if (chosen_.complete != nullptr)
            chosen_.complete(built);
        layout::wording words(chosen_, {});
        game read;
        read.preamble = built.preamble;
        const std::string doubt = words.find(built, read);
        if (!doubt.empty())
            throw draft_error(doubt);
        return format_game(read, chosen_, options);
    }

  private:
    struct open_line {
        node variation = no_node; // none: the main line, or a variation that has no ply yet
        node replaces = no_node;
        node last = no_node; // ply
        position here;
        position before; // its last ply
    };

    // Variations that are written after their line of play are found by their labels.
    void begin_text_of(open_line& line) {
        if (line.replaces != no_node && line.variation == no_node)
            line.variation = tree_.add_variation(line.replaces, chosen_.layout.variations_last);
    }

    // The tags that the notation needs, which may depend on how its plies are written.
    void copy_tags(std::string_view first_ply) {
        const building::read_text whole(chosen_, building::game_from(chosen_, start_, first_ply, rules_));
        const game& record = whole.tree();
        for (const tag& each : record.tags)
            tree_.copy_tag(record, each);
    }

    const notation& chosen_;
    std::string rules_;
    std::string start_; // empty: the usual one
    building::draft_tree tree_;
    std::vector<open_line> lines_;
    bool has_plies_ = false;
};

game_draft::game_draft(const notation& chosen)
    : self_(std::make_unique<implementation>(position::start(chosen))) {}
game_draft::game_draft(const position& begun) : self_(std::make_unique<implementation>(begun)) {}
game_draft::~game_draft() = default;
game_draft::game_draft(game_draft&&) noexcept = default;
game_draft& game_draft::operator=(game_draft&&) noexcept = default;

void game_draft::set_tag(std::string_view name, std::string_view value) {
    self_->set_tag(name, value);
}
ply_verdict game_draft::play(std::string_view ply, bool legal_alone) {
    return self_->play(ply, legal_alone);
}
void game_draft::add_comment(std::string_view text) {
    self_->add_comment(text);
}
void game_draft::add_nag(std::uint8_t number) {
    self_->add_nag(number);
}
bool game_draft::begin_variation() {
    return self_->begin_variation();
}
bool game_draft::end_variation() {
    return self_->end_variation();
}
bool game_draft::set_result(std::string_view word) {
    return self_->set_result(word);
}
const position& game_draft::here() const {
    return self_->here();
}
std::string game_draft::text(const format_options& options) const {
    return self_->text(options);
}

} // namespace ctlpgn
