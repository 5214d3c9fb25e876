// What a language leaves to the author. Each freedom is taken independently of the others: in one text never,
// in another now and then, in a third wherever it can be.
#pragma once

#include "valid/chance.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::valid {

struct freedom {
    std::string_view name; // what the author does
    // The name of the finding if the linter calls this bad style. Its fix writes the same text without it.
    std::string_view finding = {};
    // What the fix writes only where it is sure.
    std::string_view unsure = {};
};

class freedoms {
  public:
    // Those of the table that a seed decides.
    freedoms(std::span<const freedom> table, std::uint64_t seed);

    // Whether the author takes the freedom at the next place where it is possible. How often this is asked
    // for one freedom does not influence the others.
    template <class Which> bool take(Which which) { return is_taken(static_cast<std::size_t>(which)); }

    // The same author, with a sense of style.
    [[nodiscard]] freedoms without_findings() const;

    [[nodiscard]] bool explain(std::string_view finding) const;
    // What does not count in the result of fixes.
    [[nodiscard]] std::string unsure() const;
    // Of those that are taken.
    [[nodiscard]] std::string names() const;

  private:
    enum class habit : std::uint8_t { never, now_and_then, always };
    struct choice {
        freedom what;
        habit taken = habit::never;
        chance lot;
    };

    freedoms() = default;
    bool is_taken(std::size_t which);

    std::vector<choice> choices_;
};

} // namespace ctlpgn::valid
