// Several jobs and batches of any size give the same games, findings and JSON as one job.
#include "ctlpgn/errors.hpp"
#include "ctlpgn/jobs.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

constexpr json_options as_lines = {.lines = true, .spans = true};
constexpr job_options alone = {};

std::string said_of(const diagnostic& found) {
    std::string text = std::to_string(found.game) + " " + code_text(found.id) + " " + found.message;
    const auto add = [&text](const auto& range) {
        for (const std::uint64_t number :
             {range.begin, range.end, std::uint64_t{range.line}, std::uint64_t{range.column},
              std::uint64_t{range.end_line}, std::uint64_t{range.end_column}})
            text.append(" ").append(std::to_string(number));
    };
    add(found);
    std::ranges::for_each(found.related, add);
    if (found.remedy)
        std::ranges::for_each(found.remedy->edits, add);
    return text + "\n";
}

// Games as JSON, and everything reported about them.
class conversion final : public game_work {
  public:
    explicit conversion(const json_options& options)
        : options_(options), writer_([this](std::string_view bytes) { json_ += bytes; }, options) {}

    void read(game_reader& games) override {
        while (const game* const read = games.next()) {
            note(games.diagnostics());
            writer_.write(*read, in_ctl_pgn(), games.diagnostics());
        }
    }
    std::unique_ptr<game_batch> make_batch() override { return std::make_unique<batch>(*this); }
    void end(const game_reader& games) override {
        note(games.diagnostics());
        writer_.finish(games.diagnostics());
    }

    [[nodiscard]] std::string result() const { return json_ + written_; }
    [[nodiscard]] std::size_t batches_handed_on() const { return batches_; }

  private:
    class batch final : public game_batch {
      public:
        explicit batch(conversion& asked) : asked_(asked), json_(asked.options_) {}

        void read(game_reader& games) override {
            json_.clear();
            found_.clear();
            while (const game* const read = games.next()) {
                found_.insert(found_.end(), games.diagnostics().begin(), games.diagnostics().end());
                json_.write(*read, in_ctl_pgn(), games.diagnostics());
            }
        }
        void hand_on(std::uint32_t games_before) override {
            for (diagnostic& each : found_)
                each.game += games_before;
            asked_.note(found_);
            asked_.writer_.write(json_, games_before);
            ++asked_.batches_;
        }

      private:
        conversion& asked_;
        json_games json_;
        std::vector<diagnostic> found_;
    };

    void note(std::span<const diagnostic> found) {
        for (const diagnostic& each : found)
            written_ += said_of(each);
    }

    json_options options_;
    std::string json_;
    std::string written_;
    std::size_t batches_ = 0;
    json_writer writer_;
};

std::string converted(const std::string& text, const job_options& jobs,
                      const json_options& options = as_lines, const limits& bounds = {}) {
    const auto source = open_text(text);
    conversion work(options);
    ctlpgn::read_games(*source, in_ctl_pgn(), jobs, work, bounds);
    return work.result();
}

std::string linted_by(const std::string& text, const job_options& jobs) {
    const auto source = open_text(text);
    lint_options options;
    options.jobs = jobs;
    std::string written;
    const lint_summary sum = lint(*source, in_ctl_pgn(), options, [&written](const linted& result) {
        written += result.read == nullptr ? "rest\n" : std::to_string(result.read->index) + "\n";
        for (const diagnostic& each : result.found) {
            const source_excerpt line = result.around(each.begin);
            written.append(result.ply(each)).append(" ").append(said_of(each));
            written.append(line.text).append(std::to_string(line.offset)).append("\n");
        }
    });
    for (const std::uint64_t count : {sum.games, sum.errors, sum.warnings, sum.notes})
        written += std::to_string(count) + " ";
    return written;
}

// Files of the corpus one after the other, in any order, some of them with faults in their bytes.
std::string heap_of_files(spoiler& lot, std::size_t bytes) {
    std::string all;
    while (all.size() < bytes) {
        const corpus_file& file = corpus()[lot.draw(corpus().size())];
        if (file.text.size() < 3000)
            all += lot.draw(3) == 0 ? lot.spoil(file.text) : file.text;
    }
    return all;
}

const std::string one_game = "[Variant \"C'escacs\"]\n\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n\n";

std::string times(std::size_t count, const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i != count; ++i)
        result += text;
    return result;
}

// Games with misleading ends or beginnings.
std::vector<std::string> misleading_files() {
    const std::string comment = "[Variant \"C'escacs\"]\n\n1. H6-H12, I23-I19\n{ ";
    const std::string ending = " }\n2. JF6-C15, GH26-Z11 :\n*\n\n";
    return {
        "",
        "\xEF\xBB\xBF",
        "\n\n\n",
        one_game,
        times(30, one_game),
        times(30, one_game + "\xEF\xBB\xBF"),
        comment + times(20, one_game) + ending + times(20, one_game),
        times(10, comment + one_game + "\n\n[Event \"x\"]\n" + ending),
        comment + times(40, one_game),
        times(5, one_game) + "[Event \"" + times(10, one_game),
        times(20, one_game.substr(0, one_game.size() - 2) + "\t"),
        times(20, " " + one_game),
        times(20, "[Id \"x\"]\n" + one_game),
        times(20, one_game + "[Id \"x\"]\n" + one_game),
        times(20, "[Variant \"C'escacs\"]\n"),
        times(20, "[Variant \"C'escacs\"]\r\n*\r\n"),
        times(20, "[Variant"),
        times(20, "\n[Variant "),
        times(20, one_game + "1. H6-H12, I23-I19 :\n*\n"),
        times(8, "[Variant \"C'escacs\"]\n1. H6-H12 " + times(60, "((") + "\n"),
        times(3, one_game) + "}" + times(3, one_game) + "{" + times(3, one_game) + ")" + times(9, one_game),
    };
}

