import { inLanguages } from './in-languages'
import { readingCss } from './reading'

/** Languages whose letters have marks above and below them. */
const marked = ['ur', 'hi', 'ne', 'bn', 'ta', 'te', 'th', 'lo', 'km', 'my']

/** Languages without blanks between words. */
const unspaced = ['zh', 'ja']

/** Languages whose letters, or the few marks on them, fill a line. */
const full = ['ar', 'fa', 'ko', ...unspaced]

/** Styles of everything outside components: the document, headings, links, focus, and the user's device preferences. */
export const baseCss = [
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--header-size,0px) + 1rem) calc(var(--bottom-bar-size,0px) + 1rem);-webkit-tap-highlight-color:transparent}',
  'body{margin:0;min-block-size:100dvh;background:var(--color-background);color:var(--color-text);font:var(--font-weight-body) var(--font-size-body)/1.55 var(--font-body);overflow-wrap:break-word}',
  // A fixed pseudo-element, because a fixed background attachment repaints on every scroll.
  'body::before{content:"";position:fixed;inset:0;z-index:-1;background:var(--page-backdrop);pointer-events:none}',
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0}',
  'h1,h2,h3,h4{font-family:var(--font-heading);font-weight:var(--font-weight-heading);line-height:1.12;letter-spacing:var(--heading-tracking);text-transform:var(--heading-transform);text-wrap:balance}',
  // A text of the server goes its own way, at the side where the page's texts are; so does an amount or a name.
  ':where(bdi,[dir=auto]){text-align:match-parent;text-align:-webkit-match-parent}time{unicode-bidi:isolate}',
  'h1{font-size:var(--font-size-display)}h2{font-size:var(--font-size-heading)}h3,h4{font-size:var(--font-size-large)}',
  'a{color:var(--color-accent);text-underline-offset:.2em}',
  'button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}',
  'button{text-transform:inherit;text-wrap:balance}button:not([aria-disabled=true],:disabled),summary,label{cursor:pointer}',
  // A browser draws an empty box of a dark scheme as a grey disc, as if it were disabled. One that is ticked stays its own.
  ':where(input[type=checkbox],input[type=radio]){inline-size:1.15rem;block-size:1.15rem}@media (forced-colors:none){:where(input[type=checkbox],input[type=radio]):where(:not(:checked,:disabled)){appearance:none;border:2px solid var(--color-border-strong);border-radius:.2em;background:var(--color-background)}:where(input[type=radio]){border-radius:50%}}',
  // A button pressed before hydration: its action runs once it is hydrated.
  '[data-pressed]{opacity:.6}',
  'img,svg,picture{display:block;max-inline-size:100%}img{block-size:auto}',
  '[data-turns]:dir(rtl){scale:-1 1}',
  ':focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}',
  '[hidden]{display:none!important}',
  '.visually-hidden{position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.over-page{position:fixed;inset-block-end:5rem;inset-inline-end:1rem;z-index:30;background:var(--color-surface-raised)}',
  '.no-script{padding:1rem;background:var(--color-surface-raised);border-block-end:1px solid var(--color-border);text-align:center}',
  readingCss,
  // Letters that are joined, or bear marks that belong to the letter before, are not torn apart; marks above and below do
  // not meet those of the next line; capitals of Turkish and German are others than CSS makes.
  `${inLanguages('ar', 'fa', ...marked)}{--heading-tracking:0;--control-tracking:0}${inLanguages('tr', 'de')}{--heading-transform:none}${inLanguages('ko')}{word-break:keep-all}${inLanguages(...marked)} :is(h1,h2,h3,h4){line-height:1.5}${inLanguages(...marked)} :is(button,a){line-height:1.4}`,
  // A sentence that may break anywhere would often leave a single letter to its last line.
  `:where(${inLanguages(...unspaced, 'th', 'lo', 'km', 'my')}) :where(p,li,dd,small){text-wrap:pretty}${inLanguages('ja')}{word-break:auto-phrase}${inLanguages(...full)} :is(h1,h2,h3,h4){line-height:1.3}`,
  // Words of these are longer than what a heading over a picture leaves free.
  `@media (max-width:767px){${inLanguages('ta', 'te')} h2{max-inline-size:none}}`,
  // Strokes of Nastaliq rise from the end of a word to its beginning: what bears one line of it has it a little lower.
  `${inLanguages('ur')}{--ink-drop:.3em}${inLanguages('ur')} button:not([aria-label])>span:only-child{translate:0 .15em}`,
  // So has a banner's link, and a word under an icon keeps clear of it.
  `${inLanguages('ur')} h2~a:has(>svg){padding-block:.95em .25em}${inLanguages('ur')} a>svg+span{padding-block-start:.35em}`,
  // Locks scrolling behind a modal dialog, without a layout shift when the scroll bar disappears.
  ':root:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable}',
  // A scrolling row fades out at the side where there is more, in browsers with scroll-driven animations.
  '.fades{animation:fades linear both;animation-timeline:scroll(self inline)}.fades:dir(rtl){animation-direction:reverse}@keyframes fades{0%,10%,90%,to{mask:linear-gradient(90deg,#0000,#000 40px calc(100% - 40px),#0000)0 0/calc(100% + 40px)}0%{mask-position:-40px 0}10%,90%{mask-size:100%}}',
  '@media (prefers-reduced-motion:reduce){:root{--duration-short:0s;--duration-medium:0s}*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}',
  '@media (forced-colors:active){body::before{display:none}:focus-visible{outline-color:Highlight}svg{color:inherit!important}[aria-current]:not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}',
].join('')
