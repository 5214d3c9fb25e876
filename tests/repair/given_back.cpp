#include "repair/given_back.hpp"

#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::tests {

namespace {

std::vector<ply> plies_of(const notation& chosen, const game& read) {
    std::vector<ply> resolved = read.plies;
    if (chosen.resolve != nullptr)
        chosen.resolve(read, resolved);
    std::vector<ply> line;
    for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
        line.push_back(resolved[at]);
    return line;
}

std::string_view without_mark(std::string_view ply) {
    return ply.substr(0, ply.find_last_not_of("+#^∞") + 1);
}

} // namespace

bool is_same_ply(const ply& one, const ply& other) {
    return one.kind == other.kind && one.from == other.from && one.to == other.to &&
           one.promotion == other.promotion && (one.from != no_place || one.kind == ply_kind::castled);
}

bool is_same_text(std::string_view one, std::string_view other) {
    return without_mark(one) == without_mark(other);
}

game_frame frame_of(const notation& chosen, std::string_view form) {
    if (chosen.name == "ctl-pgn")
        return {.before = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Cescacs\"]\n\n",
                .after = " :\n*\n",
                .style = {.after_white = ", ", .after_move = "\n"}};
    if (chosen.name == "diplomat")
        return {.before = "[Variant \"Diplomat\"]\n\n",
                .after = "\n*\n",
                .style = {.after_white = ", ", .after_move = "\n"}};
    if (chosen.name == "xiangqi")
        return {.before = (form.empty() ? std::string() : "FORMAT " + std::string(form) + "\n") +
                          "GAME 1\nSTART{\n",
                .after = "\n}\n",
                .style = {.after_white = " ", .after_move = "\n"}};
    return {.before = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                      "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n",
            .after = " *\n",
            .style = {}};
}

std::vector<played_game> games_in(const notation& chosen, std::string_view text, std::size_t most) {
    constexpr std::size_t fewest_plies = 20;
    std::vector<played_game> games;
    const auto source = open_text(text);
    game_reader reader(*source, chosen);
    while (games.size() != most) {
        const game* const read = reader.next();
        if (read == nullptr)
            break;
        played_game made{.texts = {}, .plain = {}, .plies = plies_of(chosen, *read)};
        for (node at = read->main_line.first_ply; at != no_node; at = read->plies[at].next)
            made.texts.emplace_back(read->raw(read->plies[at].text()));
        if (made.texts.size() >= fewest_plies)
            games.push_back(std::move(made));
    }
    return games;
}

std::string text_of(const noisy_line& line, const game_frame& frame) {
    constexpr std::string_view between_plies = " ,\n";
    const std::size_t last = line.text.find_last_not_of(between_plies);
    return frame.before + line.text.substr(0, last + 1) + frame.after;
}

bool is_given_back(const notation& chosen, std::string_view fixed, const played_game& meant) {
    const auto source = open_text(fixed);
    game_reader reader(*source, chosen);
    const game* const read = reader.next();
    return read != nullptr && std::ranges::equal(plies_of(chosen, *read), meant.plies, is_same_ply);
}

namespace {

// All that is safe to be fixed at once, in ascending order.
std::vector<diagnostic> safe_fixes(const notation& chosen, const std::string& text) {
    std::vector<diagnostic> found;
    const auto source = open_text(text);
    lint(*source, chosen, {}, [&found](const linted& some) {
        for (const diagnostic& each : some.found)
            if (each.remedy && each.remedy->safe && !each.remedy->edits.empty())
                found.push_back(each);
    });
    std::ranges::sort(found, {}, [](const diagnostic& each) { return each.remedy->edits.front().begin; });
    std::uint64_t last_end = 0;
    std::erase_if(found, [&last_end](const diagnostic& each) {
        const std::vector<file_edit>& edits = each.remedy->edits;
        if (edits.front().begin < last_end)
            return true;
        last_end = std::max(edits.back().end, edits.front().begin + 1);
        return false;
    });
    return found;
}

bool is_written(const std::string& written, const game_frame& frame, const std::vector<std::string>& texts,
                std::size_t ply) {
    if (ply >= texts.size())
        return false;
    std::string both = texts[ply];
    if (ply + 1 != texts.size())
        both.append(ply % 2 == 0 ? frame.style.after_white : frame.style.after_move).append(texts[ply + 1]);
    return is_same_text(written, texts[ply]) || written == both;
}

// Whether the repair of the ply writes another than was played.
bool is_wrong(const std::string& written, const game_frame& frame, const played_game& meant,
              std::size_t ply) {
    return !is_written(written, frame, meant.texts, ply) && !is_written(written, frame, meant.plain, ply);
}

} // namespace

counted_repairs count_repairs(const notation& chosen, const noisy_line& line, const game_frame& frame,
                              const played_game& meant) {
    counted_repairs counted;
    std::string text = text_of(line, frame);
    std::vector<std::size_t> begins = line.begins; // in the text
    for (std::size_t& each : begins)
        if (each != std::string::npos)
            each += frame.before.size();
    constexpr int most_rounds = 8;
    for (int round = 0; round != most_rounds; ++round) {
        const std::vector<diagnostic> found = safe_fixes(chosen, text);
        if (found.empty())
            break;
        for (auto each = found.rbegin(); each != found.rend(); ++each) {
            const std::vector<file_edit>& edits = each->remedy->edits;
            const auto ply = std::ranges::find(begins, edits.front().begin);
            if (each->remedy->proven && edits.size() == 1 && ply != begins.end()) {
                const auto at = static_cast<std::size_t>(ply - begins.begin());
                ++counted.safe;
                if (is_wrong(edits.front().text, frame, meant, at))
                    counted.wrong.push_back(edits.front().text + " for " + meant.texts[at]);
            }
            for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
                text.replace(edit->begin, edit->end - edit->begin, edit->text);
                for (std::size_t& begin : begins)
                    if (begin != std::string::npos && begin > edit->begin)
                        begin += edit->begin + edit->text.size() - edit->end;
            }
        }
    }
    return counted;
}

} // namespace ctlpgn::tests
