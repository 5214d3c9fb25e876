#include "valid/words.hpp"
#include "valid/written_games.hpp"
#include "valid/xiangqi_moves.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <vector>

namespace ctlpgn::valid {

namespace {

constexpr freedom xiangqi_freedoms[] = {
    {"small letters for Black's pieces"},
    {"other letters for pieces, which need no declaration"},
    {"the other sign for sideways"},
    {"+ and - for guards and elephants, where a digit would do"},
    {"signs of check"},
    {"a number before each half-move"},
    {"dots for a half-move of Black's that comes later"},
    {"tabs, empty lines and several spaces"},
    {"each half-move on a separate line"},
    {"markers one by one, and with other gaps"},
    {"variations directly after the move"},
    {"other gaps in blocks"},
    {"comments to the end of the line"},
    {"comments between /* and */"},
    {"empty comments"},
    {"header lines in another order"},
    {"more header lines"},
    {"the form ICCS declared"},
    {"a position by its men"},
    {"more fields in positions"},
};
static_assert(std::size(xiangqi_freedoms) == static_cast<std::size_t>(xiangqi_freely::last));

class xiangqi_writer {
  public:
    xiangqi_writer(freedoms& author, chance& lot) : author_(author), lot_(lot) {}

    std::string write(const drafted_game& game, std::size_t index) {
        text_ = "GAME " + std::to_string(index);
        if (author_.take(xiangqi_freely::more_header))
            text_ += lot_.once_in(2) ? ", opening study" : ",x.y";
        text_ += "\n";
        add_header(game);
        text_ += author_.take(xiangqi_freely::odd_gaps_in_blocks) ? "START\n{" : "START{\n";
        add_line(game.main_line);
        for (const std::string& each : game.closing)
            add_comment(each);
        return text_ + "}\n";
    }

  private:
    struct marked_variation {
        std::size_t label;
        const drafted_line* line;
    };

    void add_header(const drafted_game& game) {
        constexpr std::string_view results[] = {"", "1-0", "0-1", "0.5-0.5 (Agreement)"};
        constexpr std::string_view names[] = {"RED", "EVENT"};
        constexpr std::string_view more[] = {"DATE 1994-03-20",
                                             "DATE 1994-03-??",
                                             "PLACE Manresa",
                                             "TIME 40/90",
                                             "BLACK Hu, Ronghua; 2600; GM",
                                             "BLACK Li;;"};
        std::vector<std::string> lines;
        if (!results[game.result].empty() && lot_.once_in(2))
            lines.push_back("RESULT " + std::string(results[game.result]));
        for (std::size_t i = 0; i != game.values.size(); ++i)
            lines.push_back(std::string(names[i]) + " " + game.values[i]);
        if (author_.take(xiangqi_freely::more_header))
            lines.emplace_back(lot_.one_of(more));
        if (!game.position.empty())
            lines.push_back(author_.take(xiangqi_freely::set_up_of_men) ? set_up_of(game) : fen_of(game));
        if (author_.take(xiangqi_freely::header_in_other_order) && !lines.empty())
            std::swap(lines.back(), lines[lot_.below(lines.size())]);
        for (const std::string& each : lines)
            text_ += each + "\n";
    }

    static std::uint32_t first_number(const drafted_game& game) {
        return game.main_line.plies.empty() ? 1 : game.main_line.plies.front().number;
    }

    std::string fen_of(const drafted_game& game) {
        const std::string placement = game.position.substr(0, game.position.find(' '));
        const std::string number = std::to_string(first_number(game));
        const std::array<std::string, 5> ends{"", " -", " - -", " - - 0", " - - 0 " + number};
        if (!author_.take(xiangqi_freely::more_fields))
            return "FEN " + game.position;
        const bool is_red = game.main_line.plies.empty() || game.main_line.plies.front().mover == side::white;
        return "FEN " + placement + (is_red ? lot_.once_in(2) ? " w" : " r" : " b") + lot_.one_of(ends);
    }

    // Ra0; kf9; MOVE 1, RED
    std::string set_up_of(const drafted_game& game) {
        const bool is_black =
            !game.main_line.plies.empty() && game.main_line.plies.front().mover == side::black;
        const bool have_brackets = lot_.once_in(3);
        const std::string separator = lot_.once_in(3) ? ", " : lot_.once_in(3) ? ";\n" : "; ";
        std::string men;
        char file = 'a';
        char rank = '9';
        for (const char each : game.position.substr(0, game.position.find(' ')))
            if (each == '/') {
                file = 'a';
                --rank;
            } else if (each >= '1' && each <= '9') {
                file = static_cast<char>(file + each - '0');
            } else {
                const std::string where{file++, rank};
                men += each + (have_brackets ? "(" + where + ")" : where) + separator;
            }
        return "SETUP{ " + men + "MOVE " + std::to_string(first_number(game)) +
               (is_black ? ", BLACK }" : ", RED }");
    }

    void add_gap(char usual) {
        if (author_.take(xiangqi_freely::odd_gaps))
            text_ += gap_of(lot_);
        else
            text_ += usual;
    }

