import type { JsonObject } from '@/contract/json/json-value'
import { readFont, readLicense, shippedSubsets, unicodeRanges } from './font-files'
import type { FontFamily, Typeface } from './typefaces'

interface Face {
  readonly family: FontFamily
  readonly weight: number
  readonly subset: (typeof shippedSubsets)[number]
  /** In the brand's assets folder. */
  readonly path: string
}

function facesOf({ heading, body }: Typeface): Face[] {
  const families = heading.slug === body.slug ? [body] : [heading, body]
  return families.flatMap((family) =>
    family.weights.flatMap((weight) =>
      shippedSubsets.map((subset) => {
        return { family, weight, subset, path: `fonts/${family.slug}-${weight}-${subset}.woff2` }
      }),
    ),
  )
}

/** `fonts` of theme.json. The heading's Latin font is needed first, so its file is preloaded with the page. */
export function fontEntries(typeface: Typeface): JsonObject {
  const entries = facesOf(typeface).map(({ family, weight, subset, path }): [string, JsonObject] => {
    const isLatin = subset === 'latin'
    const isFirst = isLatin && family.slug === typeface.heading.slug && weight === typeface.weight.heading
    const entry: JsonObject = {
      family: family.family,
      src: path,
      weight: String(weight),
      unicodeRange: unicodeRanges(family)[subset] ?? 'U+0-10FFFF',
    }
    if (isFirst) entry['preload'] = true
    if (isLatin && weight === family.weights[0]) entry['standIn'] = family.standIn
    return [`${family.slug}-${weight}${isLatin ? '' : `-${subset}`}`, entry]
  })
  return Object.fromEntries(entries)
}

/** The font files and their licences, by their path in the assets folder. */
export function fontFiles(typeface: Typeface): Map<string, Buffer> {
  const faces = facesOf(typeface)
  return new Map([
    ...faces.map(({ family, weight, subset, path }) => [path, readFont(family, subset, weight, 'woff2')] as const),
    ...faces.map(({ family }) => [`fonts/${family.slug}-license.txt`, readLicense(family)] as const),
  ])
}
