#include "json_reading/json_games.hpp"

#include "ctlpgn/json.hpp"
#include "json_reading/fields.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ctlpgn::json_reading {

namespace {

constexpr std::size_t levels_of_variation = 4; // "variations", its element, "moves", its element
constexpr std::size_t other_levels = 16;

// If only the second number of the version changes, nothing is misread; but a newer version may say more than
// is known here.
bool is_known_version(std::string_view version) {
    constexpr std::size_t dot = json_schema_version.find('.');
    if (version.substr(0, dot + 1) != json_schema_version.substr(0, dot + 1))
        return false;
    const auto minor = [](std::string_view text) {
        unsigned number = 0;
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data() + dot + 1, end, number);
        return read.ec == std::errc() && read.ptr == end ? static_cast<int>(number) : -1;
    };
    return minor(version) >= 0 && minor(version) <= minor(json_schema_version);
}

} // namespace

json_games::json_games(const json_input& input, const limits& bounds, json_path& path, take_game take)
    : input_(input), limits_(bounds), path_(path), take_(std::move(take)) {}

void json_games::begin(std::string place) {
    place_ = std::move(place);
    path_.set(place_);
    root_ = json();
    open_.clear();
    begun_at_ = input_.passed();
    list_ = nullptr;
    games_ = 0;
    is_list_ = false;
}

// Called once it is known that the list holds JSON.
void json_games::refuse_list() const {
    if (is_list_)
        path_.fail("the JSON of games " + must_be("an object", root_));
}

nlohmann::json& json_games::put(json value) {
    refuse_list();
    if (input_.passed() - begun_at_ > limits_.game_bytes)
        path_.fail((list_ == nullptr || list_->size() < 2 ? "a game has more than "
                                                          : "the games before their format have more than ") +
                   std::to_string(limits_.game_bytes) + " bytes");
    const bool is_game = open_.empty() || open_.back() == list_;
    if (is_game && !value.is_object()) {
        if (open_.empty())
            path_.fail("the JSON of games " + must_be("an object", value));
        path_.set(place_ + "games[" + std::to_string(games_ + list_->size()) + "]");
        path_.fail(must_be("an object", value));
    }
    if (open_.empty())
        return root_ = std::move(value);
    json& parent = *open_.back();
    if (parent.is_array())
        return parent.emplace_back(std::move(value));
    const auto [at, is_new] = parent.emplace(key_, std::move(value));
    if (!is_new) {
        path_.set(path_to_open());
        path_.fail("the field " + json_reading::quoted(key_) + " is given twice");
    }
    return *at;
}

// "games[0].moves[3]", of the value that is being read.
std::string json_games::path_to_open() const {
    std::string path = place_;
    for (std::size_t i = 1; i < open_.size(); ++i) {
        const json& parent = *open_[i - 1];
        if (parent.is_array()) {
            const std::size_t handed_over = &parent == list_ ? games_ : 0;
            path.append("[").append(std::to_string(handed_over + parent.size() - 1)).append("]");
            continue;
        }
        const auto at =
            std::ranges::find_if(parent.items(), [&](const auto& each) { return &each.value() == open_[i]; });
        path.append(i == 1 ? "" : ".").append(at.key());
    }
    return path;
}

bool json_games::open(json value) {
    if (open_.size() > levels_of_variation * std::size_t{limits_.depth} + other_levels)
        path_.fail("line " + std::to_string(input_.line()) + " nests deeper than " +
                   std::to_string(limits_.depth) + " variations can");
    if (open_.empty() && value.is_array()) {
        is_list_ = true;
        open_.push_back(&(root_ = std::move(value)));
        return true;
    }
    if (!open_.empty() && open_.back() == list_ && list_->empty())
        begun_at_ = input_.passed();
    const bool is_list = open_.size() == 1 && key_ == "games" && value.is_array();
    open_.push_back(&put(std::move(value)));
    if (is_list)
        list_ = open_.back();
    return true;
}

bool json_games::close() {
    refuse_list();
    open_.pop_back();
    if (open_.empty())
        finish_value();
    else if (open_.back() == list_)
        finish_game();
    return true;
}

