#include "likely.hpp"

#include "attack.hpp"
#include "movement.hpp"
#include "play.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace ctlpgn::xiangqi {

namespace {

// What may be seen of a ply. Each has a weight.
enum class trait : std::uint8_t {
    // A capture: of what is worth more than the captor, as much, or less; the last if it can be taken, or
    // not.
    gain,
    exchange,
    loss,
    small_gain,
    // The piece goes where it can be taken: for nothing, or in exchange; by what is worth less.
    into_attack,
    heavy_into_attack,
    into_exchange,
    heavy_into_exchange,
    into_lesser,
    // It leaves where it could be taken.
    from_attack,
    from_exchange,
    from_lesser,
    // With a piece that cannot simply be taken, or can.
    check,
    loose_check,
    threat, // to what is worth more, or is not defended
    loose_threat,

    over_river, // comes there
    back_over_river,
    leaves_first_rank,
    returns_to_first_rank,
    to_middle_file,
    from_middle_file,
    to_edge, // the outer files
    from_edge,
    backward,
    sideways,
    beside_king, // to the palace of the opponent
    far_pawn,    // a pawn on the last two ranks
    rook_sideways,
    horse_backward,
    cannon_backward,
    mover, // and those after it: by kind
    captured = mover + piece_kind_count,
    count = captured + piece_kind_count,
};

// The weights of a log-linear model, learned from games by predicting the ply that is played among the legal
// ones.
constexpr std::array<float, static_cast<std::size_t>(trait::count)> weights{
    1.42F,  // gain
    1.22F,  // exchange
    0.40F,  // loss
    1.53F,  // small_gain
    -1.29F, // into_attack
    -2.10F, // heavy_into_attack
    -0.25F, // into_exchange
    -0.65F, // heavy_into_exchange
    -1.11F, // into_lesser
    1.55F,  // from_attack
    0.59F,  // from_exchange
    1.25F,  // from_lesser
    1.97F,  // check
    0.78F,  // loose_check
    1.02F,  // threat
    0.42F,  // loose_threat
    0.16F,  // over_river
    0.11F,  // back_over_river
    0.56F,  // leaves_first_rank
    -0.67F, // returns_to_first_rank
    0.26F,  // to_middle_file
    -0.54F, // from_middle_file
    -0.88F, // to_edge
    0.52F,  // from_edge
    0.09F,  // backward
    0.16F,  // sideways
    0.16F,  // beside_king
    -0.34F, // far_pawn
    0.41F,  // rook_sideways
    -0.70F, // horse_backward
    -0.29F, // cannon_backward
    // the mover: none, pawn, guard, elephant, horse, cannon, rook, king
    0.00F, 0.30F, 0.08F, 0.06F, 0.46F, -0.28F, -0.43F, -0.52F,
    // what is captured, in the same order
    0.00F, -0.30F, 0.16F, 0.14F, 0.62F, 1.42F, 3.35F, 0.00F};

constexpr std::array<int, piece_kind_count> worth{0, 1, 2, 2, 4, 4, 9, 50};

int worth_of(piece_kind kind) {
    return worth[index_of(kind)];
}

int least_worth(const board& b, point_set men) {
    int least = 100;
    men.for_each([&](point each) { least = std::min(least, worth_of(b.at(each).kind())); });
    return least;
}

// Calls see(trait) for what can be seen of a ply.
template <class visitor> class glance {
  public:
    glance(const position& p, const ply& played, const visitor& see)
        : before_(p), after_(p), played_(played), us_(p.to_move), them_(opponent(p.to_move)),
          own_(worth_of(played.mover)), see_(see) {
        move_pieces(after_, us_, played);
    }

    void run() {
        see_(one_of(trait::mover, played_.mover));
        look_at_target();
        if (played_.captured != piece_kind::none)
            look_at_capture();
        look_at_origin();
        look_at_way();
        look_at_attacks();
    }

  private:
    static trait one_of(trait first, piece_kind kind) {
        return static_cast<trait>(static_cast<std::size_t>(first) + index_of(kind));
    }

    void look_at_target() {
        const point_set attacking = attackers(after_, played_.to, them_);
        is_attacked_ = may_be_taken_ = !attacking.empty();
        if (!is_attacked_ || played_.mover == piece_kind::king)
            return;
        const bool is_defended = is_attacked(after_, played_.to, us_);
        const bool is_heavy = played_.mover == piece_kind::rook;
        see_(is_defended ? (is_heavy ? trait::heavy_into_exchange : trait::into_exchange)
                         : (is_heavy ? trait::heavy_into_attack : trait::into_attack));
        if (least_worth(after_, attacking) < own_)
            see_(trait::into_lesser);
        else if (is_defended)
            may_be_taken_ = false;
    }

    void look_at_capture() {
        see_(one_of(trait::captured, played_.captured));
        const int gained = worth_of(played_.captured) - own_;
        see_(gained > 0     ? trait::gain
             : gained == 0  ? trait::exchange
             : is_attacked_ ? trait::loss
                            : trait::small_gain);
    }

    void look_at_origin() {
        const point_set attacking = attackers(before_, played_.from, them_);
        if (attacking.empty() || played_.mover == piece_kind::king)
            return;
        see_(is_attacked(before_, played_.from, us_) ? trait::from_exchange : trait::from_attack);
        if (least_worth(before_, attacking) < own_)
            see_(trait::from_lesser);
    }

    void look_at_way() {
        const auto see_if = [this](bool is_so, trait seen) {
            if (is_so)
                see_(seen);
        };
        const bool was_over = is_over_river(us_, played_.from);
        const bool is_over = is_over_river(us_, played_.to);
        see_if(is_over && !was_over, trait::over_river);
        see_if(was_over && !is_over, trait::back_over_river);
        see_if(own_rank(us_, played_.from) == 0 && own_rank(us_, played_.to) != 0, trait::leaves_first_rank);
        see_if(own_rank(us_, played_.from) != 0 && own_rank(us_, played_.to) == 0,
               trait::returns_to_first_rank);
        constexpr int middle = file_count / 2;
        see_if(played_.to.file() == middle && played_.from.file() != middle, trait::to_middle_file);
        see_if(played_.from.file() == middle && played_.to.file() != middle, trait::from_middle_file);
        see_if(std::abs(played_.to.file() - middle) == middle && played_.to.file() != played_.from.file(),
               trait::to_edge);
        see_if(std::abs(played_.from.file() - middle) == middle && played_.to.file() != played_.from.file(),
               trait::from_edge);
        const int ahead = own_rank(us_, played_.to) - own_rank(us_, played_.from);
        see_if(ahead < 0, trait::backward);
        see_if(ahead == 0, trait::sideways);
        see_if(ahead == 0 && played_.mover == piece_kind::rook, trait::rook_sideways);
        see_if(ahead < 0 && played_.mover == piece_kind::horse, trait::horse_backward);
        see_if(ahead < 0 && played_.mover == piece_kind::cannon, trait::cannon_backward);
        see_if(is_in_palace(them_, played_.to), trait::beside_king);
        see_if(played_.mover == piece_kind::pawn && own_rank(us_, played_.to) >= rank_count - 2,
               trait::far_pawn);
    }

    void look_at_attacks() {
        if (in_check(after_, them_))
            see_(may_be_taken_ ? trait::loose_check : trait::check);
        after_.to_move = us_;
        bool is_threat = false;
        (moves_of(after_, played_.to) & after_.occupied(them_)).for_each([&](point each) {
            const piece_kind kind = after_.at(each).kind();
            is_threat = is_threat || (kind != piece_kind::king &&
                                      (worth_of(kind) > own_ || !is_attacked(after_, each, them_)));
        });
        if (is_threat)
            see_(may_be_taken_ ? trait::loose_threat : trait::threat);
    }

    const position& before_;
    position after_;
    const ply& played_;
    side us_;
    side them_;
    int own_; // worth of the mover
    const visitor& see_;
    bool is_attacked_ = false;  // the target
    bool may_be_taken_ = false; // the mover, there, without much loss
};

} // namespace

float likelihood(const position& p, const ply& played) {
    float sum = 0;
    const auto add = [&sum](trait seen) { sum += weights[static_cast<std::size_t>(seen)]; };
    glance(p, played, add).run();
    return sum;
}

} // namespace ctlpgn::xiangqi
