#include "conformance/process.hpp"

#include "conformance/child.hpp"

#include <utility>

namespace ctlpgn::conformance {

namespace {

// The child has closed its output, or reached a bound.
void take_end(child& process, child::steady::time_point until, process_result& result) {
    if (result.end == process_end::exited && !process.wait(until, result))
        result.end = process_end::timed_out;
    result.errors = process.take_errors();
}

} // namespace

process_result run_process(const std::string& command, std::string_view input, const process_bounds& within) {
    process_result result;
    child running(command);
    if (!running.is_started())
        return result;
    const auto until = child::steady::now() + within.time;
    result.end = running.talk(input, enough::at_its_end, until, within.output, result.output);
    take_end(running, until, result);
    return result;
}

batch_process::batch_process(std::string command, const process_bounds& within)
    : command_(std::move(command)), within_(within) {}

batch_process::~batch_process() = default;

process_result batch_process::ask(const std::string& question) {
    process_result result;
    if (!running_)
        running_ = std::make_unique<child>(command_);
    if (running_->is_started()) {
        const auto until = child::steady::now() + within_.time;
        result.end =
            running_->talk(question + "\n", enough::after_a_line, until, within_.output, result.output);
        if (result.end == process_end::exited && result.output.ends_with('\n')) {
            result.errors = running_->take_errors();
            return result;
        }
        take_end(*running_, until, result);
    }
    running_.reset();
    return result;
}

} // namespace ctlpgn::conformance
