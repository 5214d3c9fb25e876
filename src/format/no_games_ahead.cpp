// For systems on which the caller's thread is the only one.
#include "format/games_ahead.hpp"

namespace ctlpgn::layout {

std::unique_ptr<games_ahead> make_games_ahead(const notation& /*chosen*/, const format_options& /*options*/,
                                              const limits& /*bounds*/, unsigned /*jobs*/) {
    return nullptr;
}

} // namespace ctlpgn::layout
