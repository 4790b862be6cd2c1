import { cuts, extras } from './avatar-parts'
import { gradient, picture } from './scene'

/** Background, skin, hair and shirt of a portrait. */
interface Portrait {
  readonly back: readonly [string, string]
  readonly skin: readonly [light: string, shade: string]
  readonly hair: string
  readonly cut: keyof typeof cuts
  readonly shirt: readonly [string, string]
  readonly extra?: keyof typeof extras
}

const fair = ['#ffdcbf', '#eeb48b'] as const
const tan = ['#f3c197', '#d7935f'] as const
const brown = ['#c98d5e', '#9d6338'] as const

const portraits: Readonly<Record<string, Portrait>> = {
  'avatar-1': {
    back: ['#8fd3ff', '#2f6fd6'],
    skin: fair,
    hair: '#2b2433',
    cut: 'short',
    shirt: ['#fff3d6', '#f0b24a'],
  },
  'avatar-2': {
    back: ['#ffb3d1', '#d84a86'],
    skin: fair,
    hair: '#4a2a2a',
    cut: 'long',
    shirt: ['#7fe0d0', '#1f9c92'],
    extra: 'flower',
  },
  'avatar-3': {
    back: ['#a9efb4', '#2a9a63'],
    skin: tan,
    hair: '#1f1b26',
    cut: 'swept',
    shirt: ['#5b6be0', '#2b2f8f'],
    extra: 'glasses',
  },
  'avatar-4': {
    back: ['#c9b6ff', '#6a48d0'],
    skin: fair,
    hair: '#33222c',
    cut: 'bob',
    shirt: ['#ffffff', '#b9c4e4'],
    extra: 'headset',
  },
  'avatar-5': {
    back: ['#ffd88a', '#e38a2c'],
    skin: brown,
    hair: '#17131c',
    cut: 'curly',
    shirt: ['#ff8a7a', '#cf3d4e'],
  },
  'avatar-6': {
    back: ['#9be7ea', '#1d8a9e'],
    skin: tan,
    hair: '#3a2620',
    cut: 'bun',
    shirt: ['#ffd27d', '#e08a3c'],
    extra: 'earrings',
  },
  'avatar-7': {
    back: ['#ffbfa3', '#d9583a'],
    skin: tan,
    hair: '#2a2226',
    cut: 'shaved',
    shirt: ['#3f4a75', '#1b2142'],
    extra: 'beard',
  },
  'avatar-8': {
    back: ['#b8c7ff', '#4560d8'],
    skin: brown,
    hair: '#241a20',
    cut: 'tied',
    shirt: ['#ff9ccb', '#c93f86'],
  },
  'avatar-9': {
    back: ['#d3f08c', '#6ea22a'],
    skin: fair,
    hair: '#7a4a25',
    cut: 'short',
    shirt: ['#7fb4ff', '#2459c4'],
    extra: 'cap',
  },
  'avatar-10': {
    back: ['#e7c6ff', '#9348c4'],
    skin: tan,
    hair: '#d9a45a',
    cut: 'bob',
    shirt: ['#7df0c2', '#1f9a72'],
    extra: 'glasses',
  },
  'avatar-11': {
    back: ['#ffe09a', '#d5952a'],
    skin: brown,
    hair: '#201820',
    cut: 'long',
    shirt: ['#8f6bff', '#4d2bb5'],
    extra: 'earrings',
  },
  'avatar-12': {
    back: ['#b9c6d8', '#53657f'],
    skin: fair,
    hair: '#c9ccd6',
    cut: 'swept',
    shirt: ['#45506f', '#1e2540'],
    extra: 'beard',
  },
}

/** The pictures that players may choose from. */
export const avatars: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(portraits).map(([name, portrait]) => [name, () => draw(portrait)]),
)

export const avatarNames = Object.keys(portraits)

function draw({ back, skin, hair, cut, shirt, extra }: Portrait): string {
  const [behind, before] = cuts[cut]
  const defs = gradient('back', ...back) + gradient('skin', ...skin) + gradient('shirt', ...shirt)
  const shown = extra === undefined ? '' : extras[extra].replaceAll('HAIR', hair)
  return picture(
    { width: 160, height: 160 },
    `<defs>${defs}</defs><rect width="160" height="160" fill="url(#back)"/><circle cx="80" cy="70" r="62" fill="#fff" fill-opacity="0.14"/>` +
      `<path d="${behind}" fill="${hair}"/><path d="M18 160C18 132 42 124 62 120H98C118 124 142 132 142 160Z" fill="url(#shirt)"/>` +
      `<path d="M64 104H96V122Q80 138 64 122Z" fill="${skin[1]}"/><circle cx="45" cy="80" r="8" fill="${skin[1]}"/><circle cx="115" cy="80" r="8" fill="${skin[1]}"/><ellipse cx="80" cy="76" rx="35" ry="41" fill="url(#skin)"/>` +
      `<circle cx="66" cy="77" r="4" fill="#20253f"/><circle cx="94" cy="77" r="4" fill="#20253f"/><path d="M59 67q7-4 13 0M88 67q6-4 13 0" fill="none" stroke="${hair}" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="M70 97q10 9 20 0" fill="none" stroke="#a34a36" stroke-width="3.5" stroke-linecap="round"/><path d="${before}" fill="${hair}"/>${shown}`,
  )
}
