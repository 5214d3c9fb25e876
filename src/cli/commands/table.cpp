#include "cli/commands.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/table/table_run.hpp"

#include <memory>

namespace ctlpgn::cli {

void add_table(CLI::App* command, int& status) {
    auto options = std::make_shared<table_run_options>();
    json_run_options& common = options->common;
    command->footer(
        "Tables have one row for each game, or for each ply. docs/table.md describes their columns; any tag "
        "is one, too.\n"
        "\n"
        "  ctlpgn table games/ > games.csv\n"
        "  ctlpgn table --columns game,white,black,WhiteElo,ECO,result games.pgn -o games.csv\n"
        "  ctlpgn table --rows plies --columns game,ply,text,clock,eval games.pgn -o plies.arrows\n"
        "  ctlpgn table games/ -o games.sqlite               both tables, and a view that joins them\n"
        "  ctlpgn table --rows positions games/ -o openings.sqlite        for 'ctlpgn explore'");
    add_files(*command, common.files);
    add_output_option(*command, common.output_path, "a table");
    command
        ->add_option("--rows", options->table.rows,
                     "what a row is about: games (the default), plies, both (the default in a database), or "
                     "positions")
        ->transform(one_of({"games", "plies", "both", "positions"}))
        ->type_name("WHAT");
    command
        ->add_option("--columns", options->table.columns,
                     "names of columns with commas between them; see --list-columns")
        ->type_name("NAMES")
        ->delimiter(',')
        ->allow_extra_args(false);
    std::vector<std::string> formats;
    for (const table_format_words& each : table_formats())
        formats.emplace_back(each.word);
    command
        ->add_option("--to", options->table.to,
                     "the format; by default that of the output's extension, or else csv")
        ->transform(one_of(formats));
    const auto lists = std::make_shared<bool>(false);
    command->add_flag(
        "--list-columns", *lists,
        "print the columns of a table, and mark with * those that it has unless others are named");
    add_check_flags(*command, common);
    add_byte_range_option(*command, common.bytes);
    add_selection_options(*command, common.selection);
    add_file_patterns(*command, common.files);
    add_job_option(*command, common.jobs.jobs);
    add_limit_options(*command, common.bounds);
    command->callback([options, lists, &status] {
        if (*lists) {
            tables::table_kind kind = tables::table_kind::games;
            for (const tables::table_kind each : {tables::table_kind::plies, tables::table_kind::positions})
                if (options->table.rows == tables::name_of(each))
                    kind = each;
            output stream({});
            stream.write(list_of_columns(kind));
            stream.commit();
            status = clean;
        } else {
            status = run_table(*options);
        }
    });
}

} // namespace ctlpgn::cli
