import { coin } from './motifs-money'
import { spark, type Motif } from './scene'

const heart = 'M0 30C-42 2-34-30-14-30Q-3-30 0-18Q3-30 14-30C34-30 42 2 0 30Z'
const spade = 'M0-34C8-16 34-2 30 14C27 27 9 27 4 16Q5 28 13 34H-13Q-5 28-4 16C-9 27-27 27-30 14C-34-2-8-16 0-34Z'

/** A slot machine that shows three of a kind. */
export const reels: Motif = () => {
  const windows = [-76, 0, 76]
    .map(
      (x) =>
        `<rect x="${x - 33}" y="-46" width="66" height="92" rx="9" fill="url(#pale)"/>` +
        `<path d="M${x - 33}-32q33 14 66 0v-5q0-9-9-9h-48q-9 0-9 9zM${x - 33} 32q33-14 66 0v5q0 9-9 9h-48q-9 0-9-9z" fill="url(#deep)" fill-opacity="0.16"/>` +
        `<path transform="translate(${x} 0) scale(13)" d="${spark}" fill="#c98310"/><path transform="translate(${x} 0) scale(11)" d="${spark}" fill="url(#gold)"/>`,
    )
    .join('')
  return (
    `<path d="M122 34h14q14 0 14-14v-70" fill="none" stroke="#cdd6ea" stroke-width="11"/><circle cx="150" cy="-60" r="20" fill="url(#red)"/>` +
    `<path d="M-104-76a104 62 0 0 1 208 0z" fill="url(#gold)"/><path d="M-76-78a76 42 0 0 1 152 0z" fill="url(#red)"/>` +
    `<rect x="-130" y="-78" width="260" height="196" rx="26" fill="url(#accent)"/><rect x="-118" y="-62" width="236" height="124" rx="16" fill="url(#deep)"/>${windows}` +
    `<rect x="-96" y="76" width="112" height="26" rx="13" fill="url(#deep)"/><circle cx="72" cy="89" r="17" fill="url(#gold)"/><path d="M-146 118h292l10 24h-312z" fill="url(#deep)"/>`
  )
}

/** A ball in front of two betting slips. */
export const ball: Motif = () => {
  const seams = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M0-30V-58" stroke="#22252e" stroke-width="5"/><path d="M-24-86L0-58L24-86L16-100H-16Z" fill="url(#deep)"/><path d="M24-86L52-70M-24-86L-52-70" stroke="#22252e" stroke-width="5"/></g>`,
    )
    .join('')
  return (
    `<g transform="rotate(-16) translate(-70 -6)">${slip}</g><g transform="rotate(13) translate(72 0)">${slip}</g>` +
    `<clipPath id="ball"><circle r="96"/></clipPath><g transform="translate(0 44)"><circle r="98" fill="url(#deep)" fill-opacity="0.3"/><circle r="96" fill="url(#pale)"/><g clip-path="url(#ball)"><path d="M0-32L30-10L19 26H-19L-30-10Z" fill="url(#deep)"/>${seams}</g><ellipse cx="-34" cy="-50" rx="30" ry="18" fill="#fff" fill-opacity="0.55" transform="rotate(-34 -34 -50)"/></g>`
  )
}

const slip =
  `<path d="M-56-132h112v214l-14-12-14 12-14-12-14 12-14-12-14 12-14-12-14 12z" fill="url(#accent)"/>` +
  `<path d="M-36-104h72M-36-78h48M-36-52h60" stroke="#fff" stroke-opacity="0.75" stroke-width="9" stroke-linecap="round"/>`

/** Two cards and the chips that are bet on them. */
export const cards: Motif = () =>
  `<g transform="rotate(-13) translate(-52 -6)">${card(spade, 'url(#deep)')}</g><g transform="rotate(12) translate(50 -8)">${card(heart, 'url(#red)')}</g>` +
  chip(-92, 104, 'url(#accent)') +
  chip(-22, 118, 'url(#red)') +
  coin(58, 108, 34)

function card(pip: string, paint: string): string {
  return (
    `<rect x="-70" y="-112" width="144" height="212" rx="16" fill="url(#deep)" fill-opacity="0.3"/><rect x="-74" y="-116" width="144" height="212" rx="16" fill="url(#pale)"/>` +
    `<path transform="translate(-2 -8) scale(1.55)" d="${pip}" fill="${paint}"/><path transform="translate(-50 -88) scale(0.46)" d="${pip}" fill="${paint}"/><path transform="translate(46 70) rotate(180) scale(0.46)" d="${pip}" fill="${paint}"/>`
  )
}

function chip(cx: number, cy: number, paint: string): string {
  return (
    `<circle cx="${cx}" cy="${cy + 4}" r="36" fill="url(#deep)" fill-opacity="0.45"/><circle cx="${cx}" cy="${cy}" r="36" fill="${paint}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="30" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="9" stroke-dasharray="15.7 15.7"/><circle cx="${cx}" cy="${cy}" r="19" fill="url(#pale)"/>`
  )
}
