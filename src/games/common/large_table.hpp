// When the large tables of games are computed: by the compiler, or in a browser when the module starts.
#pragma once

namespace ctlpgn::games {

// Large tables are computed when the program is compiled. A browser would have to load every byte of them, so
// there they are computed when the module starts.
#ifdef __wasm__
#define CTLPGN_LARGE_TABLE const
#define CTLPGN_FIRST_OF_ALL [[gnu::init_priority(101)]]
template <class make> [[gnu::noinline]] auto made_by(make work_out) {
    return work_out();
}
#else
#define CTLPGN_LARGE_TABLE constinit const
#define CTLPGN_FIRST_OF_ALL
template <class make> constexpr auto made_by(make work_out) {
    return work_out();
}
#endif

} // namespace ctlpgn::games
