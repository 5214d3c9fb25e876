// What the examples about tags share.
#pragma once

// The tags of a model game, and of a game with players; what follows them.
#define CTLPGN_EXAMPLE_VARIANT "[Variant \"C'escacs\"]\n"
#define CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
#define CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_VARIANT "[Event \"CG\"]\n"
#define CTLPGN_EXAMPLE_SITE "[Site \"Manresa, Catalunya ESP\"]\n"
#define CTLPGN_EXAMPLE_DATE "[Date \"2024-03-09\"]\n"
#define CTLPGN_EXAMPLE_ROUND "[Round \"-\"]\n"
#define CTLPGN_EXAMPLE_WHITE "[White \"Puig, Marta\"]\n"
#define CTLPGN_EXAMPLE_BLACK "[Black \"Soler, P. J.\"]\n"
#define CTLPGN_EXAMPLE_RESULT "[Result \"*\"]\n"
#define CTLPGN_EXAMPLE_REAL                                                                                  \
    CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE   \
        CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
#define CTLPGN_EXAMPLE_MOVES "\n1. F8-F10 :\n*\n"
#define CTLPGN_EXAMPLE_POSITION                                                                              \
    "/28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeepp/22:2pjp2/21:3pp3/20:3p3/8:3P3/7:3PP3/6:2PJP2/5:PPEEPP/"   \
    "4:PEJEP/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 0 1"
