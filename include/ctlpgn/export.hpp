// What a shared library lets its users see: what is declared with CTLPGN_EXPORT, and nothing else.
#pragma once

#if defined(__GNUC__) || defined(__clang__)
#define CTLPGN_EXPORT __attribute__((visibility("default")))
// For members of exported classes.
#define CTLPGN_HIDDEN __attribute__((visibility("hidden")))
#else
#define CTLPGN_EXPORT
#define CTLPGN_HIDDEN
#endif
