#include "answers/answers.hpp"

#include "answers/output.hpp"
#include "lint/encoding_report.hpp"
#include "lint/linter.hpp"
#include "text/games/recognition.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn::answers {

namespace {

constexpr answer answers[] = {
    {"parse", parse},       {"lint", lint},   {"fix", fix},     {"format", format},
    {"convert", convert},   {"view", view},   {"guess", guess}, {"notations", notations},
    {"plies", legal_plies}, {"board", board},
};

} // namespace

const answer* find_answer(std::string_view action) {
    const auto* const found = std::ranges::find(answers, action, &answer::action);
    return found == std::end(answers) ? nullptr : found;
}

const notation& notation_of(const request& asked, std::string_view text) {
    if (asked.chosen != nullptr)
        return *asked.chosen;
    const auto source = open_text(text);
    const notation* const found = notation_of_text(*source);
    if (found == nullptr)
        fail("unrecognised notation: the option notation can name it");
    return *found;
}

game_reader::review encoding_review(const decoded_source& source, const notation& chosen) {
    return [&source, &chosen](const game& record, std::vector<finding>& findings) {
        report_encoding(source, chosen, record, findings);
    };
}

} // namespace ctlpgn::answers
