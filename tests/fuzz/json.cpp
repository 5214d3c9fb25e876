// Games from JSON: refused with a place, doubted, or read; then they go to JSON and back again.
#include "ctlpgn/json.hpp"

#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::fuzz {

namespace {

struct games_of_json {
    std::string text;    // of all that could be read
    std::string json;    // the same as a document
    std::string doubts;  // about others
    std::string mistake; // after them
};

games_of_json read(std::string_view json) {
    games_of_json result;
    json_writer writer([&result](std::string_view bytes) { result.json += bytes; });
    const auto source = open_text(json);
    try {
        read_json(*source, [&](const json_game& each) {
            promise(each.doubt.empty() == (each.read != nullptr), "a game is neither read nor doubted");
            result.doubts += each.doubt;
            if (each.read == nullptr)
                return;
            result.text += each.read->text;
            writer.write(*each.read, *each.written_in, {});
        });
    } catch (const json_error& error) {
        result.mistake = error.what();
        promise(!result.mistake.empty(), "JSON is refused without a word");
    }
    writer.finish();
    return result;
}

int run_json(std::span<const std::byte> bytes) {
    const games_of_json once = read(text_of(bytes));
    const games_of_json again = read(once.json);
    promise(again.mistake.empty() && again.doubts.empty(),
            "JSON that was written is not read: " + again.mistake + again.doubts + "\n" + once.json);
    promise(again.text == once.text, "JSON that was written says something else:\n" + once.json);
    promise(again.json == once.json, "JSON that was written becomes other JSON:\n" + once.json);
    return 0;
}

std::vector<std::string> json_seeds() {
    constexpr std::size_t longest = 3000;
    std::vector<std::string> result;
    for (const std::string& text : corpus_seeds()) {
        std::string json;
        json_options options;
        options.lines = result.size() % 2 == 1;
        json_writer writer([&json](std::string_view bytes) { json += bytes; }, options);
        writer.finish(golden::read_games(text, {}, [&](const game& read, std::span<const diagnostic> found) {
            writer.write(read, golden::in_ctl_pgn(), found);
        }));
        if (json.size() <= longest)
            result.push_back(std::move(json));
    }
    return result;
}

} // namespace

const target json = {"json", run_json, json_seeds};

} // namespace ctlpgn::fuzz
