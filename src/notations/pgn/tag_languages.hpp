// What the tags of the roster are called where people write them in their own language.
#pragma once

#include <string_view>

namespace ctlpgn::pgn {

struct foreign_tag_name {
    std::string_view written;
    std::string_view meant;
};

inline constexpr foreign_tag_name foreign_tag_names[] = {
    {"Evento", "Event"},     {"Turnier", "Event"},   {"Torneo", "Event"},     {"Tournoi", "Event"},
    {"Tournament", "Event"}, {"Ort", "Site"},        {"Lugar", "Site"},       {"Lieu", "Site"},
    {"Luogo", "Site"},       {"Datum", "Date"},      {"Fecha", "Date"},       {"Data", "Date"},
    {"Runde", "Round"},      {"Ronda", "Round"},     {"Ronde", "Round"},      {"Turno", "Round"},
    {"Blancs", "White"},     {"Blanc", "White"},     {"Blancas", "White"},    {"Bianco", "White"},
    {"Brancas", "White"},    {"Blanques", "White"},  {"Weiss", "White"},      {"Weiß", "White"},
    {"Wit", "White"},        {"Hvit", "White"},      {"Vit", "White"},        {"Noirs", "Black"},
    {"Noir", "Black"},       {"Negras", "Black"},    {"Negres", "Black"},     {"Nero", "Black"},
    {"Pretas", "Black"},     {"Schwarz", "Black"},   {"Zwart", "Black"},      {"Sort", "Black"},
    {"Svart", "Black"},      {"Ergebnis", "Result"}, {"Resultado", "Result"}, {"Resultat", "Result"},
    {"Risultato", "Result"},
};

} // namespace ctlpgn::pgn
