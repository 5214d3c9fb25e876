#include "ctlpgn/configuration.hpp"

#include "lint/did_you_mean.hpp"
#include "lint/settings/configuration_text.hpp"
#include "lint/settings/toml_values.hpp"
#include "text/encoding.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

namespace ctlpgn {

// Configurations that extend each other, and the file that the last of them extends.
using extension_chain = std::vector<std::filesystem::path>;
static configuration read_configuration(const std::filesystem::path& file,
                                        const extension_chain& extended_by);

namespace {

namespace fs = std::filesystem;

std::string place_in(const fs::path& file, std::uint32_t line, std::uint32_t column) {
    return file.string() + ":" + std::to_string(line) + ":" + std::to_string(column);
}

class configuration_reading : private toml_values {
  public:
    configuration_reading(const fs::path& file, extension_chain extended_by)
        : toml_values(file), chain_(std::move(extended_by)) {
        chain_.push_back(fs::absolute(file).lexically_normal());
        result_.file = file;
    }

    configuration run(std::string_view text) {
        const toml::table document = parse(text);
        extend_first(document);
        for (const auto& [key, value] : document) {
            if (const known_key* const found = find_key(file_keys, key.str()))
                read(*found, key, value);
            else if (key.str() == "lint")
                read_table(expect<toml::table>(value, "a table"), lint_keys, &file_keys);
            else if (key.str() == "fmt" || key.str() == "format")
                read_format(key, value);
            else
                unknown(key, top_level_guess(key.str()));
        }
        result_.files.push_back(file());
        return std::move(result_);
    }

  private:
    using read_value = void (configuration_reading::*)(const toml::node&);
    struct known_key {
        std::string_view name;
        read_value read;
    };
    using key_table = std::vector<known_key>;

    static const key_table file_keys; // before all tables, or in [lint]
    static const key_table lint_keys;
    static const key_table format_keys;

    static const known_key* find_key(const key_table& keys, std::string_view name) {
        const auto found = std::ranges::find(keys, name, &known_key::name);
        return found == keys.end() ? nullptr : &*found;
    }

    static std::vector<std::string_view> names_of(const key_table& keys, const key_table* more = nullptr) {
        std::vector<std::string_view> names;
        for (const key_table* const table : {&keys, more})
            if (table != nullptr)
                std::ranges::transform(*table, std::back_inserter(names), &known_key::name);
        return names;
    }

    [[noreturn]] void unknown(const toml::key& key, const std::string& guess) const {
        fail(key.source(), "unknown key \"" + std::string(key.str()) + '"' + guess);
    }

    static std::string top_level_guess(std::string_view key) {
        if (find_key(lint_keys, key) != nullptr)
            return "; it belongs under [lint]";
        if (find_key(format_keys, key) != nullptr)
            return "; it belongs under [fmt]";
        std::vector<std::string_view> names = names_of(file_keys);
        names.insert(names.end(), {"lint", "fmt", "format"});
        return did_you_mean(key, names);
    }

    // Not every option is a key.
    static std::string key_guess(std::string_view key, const std::vector<std::string_view>& names) {
        std::string guess = did_you_mean(key, names);
        if (!guess.empty())
            return guess;
        for (const std::string_view each : names)
            guess.append(guess.empty() ? "; the keys are " : ", ").append(each);
        return guess;
    }

    // This comes first, wherever it is written: all other settings override those that are extended.
    void extend_first(const toml::table& document) {
        const toml::node* extended = document.get("extend");
        if (const toml::table* const lint = document["lint"].as_table();
            extended == nullptr && lint != nullptr)
            extended = lint->get("extend");
        if (extended != nullptr)
            extend(*extended);
    }

    void read_table(const toml::table& table, const key_table& keys, const key_table* more = nullptr) {
        for (const auto& [key, value] : table) {
            const known_key* found = find_key(keys, key.str());
            if (found == nullptr && more != nullptr)
                found = find_key(*more, key.str());
            if (found == nullptr)
                unknown(key, key_guess(key.str(), names_of(keys, more)));
            read(*found, key, value);
        }
    }

    // Settings about files can be in two places.
    void read(const known_key& known, const toml::key& key, const toml::node& value) {
        if (find_key(file_keys, known.name) == &known) {
            if (std::ranges::find(set_already_, known.name) != set_already_.end())
                fail(key.source(),
                     std::string(known.name) + " is set twice, under [lint] and before all tables");
            set_already_.push_back(known.name);
        }
        (this->*known.read)(value);
    }

    void read_format(const toml::key& key, const toml::node& value) {
        if (std::exchange(has_format_table_, true))
            fail(key.source(), "[fmt] and [format] are the same table; keep one of them");
        read_table(expect<toml::table>(value, "a table"), format_keys);
    }

