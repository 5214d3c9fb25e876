// Which findings of PGN belong to one habit: moves with hyphens, figurines, the signs of a table.
#include "lint/rules/recurring.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/pgn.hpp"
#include "notations/pgn/rule_tables.hpp"

namespace ctlpgn::pgn {

const recurring_rules recurrence{description, consequences, keep_single_causes, habits,
                                 nullptr,     nullptr,      codes::long_move};

} // namespace ctlpgn::pgn
