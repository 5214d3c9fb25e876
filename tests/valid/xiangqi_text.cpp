// Xiangqi in one of the forms of its moves. The games are drafted in ICCS.
#include "valid/words.hpp"
#include "valid/written_games.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace ctlpgn::valid {

namespace {

enum class form : std::uint8_t { iccs, lalg, axf, wxf };

constexpr int files = 9;
constexpr int ranks = 10;

struct point {
    int file = 0; // 0 is Red's left
    int rank = 0; // 0 is Red's first
};

// The pieces by point; letters as in FEN, upper case for Red.
class board {
  public:
    explicit board(std::string_view placement) {
        int file = 0;
        int rank = ranks - 1;
        for (const char each : placement) {
            if (each == ' ')
                break;
            if (each == '/') {
                --rank;
                file = 0;
            } else if (each >= '1' && each <= '9') {
                file += each - '0';
            } else {
                at({file++, rank}) = each;
            }
        }
    }

    char& at(point where) { return cells_[static_cast<std::size_t>(where.rank * files + where.file)]; }
    [[nodiscard]] char at(point where) const {
        return cells_[static_cast<std::size_t>(where.rank * files + where.file)];
    }
    void play(point from, point to) {
        at(to) = at(from);
        at(from) = 0;
    }
    // Pieces of the same kind and side on a file, by rank.
    [[nodiscard]] int count_on_file(char piece, int file, int below = ranks) const {
        int count = 0;
        for (int rank = 0; rank != below; ++rank)
            count += at({file, rank}) == piece ? 1 : 0;
        return count;
    }

  private:
    std::array<char, static_cast<std::size_t>(files* ranks)> cells_{};
};

point from_of(std::string_view ply) {
    return {ply[0] - 'A', ply[1] - '0'};
}

point to_of(std::string_view ply) {
    return {ply[3] - 'A', ply[4] - '0'};
}

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The usual letters of the forms, for those of FEN.
char letter_of(char piece, form written) {
    constexpr std::string_view of_fen = "krnbacp";
    constexpr std::string_view of_draft = "KRNMGCP";
    constexpr std::string_view of_federation = "KRHEACP";
    return (written == form::wxf ? of_federation : of_draft)[of_fen.find(small(piece))];
}

std::string lalg(const board& here, std::string_view ply) {
    const point from = from_of(ply);
    const point to = to_of(ply);
    return std::string(1, letter_of(here.at(from), form::lalg)) + small(ply[0]) + ply[1] +
           (here.at(to) != 0 ? 'x' : '-') + small(ply[3]) + ply[4];
}

// C2=5; nothing for pawns and for pieces that their file does not identify.
std::optional<std::string> relative(const board& here, std::string_view ply, form written) {
    const point from = from_of(ply);
    const point to = to_of(ply);
    const char piece = here.at(from);
    const bool is_red = piece >= 'A' && piece <= 'Z';
    const auto own_file = [&](int file) {
        return static_cast<char>('0' + (is_red ? files - file : file + 1));
    };
    char place = own_file(from.file);
    const bool goes_by_digit = small(piece) == 'b' || small(piece) == 'a'; // there is one that can go so
    if (const int count = here.count_on_file(piece, from.file); count > 1 && !goes_by_digit) {
        const bool is_highest = here.count_on_file(piece, from.file, from.rank) == count - 1;
        place = is_highest == is_red ? '+' : '-';
        if (count > 2)
            return std::nullopt;
        for (int file = 0; small(piece) == 'p' && file != files; ++file)
            if (file != from.file && here.count_on_file(piece, file) > 1)
                return std::nullopt;
    }
    const int ahead = is_red ? to.rank - from.rank : from.rank - to.rank;
    const char sideways = written == form::wxf ? '.' : '=';
    const char direction = ahead > 0 ? '+' : ahead < 0 ? '-' : sideways;
    const bool keeps_file = to.file == from.file;
    const char end = keeps_file ? static_cast<char>('0' + std::abs(ahead)) : own_file(to.file);
    return std::string{letter_of(piece, written), place, direction, end};
}

// False: the form cannot express one of the plies, and earlier ones may have changed.
bool rewrite(drafted_line& line, board here, form wanted) {
    for (drafted_ply& each : line.plies) {
        const board before = here;
        const std::string ply = each.text;
        here.play(from_of(ply), to_of(ply));
        std::optional<std::string> written =
            wanted == form::lalg ? lalg(before, ply) : relative(before, ply, wanted);
        if (!written)
            return false;
        each.text = std::move(*written);
        for (drafted_line& variation : each.variations)
            if (!rewrite(variation, before, wanted))
                return false;
    }
    return true;
}

// The form that all of them are in then.
form rewrite(std::span<drafted_game> games, chance& lot) {
    constexpr std::string_view usual = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    const auto wanted = static_cast<form>(lot.below(4));
    if (wanted == form::iccs)
        return wanted;
    std::vector<drafted_line> lines;
    for (const drafted_game& each : games) {
        lines.push_back(each.main_line);
        if (!rewrite(lines.back(), board(each.position.empty() ? usual : std::string_view(each.position)),
                     wanted))
            return form::iccs;
    }
    for (std::size_t i = 0; i != games.size(); ++i)
        games[i].main_line = std::move(lines[i]);
    return wanted;
}

class xiangqi_writer {
  public:
    explicit xiangqi_writer(chance& lot) : lot_(lot) {}

