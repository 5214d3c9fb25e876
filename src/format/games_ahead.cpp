#include "format/games_ahead.hpp"

#include "format/second_reading.hpp"
#include "format/shortened_comments.hpp"
#include "text/games/crew.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <exception>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace ctlpgn::layout {

namespace {

// Some consecutive games, which one thread writes.
class game_group {
  public:
    game_group(const notation& chosen, const format_options& options, const limits& bounds)
        : formatter_(chosen, options), again_(chosen, options.words, bounds),
          shortened_(chosen, options.comments) {
        task.work = [this] { write(); };
    }

    void add(const game& read, text_encoding encoding, bool is_followed) {
        if (count_ == games_.size())
            games_.push_back(std::make_unique<game_ahead>());
        game_ahead& added = *games_[count_++];
        added.tree = read;
        added.text = read.text;
        added.tree.text = added.text;
        added.encoding = encoding;
        added.is_followed = is_followed;
        bytes_ += added.text.size();
    }

    [[nodiscard]] bool has_more() const { return taken_ != count_; }
    // The next that has not been taken; null: all have been.
    const game_ahead* take() { return has_more() ? games_[taken_++].get() : nullptr; }

    void clear() {
        count_ = taken_ = bytes_ = 0;
        task.fault = nullptr;
        task.is_done = false;
    }

    [[nodiscard]] std::size_t bytes() const { return bytes_; }

    crew::task task;

  private:
    void write() {
        for (std::size_t at = 0; at != count_; ++at) {
            game_ahead& each = *games_[at];
            each.written.clear();
            const game& written = shortened_.of(each.tree);
            formatter_.write(written, each.written);
            const bool is_as_it_was =
                &written == &each.tree && again_.is_as_it_was(written, each.written, false);
            each.difference = is_as_it_was ? std::string() : again_.difference(written, each.written, false);
            each.changed_marks = again_.changed_marks();
            each.added_marks = again_.added_marks();
            again_.codes_found(each.left);
        }
    }

    game_formatter formatter_;
    second_reading again_;
    shortened_comments shortened_;
    std::vector<std::unique_ptr<game_ahead>> games_; // the first `count_`; the others are memory to be reused
    std::size_t count_ = 0;
    std::size_t taken_ = 0;
    std::size_t bytes_ = 0;
};

class several_threads final : public games_ahead {
  public:
    several_threads(const notation& chosen, const format_options& options, const limits& bounds,
                    unsigned jobs)
        : notation_(chosen), options_(options), limits_(bounds), jobs_(jobs) {}

    void add(const game& read, text_encoding encoding, bool is_followed) override {
        if (filled_ == nullptr)
            filled_ = idle_group();
        filled_->add(read, encoding, is_followed);
        if (filled_->bytes() >= group_bytes)
            start();
    }

    const game_ahead* take_if_many() override {
        const bool goes_on = taken_ != nullptr && taken_->has_more();
        return goes_on || started_.size() > std::size_t{2} * jobs_ ? take() : nullptr;
    }

    const game_ahead* take() override {
        for (;;) {
            if (taken_ != nullptr) {
                if (const game_ahead* const next = taken_->take())
                    return next;
                taken_->clear();
                idle_.push_back(std::move(taken_));
            }
            if (started_.empty() && filled_ != nullptr)
                start();
            if (started_.empty())
                return nullptr;
            crew_->wait_for(started_.front()->task);
            if (started_.front()->task.fault)
                std::rethrow_exception(started_.front()->task.fault);
            taken_ = std::move(started_.front());
            started_.pop_front();
        }
    }

  private:
    // Little enough that what a thread reads again stays in its cache.
    static constexpr std::size_t group_bytes = std::size_t{24} << 10;

    void start() {
        if (!crew_)
            crew_.emplace(jobs_ - 1);
        started_.push_back(std::move(filled_));
        crew_->add(started_.back()->task);
    }

    std::unique_ptr<game_group> idle_group() {
        if (idle_.empty())
            return std::make_unique<game_group>(notation_, options_, limits_);
        std::unique_ptr<game_group> found = std::move(idle_.back());
        idle_.pop_back();
        return found;
    }

    const notation& notation_;
    format_options options_;
    limits limits_;
    unsigned jobs_;
    std::unique_ptr<game_group> filled_; // that games are added to
    std::unique_ptr<game_group> taken_;  // that games are taken from
    std::deque<std::unique_ptr<game_group>> started_;
    std::vector<std::unique_ptr<game_group>> idle_;
    std::optional<crew> crew_; // last: its threads use the rest
};

} // namespace

std::unique_ptr<games_ahead> make_games_ahead(const notation& chosen, const format_options& options,
                                              const limits& bounds, unsigned jobs) {
    const unsigned threads = jobs != 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
    return threads == 1 ? nullptr : std::make_unique<several_threads>(chosen, options, bounds, threads);
}

} // namespace ctlpgn::layout
