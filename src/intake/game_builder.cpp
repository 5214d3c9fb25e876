#include "intake/game_builder.hpp"

#include "emit/json_walk_ply.hpp"
#include "intake/fields.hpp"

#include <array>
#include <limits>
#include <utility>

namespace ctlpgn::intake {

namespace {

constexpr std::array<std::string_view, 2> side_words{emit::side_word(side::white),
                                                     emit::side_word(side::black)};
constexpr std::string_view awaiting_word = "awaiting";
constexpr std::string_view first_crossing = "first";
constexpr std::uint32_t largest_number = std::numeric_limits<std::int32_t>::max();
constexpr std::uint32_t largest_label = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t largest_nag = 255;

// The tree keeps the values of tags with their escapes.
std::string escaped(std::string_view value) {
    std::string result;
    for (const char c : value) {
        if (c == '\\' || c == '"')
            result += '\\';
        result += c;
    }
    return result;
}

} // namespace

void game_builder::build(const json& from, built_game& into) {
    made_ = &into;
    into.text.clear();
    into.tree.clear();
    into.doubt.clear();
    const fields in(path_, from,
                    {"schemaVersion", "format", "file", "index", "variant", "tags", "initial", "comments",
                     "moves", "variations", "result", "resultSpan", "closingComments", "diagnostics",
                     "span"});
    add_tags(in.value("tags"));
    if (in.has("index"))
        into.tree.index = in.number("index", 1, largest_number);
    if (in.has("result"))
        into.tree.result = static_cast<std::uint8_t>(in.word("result", words_.results));
    into.tree.first_closing_comment = add_comments(from, "closingComments");
    // A list instead of recursion, since how deep variations may lie is an option.
    open_.clear();
    open_.push_back({.object = &from, .path = path_.text()});
    while (!open_.empty()) {
        const open_line next = std::move(open_.back());
        open_.pop_back();
        add_line(next);
    }
    into.tree.text = into.text;
}

void game_builder::add_tags(const json& list) {
    const json_path::step at(path_, "tags");
    std::size_t i = 0;
    for (const json& each : array(path_, list)) {
        const json_path::step element(path_, i++);
        const fields in(path_, each, {"name", "value", "span"});
        tag& added = made_->tree.tags.emplace_back();
        added.name = add_text(in.text("name"));
        added.value = add_text(escaped(in.text("value")));
        added.escaped = true;
    }
}

void game_builder::add_line(const open_line& line) {
    path_.set(line.path);
    line_of_play made;
    made.first_comment = add_comments(*line.object, "comments");
    made.first_variation = add_variations(*line.object, line);
    made.first_move = add_moves(line);
    if (line.of == no_node)
        made_->tree.main_line = made;
    else
        made_->tree.variations[line.of].line = made;
}

node game_builder::add_moves(const open_line& line) {
    const json_path::step at(path_, "moves");
    const auto found = line.object->find("moves");
    if (found == line.object->end())
        path_.fail("is missing");
    const json& list = *found;
    const auto first = static_cast<node>(made_->tree.moves.size());
    std::size_t i = 0;
    for (const json& each : array(path_, list)) {
        const json_path::step element(path_, i++);
        add_move(each, line);
        if (i != list.size())
            made_->tree.moves.back().next = static_cast<node>(made_->tree.moves.size());
    }
    return list.empty() ? no_node : first;
}

void game_builder::add_move(const json& object, const open_line& line) {
    const fields in(path_, object,
                    {"number", "numberUnknown", "white", "black", "comments", "variations", "span"});
    move made;
    if (in.has("number"))
        made.number = in.number("number", 1, largest_number) & largest_number;
    made.number_unknown = in.flag("numberUnknown") ? 1U : 0U;
    if (in.has("white")) {
        const json_path::step at(path_, "white");
        made.white = make_ply(in.value("white"));
    }
    if (in.has("black")) {
        const json_path::step at(path_, "black");
        made.black = make_ply(in.value("black"));
    }
    made.first_comment = add_comments(object, "comments");
    made.first_variation = add_variations(object, line);
    made_->tree.moves.push_back(made);
}

node game_builder::add_variations(const json& in, const open_line& around) {
    const auto found = in.find("variations");
    if (found == in.end())
        return no_node;
    const json_path::step at(path_, "variations");
    const auto first = static_cast<node>(made_->tree.variations.size());
    std::size_t i = 0;
    for (const json& each : array(path_, *found)) {
        const json_path::step element(path_, i++);
        add_variation(each, around);
        if (i != found->size())
            made_->tree.variations.back().next = static_cast<node>(made_->tree.variations.size());
    }
    return found->empty() ? no_node : first;
}

void game_builder::add_variation(const json& object, const open_line& around) {
    if (around.depth >= limits_.depth)
        path_.fail("lies deeper than " + std::to_string(limits_.depth) + " variations");
    const fields in(path_, object, {"label", "replaces", "comments", "moves", "variations", "span"});
    variation made;
    made.label = in.has("label") ? in.number("label", 1, largest_label) : 0;
    made.replaces = static_cast<side>(in.word("replaces", side_words));
    open_.push_back({.object = &object,
                     .of = static_cast<node>(made_->tree.variations.size()),
                     .depth = around.depth + 1,
                     .path = path_.text()});
    made_->tree.variations.push_back(made);
}

node game_builder::add_comments(const json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end())
        return no_node;
    const json_path::step at(path_, key);
    const auto first = static_cast<node>(made_->tree.comments.size());
    std::size_t i = 0;
    for (const json& each : array(path_, *found)) {
        const json_path::step element(path_, i++);
        const fields in(path_, each, {"player", "generated", "text", "references", "span"});
        comment made;
        if (in.has("player"))
            made.player = static_cast<spoken_of>(in.word("player", emit::player_words.words));
        made.generated = in.flag("generated");
        made.text = add_text(in.text("text"));
        if (i != found->size())
            made.next = static_cast<node>(made_->tree.comments.size() + 1);
        made_->tree.comments.push_back(made);
    }
    return found->empty() ? no_node : first;
}

