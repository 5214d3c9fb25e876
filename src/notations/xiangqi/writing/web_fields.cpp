#include "notations/xiangqi/writing/web_fields.hpp"

#include "ctlpgn/annotations.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/positions/web_board.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/writing/comment_signs.hpp"
#include "notations/xiangqi/writing/draft_values.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::xiangqi {

namespace {

class header_writer {
  public:
    header_writer(const game& record, std::span<const std::string> moves, std::string& output)
        : record_(record), moves_(moves), output_(output) {}

    void run() {
        bool says_result = false;
        for (const tag& each : record_.tags) {
            says_result = says_result || find_tag(record_.raw(each.name)) == tag_name::result;
            add(each);
        }
        if (!says_result)
            add_if_given("result", web_results[record_.result]);
        add_position();
    }

  private:
    void add_if_given(std::string_view name, std::string_view value) {
        if (!value.empty())
            write_web_field(name, value, output_);
    }

    void add(const tag& what) {
        const std::string value = value_in_draft(record_, what);
        switch (find_tag(record_.raw(what.name))) {
        case tag_name::format:
        case tag_name::fen:
        case tag_name::set_up: return;
        case tag_name::game: return add_if_given("title", is_name_of_xiangqi(value) ? "" : value);
        case tag_name::time: return add_if_given("time", value);
        case tag_name::result: return add_result(value);
        case tag_name::red: return add_player("red", value);
        case tag_name::black: return add_player("black", value);
        case tag_name::date: return add_if_given("date", value);
        case tag_name::place: return add_if_given("place", value);
        case tag_name::event: return add_if_given("event", value);
        case tag_name::unknown: break;
        }
        const std::string name = name_on_web_board(record_.raw(what.name));
        const bool names_game = name == "variant" && is_name_of_xiangqi(value);
        add_if_given(name, names_game ? "" : value);
    }

    void add_result(std::string_view value) {
        const std::uint8_t meant = result_of(value);
        add_if_given("result", meant == 0 ? value : web_results[meant]);
        add_if_given("endtype", reason_of(value));
    }

    void add_player(const std::string& side, std::string_view value) {
        if (is_pgn(record_) || is_web_game(record_))
            return add_if_given(side, value);
        const player_fields fields = fields_of_player(value);
        add_if_given(side, fields.name);
        add_if_given(side + "rating", fields.rating);
        add_if_given(side + "level", fields.title);
    }

    void add_position() {
        const game_start start = start_of(record_);
        if (start.written != nullptr && !start.readable)
            return add_if_given("fen", record_.raw(start.written->value));
        const node first = record_.main_line.first_ply;
        write_web_position(start.on_board, first == no_node ? std::string_view() : moves_[first], output_);
    }

    const game& record_;
    std::span<const std::string> moves_;
    std::string& output_;
};

class moves_writer {
  public:
    moves_writer(const game& record, std::span<const std::string> moves, std::string& output)
        : record_(record), moves_(moves), output_(output), places_(record.plies.size()) {}

    // Each line of play before its variations, which boards expect.
    void run() {
        add_comments(record_.main_line.first_annotation, {0, 0});
        std::vector<node> waiting;
        write_line(record_.main_line, "movelist", {0, 1}, waiting);
        for (std::uint32_t id = 1; !waiting.empty(); ++id) {
            const variation& next = record_.variations[waiting.back()];
            waiting.pop_back();
            const place_on_board replaced = places_[next.replaces];
            write_line(next.line,
                       "move_" + std::to_string(replaced.line) + "_" + std::to_string(replaced.number) + "_" +
                           std::to_string(id),
                       {id, replaced.number}, waiting);
        }
        output_ += comments_;
    }

  private:
    // A line of play, and the number of a ply, counted from the beginning of the game.
    struct place_on_board {
        std::uint32_t line = 0;
        std::uint32_t number = 0; // 0: of no ply that has been written
    };

    // The last variations come first on the list.
    void write_line(const line_of_play& line, const std::string& name, place_on_board at,
                    std::vector<node>& waiting) {
        std::string plies;
        for (const node each : plies_of(record_, line)) {
            plies += moves_[each];
            add_comments(record_.plies[each].first_annotation, at);
            places_[each] = at;
            ++at.number;
        }
        write_web_field(name, plies, output_);
        const std::size_t before = waiting.size();
        for (const node each : plies_of(record_, line))
            for (const node index : annotations_of_kind(record_, record_.plies[each].first_annotation,
                                                        annotation_kind::variation))
                if (const node replaced = record_.variations[index].replaces;
                    replaced != no_node && places_[replaced].number != 0)
                    waiting.push_back(index);
        std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(before), waiting.end());
    }

    // Boards have one comment for a ply.
    void add_comments(node first_annotation, place_on_board at) {
        std::string words;
        for (const node index : annotations_of_kind(record_, first_annotation, annotation_kind::comment))
            words.append(words.empty() ? "" : "\n")
                .append(trimmed(said_in(record_, record_.comments[index])));
        const std::string line = at.line == 0 ? std::string() : std::to_string(at.line) + "_";
        if (!words.empty())
            write_web_field("comment" + line + std::to_string(at.number), said_on_web_board(words),
                            comments_);
    }

    const game& record_;
    std::span<const std::string> moves_;
    std::string& output_;
    std::vector<place_on_board> places_; // of plies
    std::string comments_;
};

} // namespace

std::string move_on_web_board(const xiangqi::ply& played) {
    return point_on_web_board(played.from) + point_on_web_board(played.to);
}

void write_web_field(std::string_view name, std::string_view value, std::string& output) {
    output.append(web_board_opening).append("_").append(name).append("]").append(value);
    output.append("[/").append(web_board_opening.substr(1)).append("_").append(name).append("]\n");
}

void write_web_position(const position& shown, std::string_view first_move, std::string& output) {
    const std::string men = position_on_web_board(shown);
    std::optional<position> understood = position_of_web_board(men);
    if (understood && !first_move.empty())
        if (const piece moved = understood->at(point_of_web_board(first_move)); !moved.is_empty())
            understood->to_move = moved.owner();
    const std::string meant = fen_of(shown);
    if (!understood || fen_of(*understood) != meant)
        write_web_field("fen", meant, output);
    write_web_field("binit", men, output);
}

void write_web_header(const game& record, std::span<const std::string> moves, std::string& output) {
    header_writer(record, moves, output).run();
}

void write_web_moves(const game& record, std::span<const std::string> moves, std::string& output) {
    moves_writer(record, moves, output).run();
}

} // namespace ctlpgn::xiangqi
