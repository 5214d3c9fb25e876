// Lints a text, says what is wrong as `ctlpgn lint` does, and fixes what can be fixed without a doubt.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

constexpr const char* text = "[Variant \"C'escacs\"]\n\n1. G7–G9, E21-E19\n*\n";

int main() {
    const ctlpgn::notation& cescacs = *ctlpgn::find_notation("ctl-pgn");

    // Values.
    for (const ctlpgn::diagnostic& each : ctlpgn::lint(text, cescacs))
        std::cout << each.line << ':' << each.column << ' ' << ctlpgn::code_text(each.id) << ' '
                  << each.message << '\n';

    // A report, in any of the program's formats.
    ctlpgn::lint_options how;
    how.checks = ctlpgn::check_level::coherent;
    std::cout << ctlpgn::lint_report(text, cescacs, "concise", "game.ctl-pgn", how);

    // What a configuration file says.
    const auto settings = ctlpgn::read_configuration("ctlpgn.toml", "[lint]\nignore = [\"S005\"]\n");
    ctlpgn::effective_settings in_force;
    ctlpgn::apply(settings.lint, in_force);
    std::cout << ctlpgn::lint(text, cescacs, in_force.options).size() << " findings without S005\n";
    return 0;
}
