"""A game that tries to run scripts in a page."""

HOSTILE = """[Event "</script><script>document.title='run'</script>"]
[White "<img src=x onerror=document.title='run'>"]
[Black "&lt;b&gt; ]]> --> <!--"]

{ </script><script>document.title='run'</script> [%csl Ge4] <!-- <a href="javascript:document.title='run'">x</a> }
1. e4 e5 { $(document) ${document.title='run'} <style>*{display:none}</style> } 2. Qh5 *
"""
