#include "pegc/utf8.hpp"
#include "syntax/sentences.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;
using pegc::rule;

namespace {

constexpr std::size_t endless = std::numeric_limits<std::size_t>::max();
// Attempts for one part before the enclosing part is tried again. Parts are nested, so each additional
// attempt multiplies the time of hopeless ones: with six, sentences took twenty times as long, and did not
// become longer.
constexpr unsigned tries = 3;
constexpr std::size_t most_steps = 200000; // for one sentence, before it is abandoned

std::size_t sum(std::size_t a, std::size_t b) {
    return a == endless || b == endless ? endless : a + b;
}

void each_terminal(const node& n, const std::function<void(const node&)>& f) {
    if (n.kind == kind::literal || n.kind == kind::characters || n.kind == kind::any)
        f(n);
    for (const node& child : n.children)
        each_terminal(child, f);
}

bool admits(const node& n, std::uint32_t c) {
    if (n.kind == kind::any)
        return true;
    const bool listed = std::ranges::any_of(
        n.ranges, [c](const pegc::code_range& range) { return range.first <= c && c <= range.last; });
    return listed != n.negated;
}

// Characters that readers of bytes may stumble over: of every length in UTF-8, marks, ends of ranges.
constexpr std::array<std::uint32_t, 12> odd_characters = {0x7F,   0xA0,   0xE9,   0x301,  0x7FF,   0x800,
                                                          0x2028, 0xD7FF, 0xFEFF, 0xFFFD, 0x1F600, 0x10FFFF};

} // namespace

sentence_maker::sentence_maker(const grammar& language, std::uint64_t seed)
    : grammar_(language), matcher_(language), starts_(language.starts()), lot_(seed) {
    for (const rule* r : language.rules())
        each_terminal(r->body, [this](const node& n) {
            if (n.kind != kind::literal || !n.text.empty())
                alphabet_.push_back(&n);
        });
    measure();
}

std::string sentence_maker::sentence(std::size_t size) {
    // If a grammar begins with a repetition, most random texts are nearly empty, so the longest of several
    // short files is taken, with its terminals.
    const unsigned most_short_ones = describes_files() ? 8 : 1;
    std::string longest;
    std::vector<span> its_terminals;
    for (unsigned short_ones = 0; short_ones != most_short_ones;) {
        size_ = draw(size + 1);
        const rule& start = next_start();
        if (!derive(start) || !matcher_.accepts(start, text_))
            continue;
        if (text_.size() >= size_ / 4)
            return text_;
        if (++short_ones == 1 || text_.size() > longest.size()) {
            longest = text_;
            its_terminals = terminals_;
        }
    }
    terminals_ = std::move(its_terminals);
    return longest;
}

// Grammars of files begin with a file and possibly a part of it; grammars of values have a start for each.
bool sentence_maker::describes_files() const {
    constexpr std::size_t most_starts = 2;
    return starts_.size() <= most_starts;
}

const rule& sentence_maker::next_start() {
    constexpr std::size_t one_in = 8;
    const bool is_file = describes_files() && draw(one_in) != 0;
    return *starts_[is_file ? 0 : draw(starts_.size())];
}

std::string sentence_maker::near_miss(std::size_t size, const acceptor& accepts) {
    for (unsigned i = 0; i != 1000; ++i) {
        std::string text = sentence(size);
        if (terminals_.empty())
            continue;
        for (unsigned j = 0; j != 20; ++j) {
            const span at = terminals_[draw(terminals_.size())];
            const std::string old = text.substr(at.begin, at.end - at.begin);
            const std::array<std::string, 3> instead = {"", old + old, random_terminal()};
            std::string changed = text;
            changed.replace(at.begin, old.size(), instead[draw(instead.size())]);
            if (!accepts(changed))
                return changed;
        }
    }
    return {};
}

bool sentence_maker::derive(const rule& start) {
    text_.clear();
    unchanged_ = 0;
    terminals_.clear();
    open_.clear();
    wishes_.clear();
    depth_ = 0;
    owed_ = 0;
    checked_size_ = endless;
    steps_left_ = most_steps;
    return attempt([&] { return produce(start.body) && holds(true); }, tries);
}

