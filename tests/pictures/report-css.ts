/** The style of the report: readable from 320 pixels on, in the scheme that the reader's device asks for. */
export const reportCss = `
:root { color-scheme: light dark; --ink: #1b1b22; --soft: #55555f; --ground: #ffffff; --raised: #f3f3f6; --line: #c9c9d2; --mark: #c2185b; --link: #0b57d0 }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --soft: #b4b4c0; --ground: #16161b; --raised: #22222a; --line: #44444f; --mark: #ff6fa5; --link: #9ec1ff } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 110rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: anywhere }
h1 { font-size: 1.6rem } h2 { margin-top: 2.5rem; font-size: 1.35rem; border-top: 1px solid var(--line); padding-top: 1rem } h3 { font-size: 1.1rem; margin: 0 }
a { color: var(--link) }
.table { overflow-x: auto } table { border-collapse: collapse; overflow-wrap: normal } th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: start } td.figure { text-align: end; font-variant-numeric: tabular-nums }
details { margin: .75rem 0; border: 1px solid var(--line); border-radius: .4rem; background: var(--raised) }
summary { padding: .6rem .8rem; cursor: pointer } summary h3 { display: inline }
.why { color: var(--soft) } .inner { padding: 0 .8rem .8rem }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: .75rem; align-items: start }
.narrow { grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 24rem)) }
figure { margin: 0 } figcaption { color: var(--soft); font-size: .9rem }
svg { display: block; width: 100%; height: auto; border: 1px solid var(--line); background: var(--ground) }
.box { fill: none; stroke: #c2185b; stroke-width: 3; vector-effect: non-scaling-stroke } .halo { fill: none; stroke: #ffffff; stroke-width: 6; vector-effect: non-scaling-stroke }
h4 { margin: 1rem 0 .3rem; font-size: 1rem }
`.trim()
