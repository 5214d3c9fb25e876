// The words that values of tags consist of (specification, Tags).
#pragma once

#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

inline constexpr std::array<std::string_view, 2> variants{"C'escacs", "Grand C'escacs"};
inline constexpr std::array<std::string_view, 2> player_types{"human", "program"};
inline constexpr std::array<std::string_view, 5> modes{"OTB", "ICS", "TC", "EM", "BBS"};
inline constexpr std::array<std::string_view, 5> terminations{"abandoned", "rules infraction", "time forfeit",
                                                              "death", "emergency"};

} // namespace ctlpgn::ctl_pgn
