import { hue, setup } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'
import { glyph, letter, type GlyphName } from './glyphs'

/** Symbols of themes. The wild, a star in each of them, has no word. */
type ThemeSymbol = Exclude<GlyphName, 'star'>

/** The three highest-paying symbols of each theme, highest first. */
const byTheme: Readonly<Record<string, readonly [ThemeSymbol, ThemeSymbol, ThemeSymbol]>> = {
  dragon: ['mask', 'lantern', 'coin'],
  fruit: ['seven', 'cherry', 'bell'],
  ocean: ['anchor', 'fish', 'wave'],
  west: ['shield', 'sun', 'coin'],
  lantern: ['lantern', 'flower', 'coin'],
  space: ['rocket', 'planet', 'moon'],
  candy: ['candy', 'cherry', 'flower'],
  viking: ['shield', 'sword', 'wave'],
  koi: ['fish', 'flower', 'wave'],
  magic: ['moon', 'gem', 'mask'],
  seven: ['seven', 'bell', 'coin'],
  jungle: ['mask', 'leaf', 'flower'],
  gem: ['gem', 'crown', 'coin'],
  pirate: ['anchor', 'coin', 'sword'],
  city: ['crown', 'gem', 'moon'],
  egypt: ['pyramid', 'sun', 'mask'],
  savanna: ['sun', 'leaf', 'mask'],
  night: ['moon', 'gem', 'planet'],
  farm: ['sun', 'leaf', 'cherry'],
  knight: ['crown', 'sword', 'shield'],
}

const themes = Object.values(byTheme)
const chosen = byTheme[setup.game.theme ?? ''] ?? themes[hue % themes.length] ?? ['gem', 'crown', 'coin']
const letters = ['A', 'K', 'Q', 'J'] as const

interface Symbol {
  /** Accessible name. */
  readonly name: string
  readonly draw: () => SVGSVGElement
}

/** Symbols of this game in the order of the paytable: the wild, three of the theme, four letters. */
export const symbols: readonly Symbol[] = [
  { name: '★', draw: () => glyph('star', 46) },
  ...chosen.map((name, index) => ({ name: say(name), draw: () => glyph(name, (hue + 140 + index * 85) % 360) })),
  ...letters.map((text, index) => ({ name: text, draw: () => letter(text, (hue + 30 + index * 70) % 360) })),
]

export const symbolAt = (index: number): Symbol => symbols[index] ?? { name: '', draw: () => glyph('coin', hue) }
