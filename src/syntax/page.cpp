#include "syntax/page.hpp"

#include "emit/viewer/xml_escape.hpp"
#include "pegc/writing/concat.hpp"
#include "syntax/remarks.hpp"
#include "syntax/svg.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace ctlpgn::syntax {

using emit::xml_escaped;
using pegc::rule;

namespace {

constexpr double diagram_width = 860;

constexpr std::string_view page_style =
    "*{box-sizing:border-box}html{scroll-padding-top:1rem;color-scheme:light dark}"
    "body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;display:grid;"
    "grid-template-columns:15rem minmax(0,1fr)}"
    "nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.2rem 1rem;font-size:.82rem;"
    "border-right:1px solid color-mix(in srgb,var(--soft) 30%,transparent)}"
    "nav h2{font-size:.82rem;margin:1rem 0 .2rem;color:var(--soft)}nav ul{list-style:none;margin:0;padding:0}"
    "main{padding:1.6rem 2.4rem 40vh;max-width:64rem}a{color:var(--rule-edge);text-decoration:none}"
    "a:hover{text-decoration:underline}h1{font-size:1.7rem;margin:.2rem 0}"
    "main h2{margin:3rem 0 .4rem;padding-bottom:.3rem;border-bottom:1px solid "
    "color-mix(in srgb,var(--soft) 30%,transparent)}"
    "section{margin:1.9rem 0;padding:.2rem .8rem;margin-left:-.8rem;border-left:3px solid transparent}"
    "section:target{border-left-color:var(--rule-edge)}h3{margin:0;font-size:1.05rem}h3 a{color:inherit}"
    "h3 span{font-weight:400;color:var(--soft);margin-left:.5rem}"
    ".remark{margin:.15rem 0;white-space:pre-wrap;color:var(--soft)}"
    ".figure{overflow-x:auto;padding:.5rem 0}.figure svg{display:block}"
    ".users,details{font-size:.85rem;color:var(--soft);margin:.1rem 0}"
    "pre{overflow-x:auto;margin:.3rem 0;color:var(--ink);font:13px/1.5 ui-monospace,'DejaVu Sans "
    "Mono',monospace}"
    ".key{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;align-items:center;font-size:.85rem;color:var(--soft)}"
    ".key svg{vertical-align:middle;margin-right:.4rem}"
    "@media(max-width:56rem){body{display:block}nav{display:none}main{padding:1.2rem}}"
    "@media print{nav,details{display:none}body{display:block}}";

std::string link(const rule& result) {
    return pegc::concat({"<a href=\"#rule-", result.name, "\">", result.name, "</a>"});
}

std::string key_entry(box_kind kind, std::string text, std::string_view meaning) {
    constexpr double width = 104;
    diagram sample;
    sample.width = width;
    sample.height = diagram_box::height + 2;
    sample.boxes.push_back({kind, 1, sample.height / 2, width - 2, std::move(text), ""});
    return pegc::concat({"<span>", svg_element(sample, meaning), meaning, "</span>\n"});
}

std::string key() {
    return pegc::concat({"<div class=\"key\">\n", key_entry(box_kind::literal, "(=)", "these characters"),
                         key_entry(box_kind::characters, "A–Z 0–9", "one of these characters"),
                         key_entry(box_kind::rule, "rule", "what that rule describes"),
                         key_entry(box_kind::look, "not before", "consumes nothing, but is looked at"),
                         "</div>\n"});
}

// A condition as in the boxes of diagrams.
std::string words_of(const pegc::condition_line& c) {
    std::string result = c.name;
    std::ranges::replace(result, '_', ' ');
    return result;
}

std::string section(const grammar& language, const rule& r) {
    const pegc::grammar_file& file = language.source_of(r);
    std::string result = pegc::concat({"<section id=\"rule-", r.name, "\">\n<h3>", link(r)});
    if (!r.display.empty())
        result += pegc::concat({"<span>", xml_escaped(r.display), "</span>"});
    result += "</h3>\n";
    if (const std::string remark = remark_on(file, r); !remark.empty())
        result += pegc::concat({"<p class=\"remark\">", xml_escaped(remark), "</p>\n"});
    result += pegc::concat(
        {"<div class=\"figure\">", svg_element(draw(language, r, diagram_width), r.name), "</div>\n"});
    std::string users;
    for (const rule* user : language.users(r))
        users.append(users.empty() ? "" : ", ").append(link(*user));
    if (!users.empty())
        result += pegc::concat({"<p class=\"users\">Used by ", users, "</p>\n"});
    return pegc::concat({result, "<details><summary>As the grammar writes it</summary><pre>",
                         xml_escaped(std::string_view(file.text).substr(r.begin, r.end - r.begin)),
                         "</pre></details>\n</section>\n"});
}

} // namespace

std::string html_page(const grammar& language) {
    std::string contents;
    std::string body;
    const pegc::grammar_file* file = nullptr;
    for (const rule* r : language.rules()) {
        if (&language.file_of(*r) != file) {
            contents += file == nullptr ? "" : "</ul>\n";
            file = &language.file_of(*r);
            contents += pegc::concat({"<h2>", file->name, "</h2>\n<ul>\n"});
            body += pegc::concat({"<h2 id=\"file-", file->name, "\">", file->name,
                                  "</h2>\n<p class=\"remark\">", xml_escaped(remark_on(*file)), "</p>\n"});
            for (const pegc::condition_line& c : file->conditions)
                body += pegc::concat(
                    {"<p class=\"remark\">“if ", words_of(c), "”: ", xml_escaped(c.meaning), "</p>\n"});
        }
        contents += pegc::concat({"<li>", link(*r), "</li>\n"});
        body += section(language, *r);
    }
    contents += file == nullptr ? "" : "</ul>\n";
    const std::string& name = language.main().name;
    return pegc::concat({"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                         "<meta name=\"viewport\" content=\"width=device-width\">\n<title>The grammar ",
                         name, "</title>\n<style>", diagram_style, page_style,
                         "</style>\n</head>\n<body>\n<nav>\n", contents, "</nav>\n<main>\n<h1>The grammar ",
                         name,
                         "</h1>\n<p>A text is read from left to right along the lines. Where they part, the "
                         "uppermost way that "
                         "leads on is taken, and repetitions are as long as they can be.</p>\n",
                         key(), body, "</main>\n</body>\n</html>\n"});
}

} // namespace ctlpgn::syntax