    // A list of selectors, each of which names something.
    [[nodiscard]] std::vector<std::string> selectors_of(const toml::node& value) const {
        std::vector<std::string> result;
        for (const toml::node& each :
             expect<toml::array>(value, R"(a list of codes, such as ["B", "S012"])")) {
            result.push_back(text_of(each, "a code or a name in quotation marks"));
            check_selector(result.back(), each.source());
        }
        return result;
    }

    void check_selector(std::string_view selector, const toml::source_region& at) const {
        try {
            codes_of(selector);
        } catch (const setting_error& error) {
            fail(at, error.what());
        }
    }

    static std::string quoted(const std::vector<std::string>& words) {
        std::string text;
        for (const std::string& each : words)
            text.append(text.empty() ? "\"" : ", \"").append(each).append("\"");
        return text;
    }

    [[nodiscard]] fs::path folder() const { return fs::absolute(file()).lexically_normal().parent_path(); }

    void extend(const toml::node& value) {
        constexpr std::size_t most = 16;
        const fs::path base = (folder() / text_of(value, "the path of a configuration")).lexically_normal();
        if (const auto again = std::ranges::find(chain_, base); again != chain_.end()) {
            std::string circle;
            for (auto each = again; each != chain_.end(); ++each)
                circle.append(each->string()).append(" -> ");
            fail(value.source(), "a configuration cannot extend itself: " + circle + base.string());
        }
        if (chain_.size() > most)
            fail(value.source(), "at most " + std::to_string(most) + " configurations may extend each other");
        configuration read;
        try {
            check_regular(base); // a pipe could keep the reader waiting
            read = read_configuration(base, chain_);
        } catch (const input_error& error) {
            fail(value.source(), error.what());
        }
        read.below.push_back(std::move(read.lint));
        read.lint = {};
        read.file = result_.file;
        result_ = std::move(read);
    }
    void read_extend(const toml::node& /*value*/) {}

