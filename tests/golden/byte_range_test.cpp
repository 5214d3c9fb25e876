// Ranges of bytes that cover a file give together the same result as the whole file, wherever it is cut.
#include "ctlpgn/errors.hpp"
#include "ctlpgn/jobs.hpp"
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "text/sources/byte_range.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

class temporary_file {
  public:
    explicit temporary_file(const std::string& text)
        : path_((std::filesystem::temp_directory_path() / ("byte_range_" + std::to_string(::getpid())))
                    .string()) {
        std::ofstream(path_, std::ios::binary) << text;
    }
    ~temporary_file() { std::filesystem::remove(path_); }
    temporary_file(const temporary_file&) = delete;
    temporary_file& operator=(const temporary_file&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_;
};

// The games of several texts as JSON Lines, numbered through.
class all_games final : public game_work {
  public:
    explicit all_games(const notation& chosen) : chosen_(chosen) {}

    void read(game_reader& games) override {
        while (const game* const read = games.next()) {
            game numbered = *read;
            numbered.index = ++count_;
            writer_.write(numbered, chosen_, unnumbered(games));
        }
    }
    std::unique_ptr<game_batch> make_batch() override { return std::make_unique<batch>(*this); }
    void end(const game_reader& games) override {
        for (const diagnostic& each : games.diagnostics())
            written_ +=
                each.message + " " + std::to_string(each.line) + ":" + std::to_string(each.column) + "\n";
    }

    [[nodiscard]] std::string result() {
        writer_.finish();
        return json_ + written_;
    }

  private:
    // Reads only when it is its turn, and so in the order of the file.
    class batch final : public game_batch {
      public:
        explicit batch(all_games& games) : games_(games) {}
        void read(game_reader& games) override {
            kept_.clear();
            while (const game* const read = games.next())
                kept_.push_back({*read, unnumbered(games), std::string(read->text)});
        }
        void hand_on(std::uint32_t /*games_before*/) override {
            for (kept& each : kept_) {
                each.read.index = ++games_.count_;
                games_.writer_.write(each.read, games_.chosen_, each.found);
            }
        }

      private:
        struct kept {
            game read;
            std::vector<diagnostic> found;
            std::string text;
        };
        all_games& games_;
        std::vector<kept> kept_;
    };

    static std::vector<diagnostic> unnumbered(const game_reader& games) {
        std::vector<diagnostic> found(games.diagnostics().begin(), games.diagnostics().end());
        for (diagnostic& each : found)
            each.game = 0;
        return found;
    }

    const notation& chosen_;
    std::uint32_t count_ = 0;
    std::string json_;
    std::string written_;
    json_writer writer_{[this](std::string_view bytes) { json_ += bytes; }, {.lines = true, .spans = true}};
};

// Correct games in all forms, with other text between them.
std::string games_in(const notation& chosen) {
    std::string text;
    for (const corpus_file& each : corpus_of(chosen))
        if (each.expects() == expected::no_findings)
            text.append(each.text).append(text.size() % 3 == 0 ? "\n\nbetween them\n\n" : "\n\n");
    return text;
}

std::string whole(const std::string& path, const notation& chosen) {
    all_games work(chosen);
    ctlpgn::read_games(*open_file(path), chosen, {}, work);
    return work.result();
}

std::string divided(const std::string& path, const notation& chosen, const std::vector<std::uint64_t>& cuts,
                    std::uint64_t run_up, unsigned jobs) {
    all_games work(chosen);
    std::uint64_t begin = 0;
    const auto read = [&](byte_range range) {
        const auto source = open_range(path, chosen, range, {}, run_up);
        ctlpgn::read_games(*source, chosen, {.jobs = jobs, .batch_bytes = 2000}, work);
    };
    for (const std::uint64_t cut : cuts) {
        read({.begin = begin, .end = cut});
        begin = cut;
    }
    read({.begin = begin});
    return work.result();
}

std::vector<std::uint64_t> some_cuts(std::mt19937& random, std::size_t size) {
    std::vector<std::uint64_t> cuts(1 + random() % 12);
    for (std::uint64_t& each : cuts)
        each = random() % (size + 20);
    std::ranges::sort(cuts);
    return cuts;
}

} // namespace

TEST_CASE("ranges that cover a file give each game once", "[golden][bytes]") {
    std::mt19937 random(7);
    for (const notation* const chosen : notations()) {
        const std::string text = games_in(*chosen);
        const temporary_file file(text);
        const std::string expected = whole(file.path(), *chosen);
        INFO(chosen->name << ", " << text.size() << " bytes");
        CHECK((text.empty() || expected.size() > text.size()));
        for (int i = 0; i != 6; ++i) {
            const auto cuts = some_cuts(random, text.size());
            CAPTURE(cuts);
            // With a short run-up reading does not start at the beginning of the file.
            CHECK((divided(file.path(), *chosen, cuts, usual_run_up, 1) == expected));
            CHECK((divided(file.path(), *chosen, cuts, 8000, 1 + static_cast<unsigned>(i) % 3) == expected));
        }
    }
}

TEST_CASE("a range may begin at any byte", "[golden][bytes]") {
    const std::string text = "[Event \"1\"]\n\n1. e4 {\n[Event \"none\"]\n\n1. e4 *\n} e5 1-0\n\nbetween\n\n"
                             "[Event \"2\"]\r\n\r\n1. d4 * [Event \"3\"] 1. c4 0-1\n%x\n1. a3 *\n\n  \nend";
    if (find_notation("pgn") == nullptr)
        return; // not built
    const notation& pgn = *find_notation("pgn");
    const temporary_file file(text);
    const std::string expected = whole(file.path(), pgn);
    for (std::uint64_t cut = 0; cut != text.size() + 3; ++cut) {
        INFO(cut);
        CHECK(divided(file.path(), pgn, {cut}, usual_run_up, 1) == expected);
    }
}

TEST_CASE("games without tags are found from the beginning of their file", "[golden][bytes]") {
    std::string text;
    for (int i = 0; i != 300; ++i)
        text += "1. e4 e5 2. Nf3 { a knight } Nc6 1/2-1/2\n\n";
    if (find_notation("pgn") == nullptr)
        return; // not built
    const notation& pgn = *find_notation("pgn");
    const temporary_file file(text);
    CHECK((divided(file.path(), pgn, {3000, 7000}, 100, 1) == whole(file.path(), pgn)));
}

TEST_CASE("bytes of a file in another encoding are not those of its text", "[golden][bytes]") {
    if (find_notation("pgn") == nullptr)
        return; // not built
    const temporary_file file("[White \"J\xE4ger M\xFCller R\xF6\xDFler\"]\n\n1. e4 *\n");
    CHECK_THROWS_AS(open_range(file.path(), *find_notation("pgn"), {.begin = 3}, {}), input_error);
}
