#include "valid/written_games.hpp"

#include <array>

namespace ctlpgn::valid {

namespace {

std::string quoted(std::string_view value) {
    std::string result = "\"";
    for (const char each : value) {
        if (each == '"' || each == '\\')
            result += '\\';
        result += each;
    }
    return result + '"';
}

std::string tag_line(std::string_view name, std::string_view value) {
    return "[" + std::string(name) + " " + quoted(value) + "]\n";
}

// Names for the tags of a game, which says only their values.
void add_tags(const drafted_game& game, std::span<const std::string_view> names, std::string& text) {
    for (std::size_t i = 0; i != game.tags.size() && i != names.size(); ++i)
        text += tag_line(names[i], game.tags[i].second);
}

std::string number_of(const drafted_ply& ply, std::string_view dots = ".") {
    return std::to_string(ply.number) + std::string(dots);
}

// Whether something stands between a ply and the next of its line.
bool is_followed_by_text(const drafted_ply& ply) {
    return !ply.remarks.empty() || !ply.variations.empty();
}

// Words with a space or a line end between them.
class flow {
  public:
    explicit flow(chance& lot) : lot_(lot) {}

    void add(std::string_view word) {
        constexpr std::size_t usual_line = 79;
        const std::size_t size = text.size() - (text.find_last_of('\n') + 1);
        if (!text.empty() && text.back() != '\n' && text.back() != '(')
            text += size + word.size() > usual_line || lot_.once_in(12) ? '\n' : ' ';
        text += word;
    }

    std::string text;

  private:
    chance& lot_;
};

// PGN

class pgn_writer {
  public:
    explicit pgn_writer(chance& lot) : lot_(lot), words_(lot) {}

    std::string write(const drafted_game& game) {
        constexpr std::string_view results[] = {"*", "1-0", "0-1", "1/2-1/2"};
        constexpr std::string_view names[] = {"Annotator", "Opening"};
        const std::string_view result = results[game.result];
        std::string text = tag_line("Event", "?") + tag_line("Site", "?") + tag_line("Date", "????.??.??") +
                           tag_line("Round", "?") + tag_line("White", "Puig, Marta") +
                           tag_line("Black", "?") + tag_line("Result", result);
        add_tags(game, names, text);
        if (!game.position.empty())
            text += tag_line("SetUp", "1") + tag_line("FEN", game.position);
        add_line(game.main_line);
        words_.add(result);
        for (const std::string& each : game.closing)
            words_.add("{" + each + "}");
        return text + "\n" + words_.text + "\n";
    }

  private:
    void add_line(const drafted_line& line) {
        for (const std::string& each : line.remarks)
            add_comment(each);
        bool needs_number = true;
        for (const drafted_ply& each : line.plies) {
            if (each.mover == side::white)
                words_.add(number_of(each));
            else if (needs_number)
                words_.add(number_of(each, "..."));
            words_.add(each.text);
            if (each.glyph != 0)
                words_.add("$" + std::to_string(each.glyph));
            for (const std::string& remark : each.remarks)
                add_comment(remark);
            for (const drafted_line& variation : each.variations) {
                words_.add("(");
                add_line(variation);
                words_.text += ')';
            }
            needs_number = is_followed_by_text(each);
        }
    }

    void add_comment(const std::string& remark) {
        const bool fits_on_line = remark.find('\n') == std::string::npos && remark.size() < 200;
        if (fits_on_line && lot_.once_in(6))
            words_.add("; " + remark + "\n");
        else
            words_.add("{" + remark + "}");
    }

    chance& lot_;
    flow words_;
};

std::string pgn_text(const drafted_game& game, chance& lot) {
    return pgn_writer(lot).write(game);
}

// Diplomat

class diplomat_writer {
  public:
    explicit diplomat_writer(chance& lot) : words_(lot) {}

    std::string write(const drafted_game& game) {
        constexpr std::string_view results[] = {"*", "1-0", "0-1", "1/2-1/2"};
        constexpr std::string_view names[] = {"Event", "White"};
        std::string text = tag_line("Variant", "Diplomat");
        add_tags(game, names, text);
        if (!game.position.empty())
            text += tag_line("Setup", game.position);
        add_line(game.main_line);
        words_.text += '\n';
        words_.text += results[game.result];
        for (const std::string& each : game.closing)
            words_.add("{ " + each + " }");
        return text + "\n" + words_.text + "\n";
    }