bool sentence_maker::produce(const node& n) {
    if (steps_left_ == 0)
        return false;
    --steps_left_;
    ++depth_;
    bool done = true;
    switch (n.kind) {
    case kind::literal: done = literal(n); break;
    case kind::characters:
    case kind::any: done = character(n); break;
    case kind::reference: done = produce(grammar_.target(n).body); break;
    case kind::sequence: done = sequence(n); break;
    case kind::choice: done = choice(n); break;
    case kind::repetition: done = repetition(n); break;
    case kind::ahead: ahead(n); break;
    case kind::not_ahead: open_.push_back({demand::fails, n.children.data(), text_.size()}); break;
    case kind::condition: // assumed to hold
        done = !n.negated || !n.children.empty();
        if (!n.negated && !n.children.empty())
            open_.push_back({demand::matches, n.children.data(), text_.size()});
        break;
    case kind::group: done = produce(n.children[0]); break;
    case kind::label:
    case kind::deviation: done = false; break;
    }
    --depth_;
    return done;
}

// Text that has to match is derived in advance as a wish, since random letters would hardly ever match.
void sentence_maker::ahead(const node& n) {
    const node& expected = n.children[0];
    if (wished().empty()) {
        const draft before = save();
        if (attempt([&] { return produce(expected); }, tries)) {
            std::string text = text_.substr(before.size);
            restore(before);
            wishes_.push_back({before.size, std::move(text)});
        }
    }
    open_.push_back({demand::matches, &expected, text_.size()});
}

// The wish from here on, if the text before it is as wished.
std::string sentence_maker::wished() const {
    if (wishes_.empty())
        return {};
    const wish& last = wishes_.back();
    const std::string_view written = std::string_view(text_).substr(std::min(last.begin, text_.size()));
    return last.text.starts_with(written) ? last.text.substr(written.size()) : std::string();
}

// Whether the wish allows the expression here.
bool sentence_maker::is_as_wished(const node& n, std::string_view text) {
    const match_outcome outcome = matcher_.match(n, std::string(text_).append(text), text_.size());
    return !outcome.settled || outcome.matched;
}

bool sentence_maker::literal(const node& n) {
    if (!n.text.empty())
        terminals_.push_back({text_.size(), text_.size() + n.text.size()});
    text_ += n.text;
    return true;
}

bool sentence_maker::character(const node& n) {
    const std::size_t begin = text_.size();
    const std::string text = wished();
    const std::uint32_t wanted = text.empty() ? 0 : pegc::read_utf8(text).value;
    pegc::append_utf8(text_, !text.empty() && admits(n, wanted) ? wanted : character_of(n));
    terminals_.push_back({begin, text_.size()});
    return true;
}

bool sentence_maker::sequence(const node& n) {
    const std::size_t owed = owed_;
    std::size_t still = 0;
    for (const node& child : n.children)
        still += least(child);
    bool done = true;
    for (std::size_t i = 0; done && i != n.children.size(); ++i) {
        still -= least(n.children[i]);
        owed_ = owed + still;
        done = attempt([&] { return produce(n.children[i]); }, tries);
    }
    owed_ = owed;
    return done;
}

bool sentence_maker::choice(const node& n) {
    bool shortest = is_full();
    const auto one = [&] {
        std::size_t chosen = draw(n.children.size());
        if (const std::string text = wished(); !text.empty())
            for (std::size_t i = 0; i != n.children.size() && !is_as_wished(n.children[chosen], text); ++i)
                chosen = (chosen + 1) % n.children.size();
        if (shortest)
            for (std::size_t i = 0; i != n.children.size(); ++i)
                if (least(n.children[i]) < least(n.children[chosen]))
                    chosen = i;
        shortest = false; // it may be one that is not possible here
        for (std::size_t i = 0; i != chosen; ++i)
            open_.push_back({demand::fails, &n.children[i], text_.size()});
        return produce(n.children[chosen]);
    };
    return attempt(one, tries);
}

bool sentence_maker::repetition(const node& n) {
    // Some are short, some long; runs of spaces and the like are short.
    static constexpr std::array<std::size_t, 4> go_on_of_ten = {2, 4, 7, 9};
    const node& repeated = n.children[0];
    const std::size_t go_on = go_on_of_ten[draw(least(repeated) <= 1 ? 2 : 4)];
    for (unsigned count = 0; count != n.max; ++count) {
        const std::size_t before = text_.size();
        const std::string text = wished();
        // The text after the repetition may be as wished, too.
        const bool goes_on = text.empty() ? draw(10) < go_on : is_as_wished(repeated, text) && draw(4) != 0;
        if (count >= n.min && (is_full() || !goes_on)) {
            open_.push_back({demand::stops, &repeated, before});
            return true;
        }
        if (!attempt([&] { return produce(repeated); }, tries))
            return false;
        if (text_.size() == before)
            return true;
    }
    return true;
}

