#include "likely.hpp"

#include "attack.hpp"
#include "legal.hpp"
#include "movement.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace ctlpgn::chess {

namespace {

// What features of a ply add: the weights of a log-linear model, learned from games by predicting the ply
// that is played among the legal ones.
namespace weights {

// By kind: none, pawn, knight, bishop, rook, queen, king.
constexpr std::array<float, piece_kind_count> mover{0, -0.16F, 0.05F, -0.09F, -0.54F, -0.20F, -0.30F};
constexpr std::array<float, piece_kind_count> captured{0, -0.34F, 1.17F, 1.10F, 1.62F, 3.03F, 0};

// A capture: of what is worth more than the captor, as much, or less.
constexpr float gain = 1.99F;
constexpr float exchange = 1.88F;
constexpr float loss = 0.86F; // if it is defended
constexpr float small_gain = 1.84F;

// A piece goes where it is attacked; heavy pieces are rooks and queens.
constexpr float into_pawn = 0.07F; // by a pawn
constexpr float into_attack = -1.16F;
constexpr float heavy_into_attack = -1.82F;
constexpr float into_attack_defended = -0.11F;
constexpr float heavy_into_attack_defended = -0.08F;
constexpr float into_lesser = -1.55F; // by what is worth less

// A piece leaves where it is attacked.
constexpr float from_pawn = 0.11F;
constexpr float from_attack = 1.06F;
constexpr float from_attack_defended = 0.24F;
constexpr float from_lesser = 1.76F;

constexpr float castling = 1.25F;
constexpr float promotion_to_queen = 0.79F;
constexpr float other_promotion = -0.49F;

// A pawn reaches a rank, counted from its own side, or is beside its king on the first rank.
constexpr std::array<float, 8> pawn_to_rank{0, 0, -0.45F, -0.50F, -0.11F, 0.13F, 0.46F, 0.30F};
constexpr float pawn_of_king = -0.03F;

// By ring: from the edge of the board to its centre.
constexpr std::array<float, 4> to_ring{-0.62F, -0.33F, -0.14F, 0.01F};
constexpr std::array<float, 4> from_ring{0.07F, -0.14F, -0.47F, -0.54F};

constexpr float leaves_first_rank = 0.11F;
constexpr float returns_to_first_rank = -0.41F;
constexpr float king_loses_castling = -1.04F;
constexpr float rook_to_open_file = 0.37F;

// With a piece that cannot simply be taken, or can.
constexpr float check = 1.47F;
constexpr float loose_check = 0.35F;
constexpr float threat = 1.05F; // to what is worth more
constexpr float loose_threat = 0.40F;

} // namespace weights

constexpr std::array<int, piece_kind_count> worth{0, 1, 3, 3, 5, 9, 50};

int worth_of(piece_kind kind) {
    return worth[index_of(kind)];
}

std::size_t ring_of(square at) {
    const int file = std::min(at.file(), 7 - at.file());
    const int rank = std::min(at.rank(), 7 - at.rank());
    return static_cast<std::size_t>(std::min(file, rank));
}

int least_worth(const position& p, square_set men) {
    int least = 100;
    men.for_each([&](square each) { least = std::min(least, worth_of(p.at(each).kind())); });
    return least;
}

// Adds up the weights of a ply that is no castling.
class glance {
  public:
    glance(const position& p, const ply& played)
        : p_(p), played_(played), us_(p.to_move), them_(opponent(p.to_move)), own_(worth_of(played.mover)),
          others_(p.occupied() & ~square_set(played.from)) {}

    float sum() {
        sum_ = weights::mover[index_of(played_.mover)];
        look_at_target();
        if (played_.captured != piece_kind::none)
            look_at_capture();
        if (played_.mover != piece_kind::king)
            look_at_origin();
        if (played_.mover == piece_kind::pawn)
            look_at_pawn();
        else
            look_at_piece();
        look_at_attacks();
        return sum_;
    }

