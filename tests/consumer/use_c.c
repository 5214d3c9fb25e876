/* Uses the C interface as a program in C would. Exit status 0: all answers are as expected. */
#include "ctlpgn.h"

#include <stdio.h>
#include <string.h>

static int failures = 0;

static void check(int holds, const char* what) {
    if (!holds) {
        fprintf(stderr, "use_c: %s\n", what);
        ++failures;
    }
}

static int holds_text(const ctlpgn_answer* answer, const char* part) {
    return ctlpgn_error(answer) == NULL && strstr(ctlpgn_text(answer), part) != NULL;
}

static const char game[] = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
                           "[Black \"?\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0 Ke6 *\n";

static void use_findings(void) {
    const char* const options[] = {"notation", "pgn", "level", "syntax", NULL};
    ctlpgn_answer* answer = ctlpgn_lint(game, strlen(game), NULL);
    check(holds_text(answer, "\"GB001\""), "an illegal move is not found");
    check(strstr(ctlpgn_notes(answer), "\"games\":1") != NULL, "the game is not counted");
    check(ctlpgn_text_size(answer) == strlen(ctlpgn_text(answer)), "the size is wrong");
    ctlpgn_free(answer);
    answer = ctlpgn_lint(game, strlen(game), options);
    check(holds_text(answer, "\"code\":") && !holds_text(answer, "\"GB00"), "the level is not obeyed");
    ctlpgn_free(answer);
}

static void use_texts(void) {
    const char* const full[] = {"letters", "LAN", "force", "true", NULL};
    const char* const from_json[] = {"fromJson", "true", NULL};
    static const char open_game[] = "1. e4 e5 2. Nf3 Nc6 *\n";
    ctlpgn_answer* answer = ctlpgn_fix(game, strlen(game), NULL);
    check(holds_text(answer, "O-O"), "zeros are not fixed");
    check(ctlpgn_notes_size(answer) > 2, "the fix is not counted");
    ctlpgn_free(answer);
    answer = ctlpgn_convert(open_game, strlen(open_game), full);
    check(holds_text(answer, "2. Ng1-f3 Nb8-c6"), "moves are not written in full");
    ctlpgn_free(answer);
    answer = ctlpgn_format(open_game, strlen(open_game), NULL);
    check(holds_text(answer, "1. e4 e5 2. Nf3 Nc6 *\n"), "a game is not formatted");
    ctlpgn_free(answer);
    answer = ctlpgn_json(open_game, strlen(open_game), NULL);
    check(holds_text(answer, "\"uci\":\"b8c6\""), "a game is not JSON");
    ctlpgn_answer* back = ctlpgn_convert(ctlpgn_text(answer), ctlpgn_text_size(answer), from_json);
    check(holds_text(back, "1. e4 e5 2. Nf3 Nc6 *\n"), "JSON is not read");
    ctlpgn_free(back);
    ctlpgn_free(answer);
}

/* Spans count bytes of the file, whatever its encoding. */
static void use_latin1(void) {
    static const char latin1[] = "[White \"Andr\xe9\"]\n\n1. e4 *\n";
    const char* const with_spans[] = {"notation", "pgn", "spans", "true", NULL};
    ctlpgn_answer* answer = ctlpgn_json(latin1, strlen(latin1), with_spans);
    check(holds_text(answer, "\"span\":[20,22]"), "a span of a text in Latin-1 is not one of the file");
    ctlpgn_free(answer);
}

static void use_errors(void) {
    const char* const unknown[] = {"colour", "red", NULL};
    const char* const no_value[] = {"notation", NULL};
    const char* const not_known[] = {"notation", "go", NULL};
    const char* const* const refused[] = {unknown, no_value, not_known};
    size_t i;
    for (i = 0; i != sizeof refused / sizeof refused[0]; ++i) {
        ctlpgn_answer* answer = ctlpgn_lint(game, strlen(game), refused[i]);
        check(ctlpgn_error(answer) != NULL && strstr(ctlpgn_error(answer), refused[i][0]) != NULL,
              "an option is not refused by name");
        check(ctlpgn_text_size(answer) == 0 && ctlpgn_notes_size(answer) == 0, "an error has an answer");
        ctlpgn_free(answer);
    }
    ctlpgn_answer* answer = ctlpgn_lint("?", 1, NULL);
    check(ctlpgn_error(answer) != NULL, "an unknown notation is no error");
    ctlpgn_free(answer);
    ctlpgn_free(NULL);
}

int main(void) {
    check(ctlpgn_abi() == CTLPGN_ABI, "header and library differ");
    check(ctlpgn_version()[0] != '\0', "there is no version");
    use_findings();
    use_texts();
    use_latin1();
    use_errors();
    return failures == 0 ? 0 : 1;
}
