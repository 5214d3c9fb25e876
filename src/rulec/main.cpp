// Generates sources from rules; see the usage below.
#include "pegc/files.hpp"
#include "pegc/message.hpp"
#include "rulec/rule.hpp"
#include "rulec/writing.hpp"

#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace ctlpgn::rulec;
namespace fs = std::filesystem;

constexpr int faulty_rules = 1;
constexpr int no_result = 2;

struct options {
    fs::path rules;
    fs::path core; // empty: the rules are the core's
    fs::path below;
    fs::path out;
};

bool understand(const std::vector<std::string>& arguments, options& result) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& each = arguments[i];
        if (!each.starts_with("--")) {
            if (!result.rules.empty())
                return false;
            result.rules = each;
            continue;
        }
        fs::path* const named = each == "--core"    ? &result.core
                                : each == "--below" ? &result.below
                                : each == "--out"   ? &result.out
                                                    : nullptr;
        if (named == nullptr || ++i == arguments.size())
            return false;
        *named = arguments[i];
    }
    return !result.rules.empty() && !result.out.empty();
}

rule_text text_of(const fs::path& path) {
    return {path.string(), ctlpgn::pegc::read_file(path)};
}

int run(const options& asked) {
    const bool is_core = asked.core.empty();
    rule_file core;
    if (!is_core)
        core = read_rules(text_of(asked.core), nullptr);
    rule_file rules = read_rules(text_of(asked.rules), is_core ? nullptr : &core);
    if (!asked.below.empty())
        rules.path = asked.rules.lexically_relative(asked.below).generic_string();
    for (const source_file& each : is_core ? sources_of_core(rules) : sources_of_notation(rules))
        ctlpgn::pegc::write_if_changed(asked.out / each.path, each.text);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    options asked;
    if (!understand({argv + 1, argv + argc}, asked)) {
        std::cerr
            << "usage: rulec [--core CORE.rules] FILE.rules [--below FOLDER] --out FOLDER\n"
               "Writes the C++ of the rules of a notation below the folder; without --core, of the core.\n"
               "With --below, the files say by their path from there what they were made from.\n";
        return no_result;
    }
    try {
        return run(asked);
    } catch (const ctlpgn::pegc::syntax_error& error) {
        std::cerr << error.what() << '\n';
        return faulty_rules;
    } catch (const std::exception& error) {
        std::cerr << "rulec: " << error.what() << '\n';
        return no_result;
    }
}
