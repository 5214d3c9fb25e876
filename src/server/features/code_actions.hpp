// Actions for findings: fixes, suppressions, explanations.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

inline constexpr const char* fix_all_kind = "source.fixAll.ctlpgn";
inline constexpr const char* explain_command = "ctlpgn.explain";
inline constexpr const char* fix_all_command = "ctlpgn.fixAll";

json code_actions(session& current, const json& params);
// Adds the edit of an action that was made without it.
json resolve_code_action(session& current, const json& params);
json execute_command(session& current, const json& params);

} // namespace ctlpgn::server