  private:
    void add_line(const drafted_line& line) {
        for (const std::string& each : line.remarks)
            words_.add("{ " + each + " }");
        bool needs_number = true;
        for (std::size_t at = 0; at != line.plies.size(); ++at) {
            const drafted_ply& each = line.plies[at];
            if (each.mover == side::white)
                words_.add(number_of(each));
            else if (needs_number)
                words_.add(number_of(each, ". ...,"));
            const bool reply_follows =
                each.mover == side::white && !is_followed_by_text(each) && at + 1 != line.plies.size();
            const std::string glyph = each.glyph == 0 ? "" : " $" + std::to_string(each.glyph);
            words_.add(each.text + glyph + (reply_follows ? "," : ""));
            for (const std::string& remark : each.remarks)
                words_.add("{ " + remark + " }");
            for (const drafted_line& variation : each.variations) {
                words_.add("(");
                add_line(variation);
                words_.text += ')';
            }
            needs_number = !reply_follows;
        }
    }

    flow words_;
};

std::string diplomat_text(const drafted_game& game, chance& lot) {
    return diplomat_writer(lot).write(game);
}

// CTL-PGN

class ctl_pgn_writer {
  public:
    explicit ctl_pgn_writer(chance& lot) : lot_(lot) {}

    std::string write(const drafted_game& game) {
        constexpr std::string_view results[] = {"*", "3-0", "0-3", "*"};
        text_ = tag_line("Variant", "C'escacs") + tag_line("Id", "Cescacs-P01") +
                tag_line("Annotator", "Cescacs");
        if (!game.position.empty())
            text_ += tag_line("PDTL", game.position);
        text_ += '\n';
        add_line(game.main_line, 0);
        text_ += std::string(results[game.result]) + "\n";
        for (const std::string& each : game.closing)
            text_ += "{ " + each + " }\n";
        return text_;
    }

  private:
    void add_line(const drafted_line& line, std::size_t depth) {
        const std::string margin(depth, '.');
        bool has_line_begun = depth != 0; // by the parenthesis and the label
        for (const std::string& each : line.remarks) {
            if (has_line_begun)
                text_ += '\n';
            has_line_begun = false;
            text_ += margin + "{ " + each + " }\n";
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
            text_ += '\n';
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
        if (ply.glyph != 0 || !end.empty())
            text_ += ' ';
        text_ += std::string(ratings[ply.glyph]) + std::string(end);
    }

    void add_text(const drafted_ply& ply, std::string_view mark, const std::string& margin,
                  std::size_t depth) {
        for (const std::string& each : ply.remarks)
            text_ += margin + "{ " + std::string(lot_.once_in(3) ? "" : mark) + each + " }\n";
        for (const drafted_line& each : ply.variations) {
            text_ += margin + "(";
            add_line(each, depth + 1);
            text_ += ")\n";
        }
    }

    chance& lot_;
    std::string text_;
};

std::string ctl_pgn_text(const drafted_game& game, chance& lot) {
    return ctl_pgn_writer(lot).write(game);
}

// Xiangqi

class xiangqi_writer {
  public:
    explicit xiangqi_writer(chance& lot) : lot_(lot) {}

    std::string write(const drafted_game& game) {
        constexpr std::string_view names[] = {"RED", "EVENT"};
        text_ = "GAME 1\n";
        for (std::size_t i = 0; i != game.tags.size(); ++i)
            text_ += std::string(names[i]) + " " + game.tags[i].second + "\n";
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
            if (each.mover == side::white)
                text_ += number_of(each) + ' ';
            else if (is_first)
                text_ += number_of(each, ". ... ");
            is_first = false;
            text_ += each.text;
            for (const drafted_line& variation : each.variations) {
                variations.push_back({++labels_, &variation});
                text_ += " (" + std::to_string(labels_) + ")";
            }
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

    void add_comment(std::string_view remark) {
        const bool in_braces = lot_.once_in(2);
        std::string_view stops = in_braces ? "}" : "*/";
        std::string escaped;
        for (std::size_t at = 0; at != remark.size();) {
            if (remark.substr(at).starts_with(stops)) {
                escaped.append("\\").append(stops);
                at += stops.size();
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

std::string xiangqi_text(const drafted_game& game, chance& lot) {
    return xiangqi_writer(lot).write(game);
}

constexpr std::array all_ways = {way_of_writing{"ctl-pgn", ctl_pgn_text},
                                 way_of_writing{"diplomat", diplomat_text}, way_of_writing{"pgn", pgn_text},
                                 way_of_writing{"xiangqi", xiangqi_text}};

} // namespace

std::span<const way_of_writing> ways_of_writing() {
    return all_ways;
}

} // namespace ctlpgn::valid