  private:
    void look_at_target() {
        const square_set attacking = attackers(p_, played_.to, them_, others_) & ~square_set(played_.to);
        is_attacked_ = may_be_taken_ = !attacking.empty();
        if (!is_attacked_ || played_.mover == piece_kind::king)
            return;
        const bool is_defended =
            !(attackers(p_, played_.to, us_, others_) & ~square_set(played_.from)).empty();
        const bool is_heavy = own_ > 3;
        const int least = least_worth(p_, attacking);
        if (least == 1 && own_ > 1)
            sum_ += weights::into_pawn;
        sum_ += is_defended ? (is_heavy ? weights::heavy_into_attack_defended : weights::into_attack_defended)
                            : (is_heavy ? weights::heavy_into_attack : weights::into_attack);
        if (least < own_)
            sum_ += weights::into_lesser;
        else if (is_defended)
            may_be_taken_ = false;
    }

    void look_at_capture() {
        sum_ += weights::captured[index_of(played_.captured)];
        const int gained = worth_of(played_.captured) - own_;
        sum_ += gained > 0     ? weights::gain
                : gained == 0  ? weights::exchange
                : is_attacked_ ? weights::loss
                               : weights::small_gain;
    }

    void look_at_origin() {
        const square_set attacking = attackers(p_, played_.from, them_);
        if (attacking.empty())
            return;
        const int least = least_worth(p_, attacking);
        if (least == 1 && own_ > 1)
            sum_ += weights::from_pawn;
        sum_ +=
            attackers(p_, played_.from, us_).empty() ? weights::from_attack : weights::from_attack_defended;
        if (least < own_)
            sum_ += weights::from_lesser;
    }

    [[nodiscard]] int first_rank() const { return us_ == side::white ? 0 : 7; }

    void look_at_pawn() {
        sum_ += weights::pawn_to_rank[static_cast<std::size_t>(std::abs(played_.to.rank() - first_rank()))];
        const square king = p_.king(us_);
        if (king && std::abs(king.file() - played_.from.file()) <= 1 && king.rank() == first_rank())
            sum_ += weights::pawn_of_king;
        if (played_.becomes != piece_kind::none)
            sum_ +=
                played_.becomes == piece_kind::queen ? weights::promotion_to_queen : weights::other_promotion;
    }

    void look_at_piece() {
        sum_ += weights::to_ring[ring_of(played_.to)] + weights::from_ring[ring_of(played_.from)];
        const int home = first_rank();
        if (played_.mover == piece_kind::king) {
            if (!(p_.castling & squares_of_rank(home)).empty())
                sum_ += weights::king_loses_castling;
            return;
        }
        if (played_.from.rank() == home && played_.to.rank() != home)
            sum_ += weights::leaves_first_rank;
        if (played_.from.rank() != home && played_.to.rank() == home)
            sum_ += weights::returns_to_first_rank;
        if (played_.mover == piece_kind::rook &&
            (squares_of_file(played_.to.file()) & p_.pieces(piece_kind::pawn)).empty())
            sum_ += weights::rook_to_open_file;
    }

    void look_at_attacks() {
        const square_set reached = played_.mover == piece_kind::pawn
                                       ? pawn_attacks(us_, played_.to)
                                       : attacks_of(played_.mover, played_.to, others_);
        const square_set theirs = reached & p_.occupied(them_);
        if (theirs.contains(p_.king(them_)))
            sum_ += may_be_taken_ ? weights::loose_check : weights::check;
        bool is_threat = false;
        theirs.for_each([&](square each) {
            const piece_kind kind = p_.at(each).kind();
            is_threat = is_threat || (kind != piece_kind::king && worth_of(kind) > own_);
        });
        if (is_threat)
            sum_ += may_be_taken_ ? weights::loose_threat : weights::threat;
    }

    const position& p_;
    const ply& played_;
    side us_;
    side them_;
    int own_; // worth of the mover
    square_set others_;
    bool is_attacked_ = false;  // the target
    bool may_be_taken_ = false; // the mover, there, without much loss
    float sum_ = 0;
};

// The logarithm of how likely it is, except for a constant of the position. Of other games nothing is known.
float weight_of(const position& p, const ply& played) {
    if (p.variant != nullptr)
        return 0;
    return played.kind == ply_kind::castling ? weights::castling : glance(p, played).sum();
}

} // namespace

float likelihoods::logarithm(const position& p, const ply& played) {
    if (const std::uint64_t now = hash(p); known_ != now) {
        known_ = now;
        legal_plies(p, plies_);
        float sum = 0;
        for (const ply& each : plies_)
            sum += std::exp(weight_of(p, each));
        of_all_ = std::log(sum);
    }
    return weight_of(p, played) - of_all_;
}

} // namespace ctlpgn::chess
