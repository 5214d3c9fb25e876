#include "notations/toy/toy.hpp"

namespace ctlpgn::toy {

namespace {

class writer final : public word_writer {
  public:
    void begin(const game& what) override { game_ = &what; }

    void tags(std::string& output) override {
        for (const tag& each : game_->tags)
            output.append("[")
                .append(game_->raw(each.name))
                .append(" \"")
                .append(game_->raw(each.value))
                .append("\"]\n");
    }

    void ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) override {
        if (what.has_number() && !where.completes_move)
            output.append(std::to_string(what.number)).append(what.player == side::white ? ". " : "... ");
        output += what.readable() ? words.places[what.to] : game_->raw(what.text());
    }

    void open_variation(const variation& /*what*/, std::string& output) override { output += '('; }
    void close_variation(std::string& output) override { output += ')'; }
    void open_comment(const comment& /*what*/, std::string& output) override { output += '{'; }
    void comment_text(const comment& what, std::string& output) override { output += game_->raw(what.text); }
    void close_comment(const comment& /*what*/, std::string& output) override { output += '}'; }
    void result(std::string& output) override {
        output += words.results[game_->result == 0 ? 4 : game_->result];
    }

  private:
    const game* game_ = nullptr;
};

} // namespace

std::unique_ptr<word_writer> make_writer(const writing_style& /*how*/) {
    return std::make_unique<writer>();
}

} // namespace ctlpgn::toy
