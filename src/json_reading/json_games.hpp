// Finds the games in the events of a JSON parser, one value at a time.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "json_reading/json_error.hpp"
#include "json_reading/json_input.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::json_reading {

// Receives the events of a document, or of one line of JSON Lines. Only the current game of a document is
// kept, and those that come before the fields that say how to read them.
class json_games final : public nlohmann::json_sax<nlohmann::json> {
  public:
    using json = nlohmann::json;
    using take_game = std::function<void(const json&, const notation&)>;

    json_games(const json_input& input, const limits& bounds, json_path& path, take_game take);

    // Before each value. `place` is what messages call it: "line 7: ".
    void begin(std::string place);

    bool null() override;
    bool boolean(bool value) override;
    bool number_integer(number_integer_t value) override;
    bool number_unsigned(number_unsigned_t value) override;
    bool number_float(number_float_t value, const string_t& written) override;
    bool string(string_t& value) override;
    bool binary(binary_t& value) override;
    bool start_object(std::size_t size) override;
    bool key(string_t& name) override;
    bool end_object() override;
    bool start_array(std::size_t size) override;
    bool end_array() override;
    bool parse_error(std::size_t at, const std::string& token,
                     const nlohmann::detail::exception& error) override;

  private:
    void refuse_list() const;
    json& put(json value);
    bool open(json value);
    bool close();
    void finish_game();
    void hand_over_games();
    void finish_value();
    [[nodiscard]] const notation& find_format();
    [[nodiscard]] std::string path_to_open() const;

    const json_input& input_;
    limits limits_;
    json_path& path_;
    take_game take_;
    std::string place_;
    json root_;
    std::vector<json*> open_; // a parent gets nothing while its child is open, so the places are stable
    std::string key_;
    std::uint64_t begun_at_ = 0; // the game, in the bytes of the source
    bool is_list_ = false;       // it is an array, or not JSON: files of games may also begin with "["
    json* list_ = nullptr;       // the games of a document
    std::size_t games_ = 0;      // that were in it so far
};

} // namespace ctlpgn::json_reading
