// Reads games from JSON, and makes sure that the notation says the same about each.
#include "ctlpgn/from_json.hpp"

#include "format/harmless.hpp"
#include "format/wording.hpp"
#include "json_reading/claims.hpp"
#include "json_reading/game_builder.hpp"
#include "json_reading/inexpressible.hpp"
#include "json_reading/json_games.hpp"
#include "json_reading/json_input.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// Findings whose content the tree holds.
bool is_harmless(code id, const notation& chosen) {
    if (chosen.harmless == nullptr)
        return false;
    const harmless_findings& known = *chosen.harmless;
    return std::ranges::binary_search(known.always, id) || std::ranges::binary_search(known.if_empty, id) ||
           std::ranges::binary_search(known.in_plies, id);
}

// The codes of its diagnostics except notes, without duplicates.
std::vector<code> faults_of(const nlohmann::json& object) {
    std::vector<code> faults;
    const auto found = object.find("diagnostics");
    if (found == object.end() || !found->is_array())
        return faults;
    for (const nlohmann::json& each : *found) {
        const auto written = each.is_object() ? each.find("code") : each.end();
        if (!each.is_object() || written == each.end() || !written->is_string())
            continue;
        const std::optional<code> known = find_code(written->get_ref<const std::string&>());
        if (known && describe(*known).severity != level::note &&
            std::ranges::find(faults, *known) == faults.end())
            faults.push_back(*known);
    }
    return faults;
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
    // Does the same as json::sax_parse for JSON, which would bring in the binary formats.
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
               .lacks_result = lacks_result_,
               .unsaid = unsaid_,
               .reported = faults_});
    }

    // Returns why there is no such game.
    std::string read_game(const nlohmann::json& object, const notation& chosen) {
        faults_ = faults_of(object);
        const std::vector<code>& faults = faults_;
        unsaid_.clear();
        std::ranges::copy_if(faults, std::back_inserter(unsaid_), [&chosen](code each) {
            return layer_of(each) == layer::syntax && each != code::missing_result &&
                   !is_harmless(each, chosen);
        });
        try {
            json_reading::game_builder(chosen, limits_, path_).build(object, built_);
        } catch (const json_error& error) {
            return error.what();
        }
        const bool has_result = built_.tree.result != 0;
        if (chosen.complete != nullptr)
            chosen.complete(built_.tree);
        lacks_result_ = !has_result && built_.tree.result != 0;
        if (built_.tree.index == 0)
            built_.tree.index = static_cast<std::uint32_t>(number_);
        if (!built_.doubt.empty())
            return built_.doubt;
        std::string doubt = claims_.contradiction_in(built_, chosen);
        if (doubt.empty())
            doubt = json_reading::find_inexpressible(built_, chosen);
        if (doubt.empty() && !wording_->find(built_.tree, read_).empty())
            doubt = wording_->differs().what == layout::different::nothing
                        ? json_reading::describe_break(built_, read_)
                        : json_reading::describe(wording_->differs(), built_, read_);
        return doubt;
    }

    const std::function<void(const json_game&)>& take_;
    limits limits_;
    json_reading::json_input input_;
    json_reading::json_path path_;
    json_reading::json_games games_;
    std::unique_ptr<layout::wording> wording_;
    json_reading::built_game built_;
    json_reading::claims claims_;
    game read_;
    std::vector<code> faults_;
    std::vector<code> unsaid_;
    bool lacks_result_ = false;
    std::uint64_t number_ = 0;
};

} // namespace

void read_json(byte_source& source, const std::function<void(const json_game&)>& take, const limits& bounds) {
    json_reading_run(source, take, bounds).run();
}

} // namespace ctlpgn
