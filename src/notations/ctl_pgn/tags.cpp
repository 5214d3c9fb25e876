#include "notations/ctl_pgn/tags.hpp"

#include "ctlpgn/tags.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

// A name that may replace another takes its place.
constexpr auto rows = [] {
    using name = tag_name;
    using form = value_form;
    using use = tag_use;
    constexpr bool once = false;
    constexpr bool repeated = true;
    return std::to_array<tag_row>({
        {"Variant", name::variant, 0, form::variant, use::any, once},
        {"Event", name::event, 1, form::text, use::real, once},
        {"Site", name::site, 2, form::site, use::real, once},
        {"Date", name::date, 3, form::date, use::drafts_too, once, R"(????-??-??)"},
        {"Round", name::round, 4, form::round, use::real, once, "-"},
        {"White", name::white, 5, form::text, use::real, once},
        {"WhiteNA", name::white_na, 5, form::text, use::real, once},
        {"WhiteAlias", name::white_alias, 5, form::text, use::real, once},
        {"Black", name::black, 6, form::text, use::real, once},
        {"BlackNA", name::black_na, 6, form::text, use::real, once},
        {"BlackAlias", name::black_alias, 6, form::text, use::real, once},
        {"Result", name::result, 7, form::result, use::drafts_too, once},
        {"Id", name::id, 0, form::identifier, use::any, once},
        {"Annotator", name::annotator, 0, form::text, use::any, repeated},
        {"AnnotatorId", name::annotator_id, 0, form::text, use::any, once},
        {"EventDate", name::event_date, 0, form::date, use::any, once},
        {"MatchDate", name::match_date, 0, form::date, use::any, once},
        {"Termination", name::termination, 0, form::termination, use::any, once},
        {"Lang", name::lang, 0, form::language, use::any, once},
        {"Title", name::title, 0, form::text, use::any, once},
        {"Revisited", name::revisited, 0, form::identifier, use::model, once},
        {"Model", name::model, 0, form::identifier, use::real, once},
        {"Mode", name::mode, 0, form::mode, use::real, once},
        {"WhiteType", name::white_type, 0, form::player_type, use::real, once},
        {"BlackType", name::black_type, 0, form::player_type, use::real, once},
        {"TimeControl", name::time_control, 0, form::time_control, use::real, once},
        {"Example", name::example, 0, form::identifier, use::model, repeated},
        {"Redefine", name::redefine, 0, form::redefine, use::any, once},
        {"PDTL", name::position, 0, form::free, use::any, once},
    });
}();

constexpr tag_synonym<tag_name> older_names[] = {{"TLPD", tag_name::position}};

// In Catalan, Spanish, French and German.
constexpr tag_synonym<tag_name> foreign_names[] = {
    {"Esdeveniment", tag_name::event},
    {"Torneig", tag_name::event},
    {"Evento", tag_name::event},
    {"Torneo", tag_name::event},
    {"Événement", tag_name::event},
    {"Tournoi", tag_name::event},
    {"Turnier", tag_name::event},
    {"Lloc", tag_name::site},
    {"Lugar", tag_name::site},
    {"Lieu", tag_name::site},
    {"Ort", tag_name::site},
    {"Data", tag_name::date},
    {"Fecha", tag_name::date},
    {"Datum", tag_name::date},
    {"Ronda", tag_name::round},
    {"Ronde", tag_name::round},
    {"Runde", tag_name::round},
    {"Blanques", tag_name::white},
    {"Blanc", tag_name::white},
    {"Blancas", tag_name::white},
    {"Blanco", tag_name::white},
    {"Blancs", tag_name::white},
    {"Weiß", tag_name::white},
    {"Weiss", tag_name::white},
    {"Negres", tag_name::black},
    {"Negre", tag_name::black},
    {"Negras", tag_name::black},
    {"Negro", tag_name::black},
    {"Noirs", tag_name::black},
    {"Noir", tag_name::black},
    {"Schwarz", tag_name::black},
    {"Resultat", tag_name::result},
    {"Resultado", tag_name::result},
    {"Résultat", tag_name::result},
    {"Ergebnis", tag_name::result},
    {"Anotador", tag_name::annotator},
    {"Comentarista", tag_name::annotator},
    {"Annotateur", tag_name::annotator},
    {"Títol", tag_name::title},
    {"Título", tag_name::title},
    {"Titre", tag_name::title},
    {"Titel", tag_name::title},
    {"Llengua", tag_name::lang},
    {"Idioma", tag_name::lang},
    {"Lengua", tag_name::lang},
    {"Langue", tag_name::lang},
    {"Sprache", tag_name::lang},
    {"Redefinició", tag_name::redefine},
    {"Redefinición", tag_name::redefine},
    {"Redéfinition", tag_name::redefine},
};

constexpr schema_type all(rows, older_names);
static_assert(all.is_in_order(), "the rows are not in the order of tag_name");

// Typographers' apostrophes, and what people and web pages write instead.
constexpr std::string_view apostrophes[] = {"\u2019", "\u2018", "\u2032", "\u02BC", "\u00B4",
                                            "`",      "&#039;", "&#39;",  "&apos;", "&rsquo;"};

constexpr std::string_view regular_variant = "C'escacs";
constexpr std::string_view grand_variant = "Grand C'escacs";

} // namespace

const schema_type& schema() {
    return all;
}

tag_name schema_type::closest_to(std::string_view text) const {
    for (const tag_synonym<tag_name>& each : foreign_names)
        if (is_same_in_small_letters(each.text, text))
            return each.name;
    return tag_schema::closest_to(text);
}

bool is_real_game(const tag_names& there, const tag_names& misspelt) {
    using enum tag_name;
    const auto has = [&there](tag_name name) { return there[static_cast<std::size_t>(name)]; };
    const bool only_meant = misspelt[static_cast<std::size_t>(event)] && has(id) && has(annotator);
    if (has(event) && !only_meant)
        return true;
    const auto count = static_cast<int>(has(site)) + static_cast<int>(has(round)) +
                       static_cast<int>(has(white) || has(white_na)) +
                       static_cast<int>(has(black) || has(black_na));
    return has(id) ? count >= 3 : count >= 1;
}

std::string plain_variant(std::string_view value) {
    for (const std::string_view apostrophe : apostrophes)
        if (const std::size_t at = value.find(apostrophe); at != std::string_view::npos)
            return std::string(value.substr(0, at)) + "'" + std::string(value.substr(at + apostrophe.size()));
    return std::string(value);
}

variant_value read_variant(std::string_view value) {
    const std::string plain = plain_variant(value);
    variant_value result{game_variant::other, plain != value};
    if (plain == regular_variant)
        result.is = game_variant::regular;
    else if (plain == grand_variant)
        result.is = game_variant::grand;
    return result;
}

game_variant variant_of(const game& record) {
    for (const tag& each : record.tags)
        if (record.raw(each.name) == row_of(tag_name::variant).text)
            return read_variant(tag_value(record, each)).is;
    return game_variant::none;
}

} // namespace ctlpgn::ctl_pgn
