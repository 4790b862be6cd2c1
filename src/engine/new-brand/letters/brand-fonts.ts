import type { JsonObject } from '@/contract/json/json-value'
import { readFont, readLicense, shippedSubsets, unicodeRanges, type FileWeight } from './font-files'
import { needsFurtherLatin, scriptFamiliesFor, type BrandLanguage } from './script-families'
import type { Typeface } from './typefaces'

/** A file of a brand's fonts, and what its entry in theme.json says besides. */
interface Face {
  readonly slug: string
  readonly family: string
  readonly weight: FileWeight
  readonly isVariable?: true
  readonly subset: string
  /** Key of its entry in theme.json. */
  readonly name: string
  readonly more: JsonObject
}

/** `fonts` of theme.json. The heading's Latin font is needed first, so its file is preloaded with the page. */
export function fontEntries(typeface: Typeface, languages: readonly BrandLanguage[]): JsonObject {
  return Object.fromEntries(
    facesOf(typeface, languages).map((face): [string, JsonObject] => [
      face.name,
      {
        family: face.family,
        src: pathOf(face),
        weight: face.weight === 'wght' ? '400 700' : String(face.weight),
        unicodeRange: rangeOf(face),
        ...face.more,
      },
    ]),
  )
}

/** The font files and their licences, by their path in the assets folder. */
export function fontFiles(typeface: Typeface, languages: readonly BrandLanguage[]): Map<string, Buffer> {
  const faces = facesOf(typeface, languages)
  return new Map([
    ...faces.map((face) => [pathOf(face), readFont(face, face.subset, face.weight, 'woff2')] as const),
    ...faces.map((face) => [`fonts/${face.slug}-license.txt`, readLicense(face)] as const),
  ])
}

/** Names of the families with the letters of the languages, which stand in a stack behind the typeface's own. */
export function scriptFamilyNames(languages: readonly BrandLanguage[]): string[] {
  return [...new Set(scriptFamiliesFor(languages).map(({ family }) => family.family))]
}

function facesOf(typeface: Typeface, languages: readonly BrandLanguage[]): Face[] {
  return [...ownFaces(typeface, languages), ...scriptFaces(typeface, languages)]
}

function ownFaces(
  { heading, body, weight: { heading: headingWeight } }: Typeface,
  languages: readonly BrandLanguage[],
) {
  const families = heading.slug === body.slug ? [body] : [heading, body]
  const subsets = needsFurtherLatin(languages) ? [...shippedSubsets, 'latin-ext'] : shippedSubsets
  return families.flatMap(({ slug, family, weights, standIn }) =>
    weights.flatMap((weight) =>
      subsets.map((subset): Face => {
        const isLatin = subset === 'latin'
        const isFirst = isLatin && slug === heading.slug && weight === headingWeight
        const more: JsonObject = {
          ...(isFirst && { preload: true }),
          ...(isLatin && weight === weights[0] && { standIn }),
        }
        return { slug, family, weight, subset, name: `${slug}-${weight}${isLatin ? '' : `-${subset}`}`, more }
      }),
    ),
  )
}

/** In each weight that the theme uses, because a browser's own bold smears letters with many strokes. */
function scriptFaces({ weight }: Typeface, languages: readonly BrandLanguage[]): Face[] {
  const weights = [...new Set([weight.body, weight.heading, weight.control])]
  return scriptFamiliesFor(languages).flatMap(({ family: { slug, family, subset, isVariable, lineHeight }, codes }) => {
    const more: JsonObject = { languages: [...codes], ...(lineHeight !== undefined && { lineHeight }) }
    const face = (each: FileWeight): Face => {
      return { slug, family, weight: each, subset, name: `${slug}-${each}-${subset}`, more }
    }
    return isVariable ? [{ ...face('wght'), isVariable }] : weights.map(face)
  })
}

/** In the brand's assets folder. */
function pathOf({ slug, weight, subset }: Face): string {
  return `fonts/${slug}-${weight}-${subset}.woff2`
}

/** Letters beyond the first plane are of scripts nobody writes messages in, and would make each page's styles longer. */
function rangeOf(face: Face): string {
  const whole = unicodeRanges(face)[face.subset] ?? 'U+0-10FFFF'
  return whole
    .split(',')
    .filter((part) => !/^U\+1[0-9A-F]{4}/.test(part))
    .join(',')
}