    std::string write(const drafted_game& game, std::size_t index) {
        constexpr std::string_view results[] = {"", "1-0", "0-1", "0.5-0.5 (Agreement)"};
        constexpr std::string_view names[] = {"RED", "EVENT"};
        text_ = "GAME " + std::to_string(index) + "\n";
        if (!results[game.result].empty() && lot_.once_in(2))
            text_ += "RESULT " + std::string(results[game.result]) + "\n";
        for (std::size_t i = 0; i != game.values.size(); ++i)
            text_ += std::string(names[i]) + " " + game.values[i] + "\n";
        if (!game.position.empty())
            text_ += "FEN " + game.position + "\n";
        text_ += "START{\n";
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

    void add_line(const drafted_line& line) {
        std::vector<marked_variation> variations;
        for (const std::string& each : line.remarks)
            add_comment(each);
        bool is_first = true;
        for (const drafted_ply& each : line.plies) {
            constexpr std::string_view glyphs[] = {"", "!", "?", "!!", "??", "!?", ""};
            if (each.mover == side::white)
                text_ += number_of(each) + ' ';
            else if (is_first)
                text_ += number_of(each, ". ... ");
            is_first = false;
            text_ += each.text;
            if (!each.glyphs.empty())
                text_ += glyphs[each.glyphs[0]];
            add_variations(each, variations);
            if (text_.back() != '\n')
                text_ += each.mover == side::black ? '\n' : ' ';
            for (const std::string& remark : each.remarks)
                add_comment(remark);
        }
        if (text_.back() == ' ')
            text_.back() = '\n';
        for (const marked_variation& each : variations) {
            text_ += "VAR[" + std::to_string(each.label) + "]{ ";
            add_line(*each.line);
            text_ += "}\n";
        }
    }

    // By their numbers, or directly here.
    void add_variations(const drafted_ply& ply, std::vector<marked_variation>& marked) {
        if (ply.variations.empty())
            return;
        if (lot_.once_in(4)) {
            for (const drafted_line& each : ply.variations) {
                text_ += " { ";
                add_line(each);
                text_ += "}\n";
            }
            return;
        }
        text_ += " (";
        for (const drafted_line& each : ply.variations) {
            marked.push_back({++labels_, &each});
            text_.append(&each == ply.variations.data() ? "" : ",").append(std::to_string(labels_));
        }
        text_ += ')';
    }

    void add_comment(std::string_view remark) {
        if (remark.find('\n') == std::string_view::npos && lot_.once_in(4)) {
            text_.append("# ").append(remark).append("\n");
            return;
        }
        const bool in_braces = lot_.once_in(2);
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
        text_ += in_braces ? "COM{ " + escaped + " }\n" : "/* " + escaped + " */\n";
    }

    chance& lot_;
    std::string text_;
    std::size_t labels_ = 0;
};

} // namespace

std::string xiangqi_text(std::span<drafted_game> games, chance& lot) {
    constexpr std::string_view format_lines[] = {"", "FORMAT LALG\n", "FORMAT AXF\n", "FORMAT WXF\n"};
    std::string text(format_lines[static_cast<std::size_t>(rewrite(games, lot))]);
    for (std::size_t i = 0; i != games.size(); ++i)
        text += xiangqi_writer(lot).write(games[i], i + 1);
    return lot.once_in(6) ? with_crlf(text) : text;
}

} // namespace ctlpgn::valid
