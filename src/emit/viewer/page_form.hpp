// The form of pages: what is around their content, and in which language.
#pragma once

#include "ctlpgn/viewer.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::emit {

// The words of a page in the language that is asked for, or in that of its games, or in English.
class page_words {
  public:
    page_words(std::string_view asked, std::string_view of_games);
    ~page_words();

    [[nodiscard]] std::string_view language() const { return language_; }
    [[nodiscard]] std::string say(const char* key) const;
    // For the script: in that language, if one is asked for; otherwise in all, and the reader's is used.
    [[nodiscard]] std::string for_script() const;

  private:
    std::string_view language_;
    bool is_asked_for_;
    std::unique_ptr<nlohmann::json> words_;
};

// What page.html and the like say between at signs.
struct page_fields {
    std::string title = {};
    std::string description = {};
    std::string_view kind = {}; // what the script does with it
};

// What comes before the content and after it.
std::pair<std::string, std::string> page_around(const viewer_options& options, const page_words& words,
                                                const page_fields& fields);

// What comes before the words in a text, and after them.
std::pair<std::string_view, std::string_view> parted(std::string_view text, std::string_view at);

} // namespace ctlpgn::emit
