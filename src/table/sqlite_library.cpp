#include "table/sqlite_library.hpp"

#ifdef CTLPGN_SQLITE // the name of its file

#include "ctlpgn/errors.hpp"
#include "text/sources/shared_library.hpp"

namespace ctlpgn::tables {

namespace {

sqlite_functions load_sqlite(const std::string& purpose) {
    const shared_library<output_error> library(CTLPGN_SQLITE, purpose);
    sqlite_functions found{};
#define CTLPGN_FIND(NAME) library.find(#NAME, found.NAME);
    CTLPGN_FUNCTIONS_OF_SQLITE(CTLPGN_FIND)
#undef CTLPGN_FIND
    return found;
}

} // namespace

const sqlite_functions& sqlite_for(const std::string& failing) {
    static const sqlite_functions functions = load_sqlite(failing + ": the library for databases is missing");
    return functions;
}

} // namespace ctlpgn::tables

#else // it is linked

namespace ctlpgn::tables {

const sqlite_functions& sqlite_for(const std::string& /*failing*/) {
#define CTLPGN_LINKED(NAME) &::NAME,
    static constexpr sqlite_functions functions{CTLPGN_FUNCTIONS_OF_SQLITE(CTLPGN_LINKED)};
#undef CTLPGN_LINKED
    return functions;
}

} // namespace ctlpgn::tables

#endif
