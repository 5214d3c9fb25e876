// Tags that options ask for by name, and whether any game has them: a name that none has is usually a
// typo.
#pragma once

#include "ctlpgn/notation.hpp"

#include <atomic>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

class asked_tags {
  public:
    // By the name of the option.
    explicit asked_tags(std::string option) : option_(std::move(option)) {}

    // Before the first game.
    void ask(std::string_view name);

    // May be called by several threads.
    void look_at(const game& record, const notation& chosen);

    // One sentence for each tag that no game had and that the notation of the first game does not know; none
    // if there was no game.
    [[nodiscard]] std::vector<std::string> complaints() const;

  private:
    [[nodiscard]] std::string guess(std::string_view missing) const;

    std::string option_;
    std::vector<std::string> missing_;
    std::atomic<bool> any_missing_ = false;
    std::mutex lock_; // of what follows and of `missing_`
    std::set<std::string, std::less<>> seen_;
    bool any_game_ = false;
};

} // namespace ctlpgn::cli
