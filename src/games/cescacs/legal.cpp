#include "legal.hpp"

#include "attack.hpp"
#include "generation.hpp"
#include "special.hpp"

namespace ctlpgn::cescacs {

void legal_plies(const position& p, std::vector<ply>& plies) {
    plies.clear();
    for_each_legal_ply(p, [&](const ply& played) { plies.push_back(played); });
}

std::vector<ply> legal_plies(const position& p) {
    std::vector<ply> plies;
    legal_plies(p, plies);
    return plies;
}

// For size there is one generator, and others look at its list.
#ifdef __OPTIMIZE_SIZE__

int count_legal_plies(const position& p) {
    return static_cast<int>(legal_plies(p).size());
}

std::optional<ply> find_legal_ply(const position& p) {
    const std::vector<ply> plies = legal_plies(p);
    return plies.empty() ? std::nullopt : std::optional(plies.front());
}

#else

int count_legal_plies(const position& p) {
    int count = 0;
    for_each_legal_ply(p, [&](const ply&) { ++count; });
    return count;
}

namespace {

class first_ply {
  public:
    void operator()(const ply& played) { found_ = found_ ? found_ : std::optional(played); }
    [[nodiscard]] bool done() const { return found_.has_value(); }
    [[nodiscard]] const std::optional<ply>& found() const { return found_; }

  private:
    std::optional<ply> found_;
};

} // namespace

std::optional<ply> find_legal_ply(const position& p) {
    first_ply sink;
    for_each_legal_ply(p, sink);
    return sink.found();
}

#endif

bool has_legal_ply(const position& p) {
    return find_legal_ply(p).has_value();
}

bool is_stalemate(const position& p) {
    return !in_check(p, p.to_move) && !has_legal_ply(p);
}

bool is_dead_material(const position& p) {
    if (p.occupied().exceeds(3))
        return false;
    const auto is_bare = [&](side s) { return p.occupied(s).size() == 1; };
    const auto is_bare_or_has_one_minor = [&](side s) {
        const int others = p.count(s, piece_kind::bishop) + p.count(s, piece_kind::knight) +
                           p.count(s, piece_kind::elephant);
        return is_bare(s) || (p.occupied(s).size() == 2 && others == 1);
    };
    if (p.king(side::white).is_none() || p.king(side::black).is_none())
        return false;
    return (is_bare(side::white) && is_bare_or_has_one_minor(side::black)) ||
           (is_bare(side::black) && is_bare_or_has_one_minor(side::white));
}

bool can_use_special(const position& p) {
    bool usable = false;
    for_each_special_capture(
        p, [&](const ply& played) { usable = usable || !in_check(after(p, played), p.to_move); });
    return usable && pawns_that_must_promote(p).empty();
}

position for_repetition(position p) {
    if (!can_use_special(p))
        p.special = {};
    return p;
}

} // namespace ctlpgn::cescacs
