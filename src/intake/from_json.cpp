// Reads games out of JSON, and makes sure that the notation says the same of each.
#include "ctlpgn/from_json.hpp"

#include "ctlpgn/format.hpp"
#include "format/same_game.hpp"
#include "intake/game_builder.hpp"
#include "intake/json_games.hpp"
#include "intake/json_input.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

namespace {

constexpr std::string_view spaces = " \t\r\n";

// The text of a built game, and the game that is in it.
class wording {
  public:
    wording(const notation& in, const limits& with)
        : notation_(in), limits_(with), formatter_(in, style()), writer_(in.make_writer(style().words)) {}

    [[nodiscard]] const notation& written_in() const { return notation_; }

    // Empty, and `read` is the game; or why there is no such text.
    std::string find(const intake::built_game& built, game& read) {
        if (!built.doubt.empty())
            return built.doubt;
        text_.clear();
        formatter_.write(built.tree, text_);
        findings_.clear();
        const reading_result result = notation_.read_game(text_, true, true, limits_, read, findings_);
        if (!result.game || result.consumed != text_.size())
            return "its text would not be read as one game";
        read.index = built.tree.index;
        std::string different =
            layout::difference_of(built.tree, read, notation_, layout::references::as_text);
        if (different.empty() && !same_tags(built.tree, read))
            different = "tags differ";
        return different.empty() ? different : "its text would be read differently: " + different;
    }

  private:
    // Lines of comments stay as long as they are.
    static format_options style() {
        format_options how;
        how.depth = depth_sign::none;
        how.width = 0;
        return how;
    }

    bool same_tags(const game& a, const game& b) {
        return a.tags.size() == b.tags.size() && tags_of(a) == tags_of(b);
    }

    std::string tags_of(const game& in) {
        std::string text;
        writer_->begin(in);
        writer_->tags(text);
        return text;
    }

    const notation& notation_;
    limits limits_;
    game_formatter formatter_;
    std::unique_ptr<word_writer> writer_;
    std::string text_;
    std::vector<finding> findings_;
};

class intake_run {
  public:
    intake_run(byte_source& from, const std::function<void(const json_game&)>& take, const limits& with)
        : take_(take), limits_(with), input_(from),
          games_(input_, with, path_,
                 [this](const nlohmann::json& object, const notation& in) { take_game(object, in); }) {}

    void run() {
        skip_spaces();
        for (bool first = true; !input_.at_end(); first = false) {
            const bool is_line = !first || input_.line() != 1;
            games_.begin(is_line ? "line " + std::to_string(input_.line()) + ": " : std::string());
            nlohmann::json::sax_parse(intake::json_input::iterator(input_), intake::json_input::iterator(),
                                      &games_, nlohmann::json::input_format_t::json, false);
            skip_spaces();
        }
    }

  private:
    void skip_spaces() {
        while (!input_.at_end() && spaces.find(input_.current()) != std::string_view::npos)
            input_.advance();
    }

    void take_game(const nlohmann::json& object, const notation& in) {
        if (!wording_ || &wording_->written_in() != &in)
            wording_ = std::make_unique<wording>(in, limits_);
        ++number_;
        const std::string doubt = read_game(object, in);
        take_(
            {.number = number_, .read = doubt.empty() ? &read_ : nullptr, .written_in = &in, .doubt = doubt});
    }

    // Returns why there is no such game.
    std::string read_game(const nlohmann::json& object, const notation& in) {
        try {
            intake::game_builder(in, limits_, path_).build(object, built_);
        } catch (const json_error& error) {
            // The JSON of a faulty text lacks what could not be read of it; that is no fault of the JSON.
            const auto found = object.find("diagnostics");
            if (found == object.end() || found->empty())
                throw;
            return error.what();
        }
        if (in.complete != nullptr)
            in.complete(built_.tree);
        if (built_.tree.index == 0)
            built_.tree.index = static_cast<std::uint32_t>(number_);
        return wording_->find(built_, read_);
    }

    const std::function<void(const json_game&)>& take_;
    limits limits_;
    intake::json_input input_;
    intake::json_path path_;
    intake::json_games games_;
    std::unique_ptr<wording> wording_;
    intake::built_game built_;
    game read_;
    std::uint64_t number_ = 0;
};

} // namespace

void read_json(byte_source& from, const std::function<void(const json_game&)>& take, const limits& with) {
    intake_run(from, take, with).run();
}

} // namespace ctlpgn
