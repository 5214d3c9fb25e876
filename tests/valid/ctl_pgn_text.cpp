// CTL-PGN with the letters that a file has for pieces.
#include "valid/words.hpp"
#include "valid/written_games.hpp"

#include <vector>

namespace ctlpgn::valid {

namespace {

constexpr std::string_view ctl_pgn_results[] = {"*", "3-0", "0-3", "*"};

// Other letters of pieces: those of games with [Redefine "T@R, C@N"].
class lettering {
  public:
    explicit lettering(chance& lot) {
        constexpr std::string_view others[] = {"C@N", "S@N", "T@R", "W@V", "Q@D"};
        for (const std::string_view each : others)
            if (lot.once_in(3) && word_for(each[2]) == each[2])
                changed_.push_back(each);
    }

    [[nodiscard]] std::string value() const {
        std::string value;
        for (const std::string_view each : changed_)
            value.append(value.empty() ? "" : ", ").append(each);
        return value;
    }

    void write(std::string& ply) const {
        if (ply.starts_with("KR") && ply.find('-') == 3) {
            ply[1] = word_for('R');
            ply[2] = ply[2] == 'R' ? ply[1] : ply[2];
            return;
        }
        const auto change = [&](std::size_t at, bool has_hex) {
            if (at < ply.size() && (!has_hex || (at + 1 < ply.size() && is_capital(ply[at + 1]))))
                ply[at] = word_for(ply[at]);
        };
        change(0, true);
        constexpr std::string_view capture = "×";
        if (const std::size_t sign = ply.find(capture); sign != std::string::npos)
            change(sign + capture.size(), true);
        if (const std::size_t sign = ply.find('='); sign != std::string::npos)
            change(sign + 1, false);
    }

  private:
    static bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

    [[nodiscard]] char word_for(char letter) const {
        for (const std::string_view each : changed_)
            if (each[2] == letter)
                return each[0];
        return letter;
    }

    std::vector<std::string_view> changed_;
};

class ctl_pgn_writer {
  public:
    explicit ctl_pgn_writer(chance& lot) : lot_(lot), margins_(lot.below(3)) {}

    std::string write(drafted_game& game) {
        add_tags(game);
        text_ += '\n';
        add_line(game.main_line, 0);
        text_ += std::string(ctl_pgn_results[game.result]) + "\n";
        for (const std::string& each : game.closing)
            text_ += "{ " + each + " }\n";
        return text_;
    }

  private:
    enum margin_sign : std::size_t { dots, spaced_dots, other };

    void add_tags(drafted_game& game) {
        text_ = tag_line("Variant", "C'escacs");
        if (lot_.once_in(2)) {
            text_ += tag_line("Id", "Cescacs-P01");
            text_ += tag_line("Annotator", game.values.empty() ? "Cescacs" : game.values[0]);
        } else {
            text_ += tag_line("Event", game.values.empty() ? "Open" : game.values[0]) +
                     tag_line("Site", "Manresa, Catalunya ESP") + tag_line("Date", "2024-03-??") +
                     tag_line("Round", "-") + tag_line("White", "Puig, Marta") + tag_line("Black", "Soler") +
                     tag_line("Result", ctl_pgn_results[game.result]);
        }
        if (!game.position.empty()) {
            text_ += tag_line("PDTL", game.position);
        } else if (lot_.once_in(5)) {
            const lettering letters(lot_);
            if (const std::string value = letters.value(); !value.empty())
                text_ += tag_line("Redefine", value);
            change_plies(game.main_line, [&](drafted_ply& each) { letters.write(each.text); });
        }
    }

    [[nodiscard]] std::string margin_of(std::size_t depth) const {
        std::string made;
        for (std::size_t i = 0; i != depth; ++i)
            made += margins_ == spaced_dots ? ". " : ".";
        return made;
    }

    void add_line(const drafted_line& line, std::size_t depth) {
        const std::string margin = margin_of(depth);
        bool has_line_begun = depth != 0; // by the parenthesis and the label
        for (const std::string& each : line.remarks) {
            if (has_line_begun)
                text_ += '\n';
            has_line_begun = false;
            add_comment(each, "", margin);
        }
        for (std::size_t at = 0; at < line.plies.size();) {
            const drafted_ply* const white = line.plies[at].mover == side::white ? &line.plies[at] : nullptr;
            const std::size_t second = white == nullptr ? at : at + 1;
            const drafted_ply* const black = second < line.plies.size() ? &line.plies[second] : nullptr;
            at = second + 1;
            const bool is_last = at >= line.plies.size();
            const std::string_view end = is_last && depth == 0 ? ":" : "";
            if (!has_line_begun)
                text_ += margin;
            has_line_begun = false;
            text_ += number_of(white != nullptr ? *white : *black) + ' ';
            if (white == nullptr)
                text_ += lot_.once_in(2) ? "…, " : "..., ";
            else
                add_ply(*white, black == nullptr ? end : "");
            if (black != nullptr) {
                if (white != nullptr)
                    text_ += ", ";
                add_ply(*black, end);
            }
            const bool has_more = (white != nullptr && is_followed_by_text(*white)) ||
                                  (black != nullptr && is_followed_by_text(*black));
            if (depth != 0 && is_last && !has_more)
                break; // the parenthesis closes right here
            text_ += lot_.once_in(30) ? "\n\n" : "\n";
            if (white != nullptr)
                add_text(*white, "@W: ", margin, depth);
            if (black != nullptr)
                add_text(*black, "@B: ", margin, depth);
            if (depth != 0 && is_last)
                text_ += margin;
        }
    }

    void add_ply(const drafted_ply& ply, std::string_view end) {
        constexpr std::string_view ratings[] = {"", "!", "?", "!!", "??", "!?", "?!"};
        text_ += ply.text;
        if (ply.glyphs.empty() && end.empty())
            return;
        text_ += ' ';
        text_ += std::string(ply.glyphs.empty() ? "" : ratings[ply.glyphs[0]]) + std::string(end);
    }

    // A player has one mark for a move at most.
    void add_text(const drafted_ply& ply, std::string_view mark, const std::string& margin,
                  std::size_t depth) {
        bool may_have_mark = true;
        for (const std::string& each : ply.remarks) {
            const bool has_mark = may_have_mark && !lot_.once_in(3);
            add_comment(each, has_mark ? mark : "", margin);
            may_have_mark = may_have_mark && !has_mark;
        }
        for (const drafted_line& each : ply.variations) {
            text_ += margin + "(";
            if (each.label != 0)
                text_ += "$[" + std::to_string(each.label) + "] ";
            add_line(each, depth + 1);
            text_ += ")\n";
        }
    }

    // Some are a program's.
    void add_comment(const std::string& remark, std::string_view mark, const std::string& margin) {
        text_ += margin + (lot_.once_in(8) ? "{: " : "{ ") + std::string(mark) + remark + " }\n";
    }

    chance& lot_;
    std::string text_;
    std::size_t margins_;
};

} // namespace

std::string ctl_pgn_text(std::span<drafted_game> games, chance& lot) {
    std::string text;
    for (drafted_game& each : games)
        text += (text.empty() ? "" : "\n") + ctl_pgn_writer(lot).write(each);
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace ctlpgn::valid
