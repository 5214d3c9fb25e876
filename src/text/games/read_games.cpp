// Reading a file by several threads: batches are cut ahead, read by any thread, and joined in order. A batch
// counts only if it begins where the games before it end, so that it was read as one thread would have read
// it. If not, everything that was read ahead is discarded, and this thread reads on alone for a while.
#include "ctlpgn/errors.hpp"
#include "ctlpgn/jobs.hpp"
#include "text/games/batch_cutter.hpp"
#include "text/games/crew.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/file_places.hpp"
#include "text/sources/unread_source.hpp"

#include <algorithm>
#include <deque>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

// A batch that is being read: where it is in the file, and its results.
struct started_batch {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::optional<section_reader> games;
    std::unique_ptr<game_batch> made;
    crew::task task;
};

class common_reading {
  public:
    common_reading(byte_source& source, const notation& chosen, const job_options& jobs, game_work& work,
                   source_reading all)
        : source_(source), notation_(chosen), options_(std::move(all.options)), work_(work),
          cutter_(source_, chosen, std::max<std::size_t>(jobs.batch_bytes, 1)), jobs_(jobs.jobs),
          allowed_(most_started()), place_(all.what.begin), stop_(all.what.stop) {
        cutter_.begin_at(place_);
    }

    void run() {
        while (!has_ended_) {
            start_batches();
            if (started_.empty())
                read_alone();
            else
                take_first_batch();
        }
    }

  private:
    // Cuts as many batches as may be in progress.
    void start_batches() {
        while (!all_is_cut_ && started_.size() < allowed_) {
            std::optional<file_section> next;
            try {
                next = cutter_.next(take_memory());
            } catch (const input_error&) {
                // The exception is thrown again after what was read before it.
            }
            all_is_cut_ = !next || next->is_last;
            if (!next)
                return;
            if (next->is_last && started_.empty())
                return source_.take_back(std::move(next->text)); // not worth a thread
            start_batch(std::move(*next));
        }
    }

    void call_crew() {
        crew_.emplace(jobs_ - 1);
        jobs_ = crew_->size() + 1;
        allowed_ = std::min(allowed_, most_started());
    }

    void start_batch(file_section batch) {
        if (batch.begin.offset == 0)
            options_.preamble = preamble_of(
                notation_, {batch.text.bytes.data() + batch.text.begin, batch.text.end - batch.text.begin});
        if (!crew_)
            call_crew();
        std::unique_ptr<started_batch> started = take_idle();
        started->begin = batch.begin.offset;
        started->end = batch.is_last ? started->begin + batch.text.end : batch.stop;
        batch.stop = std::min(batch.stop, stop_);
        started->games.emplace(std::move(batch), notation_, options_);
        started_.push_back(std::move(started));
        crew_->add(started_.back()->task);
    }

    // Takes the batch that was started first.
    void take_first_batch() {
        started_batch& first = *started_.front();
        crew_->wait_for(first.task);
        if (first.task.fault)
            std::rethrow_exception(first.task.fault);
        const std::uint32_t games_before = place_.games;
        first.made->hand_on(games_before);
        auto& read = first.games->state();
        place_ = read.place();
        place_.games += games_before;
        has_ended_ = read.has_ended() || place_.offset >= stop_;
        if (has_ended_)
            return work_.end(first.games->games());
        if (options_.places != nullptr)
            options_.places->forget_before(place_.offset);
        if (read.lacks_text() || place_.offset != first.end)
            return start_again(); // the next batch begins within a game, or may do so
        memory_.push_back(read.take_text().bytes);
        idle_.push_back(std::move(started_.front()));
        started_.pop_front();
        allowed_ = std::min(2 * allowed_, most_started());
    }

    // Returns what was read ahead to the source.
    void start_again() {
        crew_->call_off();
        const std::uint64_t begin = started_.front()->begin;
        for (; !started_.empty(); started_.pop_back()) {
            const started_batch& last = *started_.back();
            std::vector<char> text = started_.back()->games->state().take_text().bytes;
            source_.take_back({std::move(text), 0, static_cast<std::size_t>(last.end - last.begin)});
            idle_.push_back(std::move(started_.back()));
        }
        source_.skip(static_cast<std::size_t>(place_.offset - begin));
        // While cuts fail, little should be read for nothing.
        allowed_ = 1;
        read_alone();
    }

    void read_alone() {
        section_reader reader({.begin = place_,
                               .stop = std::min(place_.offset + cutter_.longest_batch(), stop_),
                               .source = &source_,
                               .text = {},
                               .is_last = false},
                              notation_, options_);
        work_.read(reader.games());
        options_.preamble = reader.state().preamble();
        place_ = reader.state().place();
        has_ended_ = reader.state().has_ended() || place_.offset >= stop_;
        if (has_ended_)
            return work_.end(reader.games());
        source_.take_back(reader.state().take_text());
        cutter_.begin_at(place_);
        all_is_cut_ = false;
    }

    [[nodiscard]] std::size_t most_started() const { return std::size_t{2} * jobs_ + 2; }

    std::unique_ptr<started_batch> take_idle() {
        if (!idle_.empty()) {
            std::unique_ptr<started_batch> taken = std::move(idle_.back());
            idle_.pop_back();
            return taken;
        }
        auto made = std::make_unique<started_batch>();
        made->made = work_.make_batch();
        made->task.work = [of = made.get()] { of->made->read(of->games->games()); };
        return made;
    }

    std::vector<char> take_memory() {
        if (memory_.empty())
            return {};
        std::vector<char> taken = std::move(memory_.back());
        memory_.pop_back();
        return taken;
    }

    unread_source source_;
    const notation& notation_;
    reading_options options_;
    game_work& work_;
    batch_cutter cutter_;
    unsigned jobs_;       // that are wanted; once there is a crew, the actual number
    std::size_t allowed_; // to be started at once
    reading_place place_; // up to here games have been handed on
    const std::uint64_t stop_;
    bool has_ended_ = false;
    bool all_is_cut_ = false; // or no more can be cut until those that were started have been taken
    std::deque<std::unique_ptr<started_batch>> started_; // in the order of the file
    std::vector<std::unique_ptr<started_batch>> idle_;   // to be reused
    std::vector<std::vector<char>> memory_;              // the memory of their texts
    std::optional<crew> crew_;                           // last: its threads use the rest
};

} // namespace

void read_games(byte_source& source, const notation& chosen, const job_options& jobs, game_work& work,
                const limits& bounds, check_level checks, const game_reader::review& review) {
    source_reading all = reading_for(source, work, bounds, checks, review);
    job_options wanted = jobs;
    if (wanted.jobs == 0)
        wanted.jobs = std::max(1U, std::thread::hardware_concurrency());
    const std::uint64_t size = source.size_hint(); // 0: unknown
    if (wanted.jobs > 1 && (size == 0 || size > wanted.batch_bytes))
        common_reading(source, chosen, wanted, work, std::move(all)).run();
    else
        read_games_alone(std::move(all), chosen, work);
}

} // namespace ctlpgn