class failing_source final : public byte_source {
  public:
    failing_source(std::string_view text, std::size_t good) : rest_(text.substr(0, good)) {}
    std::size_t read(char* target, std::size_t size) override {
        if (rest_.empty())
            throw input_error("the disk is gone");
        const std::size_t count = std::min({size, rest_.size(), std::size_t{100}});
        std::copy_n(rest_.data(), count, target);
        rest_.remove_prefix(count);
        return count;
    }

  private:
    std::string_view rest_;
};

} // namespace

TEST_CASE("jobs: any number of jobs and any batch size give the same result", "[jobs]") {
    for (const std::string& text : misleading_files()) {
        const std::string expected = converted(text, alone);
        for (const unsigned jobs : {2U, 3U})
            for (const std::size_t batch : {1UL, 20UL, 60UL, 77UL, 300UL, 100000UL})
                CHECK(converted(text, {.jobs = jobs, .batch_bytes = batch}) == expected);
    }
}

TEST_CASE("jobs: a document is the same with any number of jobs", "[jobs]") {
    const std::string text = times(40, one_game + "[Variant \"C'escacs\"]\n1. H6-H13 :\n");
    for (const json_options& options : {json_options{}, json_options{.pretty = true},
                                        json_options{.lines = true}, json_options{.positions = true}})
        CHECK(converted(text, {.jobs = 2, .batch_bytes = 200}, options) == converted(text, alone, options));
}

TEST_CASE("jobs: games beyond the limit are skipped in the same way", "[jobs]") {
    const std::string long_game = "[Variant \"C'escacs\"]\n\n" + times(30, "{ [Variant } \n[Event \"\"]\n");
    const std::string text = times(12, long_game + one_game + long_game);
    for (const std::size_t most : {30UL, 90UL, 100UL, 400UL}) {
        limits bounds;
        bounds.game_bytes = most;
        for (const std::size_t batch : {1UL, 50UL, 200UL, 3000UL})
            CHECK(converted(text, {.jobs = 2, .batch_bytes = batch}, as_lines, bounds) ==
                  converted(text, alone, as_lines, bounds));
    }
}

TEST_CASE("jobs: threads read most games of a large file", "[jobs]") {
    const std::string text = times(500, one_game);
    const auto source = open_text(text);
    conversion work(as_lines);
    ctlpgn::read_games(*source, in_ctl_pgn(), {.jobs = 2, .batch_bytes = 10 * one_game.size()}, work);
    CHECK(work.batches_handed_on() >= 45);
}

TEST_CASE("jobs: joined corpus files with faults are read and linted alike", "[jobs][many]") {
    spoiler lot(3);
    for (int i = 0; i != 60; ++i) {
        const std::string text = heap_of_files(lot, 20000);
        const job_options jobs{.jobs = 2, .batch_bytes = 20 + lot.draw(i % 2 == 0 ? 100 : 3000)};
        CHECK(converted(text, jobs) == converted(text, alone));
        if (i % 6 == 0)
            CHECK(linted_by(text, jobs) == linted_by(text, alone));
    }
}

TEST_CASE("jobs: many joined corpus files are read alike", "[.long]") {
    spoiler lot(4);
    for (int i = 0; i != 20000; ++i) {
        const std::string text = heap_of_files(lot, 20000);
        const job_options jobs{.jobs = 2, .batch_bytes = 1 + lot.draw(4000)};
        if (converted(text, jobs) != converted(text, alone))
            FAIL_CHECK("batches of " << jobs.batch_bytes << " bytes of\n" << text);
    }
}

TEST_CASE("jobs: an exception of a source comes after the games before it", "[jobs]") {
    const std::string text = times(100, one_game);
    failing_source source(text, text.size() / 2);
    conversion work(as_lines);
    CHECK_THROWS_AS(ctlpgn::read_games(source, in_ctl_pgn(), {.jobs = 2, .batch_bytes = 300}, work),
                    input_error);
    CHECK(work.batches_handed_on() >= 5);
}

TEST_CASE("jobs: an exception in any thread ends the work", "[jobs]") {
    class batch final : public game_batch {
      public:
        explicit batch(bool in_hand_on) : in_hand_on_(in_hand_on) {}
        void read(game_reader& games) override {
            while (games.next() != nullptr)
                if (!in_hand_on_)
                    throw output_error("no room");
        }
        void hand_on(std::uint32_t /*games_before*/) override { throw output_error("no room"); }

      private:
        bool in_hand_on_;
    };
    class work final : public game_work {
      public:
        explicit work(bool in_hand_on) : in_hand_on_(in_hand_on) {}
        void read(game_reader& /*games*/) override { throw output_error("no room"); }
        std::unique_ptr<game_batch> make_batch() override { return std::make_unique<batch>(in_hand_on_); }
        void end(const game_reader& /*games*/) override {}

      private:
        bool in_hand_on_;
    };
    const std::string text = times(100, one_game);
    for (const bool in_hand_on : {false, true})
        for (const std::size_t size : {300UL, 1000000UL}) {
            const auto source = open_text(text);
            work failing(in_hand_on);
            CHECK_THROWS_AS(
                ctlpgn::read_games(*source, in_ctl_pgn(), {.jobs = 3, .batch_bytes = size}, failing),
                output_error);
        }
}