ply game_builder::make_ply(const json& object) {
    const fields in(path_, object,
                    {"id", "text", "unreadable", "piece", "from", "to", "capture", "promotion", "castling",
                     "check", "rating", "drawOffer", "end", "position", "legal", "brokenRule", "span"});
    ply made;
    if (in.flag("unreadable")) {
        made.kind = ply_kind::unreadable;
        made_->doubt = path_.text() + " is no ply that could be read";
    } else if (in.has("castling")) {
        if (in.has("piece") && in.text("piece") != words_.king)
            in.fail("piece", "must be \"" + std::string(words_.king) + "\" in a castling");
        for (const char* const key : {"from", "to", "promotion"})
            if (in.has(key))
                in.fail(key, "does not belong to a castling");
        const json_path::step at(path_, "castling");
        const fields castling(path_, in.value("castling"), {"name", "king", "rooks"});
        std::vector<std::string_view> names;
        for (const castling_words& each : words_.castlings)
            names.push_back(each.name);
        made.kind = ply_kind::castled;
        made.to = static_cast<place>(castling.word("name", names));
    } else {
        make_displacement(in, made);
    }
    // What is known of a ply that could not be read is no use.
    if (in.has("capture") && made.kind != ply_kind::unreadable) {
        if (made.kind != ply_kind::displaced)
            in.fail("capture", "belongs to a ply from one hex to another");
        const json_path::step at(path_, "capture");
        make_capture(in.value("capture"), made);
    }
    if (in.has("check"))
        made.check = static_cast<check_mark>(in.word("check", emit::check_words.words));
    if (in.has("rating")) {
        const json_path::step at(path_, "rating");
        const fields rating(path_, in.value("rating"), {"nag", "glyph"});
        made.nag = static_cast<std::uint8_t>(rating.number("nag", 1, largest_nag));
    }
    made.draw_offer = in.flag("drawOffer");
    made.game_end = in.flag("end");
    return made;
}

void game_builder::make_displacement(const fields& in, ply& made) const {
    made.to = place_in(in, "to");
    const bool promotes = in.has("promotion");
    if (in.has("from") || in.has("piece") || !promotes) {
        made.kind = ply_kind::displaced;
        made.from = place_in(in, "from");
        made.piece = piece_in(in, "piece");
    } else {
        made.kind = ply_kind::promoted;
    }
    if (promotes)
        made.promotion =
            in.text("promotion") == awaiting_word ? awaiting_promotion : piece_in(in, "promotion");
}

void game_builder::make_capture(const json& object, ply& made) {
    const fields in(path_, object, {"kind", "crossing", "piece", "at"});
    made.capture = static_cast<capture_kind>(in.word("kind", emit::capture_words.words));
    made.captured = piece_in(in, "piece");
    if (!in.has("crossing"))
        return;
    if (in.text("crossing") != first_crossing)
        in.fail("crossing", "must be \"first\", or be left out");
    if (made.capture != capture_kind::en_passant)
        in.fail("crossing", "belongs to captures in passing");
    made.capture = capture_kind::en_passant_first;
}

place game_builder::place_in(const fields& in, const char* key) const {
    return static_cast<place>(in.word(key, words_.places));
}

// Of several symbols for a piece the first; the writer knows which the game declares.
symbol game_builder::piece_in(const fields& in, const char* key) const {
    return in.text(key) == words_.pawn ? no_symbol : static_cast<symbol>(in.word(key, words_.pieces));
}

span game_builder::add_text(std::string_view text) {
    if (text.size() > std::numeric_limits<std::uint32_t>::max() - made_->text.size())
        path_.fail("has more text than a game can hold");
    const auto begin = static_cast<std::uint32_t>(made_->text.size());
    made_->text += text;
    return {begin, static_cast<std::uint32_t>(made_->text.size())};
}

} // namespace ctlpgn::intake
