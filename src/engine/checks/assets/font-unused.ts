import { child, keysOf, quote, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { suggest } from '@/engine/names/suggest'
import { isDeviceFont } from './device-fonts'

const theme = (family: string): string =>
  `{ "fonts": { "body": { "family": "${family}", "src": "lexend.woff2", "weight": "400" } }, "tokens": { "font": { "body": { "$value": ["Lexend", "sans-serif"] }, "heading": { "$value": ["Lexend", "sans-serif"] } } } }`

const woff2 = Buffer.from('wOF2\0\x01\0\0', 'latin1')

export const fontUnused: MerchantCheck = {
  code: 'font-unused',
  severity: 'warning',
  isOfValue: true,
  docs: {
    what: 'A font file has a family that no token of the theme names, or a token names a family first that has no file and that devices do not have.',
    why: 'Players see a font of their device in place of the one that was meant, and nothing else says so.',
    bad: { 'assets/lexend.woff2': woff2, 'theme.json': theme('Outfit') },
    good: { 'assets/lexend.woff2': woff2, 'theme.json': theme('Lexend') },
  },
  inspect: ({ config, chain }) => foundIn(chain[0]?.files.get('theme')?.value, config.theme),
}

const foundIn = memoiseByFile((own, merged): FileFinding[] => {
  // Which file a family in quotes means is known once they are gone, and they are told by themselves.
  if (familiesIn(merged).some((family) => /^["'`]|["'`]$/.test(family))) return []
  const unused = unusedFiles(merged, own)
  return unused.length > 0 ? unused : withoutFile(merged, own)
})

/** Font files of the brand's own whose families no text is in. */
function unusedFiles(merged: JsonValue | undefined, own: JsonValue | undefined): FileFinding[] {
  const fonts = child(merged, 'fonts')
  const named = familiesIn(merged)
  const [first = 'nothing'] = named.filter((family) => !isDeviceFont(family))
  const told = new Set<string>()
  return keysOf(child(own, 'fonts')).flatMap((name): FileFinding[] => {
    const family = child(child(fonts, name), 'family')
    if (typeof family !== 'string' || named.includes(family) || told.has(family)) return []
    // What is nearly called so is told where it is named.
    if (named.some((each) => suggest(each, [family]).length > 0)) return []
    told.add(family)
    return [
      {
        file: 'theme',
        path: ['fonts', name, 'family'],
        spot: 'value',
        message: `no text is in this family: "tokens.font" names ${named.map(quote).join(', ')}`,
        expected: `the family that "tokens.font" means by ${quote(first)}`,
        received: quote(family),
      },
    ]
  })
}

/** Families that the brand's own tokens name first, and that nobody has. */
function withoutFile(merged: JsonValue | undefined, own: JsonValue | undefined): FileFinding[] {
  const fonts = child(merged, 'fonts')
  const files = keysOf(fonts).flatMap((name) => child(child(fonts, name), 'family') ?? [])
  const known = files.flatMap((family) => (typeof family === 'string' ? [family, `${family} stand-in`] : []))
  return keysOf(child(child(own, 'tokens'), 'font')).flatMap((name): FileFinding[] => {
    const [family, next = 'a font of the device'] = valueOf(merged, name)
    if (family === undefined || known.includes(family) || isDeviceFont(family)) return []
    if (suggest(family, known).length > 0) return []
    return [
      {
        file: 'theme',
        path: ['tokens', 'font', name, '$value', 0],
        spot: 'value',
        message: `no font file has the family ${quote(family)}: players see ${next}`,
        expected: 'a family of "fonts", or one that devices have',
        received: quote(family),
      },
    ]
  })
}

function familiesIn(merged: JsonValue | undefined): string[] {
  const tokens = child(child(merged, 'tokens'), 'font')
  return [...new Set(keysOf(tokens).flatMap((name) => valueOf(merged, name)))]
}

function valueOf(merged: JsonValue | undefined, name: string): string[] {
  const families = child(child(child(child(merged, 'tokens'), 'font'), name), '$value')
  return (Array.isArray(families) ? families : []).filter((each) => typeof each === 'string')
}
