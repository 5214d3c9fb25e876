#include "valid/promises.hpp"

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "format/same_game.hpp"
#include "golden/corpus.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::valid {

namespace {

// Words with single spaces between them, since line breaks of comments do not count.
std::string words_of(std::string_view text) {
    std::string result;
    for (const char each : text) {
        const bool is_space = each == ' ' || each == '\n' || each == '\r' || each == '\t';
        if (!is_space)
            result += each;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    if (!result.empty() && result.back() == ' ')
        result.pop_back();
    return result;
}

// The parts of a draft.
struct content {
    std::vector<std::string> remarks;
    std::vector<std::string> plies;
    std::size_t variations = 0;

    void add(const drafted_line& line) {
        add_remarks(line.remarks);
        for (const drafted_ply& each : line.plies) {
            plies.push_back(each.text);
            add_remarks(each.remarks);
            variations += each.variations.size();
            for (const drafted_line& variation : each.variations)
                add(variation);
        }
    }
    void add_remarks(const std::vector<std::string>& more) {
        for (const std::string& each : more)
            remarks.push_back(words_of(each));
    }
};

content content_of(const drafted_game& made) {
    content all;
    all.add(made.main_line);
    all.add_remarks(made.closing);
    std::ranges::sort(all.remarks);
    std::ranges::sort(all.plies);
    return all;
}

content content_of(const game& read) {
    content all;
    for (const ply& each : read.plies)
        all.plies.emplace_back(read.raw(each.text()));
    for (const comment& each : read.comments) {
        std::string said = words_of(read.raw(each.text));
        // The escapes of comments of xiangqi.
        for (const std::string_view escape : {"\\}", "\\*/"})
            for (std::size_t at = said.find(escape); at != std::string::npos; at = said.find(escape, at))
                said.erase(at, 1);
        all.remarks.push_back(std::move(said));
    }
    all.variations = read.variations.size();
    std::ranges::sort(all.remarks);
    std::ranges::sort(all.plies);
    return all;
}

std::string first_difference(const std::vector<std::string>& written, const std::vector<std::string>& read) {
    const auto [a, b] = std::ranges::mismatch(written, read);
    return (a == written.end() ? "nothing more was written" : "written: " + *a) + "\n" +
           (b == read.end() ? "nothing more was read" : "read: " + *b);
}

broken_promise broken_by_reading(const drafted_game& made, const game& read) {
    const content written = content_of(made);
    const content seen = content_of(read);
    if (written.plies != seen.plies)
        return {"its plies are read as others", first_difference(written.plies, seen.plies)};
    if (written.remarks != seen.remarks)
        return {"its comments are read as others", first_difference(written.remarks, seen.remarks)};
    if (written.variations != seen.variations)
        return {"its variations are read as others", {}};
    return {};
}

// The words around the first difference.
std::string difference_of(const std::string& text, const std::string& wanted) {
    constexpr std::size_t around = 60;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(text, wanted).in1 - text.begin());
    const std::size_t begin = at - std::min(at, around);
    return text.substr(begin, 2 * around) + "\nnot\n" + wanted.substr(begin, 2 * around);
}

// What is only bad style is no error, and its fix changes nothing else.
broken_promise broken_by_linting(const valid_text& given, const notation& chosen) {
    for (const diagnostic& each : lint(given.text, chosen))
        if ((each.severity != level::note || each.remedy) &&
            (each.severity == level::error || !given.author.explain(describe(each.id).name)))
            return {"it is reported: " + code_text(each.id),
                    std::to_string(each.line) + ":" + std::to_string(each.column) + " " + each.message};
    const std::string fixed = apply_fixes(given.text, chosen, {}, {.unsafe = true});
    if (given.text == given.fixed)
        return fixed == given.text ? broken_promise() : broken_promise{"it is fixed", fixed};
    const auto compared = [unsure = given.author.unsure()](std::string text) {
        std::erase_if(text, [&](char each) { return unsure.find(each) != std::string::npos; });
        return words_of(text);
    };
    const std::string meant = compared(std::string(given.fixed));
    const std::string come = compared(fixed);
    return come == meant ? broken_promise()
                         : broken_promise{"its style is fixed in another way", difference_of(come, meant)};
}

// Compares the games that were read with those of the text, one after the other.
class comparison {
  public:
    comparison(std::span<const game> read, const notation& chosen) : read_(read), notation_(chosen) {}

    void add(const game* again, std::string_view doubt) {
        if (!difference.empty())
            return;
        if (again == nullptr)
            difference = doubt;
        else if (next_ == read_.size())
            difference = "another game";
        else
            difference = layout::difference_of(read_[next_++], *again, notation_);
    }
    void finish() {
        if (difference.empty() && next_ != read_.size())
            difference = "a game is missing";
    }

    std::string difference;

  private:
    std::span<const game> read_;
    const notation& notation_;
    std::size_t next_ = 0;
};

broken_promise broken_by_formatting(std::span<const game> read, std::string_view text,
                                    const notation& chosen) {
    std::string formatted;
    std::string refused;
    const auto source = open_text(text);
    format_games(*source, chosen, {}, faulty_games::keep, [&](const formatted_game& each) {
        formatted += each.after;
        if (!each.formatted && each.read != nullptr)
            refused = each.why.empty() ? std::string(each.doubt) : each.why.front().message;
    });
    if (!refused.empty())
        return {"it is not formatted", refused};
    comparison compared(read, chosen);
    golden::read_games(
        formatted, {}, [&](const game& again, std::span<const diagnostic>) { compared.add(&again, {}); },
        std::string_view::npos, check_level::syntax, chosen);
    compared.finish();
    if (compared.difference.empty())
        return {};
    return {"what is formatted says something else", compared.difference + "\n" + formatted};
}

broken_promise broken_by_json(std::span<const game> read, std::string_view text, const notation& chosen) {
    std::string json;
    json_writer writer([&json](std::string_view bytes) { json += bytes; });
    writer.finish(golden::read_games(
        text, {},
        [&](const game& each, std::span<const diagnostic> found) { writer.write(each, chosen, found); },
        std::string_view::npos, check_level::legal, chosen));
    comparison compared(read, chosen);
    const auto source = open_text(json);
    try {
        read_json(*source, [&](const json_game& each) { compared.add(each.read, each.doubt); });
        compared.finish();
    } catch (const json_error& error) {
        compared.difference = error.what();
    }
    if (compared.difference.empty())
        return {};
    return {"its JSON says something else", compared.difference};
}

} // namespace

broken_promise find_broken_promise(const valid_text& given, const notation& chosen) {
    const std::span<const drafted_game> made = given.made;
    const std::string_view text = given.text;
    std::vector<game> read;
    // The text of each is a part of `text`.
    golden::read_games(
        text, {}, [&](const game& each, std::span<const diagnostic>) { read.push_back(each); },
        std::string_view::npos, check_level::syntax, chosen);
    for (game& each : read)
        each.text = text.substr(each.offset, each.text.size());
    // The first finding explains the rest.
    broken_promise broken = broken_by_linting(given, chosen);
    if (broken.what.empty() && read.size() != made.size())
        return {"it is read as more games, or fewer", std::to_string(read.size())};
    for (std::size_t i = 0; i != made.size() && broken.what.empty(); ++i)
        broken = broken_by_reading(made[i], read[i]);
    for (const auto& check : {broken_by_formatting, broken_by_json})
        if (broken.what.empty())
            broken = check(read, text, chosen);
    return broken.what.empty() && !chosen.accepts(text, {})
               ? broken_promise{"the strict reading does not accept it", {}}
               : broken;
}

} // namespace ctlpgn::valid
