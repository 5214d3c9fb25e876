// Import format of PGN, with its freedoms.
#include "valid/words.hpp"
#include "valid/written_games.hpp"

namespace ctlpgn::valid {

namespace {

constexpr std::string_view pgn_results[] = {"*", "1-0", "0-1", "1/2-1/2"};
constexpr std::string_view names_of_values[] = {"Annotator", "Opening"};
constexpr std::string_view suffixes[] = {"", "!", "?", "!!", "??", "!?", "?!"};
constexpr std::string_view more_glyphs[] = {"$0",  "$10", "$13", "$14",  "$16",
                                            "$18", "$22", "$36", "$132", "$139"};
constexpr std::string_view more_tags[] = {"[ECO \"B12\"]",
                                          "[WhiteElo \"2100\"]",
                                          "[BlackElo \"-\"]",
                                          "[TimeControl \"40/7200:3600\"]",
                                          "[EventDate \"2023.??.??\"]",
                                          "[Mode \"OTB\"]",
                                          "[Termination \"normal\"]",
                                          "[UTCTime \"12:30:00\"]",
                                          "[my_Tag7 \"\"]"};
constexpr std::string_view escaped_lines[] = {"% $4 [Event \"x\"]", "%", "% 12. Nf3 {so}"};

class pgn_writer {
  public:
    explicit pgn_writer(chance& lot) : lot_(lot), words_(lot), numbers_(lot.below(3)) {}

    std::string write(const drafted_game& game) {
        const std::string_view result = pgn_results[game.result];
        text_ = tag_line("Event", "?") + tag_line("Site", "?") +
                tag_line("Date", lot_.once_in(2) ? "????.??.??" : "2024.02.29") +
                tag_line("Round", lot_.once_in(2) ? "?" : "3.1") + tag_line("White", "Puig, Marta") +
                tag_line("Black", "?") + tag_line("Result", result);
        for (std::size_t i = 0; i != game.values.size(); ++i)
            text_ += tag_line(names_of_values[i], game.values[i]);
        for (const std::string_view each : more_tags)
            if (lot_.once_in(6))
                text_.append(each).append("\n");
        if (!game.position.empty())
            text_ += tag_line("SetUp", "1") + tag_line("FEN", game.position);
        if (lot_.once_in(6))
            text_.append(lot_.one_of(escaped_lines)).append("\n");
        if (!lot_.once_in(6))
            text_ += '\n';
        add_line(game.main_line);
        words_.add(result);
        for (const std::string& each : game.closing)
            words_.add("{" + each + "}");
        return text_ + words_.text + "\n";
    }

  private:
    enum numbering : std::size_t { apart, glued, none };

    void add_line(const drafted_line& line) {
        for (const std::string& each : line.remarks)
            add_comment(each);
        bool needs_number = true;
        for (const drafted_ply& each : line.plies) {
            const bool has_number = numbers_ != none && (each.mover == side::white || needs_number);
            const std::string number = number_of(each, each.mover == side::white ? "." : "...");
            if (has_number && numbers_ == apart)
                words_.add(number);
            words_.add((has_number && numbers_ == glued ? number : "") + each.text);
            for (const std::uint8_t glyph : each.glyphs)
                if (lot_.once_in(2))
                    words_.join(suffixes[glyph]);
                else
                    words_.add("$" + std::to_string(glyph));
            if (lot_.once_in(30))
                words_.add(lot_.one_of(more_glyphs));
            for (const std::string& remark : each.remarks)
                add_comment(remark);
            if (lot_.once_in(60))
                words_.join("\n" + std::string(lot_.one_of(escaped_lines)) + "\n");
            for (const drafted_line& variation : each.variations) {
                words_.add(lot_.once_in(4) ? "( " : "(");
                add_line(variation);
                words_.join(lot_.once_in(4) ? "\n)" : ")");
            }
            needs_number = is_followed_by_text(each);
        }
    }

    void add_comment(const std::string& remark) {
        const bool fits_on_line = remark.find('\n') == std::string::npos && remark.size() < 200;
        if (fits_on_line && lot_.once_in(6))
            words_.add((lot_.once_in(2) ? "; " : ";") + remark + "\n");
        else if (lot_.once_in(6))
            words_.join("{" + remark + "}");
        else
            words_.add("{" + remark + "}");
    }

    chance& lot_;
    std::string text_;
    flow words_;
    std::size_t numbers_;
};

} // namespace

std::string pgn_text(std::span<drafted_game> games, chance& lot) {
    std::string text;
    for (const drafted_game& each : games) {
        text += pgn_writer(lot).write(each);
        if (!lot.once_in(8))
            text += '\n';
    }
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace ctlpgn::valid