    [[nodiscard]] std::vector<path_pattern> patterns_of(const toml::node& value) const {
        std::vector<path_pattern> result;
        for (const toml::node& each : expect<toml::array>(value, R"(a list of patterns, such as ["old/**"])"))
            result.push_back({text_of(each, "a pattern in quotation marks"), folder()});
        return result;
    }
    void read_exclude(const toml::node& value) { result_.exclude = patterns_of(value); }
    void read_include(const toml::node& value) { result_.include = patterns_of(value); }
    void read_respect_gitignore(const toml::node& value) { result_.respect_gitignore = truth_of(value); }
    [[nodiscard]] text_encoding encoding_in(const toml::node& value) const {
        try {
            return encoding_called(text_of(value, R"(the name of an encoding, such as "CP1250")"));
        } catch (const input_error& error) {
            fail(value.source(), error.what());
        }
    }
    void read_input_encoding(const toml::node& value) { result_.input_encoding = encoding_in(value); }
    void read_per_file_encodings(const toml::node& value) {
        for (const auto& [key, each] :
             expect<toml::table>(value, R"(a table, such as { "old/**" = "CP1250" })"))
            result_.per_file_encodings.push_back({{std::string(key.str()), folder()}, encoding_in(each)});
    }
    void read_fix(const toml::node& value) { result_.run.fix = truth_of(value); }
    void read_unsafe_fixes(const toml::node& value) { result_.run.unsafe_fixes = truth_of(value); }
    void read_show_fixes(const toml::node& value) { result_.run.show_fixes = truth_of(value); }
    void read_output_format(const toml::node& value) {
        result_.run.output_format = text_of(value, "the name of a format");
        result_.run.output_format_place =
            place_in(file(), value.source().begin.line, value.source().begin.column);
    }
    void read_fixable(const toml::node& value) { result_.lint.fixes.select = selectors_of(value); }
    void read_unfixable(const toml::node& value) { result_.lint.fixes.ignore = selectors_of(value); }
    void read_extend_safe_fixes(const toml::node& value) { result_.lint.safety.safe = selectors_of(value); }
    void read_extend_unsafe_fixes(const toml::node& value) {
        result_.lint.safety.unsafe = selectors_of(value);
    }

    void read_select(const toml::node& value) { result_.lint.codes.select = selectors_of(value); }
    void read_extend_select(const toml::node& value) {
        result_.lint.codes.extend_select = selectors_of(value);
    }
    void read_ignore(const toml::node& value) { result_.lint.codes.ignore = selectors_of(value); }
    void read_level(const toml::node& value) {
        result_.lint.checks = word(value, find_check_level, R"("syntax", "coherent" or "legal")");
    }
    void read_profile(const toml::node& value) {
        result_.lint.profile = word(value, find_profile, "one of " + quoted(profile_names()));
    }
    void read_no_board(const toml::node& value) { result_.lint.board = !truth_of(value); }
    void read_error_on_warnings(const toml::node& value) { result_.lint.error_on_warnings = truth_of(value); }

    void read_ascii(const toml::node& value) { result_.format.ascii = truth_of(value); }
    void read_typographic_hyphens(const toml::node& value) {
        result_.format.typographic_hyphens = truth_of(value);
    }
    void read_indent(const toml::node& value) {
        result_.format.indent = word(value, find_depth_sign, "one of " + quoted(depth_sign_names()));
    }
    void read_width(const toml::node& value) {
        result_.format.width =
            static_cast<std::uint32_t>(number_of(value, std::numeric_limits<std::uint32_t>::max()));
    }
    void read_edition(const toml::node& value) {
        result_.format.edition = word(value, find_edition, "one of " + quoted(edition_names()));
    }
    void read_reflow(const toml::node& value) { result_.format.reflow = truth_of(value); }
    void read_format_exclude(const toml::node& value) { result_.format_exclude = patterns_of(value); }

    void read_severity(const toml::node& value) {
        for (const auto& [key, each] :
             expect<toml::table>(value, R"(a table, such as { B003 = "warning" })")) {
            check_selector(key.str(), key.source());
            result_.lint.severities.emplace_back(key.str(),
                                                 word(each, find_level, R"("error", "warning" or "note")"));
        }
    }

    void read_max_diagnostics(const toml::node& value) {
        result_.lint.max_diagnostics = number_of(value, std::numeric_limits<std::int64_t>::max());
    }

    void read_per_file_ignores(const toml::node& value) {
        for (const auto& [key, each] : expect<toml::table>(value, R"(a table, such as { "old/**" = ["S"] })"))
            result_.per_file_ignores.push_back({{std::string(key.str()), folder()}, selectors_of(each)});
    }

    extension_chain chain_; // this file is the last
    configuration result_;
    std::vector<std::string_view> set_already_; // about files
    bool has_format_table_ = false;
};

const configuration_reading::key_table configuration_reading::file_keys = {
    {"exclude", &configuration_reading::read_exclude},
    {"include", &configuration_reading::read_include},
    {"respect-gitignore", &configuration_reading::read_respect_gitignore},
    {"input-encoding", &configuration_reading::read_input_encoding},
    {"per-file-encodings", &configuration_reading::read_per_file_encodings},
    {"extend", &configuration_reading::read_extend},
};

const configuration_reading::key_table configuration_reading::lint_keys = {
    {"select", &configuration_reading::read_select},
    {"extend-select", &configuration_reading::read_extend_select},
    {"ignore", &configuration_reading::read_ignore},
    {"severity", &configuration_reading::read_severity},
    {"level", &configuration_reading::read_level},
    {"profile", &configuration_reading::read_profile},
    {"no-board", &configuration_reading::read_no_board},
    {"error-on-warnings", &configuration_reading::read_error_on_warnings},
    {"max-diagnostics", &configuration_reading::read_max_diagnostics},
    {"per-file-ignores", &configuration_reading::read_per_file_ignores},
    {"fixable", &configuration_reading::read_fixable},
    {"unfixable", &configuration_reading::read_unfixable},
    {"extend-safe-fixes", &configuration_reading::read_extend_safe_fixes},
    {"extend-unsafe-fixes", &configuration_reading::read_extend_unsafe_fixes},
    {"fix", &configuration_reading::read_fix},
    {"unsafe-fixes", &configuration_reading::read_unsafe_fixes},
    {"show-fixes", &configuration_reading::read_show_fixes},
    {"output-format", &configuration_reading::read_output_format},
};

const configuration_reading::key_table configuration_reading::format_keys = {
    {"ascii", &configuration_reading::read_ascii},
    {"typographic-hyphens", &configuration_reading::read_typographic_hyphens},
    {"indent", &configuration_reading::read_indent},
    {"width", &configuration_reading::read_width},
    {"edition", &configuration_reading::read_edition},
    {"reflow", &configuration_reading::read_reflow},
    {"exclude", &configuration_reading::read_format_exclude},
};

} // namespace

configuration_error::configuration_error(const fs::path& file, std::uint32_t line, std::uint32_t column,
                                         std::string reason)
    : setting_error(place_in(file, line, column) + ": " + reason), file_(file), line_(line), column_(column),
      reason_(std::move(reason)) {}

static configuration read_configuration(const fs::path& file, const extension_chain& extended_by) {
    return configuration_reading(file, extended_by).run(text_of_configuration(file));
}

configuration read_configuration(const fs::path& file) {
    return read_configuration(file, extension_chain());
}

configuration read_configuration(const fs::path& file, std::string_view text) {
    return configuration_reading(file, {}).run(text);
}

} // namespace ctlpgn
