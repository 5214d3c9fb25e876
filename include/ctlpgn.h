/* The C interface, for other languages: a text goes in, texts come out.
 *
 *     const char* options[] = {"notation", "pgn", "unsafe", "true", NULL};
 *     ctlpgn_answer* answer = ctlpgn_fix(text, size, options);
 *     if (ctlpgn_error(answer) == NULL)
 *         use(ctlpgn_text(answer), ctlpgn_text_size(answer));
 *     ctlpgn_free(answer);
 *
 * Texts are bytes with their size: games in UTF-8 or another encoding that is recognised, JSON in UTF-8. Options are
 * names and values by turns, with NULL after the last value; NULL instead of the array means none. docs/c.md lists
 * them. Every function may be called by several threads at the same time, each with its own answers.
 *
 * Promise: what a program can do with CTLPGN_ABI 1 it can do with every later library whose ctlpgn_abi() is 1, without
 * being compiled again. Functions and options may be added; none changes or goes. */
#ifndef CTLPGN_H
#define CTLPGN_H

#include <stddef.h>

#if defined(__GNUC__) || defined(__clang__)
#define CTLPGN_C_EXPORT __attribute__((visibility("default")))
#else
#define CTLPGN_C_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CTLPGN_ABI 1

/* Of the library that is linked or loaded. */
CTLPGN_C_EXPORT int ctlpgn_abi(void);
CTLPGN_C_EXPORT const char* ctlpgn_version(void);

typedef struct ctlpgn_answer ctlpgn_answer;

/* Each returns an answer, which is to be freed; NULL if there is no memory left even for that.
 *
 *   lint     text: the findings as a JSON array (docs/lint.md); notes: how many there are, as a JSON object
 *   fix      text: the fixed text; notes: how often each code was fixed, as a JSON object
 *   format   text: the whole text in its canonical form; notes: JSON Lines about games that stay as they are
 *   convert  text: its games, in another form if an option says so; notes: JSON Lines about games that are left out,
 *            or were fixed first. With the option fromJson the text is JSON.
 *   json     text: the games as JSON (docs/json.md) */
CTLPGN_C_EXPORT ctlpgn_answer* ctlpgn_lint(const char* text, size_t size, const char* const* options);
CTLPGN_C_EXPORT ctlpgn_answer* ctlpgn_fix(const char* text, size_t size, const char* const* options);
CTLPGN_C_EXPORT ctlpgn_answer* ctlpgn_format(const char* text, size_t size, const char* const* options);
CTLPGN_C_EXPORT ctlpgn_answer* ctlpgn_convert(const char* text, size_t size, const char* const* options);
CTLPGN_C_EXPORT ctlpgn_answer* ctlpgn_json(const char* text, size_t size, const char* const* options);

/* Why there is no answer, in one sentence: an unknown option or value, an unrecognised notation, JSON that is none. NULL
 * if there is one; faults of games are no errors. Valid until the answer is freed, as is everything below. */
CTLPGN_C_EXPORT const char* ctlpgn_error(const ctlpgn_answer* answer);

/* A zero byte follows the last one. Empty if there is an error. */
CTLPGN_C_EXPORT const char* ctlpgn_text(const ctlpgn_answer* answer);
CTLPGN_C_EXPORT size_t ctlpgn_text_size(const ctlpgn_answer* answer);
CTLPGN_C_EXPORT const char* ctlpgn_notes(const ctlpgn_answer* answer);
CTLPGN_C_EXPORT size_t ctlpgn_notes_size(const ctlpgn_answer* answer);

/* NULL is allowed. */
CTLPGN_C_EXPORT void ctlpgn_free(ctlpgn_answer* answer);

#ifdef __cplusplus
}
#endif

#endif
