import { applyEdits, modify } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { AssetFiles } from '@/engine/folder/asset-files'
import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import type { FileKey } from '@/engine/schema/config-files'
import { parseJsonFile } from '@/engine/folder/json-file'
import { targetRange } from '@/engine/merge/locate'
import { extent } from '@tests/extent'
import { shipped } from '@tests/typo-corpus/shipped-files'
import { centreMistakes } from './centre-mistakes'
import { contentMistakes } from './content-mistakes'
import { gameMistakes } from './game-mistakes'
import { lateMistakes } from './late-mistakes'
import { lobbyMistakes } from './lobby-mistakes'
import { menuMistakes } from './menu-mistakes'
import { misleadingMistakes } from './misleading-mistakes'
import { pathOf, type Mistake } from './mistake'
import { pageMistakes } from './page-mistakes'
import { rightVariants } from './right-variants'
import { silentMistakes } from './silent-mistakes'
import { silentPageMistakes } from './silent-page-mistakes'
import { silentSiteMistakes } from './silent-site-mistakes'
import { siteMistakes } from './site-mistakes'
import { themeMistakes } from './theme-mistakes'
import { unnoticedMistakes } from './unnoticed-mistakes'
import { unnoticedPageMistakes } from './unnoticed-page-mistakes'

/**
 * What people do to a brand late in the evening, beyond the typos of the typo corpus: each mistake is found, at its
 * place, by one message. `npm test` tries one of each kind: the first for each code in a file.
 */
const all = [
  ...siteMistakes,
  ...themeMistakes,
  ...pageMistakes,
  ...menuMistakes,
  ...contentMistakes,
  ...lateMistakes,
  ...centreMistakes,
  ...gameMistakes,
  ...silentMistakes,
  ...silentSiteMistakes,
  ...silentPageMistakes,
  ...misleadingMistakes,
  ...lobbyMistakes,
  ...unnoticedMistakes,
  ...unnoticedPageMistakes,
]
const kindOf = ({ file, code }: Mistake) => `${file} ${code}`
const firstOfKind = new Map(all.toReversed().map((each) => [kindOf(each), each]))
const mistakes = extent === 'first' ? [...firstOfKind.values()] : all
const assets = new AssetFiles()

describe.each(mistakes.map((each) => [`${each.brand}/${each.file}.json: ${each.what}`, each] as const))(
  '%s',
  (_, each) => {
    it('is found at its place, by one message', () => {
      const { diagnostics, wanted } = made(each)
      const own = diagnostics.map(
        ({ code, file, range, message }) => `${code} ${file}:${range.start.line}:${range.start.column} ${message}`,
      )
      expect(own, own.join('\n')).toHaveLength(1)
      expect(own[0]).toContain(`${wanted} `)
    })

    it('is met with words for what would be right, and no guess that is further off', () => {
      for (const { message, expected, suggestions } of made(each).diagnostics) {
        expect(expected.trim()).not.toMatch(/^$|one of$/)
        expect(`${message} ${expected}`).not.toMatch(/[\\[\]][^ ]*[*+$]|: $|undefined/)
        for (const suggestion of suggestions) expect(suggestion).not.toMatch(/https:\/\/https/)
        if (each.meant !== undefined) expect(suggestions[0]).toBe(each.meant)
        if (each.words !== undefined) expect(message).toMatch(each.words)
      }
    })
  },
)

interface Made {
  readonly diagnostics: readonly Diagnostic[]
  readonly wanted: string
}

const known = new Map<Mistake, Made>()

/** The result of the check with the mistake, cached for both tests. */
function made(mistake: Mistake): Made {
  const before = known.get(mistake) ?? checked(mistake)
  known.set(mistake, before)
  return before
}

describe.each(rightVariants)('%s/%s.json: %s', (brand, file, _, edits) => {
  it('is right', () => {
    const { diagnostics } = checkedWith(brand, file, Object.entries(edits))
    expect(diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([])
  })
})

function checked({ brand, file, edits, code, at }: Mistake): Made {
  const { diagnostics, changed } = checkedWith(brand, file, edits)
  const isKey = at.startsWith('@')
  const { start } = targetRange(changed, at === '' ? [] : pathOf(at.replace('@', '')), isKey ? 'key' : 'value').range
  return { diagnostics, wanted: `${code} merchants/${brand}/${file}.json:${start.line}:${start.column}` }
}

function checkedWith(brand: string, file: FileKey, edits: Mistake['edits']) {
  const folder = shipped.folders.get(brand)
  const path = `${folder?.path ?? ''}/${file}.json`
  let text = folder?.files.get(file)?.text ?? '{}'
  for (const [place, value] of edits)
    text = applyEdits(
      text,
      modify(text, [...pathOf(place)], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
    )
  const changed = parseJsonFile(path, text)
  const folders = new Map(shipped.folders)
  if (folder !== undefined) folders.set(brand, { ...folder, files: new Map(folder.files).set(file, changed) })
  return { diagnostics: checkLoaded({ ...shipped, folders }, [brand], assets).diagnostics, changed }
}
