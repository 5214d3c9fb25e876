#include "lint/context.hpp"

#include <utility>

namespace ctlpgn {

finding& check_context::report(code id, span where, std::string detail) {
    tally& of_code = reported_[id];
    const bool kept = ++of_code.count <= most_;
    if (kept)
        of_code.latest_kept = findings_.size();
    else
        of_code.latest = where;
    finding& added = kept ? findings_.emplace_back() : beyond_ = finding();
    added.id = id;
    added.where = where;
    added.detail = std::move(detail);
    return added;
}

void check_context::finish() {
    for (const auto& [id, of_code] : reported_) {
        if (of_code.count <= most_)
            continue;
        const std::size_t more = of_code.count - most_;
        const std::string message =
            more == 1 ? "one more like this, here, is not reported"
                      : std::to_string(more) + " more like this are not reported; the last is here";
        findings_[of_code.latest_kept].related.push_back({of_code.latest, message});
    }
}

} // namespace ctlpgn
