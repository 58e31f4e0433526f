export const STYLE = `
:root { color-scheme: light dark; --ink: #141414; --soft: #4d4a44; --paper: #fbfaf7; --line: #d9d5cb; --link: #1d4ed8;
  --code: #f0ede4 }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f2ec; --soft: #b9b4a8; --paper: #16171a; --line: #35363b;
  --link: #93b4ff; --code: #222327 } }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 6rem;
  color: var(--ink); background: var(--paper) }
a { color: var(--link) }
nav ul { columns: 2; padding: 1rem 0; border-block: 1px solid var(--line); list-style: none }
@media (max-width: 40rem) { nav ul { columns: 1 } }
section { border-top: 1px solid var(--line); padding: 1rem 0; scroll-margin-top: 1rem }
h2 { font-size: 1.15rem } h2 code { font-size: 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem }
p code, td code { background: var(--code); border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere }
pre { background: var(--code); padding: 1rem; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; overflow-wrap: anywhere; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 600 }
`;
