// Reads games out of JSON, and makes sure that the notation says the same of each.
#include "ctlpgn/from_json.hpp"

#include "format/wording.hpp"
#include "json_reading/game_builder.hpp"
#include "json_reading/json_games.hpp"
#include "json_reading/json_input.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

// Whether its diagnostics tell of an error, other than that it has no result.
bool was_faulty(const nlohmann::json& object) {
    const auto found = object.find("diagnostics");
    if (found == object.end() || !found->is_array())
        return false;
    return std::ranges::any_of(*found, [](const nlohmann::json& each) {
        return each.is_object() && each.value("severity", nlohmann::json()) == "error" &&
               each.value("code", nlohmann::json()) != code_text(code::missing_result);
    });
}

class json_reading_run {
  public:
    json_reading_run(byte_source& source, const std::function<void(const json_game&)>& take,
                     const limits& bounds)
        : take_(take), limits_(bounds), input_(source),
          games_(input_, bounds, path_, [this](const nlohmann::json& object, const notation& chosen) {
              take_game(object, chosen);
          }) {}

    void run() {
        skip_spaces();
        for (bool first = true; !input_.at_end(); first = false) {
            const bool is_line = !first || input_.line() != 1;
            games_.begin(is_line ? "line " + std::to_string(input_.line()) + ": " : std::string());
            read_value();
            skip_spaces();
        }
    }

  private:
    // What json::sax_parse does with JSON; it would bring the binary formats with it.
    void read_value() {
        auto type = nlohmann::detail::input_adapter(json_reading::json_input::iterator(input_),
                                                    json_reading::json_input::iterator());
        nlohmann::detail::parser<nlohmann::json, decltype(type)>(std::move(type)).sax_parse(&games_, false);
    }

    void skip_spaces() {
        while (!input_.at_end() && white_space.find(input_.current()) != std::string_view::npos)
            input_.advance();
    }

    void take_game(const nlohmann::json& object, const notation& chosen) {
        if (!wording_ || &wording_->written_in() != &chosen)
            wording_ = std::make_unique<layout::wording>(chosen, limits_);
        ++number_;
        const std::string doubt = read_game(object, chosen);
        take_({.number = number_,
               .read = doubt.empty() ? &read_ : nullptr,
               .written_in = &chosen,
               .doubt = doubt,
               .lacks_result = lacks_result_});
    }

    // Returns why there is no such game.
    std::string read_game(const nlohmann::json& object, const notation& chosen) {
        try {
            json_reading::game_builder(chosen, limits_, path_).build(object, built_);
        } catch (const json_error& error) {
            // The JSON of a faulty text lacks what could not be read of it; that is no fault of the JSON.
            const auto found = object.find("diagnostics");
            if (found == object.end() || found->empty())
                throw;
            return error.what();
        }
        // That of a text that was not read to its end is nothing to guess.
        const bool has_result = built_.tree.result != 0;
        if (!has_result && built_.doubt.empty() && was_faulty(object))
            return "its result is missing, and its diagnostics say that the game was faulty";
        if (chosen.complete != nullptr)
            chosen.complete(built_.tree);
        lacks_result_ = !has_result && built_.tree.result != 0;
        if (built_.tree.index == 0)
            built_.tree.index = static_cast<std::uint32_t>(number_);
        return built_.doubt.empty() ? wording_->find(built_.tree, read_) : built_.doubt;
    }

    const std::function<void(const json_game&)>& take_;
    limits limits_;
    json_reading::json_input input_;
    json_reading::json_path path_;
    json_reading::json_games games_;
    std::unique_ptr<layout::wording> wording_;
    json_reading::built_game built_;
    game read_;
    bool lacks_result_ = false;
    std::uint64_t number_ = 0;
};

} // namespace

void read_json(byte_source& source, const std::function<void(const json_game&)>& take, const limits& bounds) {
    json_reading_run(source, take, bounds).run();
}

} // namespace ctlpgn
