import { spark, type Motif } from './scene'

/** A coin lying flat, its upper edge centred on cx,cy. */
function flatCoin(cx: number, cy: number): string {
  return (
    `<path d="M${cx - 50} ${cy}v14a50 17 0 0 0 100 0v-14z" fill="url(#gold-side)"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="50" ry="17" fill="url(#gold)"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="37" ry="11" fill="none" stroke="#b9720f" stroke-opacity="0.55" stroke-width="3"/>`
  )
}

function pile(cx: number, height: number): string {
  return Array.from({ length: height }, (_, index) => flatCoin(cx + (index % 3) * 4 - 3, 122 - index * 19)).join('')
}

/** A coin seen from the front. */
export function coin(cx: number, cy: number, radius: number): string {
  return (
    `<circle cx="${cx + radius * 0.07}" cy="${cy + radius * 0.07}" r="${radius}" fill="#a8630b"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#gold)"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${radius * 0.78}" fill="none" stroke="#b9720f" stroke-opacity="0.6" stroke-width="${radius * 0.07}"/>` +
    `<path transform="translate(${cx} ${cy}) scale(${radius * 0.27})" d="${spark}" fill="#a8630b" fill-opacity="0.75"/>`
  )
}

/** A pile of coins beside one twice as high. */
export const piles: Motif = () => pile(-66, 4) + pile(62, 9) + coin(-68, -20, 40)

/** A large coin with a small one beside it. */
export const bigCoin: Motif = () => coin(-18, 8, 108) + coin(98, 92, 44)

/** A wallet with coins falling into it. */
export const wallet: Motif = () =>
  coin(-38, -92, 40) +
  coin(42, -66, 34) +
  `<path d="M-126-30q0-24 24-24h190q22 0 22 22v22h-236z" fill="url(#deep)"/>` +
  `<rect x="-126" y="-38" width="252" height="178" rx="26" fill="url(#accent)"/>` +
  `<path d="M-112-12h224M-112 116h224" stroke="#fff" stroke-opacity="0.4" stroke-width="3" stroke-dasharray="9 8" fill="none"/>` +
  `<path d="M134 22h-64a30 30 0 0 0 0 60h64q8 0 8-8v-44q0-8-8-8z" fill="url(#deep)"/><circle cx="76" cy="52" r="13" fill="url(#gold)"/>`

/** A symbol for cashback. */
export const comeback: Motif = () =>
  `<g fill="none" stroke="url(#accent)" stroke-width="26" stroke-linecap="round"><path d="M-112 30A116 116 0 0 1 58-100"/><path d="M112-30A116 116 0 0 1-58 100"/></g>` +
  `<path transform="translate(58 -100) rotate(31)" d="M-8-36L50 0L-8 36Z" fill="url(#accent)"/><path transform="translate(-58 100) rotate(211)" d="M-8-36L50 0L-8 36Z" fill="url(#accent)"/>` +
  coin(0, 0, 66)
