#include "json_reading/ply_fields.hpp"

#include "emit/json/json_walk_ply.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::json_reading {

namespace {

// Fields which say that a piece goes somewhere.
constexpr std::array<const char*, 6> displacement_keys{"piece",   "from",      "to",
                                                       "capture", "promotion", "castling"};

void expect_no_displacement(const fields& object, const char* instead) {
    for (const char* const key : displacement_keys)
        if (object.has(key))
            object.fail(key, std::string("does not belong to a ply that is ").append(instead));
}

// The symbol of a piece that has no word; no_symbol where there is none.
symbol find_unsaid(const vocabulary& words) {
    for (std::size_t i = 1; i < words.pieces.size(); ++i)
        if (words.pieces[i].empty())
            return static_cast<symbol>(i);
    return no_symbol;
}

} // namespace

ply_fields::ply_fields(const notation& chosen, json_path& path)
    : called_(chosen.name), words_(*chosen.words), leaves_origins_(chosen.resolve != nullptr),
      chooses_letters_(chosen.declares_letters && chosen.resolve == nullptr), unsaid_(find_unsaid(words_)),
      path_(path), known_{
                       "id",       "number",         "numberUnknown", "side",     "missing",     "text",
                       "repaired", "unreadable",     "passed",        "piece",    "from",        "to",
                       "capture",  "promotion",      "castling",      "check",    "nags",        "position",
                       "doubtful", "legal",          "brokenRule",    "comments", "hiddenLines", "variations",
                       "span",     "expectedNumber", "move"} {
    for (const ply_mark& mark : words_.marks)
        known_.push_back(mark.key);
    known_.insert(known_.end(), words_.additions.keys_of_plies.begin(), words_.additions.keys_of_plies.end());
    if (!words_.additions.key_of_standard_form.empty())
        known_.push_back(words_.additions.key_of_standard_form);
}

read_ply ply_fields::read(const nlohmann::json& object) const {
    const fields source(path_, object, known_);
    read_ply result;
    if (source.has("id"))
        result.id = source.number("id", 0, largest_number);
    ply& made = result.made;
    if (source.has("number"))
        made.number = source.number("number", 1, largest_number) & largest_number;
    made.number_unknown = source.flag("numberUnknown") ? 1U : 0U;
    made.player = static_cast<side>(source.word("side", emit::side_words.words));
    if (source.flag("missing")) {
        made.kind = ply_kind::missing;
        expect_no_displacement(source, "missing");
    } else if (source.flag("unreadable")) {
        made.kind = ply_kind::unreadable; // what is known of it is no use
    } else if (source.flag("passed")) {
        made.kind = ply_kind::passed;
        expect_no_displacement(source, "passed");
    } else {
        read_words(source, made);
        result.is_text_alone =
            std::ranges::none_of(displacement_keys, [&source](const char* key) { return source.has(key); });
    }
    for (const ply_mark& mark : words_.marks)
        if (source.flag(std::string(mark.key).c_str()))
            made.own = static_cast<std::uint16_t>(made.own | mark.mask) & 0xfffU;
    // Where a piece always has a word, the board did not know one that has none.
    const bool is_unsaid =
        unsaid_ != no_symbol ? made.piece == unsaid_ : words_.pawn.empty() && !source.has("piece");
    const bool lacks_piece = made.kind == ply_kind::displaced && is_unsaid;
    result.is_unplayed = lacks_piece || (source.has("legal") && !source.flag("legal"));
    const bool may_use_text =
        leaves_origins_ ? made.kind != ply_kind::missing : made.readable() && chooses_letters_;
    if (may_use_text && source.has("text"))
        result.text = source.text("text");
    return result;
}

void ply_fields::read_words(const fields& object, ply& made) const {
    if (object.has("castling"))
        read_castling(object, made);
    else
        read_displacement(object, made);
    if (object.has("capture"))
        read_capture(object, made);
    if (object.has("check"))
        made.check = object.word("check", words_.checks) & 7U;
}

void ply_fields::read_castling(const fields& object, ply& made) const {
    if (words_.castlings.empty())
        object.fail(
            "castling",
            std::string("does not belong to a ply in ").append(called_).append(", which has no castling"));
    if (object.has("piece") && object.text("piece") != words_.king)
        object.fail("piece", "must be \"" + std::string(words_.king) + "\" in a castling");
    for (const char* const key : {"from", "to", "promotion"})
        if (object.has(key))
            object.fail(key, "does not belong to a castling");
    const json_path::step at(path_, "castling");
    const fields castling(path_, object.value("castling"), {"name", "king", "rooks"});
    std::vector<std::string_view> names;
    for (const castling_words& each : words_.castlings)
        names.push_back(each.name);
    made.kind = ply_kind::castled;
    made.to = static_cast<place>(castling.word("name", names));
}

void ply_fields::read_displacement(const fields& object, ply& made) const {
    const bool is_given_by_text = leaves_origins_ && object.has("text") && !object.text("text").empty();
    if (object.has("to") || !is_given_by_text)
        made.to = place_in(object, "to");
    const bool promotes = object.has("promotion");
    const bool moves_piece = object.has("piece") && object.text("piece") != words_.pawn;
    if (object.has("from") || moves_piece || !promotes || leaves_origins_) {
        made.kind = ply_kind::displaced;
        if (object.has("from") || !is_given_by_text)
            made.from = place_in(object, "from");
    } else {
        made.kind = ply_kind::in_place;
    }
    made.piece = object.has("piece") || !is_given_by_text ? piece_in(object, "piece") : unsaid_;
    if (promotes)
        made.promotion = object.text("promotion") == emit::awaiting_word ? awaiting_promotion
                                                                         : piece_in(object, "promotion");
}

void ply_fields::read_capture(const fields& object, ply& made) const {
    if (made.kind != ply_kind::displaced)
        object.fail("capture", "belongs to a ply from one place to another");
    const json_path::step at(path_, "capture");
    const fields capture(path_, object.value("capture"), {"kind", "piece", "at"});
    made.capture = capture.word("kind", words_.captures) & 15U;
    // If only the text shows the ply, the captured piece may be unknown.
    made.captured = leaves_origins_ && !capture.has("piece") ? no_symbol : piece_in(capture, "piece");
}

place ply_fields::place_in(const fields& object, const char* key) const {
    return static_cast<place>(object.word(key, words_.places));
}

// If a piece has several symbols, the first; the writer knows which one the game declares. A piece that is
// not written may also be left out here.
symbol ply_fields::piece_in(const fields& object, const char* key) const {
    if (words_.pawn.empty() && !object.has(key))
        return no_symbol;
    return object.text(key) == words_.pawn ? no_symbol : static_cast<symbol>(object.word(key, words_.pieces));
}

} // namespace ctlpgn::json_reading
