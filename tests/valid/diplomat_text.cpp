#include "valid/words.hpp"
#include "valid/written_games.hpp"

namespace ctlpgn::valid {

namespace {

class diplomat_writer {
  public:
    explicit diplomat_writer(chance& lot) : lot_(lot), words_(lot) {}

    std::string write(const drafted_game& game) {
        constexpr std::string_view results[] = {"*", "1-0", "0-1", "1/2-1/2"};
        constexpr std::string_view names[] = {"Event", "White"};
        std::string text = tag_line("Variant", "Diplomat");
        for (std::size_t i = 0; i != game.values.size(); ++i)
            text += tag_line(names[i], game.values[i]);
        if (!game.position.empty())
            text += tag_line("Setup", game.position);
        add_line(game.main_line);
        words_.join("\n" + std::string(results[game.result]));
        for (const std::string& each : game.closing)
            add_comment(each);
        return text + "\n" + words_.text + "\n";
    }

  private:
    void add_line(const drafted_line& line) {
        for (const std::string& each : line.remarks)
            add_comment(each);
        bool needs_number = true;
        for (std::size_t at = 0; at != line.plies.size(); ++at) {
            const drafted_ply& each = line.plies[at];
            if (each.mover == side::white)
                words_.add(number_of(each));
            else if (needs_number)
                words_.add(number_of(each, lot_.once_in(2) ? ". ...," : ". …,"));
            const bool reply_follows =
                each.mover == side::white && !is_followed_by_text(each) && at + 1 != line.plies.size();
            std::string glyphs;
            for (const std::uint8_t glyph : each.glyphs)
                glyphs += " $" + std::to_string(glyph);
            words_.add(each.text + glyphs + (reply_follows ? "," : ""));
            for (const std::string& remark : each.remarks)
                add_comment(remark);
            for (const drafted_line& variation : each.variations) {
                words_.add("(");
                add_line(variation);
                words_.join(")");
            }
            needs_number = !reply_follows;
        }
    }

    void add_comment(const std::string& remark) {
        words_.add(lot_.once_in(2) ? "{ " + remark + " }" : "{" + remark + "}");
    }

    chance& lot_;
    flow words_;
};

} // namespace

std::string diplomat_text(std::span<drafted_game> games, chance& lot) {
    std::string text;
    for (const drafted_game& each : games)
        text += (text.empty() ? "" : "\n") + diplomat_writer(lot).write(each);
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace ctlpgn::valid
