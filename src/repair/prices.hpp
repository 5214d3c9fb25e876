// What slips cost, in nats: the negative logarithm of how likely they are. Costs of several slips are added.
// The costs of confused characters are derived from this in confusions.cpp.
#pragma once

namespace ctlpgn::repair::prices {

// Of a character that is another one: the rate of such slips, and their shares by cause.
inline constexpr double rate = 0.03 * 0.6;
inline constexpr double by_likeness = 0.20;     // a scanner took it for one that looks like it
inline constexpr double by_exchange = 0.23;     // or for one that scanners often take it for
inline constexpr double by_keyboard = 0.42;     // the key beside it was hit
inline constexpr double by_case = 0.05;         // capital for small, and the other way round
inline constexpr double by_chance = 0.10;       // any other
inline constexpr double likeness_weight = 18.0; // how fast the share falls with likeness

// Of characters that are missing or superfluous.
inline constexpr float lost_character = 5.3F;
inline constexpr float lost_punctuation = 4.2F; // x = -
inline constexpr float lost_with_others = 2;    // where one character is left, each but the first
inline constexpr float extra_character = 9.0F;
inline constexpr float extra_punctuation = 7.0F;
inline constexpr float doubled = 6.0F;
inline constexpr float beside_on_keyboard = 7.0F; // its key was hit together with the right one
inline constexpr float transposed = 5.6F;
inline constexpr float broken = 6.0F;           // a scanner took it for two
inline constexpr float letter_elsewhere = 3.5F; // it is so in another language or in old books; also a ply

// Of spaces.
inline constexpr float space_added = 6.0F;
inline constexpr float space_lost = 6.3F;

// Of marks, which depend on the position.
inline constexpr float lost_mark = 3.5F; // in a game that has marks
inline constexpr float extra_mark = 7.0F;
inline constexpr float lesser_mark = 1.0F; // + where # is due; the other way round it is an extra mark

// Of a ply in another form that the notation reads.
inline constexpr float other_form = 1.0F;
inline constexpr float extra_origin = 4.0F; // which the position does not need

// Of plies and numbers.
inline constexpr float omitted_ply = 7.4F; // and the logarithm of the number of legal plies
// How usual a ply is counts for more where nothing is written.
inline constexpr float doubt_unwritten = 2.5F;
inline constexpr float swapped_plies = 7.0F;
inline constexpr float skipped_word = 7.0F; // and, unless it repeats the word before, for each character
inline constexpr float skipped_character = 2.0F;
inline constexpr float wrong_number = 5.8F; // and for each step that it is wrong by
inline constexpr float wrong_step = 1.0F;

// One slip in a ply costs this at most, so what costs more has several.
inline constexpr float one_slip = 8.0F;

// No word costs more to be read as a ply.
inline constexpr float most_for_word = 24.0F;

} // namespace ctlpgn::repair::prices