// Fields of an object have no order, so those that say how to read the games may come after them.
void json_games::finish_game() {
    if (root_.contains("schemaVersion") && root_.contains("format"))
        hand_over_games();
}

void json_games::hand_over_games() {
    path_.set(place_);
    const notation& chosen = find_format();
    for (const json& each : *list_) {
        path_.set(place_ + "games[" + std::to_string(games_) + "]");
        take_(each, chosen);
        ++games_;
    }
    path_.set(place_);
    list_->clear();
    begun_at_ = input_.passed();
}

// Both fields are there.
const notation& json_games::find_format() {
    {
        const json_path::step at(path_, "schemaVersion");
        const std::string& version = text_in(path_, root_["schemaVersion"]);
        if (!is_known_version(version))
            path_.fail(quoted(version) + " is not a version that this program knows; the newest is " +
                       std::string(json_schema_version));
    }
    const json_path::step at(path_, "format");
    const std::string& format = text_in(path_, root_["format"]);
    const notation* const found = find_notation(format);
    if (found == nullptr)
        path_.fail(quoted(format) + " is not a notation that this program knows");
    return *found;
}

void json_games::finish_value() {
    path_.set(place_);
    for (const char* const field : {"schemaVersion", "format"})
        if (!root_.contains(field)) {
            const json_path::step at(path_, field);
            path_.fail("is missing");
        }
    const notation& chosen = find_format();
    const bool is_document = root_.contains("games") || !root_.contains("moves");
    if (!is_document)
        return take_(root_, chosen);
    const fields document(path_, root_, {"schemaVersion", "format", "games", "diagnostics"});
    // A line may hold only diagnostics.
    if (!root_.contains("diagnostics") || root_.contains("games")) {
        const json& games = document.value("games");
        const json_path::step at(path_, "games");
        array(path_, games);
    }
    if (list_ != nullptr && !list_->empty())
        hand_over_games();
}

bool json_games::null() {
    put(nullptr);
    return true;
}

bool json_games::boolean(bool value) {
    put(value);
    return true;
}

bool json_games::number_integer(number_integer_t value) {
    put(value);
    return true;
}

bool json_games::number_unsigned(number_unsigned_t value) {
    put(value);
    return true;
}

bool json_games::number_float(number_float_t value, const string_t& /*written*/) {
    put(value);
    return true;
}

bool json_games::string(string_t& value) {
    put(std::move(value));
    return true;
}

bool json_games::binary(binary_t& /*value*/) {
    return false; // no text is of this type
}

bool json_games::start_object(std::size_t /*size*/) {
    return open(json::object());
}

bool json_games::key(string_t& name) {
    key_ = std::move(name);
    return true;
}

bool json_games::end_object() {
    return close();
}

bool json_games::start_array(std::size_t /*size*/) {
    return open(json::array());
}

bool json_games::end_array() {
    return close();
}

// "[...] parse error at line 1, column 2: syntax error while parsing value - what; last read: 'x'; expected
// y"
bool json_games::parse_error(std::size_t /*at*/, const std::string& /*token*/,
                             const nlohmann::detail::exception& error) {
    const std::string_view written = error.what();
    const std::size_t place = written.find("column");
    const std::size_t begin = place == std::string_view::npos ? place : written.find(": ", place);
    std::string_view why = begin == std::string_view::npos ? written : written.substr(begin + 2);
    const std::size_t expected = why.rfind("; expected ");
    const std::string_view instead = expected == std::string_view::npos ? "" : why.substr(expected);
    // The text after "last read" may be of any length.
    why = why.substr(0, std::min(why.find("; last read: "), expected));
    constexpr std::string_view while_parsing = "syntax error while parsing ";
    std::string part;
    if (const std::size_t end = why.find(" - ");
        why.starts_with(while_parsing) && end != std::string_view::npos) {
        part = " (" + std::string(why.substr(while_parsing.size(), end - while_parsing.size())) + ")";
        why.remove_prefix(end + 3);
    }
    path_.set("line " + std::to_string(input_.line()) + ", column " + std::to_string(input_.column()));
    path_.fail("this is not JSON" + part + ": " + std::string(why) + std::string(instead));
}

} // namespace ctlpgn::json_reading
