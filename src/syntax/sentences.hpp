// Random sentences of a strict grammar.
//
// A sentence is derived from the top: alternatives, numbers of repetitions and characters are chosen at
// random. The other demands of a PEG are remembered with their places: lookaheads, that no earlier
// alternative matches, that a repetition could not have continued. The matcher checks each as soon as there
// is enough text; if one is violated, the last derivation is undone and tried again.
#pragma once

#include "syntax/grammar.hpp"
#include "syntax/match_memory.hpp"
#include "syntax/matcher.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ctlpgn::syntax {

class sentence_maker {
  public:
    using acceptor = std::function<bool(std::string_view)>;

    // The same seed gives the same sentences.
    sentence_maker(const grammar& language, std::uint64_t seed);

    // A sentence of about `size` bytes at most: when it is that long, open parts are brought to an end.
    std::string sentence(std::size_t size);

    // A sentence with one terminal dropped, doubled or replaced by another one of the grammar, so that
    // `accepts` no longer accepts it. Empty if none was found.
    std::string near_miss(std::size_t size, const acceptor& accepts);

  private:
    // A demand on the text from a place on.
    enum class demand : std::uint8_t { matches, fails, stops };
    struct demanded {
        demand what;
        const pegc::node* expression;
        std::size_t at;
    };
    struct span {
        std::size_t begin;
        std::size_t end;
    };
    // A wish: the text from a place on, so that something matches there.
    struct wish {
        std::size_t begin = 0;
        std::string text;
    };
    struct draft {
        std::size_t size;
        std::size_t terminals;
        std::size_t wishes;
        std::vector<demanded> open;
    };

    [[nodiscard]] bool describes_files() const;
    const pegc::rule& next_start();
    bool derive(const pegc::rule& start);
    bool produce(const pegc::node& n);
    void ahead(const pegc::node& n);
    [[nodiscard]] std::string wished() const;
    bool is_as_wished(const pegc::node& n, std::string_view text);
    bool literal(const pegc::node& n);
    bool character(const pegc::node& n);
    bool sequence(const pegc::node& n);
    bool choice(const pegc::node& n);
    bool repetition(const pegc::node& n);
    bool attempt(const std::function<bool()>& part, unsigned times);
    bool holds(bool at_the_end);

    std::uint32_t character_of(const pegc::node& n);
    std::string random_terminal();

    [[nodiscard]] draft save() const { return {text_.size(), terminals_.size(), wishes_.size(), open_}; }
    void restore(const draft& earlier);
    [[nodiscard]] bool is_full() const { return text_.size() >= size_ || depth_ > deepest; }
    std::size_t draw(std::size_t below) { return static_cast<std::size_t>(lot_() % below); }

    void measure();
    bool measure(const pegc::node& n);
    std::size_t least(const pegc::node& n) const;

    static constexpr unsigned deepest = 400; // nested expressions

    const grammar& grammar_;
    matcher matcher_;
    match_memory memory_;
    std::vector<const pegc::rule*> starts_;
    std::vector<const pegc::node*> alphabet_; // the terminals of the grammar
    std::unordered_map<const pegc::node*, std::size_t> least_;
    std::mt19937_64 lot_;

    std::size_t size_ = 0;
    std::string text_;
    std::size_t unchanged_ = 0; // bytes of it since the last check
    std::vector<span> terminals_;
    std::vector<demanded> open_;
    std::vector<wish> wishes_;
    std::size_t checked_size_ = 0; // of the text for which the first ones were checked
    std::size_t checked_open_ = 0;
    unsigned depth_ = 0;
    std::size_t owed_ = 0; // bytes that are certain to follow the current part
    std::size_t steps_left_ = 0;
};

} // namespace ctlpgn::syntax