    void add_line(const drafted_line& line) {
        std::vector<marked_variation> variations;
        for (const std::string& each : line.remarks)
            add_comment(each);
        bool needs_number = true;
        for (std::size_t at = 0; at != line.plies.size(); ++at) {
            const drafted_ply& each = line.plies[at];
            const bool is_red = each.mover == side::white;
            if (is_red || needs_number || author_.take(xiangqi_freely::numbers_for_black)) {
                text_ += number_of(each);
                add_gap(' ');
                if (!is_red) {
                    text_ += lot_.once_in(2) ? "..." : "…";
                    add_gap(' ');
                }
            }
            add_ply(each);
            const bool has_bare = add_variations(each, variations);
            needs_number = is_red && !has_bare && at + 1 != line.plies.size() &&
                           author_.take(xiangqi_freely::dots_for_black);
            if (needs_number)
                text_ += text_.back() == ')' ? " ..." : " …";
            if (text_.back() != '\n')
                add_gap(!is_red || author_.take(xiangqi_freely::plies_on_lines) ? '\n' : ' ');
            for (const std::string& remark : each.remarks)
                add_comment(remark);
            if (author_.take(xiangqi_freely::early_variations))
                add_blocks(variations);
        }
        if (text_.back() == ' ')
            text_.back() = '\n';
        add_blocks(variations);
    }

    void add_ply(const drafted_ply& ply) {
        constexpr std::string_view glyphs[] = {"", "!", "?", "!!", "??", "!?", ""};
        const std::string glyph(ply.glyphs.empty() ? "" : glyphs[ply.glyphs[0]]);
        const std::string sign = ply.gives_check ? "+" : "";
        text_ += ply.text + (lot_.once_in(3) ? glyph + sign : sign + glyph);
    }

    void add_blocks(std::vector<marked_variation>& variations) {
        for (const marked_variation& each : variations) {
            const std::string label = std::to_string(each.label);
            text_ += author_.take(xiangqi_freely::odd_gaps_in_blocks) ? "VAR [ " + label + " ]\n{"
                                                                      : "VAR[" + label + "]{ ";
            add_line(*each.line);
            text_ += "}\n";
        }
        variations.clear();
    }

    // By their numbers, or directly here, which is true.
    bool add_variations(const drafted_ply& ply, std::vector<marked_variation>& marked) {
        if (ply.variations.empty())
            return false;
        if (lot_.once_in(4)) {
            for (const drafted_line& each : ply.variations) {
                text_ += " { ";
                add_line(each);
                text_ += "}\n";
            }
            return true;
        }
        const bool is_odd = author_.take(xiangqi_freely::odd_markers);
        constexpr std::string_view separators[] = {" ", ") (", ")(", " , "};
        const std::string_view separator = is_odd ? lot_.one_of(separators) : ",";
        text_ += is_odd && lot_.once_in(2) ? "(" : " (";
        for (const drafted_line& each : ply.variations) {
            marked.push_back({++labels_, &each});
            text_.append(&each == ply.variations.data() ? "" : separator).append(std::to_string(labels_));
        }
        text_ += ')';
        return false;
    }

    void add_comment(std::string_view remark) {
        const bool has_line = remark.find('\n') == std::string_view::npos;
        if (has_line && author_.take(xiangqi_freely::line_comments)) {
            text_.append("# ").append(remark).append("\n");
            return;
        }
        const bool in_braces = !author_.take(xiangqi_freely::block_comments);
        const std::string_view stop = in_braces ? "}" : "*/";
        std::string escaped;
        for (std::size_t at = 0; at != remark.size();) {
            if (remark.substr(at).starts_with(stop)) {
                escaped.append("\\").append(stop);
                at += stop.size();
            } else {
                escaped += remark[at++];
            }
        }
        const bool is_odd = author_.take(xiangqi_freely::odd_gaps_in_blocks);
        const std::string_view gap = is_odd ? "" : " ";
        text_ += in_braces ? is_odd ? "COM {" : "COM{" : "/*";
        text_.append(gap).append(escaped).append(gap) += in_braces ? "}" : "*/";
        add_gap('\n');
    }

    freedoms& author_;
    chance& lot_;
    std::string text_;
    std::size_t labels_ = 0;
};

std::string xiangqi_text(std::span<drafted_game> games, freedoms& author, chance& lot) {
    constexpr std::string_view forms[] = {"", "LALG", "SALG", "AXF", "WXF"};
    const auto form = static_cast<move_form>(lot.below(std::size(forms)));
    std::string text;
    if (form != move_form::iccs)
        text = "FORMAT " + std::string(forms[static_cast<std::size_t>(form)]) + "\n";
    else if (author.take(xiangqi_freely::iccs_declared))
        text = "FORMAT ICCS\n";
    for (std::size_t i = 0; i != games.size(); ++i) {
        write_plies(games[i], form, author, lot);
        text += xiangqi_writer(author, lot).write(games[i], i + 1);
    }
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace

way_of_writing xiangqi_way() {
    return {"xiangqi", xiangqi_freedoms, xiangqi_text};
}

} // namespace ctlpgn::valid
