// What a notation says about plies and comments beyond the tree, as values of columns.
#pragma once

#include "ctlpgn/tree.hpp"
#include "json_text/added_members.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::tables {

// Texts and numbers are those of docs/json.md: uci of a ply, and the commands of comments and what engines
// say there.
class added_values final : public member_writer {
  public:
    // For the next ply.
    void clear(side player);

    void text(std::string_view key, std::string_view value) override;
    void number(std::string_view key, std::string_view digits) override;
    void open_list(std::string_view /*key*/) override {}
    void open_item() override;
    void close_item() override {}
    void close_list() override {}

    // Empty if there is none. Of several commands with one name, and of several evaluations, the last counts.
    [[nodiscard]] std::string_view uci() const { return uci_; }
    [[nodiscard]] std::optional<double> clock() const { return clock_; }
    [[nodiscard]] std::optional<double> elapsed() const { return elapsed_; }
    [[nodiscard]] std::optional<double> eval() const { return eval_; }
    [[nodiscard]] std::optional<double> mate() const { return mate_; }
    [[nodiscard]] std::optional<double> depth() const { return depth_; }
    [[nodiscard]] std::optional<double> book() const { return book_; }

  private:
    // As White sees it.
    [[nodiscard]] double for_white(double value) const { return is_turned_ && value != 0 ? -value : value; }
    // In place of any evaluation before it.
    void set_score(std::optional<double>& score, double value) {
        eval_.reset();
        mate_.reset();
        depth_.reset();
        score = value;
    }

    side player_ = side::white;
    bool is_turned_ = false; // values of the current item are those of Black
    std::string uci_;
    std::string command_; // whose members come next
    std::optional<double> clock_;
    std::optional<double> elapsed_;
    std::optional<double> eval_;
    std::optional<double> mate_;
    std::optional<double> depth_;
    std::optional<double> book_;
};

} // namespace ctlpgn::tables
