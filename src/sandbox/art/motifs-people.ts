import { coin } from './motifs-money'
import { spark, type Motif } from './scene'

/** A gift box with a bow, and a star for each of seven days. */
export const gift: Motif = () => {
  const stars = Array.from({ length: 7 }, (_, index) => {
    const angle = ((index - 3) * 26 * Math.PI) / 180
    const [x, y] = [Math.sin(angle) * 158, 30 - Math.cos(angle) * 172]
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${index === 6 ? 12 : 8})" d="${spark}" fill="url(#gold)"/>`
  })
  return (
    `${stars.join('')}<path d="M0-48C-34-104-92-96-78-62C-70-44-30-44 0-44C30-44 70-44 78-62C92-96 34-104 0-48Z" fill="none" stroke="url(#gold)" stroke-width="19" stroke-linejoin="round"/>` +
    `<rect x="-104" y="2" width="208" height="140" rx="12" fill="url(#accent)"/><rect x="-22" y="2" width="44" height="140" fill="url(#gold)"/>` +
    `<rect x="-120" y="-44" width="240" height="54" rx="13" fill="url(#accent)"/><rect x="-24" y="-44" width="48" height="54" fill="url(#gold)"/><path d="M-104 10h208v12h-208z" fill="#000" fill-opacity="0.18"/>`
  )
}

/** A phone that shows a chat. */
export const chat: Motif = () =>
  `<rect x="-74" y="-146" width="148" height="284" rx="26" fill="url(#deep)"/><rect x="-64" y="-130" width="128" height="252" rx="14" fill="url(#pale)"/><rect x="-20" y="-142" width="40" height="7" rx="3" fill="#fff" fill-opacity="0.35"/>` +
  `<path d="M-118-96h128q16 0 16 16v34q0 16-16 16h-92l-26 22v-22h-10q-16 0-16-16v-34q0-16 16-16z" fill="url(#accent)"/>` +
  [-92, -54, -16].map((x) => `<circle cx="${x}" cy="-63" r="9" fill="#fff"/>`).join('') +
  `<path d="M118 2h-112q-16 0-16 16v32q0 16 16 16h84l24 20v-20h4q16 0 16-16v-32q0-16-16-16z" fill="url(#gold)"/><path transform="translate(62 34) scale(.72)" d="M0 30C-42 2-34-30-14-30Q-3-30 0-18Q3-30 14-30C34-30 42 2 0 30Z" fill="url(#red)"/>`

/** A winner's crown. */
export const crown: Motif = () =>
  `<path d="M-138-56L-76 18L-44-92L0 4L44-92L76 18L138-56L112 92H-112Z" fill="url(#gold)" stroke="#b9720f" stroke-opacity="0.5" stroke-width="4" stroke-linejoin="round"/>` +
  [
    [-138, -62, 15],
    [-44, -102, 17],
    [44, -102, 17],
    [138, -62, 15],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#pale)"/>`)
    .join('') +
  `<rect x="-118" y="88" width="236" height="46" rx="12" fill="url(#gold-side)"/>` +
  [-78, 0, 78]
    .map(
      (x, index) =>
        `<path transform="translate(${x} 111)" d="M0-17L17 0L0 17L-17 0Z" fill="url(#${index === 1 ? 'red' : 'accent'})"/>`,
    )
    .join('') +
  `<path transform="translate(0 44)" d="M0-34L28 0L0 34L-28 0Z" fill="url(#accent)"/><path transform="translate(0 44)" d="M0-34L28 0H-28Z" fill="#fff" fill-opacity="0.35"/>`

/** Two friends and the reward they share. */
export const friends: Motif = () =>
  person(-78, { shirt: 'url(#accent)', skin: ['#f6c9a4', '#e0a67c'], hair: '#33263a', cut: short }) +
  person(78, { shirt: 'url(#gold)', skin: ['#e0a978', '#bd7f4d'], hair: '#4a2626', cut: long }) +
  coin(0, 92, 42)

const short = [
  '',
  'M-58-20C-66-84-30-100 2-98C44-96 66-70 58-20C48-36 40-50 36-60C8-44-30-44-44-48C-50-40-54-32-58-20Z',
]
const long = [
  'M-62 66C-78-10-70-106 0-104C70-106 78-10 62 66C30 80-30 80-62 66Z',
  'M-57-16C-60-66-38-88 0-88C38-88 60-66 57-16C50-44 30-60 8-72C-8-50-40-44-57-16Z',
]

interface Person {
  readonly shirt: string
  readonly skin: readonly [string, string]
  readonly hair: string
  /** Hair behind and in front of the head. */
  readonly cut: readonly string[]
}

function person(x: number, { shirt, skin, hair, cut }: Person): string {
  return (
    `<g transform="translate(${x} 0)"><path d="${cut[0]}" fill="${hair}"/><path d="M-76 140v-36q0-62 62-62h28q62 0 62 62v36z" fill="${shirt}"/><path d="M-22 24h44v26q-22 22-44 0z" fill="${skin[1]}"/>` +
    `<circle cy="-24" r="56" fill="${skin[0]}"/><path d="${cut[1]}" fill="${hair}"/><circle cx="-20" cy="-18" r="6" fill="#2a2036"/><circle cx="20" cy="-18" r="6" fill="#2a2036"/>` +
    `<path d="M-18 4q18 18 36 0" fill="none" stroke="#93412a" stroke-width="6" stroke-linecap="round"/></g>`
  )
}
