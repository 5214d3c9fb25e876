// ctlpgn.Game: a game that Python owns. Its parts keep it alive.
#pragma once

#include "python/kept_game.hpp"
#include "python/word_objects.hpp"

#include <memory>
#include <span>

namespace ctlpgn::python {

[[nodiscard]] py::object game_object(std::unique_ptr<kept_game> made);

// A list of ctlpgn.Diagnostic.
[[nodiscard]] py::object diagnostics_object(std::span<const diagnostic> found);

} // namespace ctlpgn::python
