#include "lint/configuration.hpp"

#include "ctlpgn/errors.hpp"
#include "lint/did_you_mean.hpp"
#include "lint/glob.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <system_error>

// The library is its headers; nothing is linked.
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace ctlpgn {

namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 2> file_names = {"ctlpgn.toml", ".ctlpgn.toml"};
constexpr std::string_view only_table = "lint";

class reading {
  public:
    explicit reading(const fs::path& file) : file_(file) { result_.file = file; }

    configuration run(std::string_view text) {
        const toml::table document = parse(text);
        for (const auto& [key, value] : document) {
            if (key.str() != only_table)
                unknown(key, top_level_guess(key.str()));
            read_table(expect<toml::table>(value, "a table"));
        }
        return std::move(result_);
    }

  private:
    using read_value = void (reading::*)(const toml::node&);
    struct known_key {
        std::string_view name;
        read_value read;
    };

    static constexpr std::size_t key_count = 10;
    static const std::array<known_key, key_count> keys;

    static std::vector<std::string_view> key_names() {
        std::vector<std::string_view> names;
        for (const known_key& each : keys)
            names.push_back(each.name);
        return names;
    }

    [[noreturn]] void fail(const toml::source_region& at, const std::string& what) const {
        throw setting_error(file_.string() + ":" + std::to_string(at.begin.line) + ":" +
                            std::to_string(at.begin.column) + ": " + what);
    }

    [[noreturn]] void unknown(const toml::key& key, const std::string& guess) const {
        fail(key.source(), "unknown key \"" + std::string(key.str()) + '"' + guess);
    }

    static std::string top_level_guess(std::string_view key) {
        const std::vector<std::string_view> names = key_names();
        if (std::ranges::find(names, key) != names.end())
            return "; it belongs under [lint]";
        return did_you_mean(key, std::array{only_table});
    }

    [[nodiscard]] toml::table parse(std::string_view text) const {
        try {
            return toml::parse(text);
        } catch (const toml::parse_error& error) {
            fail(error.source(), std::string(error.description()));
        }
    }

    void read_table(const toml::table& table) {
        for (const auto& [key, value] : table) {
            const auto found = std::ranges::find(keys, key.str(), &known_key::name);
            if (found == keys.end())
                unknown(key, did_you_mean(key.str(), key_names()));
            (this->*found->read)(value);
        }
    }

    template <class Type> const Type& expect(const toml::node& value, const char* what) const {
        const Type* const as = value.as<Type>();
        if (as == nullptr)
            fail(value.source(), std::string("expected ") + what);
        return *as;
    }

    [[nodiscard]] std::string text_of(const toml::node& value, const char* what) const {
        return expect<toml::value<std::string>>(value, what).get();
    }

    [[nodiscard]] bool truth_of(const toml::node& value) const {
        return expect<toml::value<bool>>(value, "true or false").get();
    }

    // A list of selectors that all name something.
    [[nodiscard]] std::vector<std::string> selectors_of(const toml::node& value) const {
        std::vector<std::string> result;
        for (const toml::node& each :
             expect<toml::array>(value, "a list of codes, such as [\"B\", \"S012\"]")) {
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

    template <class Value>
    Value word(const toml::node& value, std::optional<Value> (*find)(std::string_view),
               const char* what) const {
        const std::optional<Value> found = find(text_of(value, what));
        if (!found)
            fail(value.source(), std::string("expected ") + what);
        return *found;
    }

    void read_select(const toml::node& value) { result_.lint.codes.select = selectors_of(value); }
    void read_extend_select(const toml::node& value) {
        result_.lint.codes.extend_select = selectors_of(value);
    }
    void read_ignore(const toml::node& value) { result_.lint.codes.ignore = selectors_of(value); }
    void read_level(const toml::node& value) {
        result_.lint.how_much = word(value, find_check_level, "\"syntax\", \"coherent\" or \"legal\"");
    }
    void read_profile(const toml::node& value) {
        result_.lint.minimal = word(value, find_minimal_profile, "\"full\" or \"minimal\"");
    }
    void read_no_board(const toml::node& value) { result_.lint.board = !truth_of(value); }
    void read_error_on_warnings(const toml::node& value) { result_.lint.error_on_warnings = truth_of(value); }

    void read_severity(const toml::node& value) {
        for (const auto& [key, each] :
             expect<toml::table>(value, "a table, such as { B003 = \"warning\" }")) {
            check_selector(key.str(), key.source());
            result_.lint.severities.emplace_back(
                key.str(), word(each, find_level, "\"error\", \"warning\" or \"note\""));
        }
    }

    void read_max_diagnostics(const toml::node& value) {
        const std::int64_t number = expect<toml::value<std::int64_t>>(value, "a number").get();
        if (number < 0)
            fail(value.source(), "expected a number that is not negative");
        result_.lint.max_diagnostics = static_cast<std::uint64_t>(number);
    }

    void read_per_file_ignores(const toml::node& value) {
        for (const auto& [key, each] :
             expect<toml::table>(value, "a table, such as { \"old/**\" = [\"S\"] }"))
            result_.per_file_ignores.push_back({std::string(key.str()), selectors_of(each)});
    }

    const fs::path& file_;
    configuration result_;
};

const std::array<reading::known_key, reading::key_count> reading::keys = {{
    {"select", &reading::read_select},
    {"extend-select", &reading::read_extend_select},
    {"ignore", &reading::read_ignore},
    {"severity", &reading::read_severity},
    {"level", &reading::read_level},
    {"profile", &reading::read_profile},
    {"no-board", &reading::read_no_board},
    {"error-on-warnings", &reading::read_error_on_warnings},
    {"max-diagnostics", &reading::read_max_diagnostics},
    {"per-file-ignores", &reading::read_per_file_ignores},
}};

fs::path absolute_path(const fs::path& of) {
    return fs::absolute(of).lexically_normal();
}

} // namespace

std::vector<std::string> configuration::ignored_in(const fs::path& path) const {
    const std::string relative =
        absolute_path(path).lexically_relative(absolute_path(file).parent_path()).generic_string();
    std::vector<std::string> result;
    for (const per_file_ignore& each : per_file_ignores)
        if (matches_glob(each.pattern, relative))
            result.insert(result.end(), each.codes.begin(), each.codes.end());
    return result;
}

configuration read_configuration(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (!in.is_open() || in.bad() || fs::is_directory(file))
        throw input_error("cannot read the configuration " + file.string());
    return read_configuration(file, text);
}

configuration read_configuration(const fs::path& file, std::string_view text) {
    return reading(file).run(text);
}

const configuration* configuration_finder::of(const fs::path& file) {
    return in_folder(absolute_path(file).parent_path());
}

const configuration* configuration_finder::in_folder(const fs::path& folder) {
    const auto known = by_folder_.find(folder);
    if (known != by_folder_.end())
        return known->second.get();
    std::shared_ptr<const configuration> found;
    for (const char* name : file_names) {
        std::error_code error;
        if (found == nullptr && fs::is_regular_file(folder / name, error))
            found = std::make_shared<const configuration>(read_configuration(folder / name));
    }
    if (found == nullptr && folder.has_relative_path()) {
        in_folder(folder.parent_path());
        found = by_folder_[folder.parent_path()];
    }
    return (by_folder_[folder] = found).get();
}

} // namespace ctlpgn
