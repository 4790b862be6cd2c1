import type { Motif } from './scene'

export const megaphone: Motif = () =>
  `<g transform="rotate(-14)"><path d="M-62 44l22 84q4 14 20 12l14-2q14-3 10-17l-18-77z" fill="url(#deep)"/><path d="M-60-42L84-112V104L-60 46Z" fill="url(#accent)"/><path d="M-60-42h-36q-40 0-40 40v8q0 40 40 40h36z" fill="url(#pale)"/>` +
  `<ellipse cx="84" cy="-4" rx="26" ry="108" fill="url(#deep)"/><ellipse cx="88" cy="-4" rx="15" ry="84" fill="url(#accent-side)"/></g>` +
  `<g fill="none" stroke="url(#gold)" stroke-width="13" stroke-linecap="round"><path d="M126-92l26-20M138-28h34M132 36l28 16"/></g>`

export const shield: Motif = () =>
  `<path d="M0-140Q62-98 116-98V-8Q116 96 0 142Q-116 96-116-8V-98Q-62-98 0-140Z" fill="url(#pale)"/>` +
  `<path d="M0-114Q54-80 94-78V-8Q94 78 0 116Q-94 78-94-8V-78Q-54-80 0-114Z" fill="url(#accent)"/><path d="M0-114Q-54-80-94-78V-8Q-94 78 0 116Z" fill="#fff" fill-opacity="0.16"/>` +
  `<path d="M-46 0L-12 34L50-34" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`

export const gears: Motif = () =>
  gear(-46, 22, 84, 'url(#accent)') + gear(82, -66, 54, 'url(#gold)') + gear(90, 74, 42, 'url(#pale)')

function gear(cx: number, cy: number, radius: number, paint: string): string {
  const teeth = Array.from({ length: 8 }, (_, index) => {
    const [w, h] = [radius * 0.38, radius * 0.34]
    return `<rect x="${-w / 2}" y="${-radius - h * 0.55}" width="${w}" height="${h * 1.4}" rx="${w * 0.22}" transform="rotate(${index * 45})"/>`
  })
  return (
    `<g transform="translate(${cx} ${cy})"><g fill="${paint}">${teeth.join('')}<circle r="${radius}"/></g>` +
    `<circle r="${radius * 0.62}" fill="#000" fill-opacity="0.14"/><circle r="${radius * 0.36}" fill="url(#deep)"/></g>`
  )
}

export const calendar: Motif = () => {
  const days = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [-82 + (index % 5) * 41, -14 + Math.floor(index / 5) * 44]
    const paint = index === 8 ? 'url(#red)' : index % 5 > 2 ? 'url(#accent)' : '#aab4cd'
    return `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="8" fill="${paint}"/>`
  })
  return (
    `<rect x="-126" y="-112" width="252" height="254" rx="26" fill="url(#pale)"/><path d="M-126-46v-40q0-26 26-26h200q26 0 26 26v40z" fill="url(#accent)"/>` +
    [-66, 66].map((x) => `<rect x="${x - 10}" y="-138" width="20" height="56" rx="10" fill="url(#deep)"/>`).join('') +
    days.join('')
  )
}

export const trophy: Motif = () =>
  `<g fill="none" stroke="url(#gold-side)" stroke-width="18"><path d="M-76-104h-34q-22 0-20 26q6 66 76 76"/><path d="M76-104h34q22 0 20 26q-6 66-76 76"/></g>` +
  `<path d="M-86-132h172q4 176-86 182q-90-6-86-182z" fill="url(#gold)"/><path d="M-58-120q-2 124 38 154q-56-24-58-154z" fill="#fff" fill-opacity="0.45"/>` +
  `<path d="M-17 44h34v44h-34z" fill="url(#gold-side)"/><path d="M-50 84h100q10 0 12 12l4 14h-132l4-14q2-12 12-12z" fill="url(#gold)"/><rect x="-86" y="106" width="172" height="36" rx="8" fill="url(#deep)"/>` +
  `<path d="M0-100L14-66L50-63L22-40L31-5L0-24L-31-5L-22-40L-50-63L-14-66Z" fill="url(#accent)"/>`
