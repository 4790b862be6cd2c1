import { tokenContrasts, type ColorRole } from '@/engine/color/color-contrast'
import type { ColorInFile } from '@/engine/color/to-rgb'
import { colorFault } from '@/engine/color/color-fault'
import { colorPairs, type ColorPair } from '@/engine/color/color-pairs'
import type { ConfigFile } from '@/engine/schema/config-files'
import { isWhole } from '@/engine/dtcg/read-value'
import type { Draft } from '@/engine/merge/draft'
import { child, isJsonObject, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const file: ConfigFile = 'theme'
const schemes = ['light', 'dark'] as const
const grey = (level: number): string =>
  `{ "tokens": { "color": { "light": { "textMuted": { "$value": { "colorSpace": "srgb", "components": [${level}, ${level}, ${level}] } } } } } }`

export const tokenContrastCheck: MerchantCheck = {
  code: 'token-contrast',
  severity: 'error',
  docs: {
    what: 'Two colour tokens that stand on each other have less contrast than WCAG 2.2 AA asks: 4.5 for text, 3 for borders of inputs and the focus ring. Both schemes count, in the colours that the merchant ends up with.',
    why: 'People with weak eyes, and anybody in the sun, could not read the text.',
    bad: { 'theme.json': grey(0.8) },
    good: { 'theme.json': grey(0.3) },
  },
  inspect(draft) {
    // A colour scheme that the merchant's own file does not change is its template's, which is checked itself.
    const own = valueAt(draft.chain[0]?.files.get(file)?.value, ['tokens', 'color'])
    return schemes
      .filter((scheme) => child(own, scheme) !== undefined)
      .flatMap((scheme) => {
        const colors = valueAt(draft.config.theme, ['tokens', 'color', scheme])
        const weak = weakPairs(colors).map((each) => weakness(draft, scheme, colors as unknown as Colors, each))
        const byPath = new Map(
          weak.map(({ path }) => [path.join(' '), weak.filter((each) => each.path.join(' ') === path.join(' '))]),
        )
        return [...byPath.values()].map((all) => together(scheme, all))
      })
  },
}

/** The roles of all pairs, and the background behind translucent colours. */
const roles = [...new Set<ColorRole>(['background', ...colorPairs.flatMap(({ color, on }) => [color, on])])]

type Colors = Record<ColorRole, { $value: ColorInFile }>

function isColor(colors: JsonValue | undefined, role: ColorRole): boolean {
  const value = valueAt(colors, [role, '$value'])
  const alpha = child(value, 'alpha')
  // An opacity beyond 1 is reported as that.
  const isAlpha = alpha === undefined || (typeof alpha === 'number' && alpha >= 0 && alpha <= 1)
  // The check color-range reports colours outside the displayable range; they have no contrast.
  return isAlpha && isJsonObject(value) && isWhole(value) && colorFault(value) === undefined
}

interface WeakPair {
  readonly pair: ColorPair
  readonly found: number
}

/** None where a colour is missing or cannot be read. */
const weakPairs = memoiseByPart((colors): WeakPair[] => {
  if (!roles.every((role) => isColor(colors, role))) return []
  const contrastOf = tokenContrasts(colors as unknown as Colors)
  return colorPairs
    .map((pair) => ({ pair, found: contrastOf(pair.color, pair.on) }))
    .filter(({ pair, found }) => found < pair.least)
})

interface Weakness extends FileFinding {
  readonly words: string
}

/** One colour that is too close to several is one mistake. */
function together(scheme: string, all: readonly Weakness[]): FileFinding {
  const [first] = all as readonly [Weakness, ...Weakness[]]
  const { words: _, ...single } = first
  if (all.length === 1) return single
  const listed = all.map(({ words }) => words).join(', ')
  const about = all.map((each) => each.about).join(' ')
  return { ...single, message: `too little contrast in the ${scheme} scheme: ${listed}`, about }
}

function weakness(
  draft: Draft,
  scheme: string,
  colors: Colors,
  { pair: { color, on, least }, found }: WeakPair,
): Weakness {
  // Rounded down: 4.499 is not 4.5.
  const figure = (Math.floor(found * 100) / 100).toFixed(2)
  return {
    file,
    path: pathOf(draft, scheme, [color, on]),
    spot: 'value',
    message: `${color} on ${on} has a contrast of ${figure} in the ${scheme} scheme, needs ${least}`,
    expected: `a contrast of at least ${least}`,
    received: `${quote(colors[color].$value)} on ${quote(colors[on].$value)}`,
    about: `${scheme} ${color} ${on}`,
    words: `${color} on ${on} has ${figure} and needs ${least}`,
  }
}

/** Of the two tokens, the one set by the topmost layer, because that layer caused the mistake. */
function pathOf({ chain }: Draft, scheme: string, roles: readonly ColorRole[]): Path {
  const paths = roles.map((role): Path => ['tokens', 'color', scheme, role, '$value'])
  for (const folder of chain) {
    const value = folder.files.get(file)?.value
    const set = paths.find((path) => valueAt(value, path) !== undefined)
    if (set !== undefined) return set
  }
  return paths[0] ?? []
}
