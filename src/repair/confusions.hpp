// Which characters are confused: by scanners, since they look alike, and by typists, since their keys are
// neighbours.
#pragma once

namespace ctlpgn::repair {

// What it costs that `written` is there for `meant`, in nats; 0 if they are the same.
[[nodiscard]] float substitution_cost(char meant, char written);

// Whether a scanner may have taken it for these two: cl for d.
[[nodiscard]] bool is_broken_into(char meant, char first, char second);

// Whether their keys are neighbours.
[[nodiscard]] bool are_neighbours(char one, char other);

} // namespace ctlpgn::repair