// Whether the part could be derived without violating a demand so far.
bool sentence_maker::attempt(const std::function<bool()>& part, unsigned times) {
    const draft before = save();
    const unsigned depth = depth_;
    const std::size_t owed = owed_;
    for (unsigned i = 0; i != times && steps_left_ != 0; ++i) {
        if (part() && holds(false))
            return true;
        restore(before);
        depth_ = depth;
        owed_ = owed;
    }
    return false;
}

void sentence_maker::restore(const draft& earlier) {
    text_.resize(earlier.size);
    unchanged_ = std::min(unchanged_, earlier.size);
    terminals_.resize(earlier.terminals);
    wishes_.resize(earlier.wishes);
    open_ = earlier.open;
    checked_size_ = endless;
}

// Whether no demand is violated; demands that are certain by now are dropped.
bool sentence_maker::holds(bool at_the_end) {
    // A demand that could not be answered needs more text.
    const bool longer = at_the_end || text_.size() != checked_size_;
    const std::size_t first = longer ? 0 : std::min(checked_open_, open_.size());
    memory_.follow(unchanged_, text_.size());
    unchanged_ = text_.size();
    bool all = true;
    const auto is_settled = [&](const demanded& each) {
        if (!all)
            return false;
        const match_outcome outcome = matcher_.match(*each.expression, text_, each.at, memory_);
        if (!outcome.settled && !at_the_end) {
            // Whether it looked at the end of the text although more is certain to come.
            all = owed_ == 0 || each.what != demand::fails || each.expression->kind != kind::any;
            return false;
        }
        switch (each.what) {
        case demand::matches: all = outcome.matched; break;
        case demand::fails: all = !outcome.matched; break;
        case demand::stops: all = !outcome.matched || outcome.end == each.at; break;
        }
        return true;
    };
    const auto begin = open_.begin() + static_cast<std::ptrdiff_t>(first);
    open_.erase(std::remove_if(begin, open_.end(), is_settled), open_.end());
    checked_size_ = text_.size();
    checked_open_ = open_.size();
    return all;
}

std::uint32_t sentence_maker::character_of(const node& n) {
    if (n.kind == kind::characters && !n.negated) {
        const pegc::code_range range = n.ranges[draw(n.ranges.size())];
        return range.first + static_cast<std::uint32_t>(draw(range.last - range.first + 1));
    }
    for (;;) {
        std::uint32_t c = 0;
        const std::size_t which = draw(10);
        if (which < 6) {
            c = static_cast<std::uint32_t>(' ' + draw(0x7F - ' '));
        } else if (which < 9) {
            const node& other = *alphabet_[draw(alphabet_.size())];
            if (other.kind == kind::literal)
                c = pegc::read_utf8(other.text).value;
            else if (other.kind == kind::characters && !other.negated)
                c = character_of(other);
            else
                continue;
        } else {
            c = odd_characters[draw(odd_characters.size())];
        }
        if (admits(n, c))
            return c;
    }
}

std::string sentence_maker::random_terminal() {
    const node& n = *alphabet_[draw(alphabet_.size())];
    if (n.kind == kind::literal)
        return n.text;
    std::string result;
    pegc::append_utf8(result, character_of(n));
    return result;
}

// The fewest bytes of every expression: lowered until nothing changes.
void sentence_maker::measure() {
    const auto rules = grammar_.rules();
    for (bool changed = true; changed;) {
        changed = false;
        for (const rule* r : rules)
            changed = measure(r->body) || changed;
    }
}

bool sentence_maker::measure(const node& n) {
    bool changed = false;
    std::size_t total = 0;
    std::size_t fewest = endless;
    for (const node& child : n.children) {
        changed = measure(child) || changed;
        total = sum(total, least(child));
        fewest = std::min(fewest, least(child));
    }
    std::size_t now = 0;
    switch (n.kind) {
    case kind::literal: now = n.text.size(); break;
    case kind::characters:
    case kind::any: now = 1; break;
    case kind::reference: now = least(grammar_.target(n).body); break;
    case kind::repetition: now = n.min == 0 ? 0 : total; break;
    case kind::group:
    case kind::sequence: now = total; break;
    case kind::choice: now = fewest; break;
    default: break; // lookaheads and conditions
    }
    std::size_t& known = least_.emplace(&n, endless).first->second;
    changed = changed || now != known;
    known = now;
    return changed;
}

std::size_t sentence_maker::least(const node& n) const {
    const auto found = least_.find(&n);
    return found == least_.end() ? endless : found->second;
}

} // namespace ctlpgn::syntax
