import { describe, expect, it } from 'vitest'
import { AssetFiles } from '@/engine/folder/asset-files'
import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { targetRange } from '@/engine/merge/locate'
import { editedSet } from './edited-set'
import { mistakes } from './all-mistakes'
import { pathOf, type Mistake } from './mistake'
import { rightVariants } from './right-variants'

const assets = new AssetFiles()

/** Each mistake is found, at its place, by one message. */
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
        if (each.meant === null) expect(suggestions).toEqual([])
        else if (each.meant !== undefined) expect(suggestions[0]).toBe(each.meant)
        if (each.words !== undefined) expect(message).toMatch(each.words)
      }
    })
  },
)

describe.each(rightVariants)('%s/%s.json: %s', (brand, file, _, edits) => {
  it('is right', () => {
    const { set } = editedSet(brand, file, Object.entries(edits))
    const { diagnostics } = checkLoaded(set, [brand], assets)
    expect(diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([])
  })
})

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

function checked({ brand, file, edits, code, at }: Mistake): Made {
  const { set, changed } = editedSet(brand, file, edits)
  const { diagnostics } = checkLoaded(set, [brand], assets)
  const isKey = at.startsWith('@')
  const { start } = targetRange(changed, at === '' ? [] : pathOf(at.replace('@', '')), isKey ? 'key' : 'value').range
  return { diagnostics, wanted: `${code} merchants/${brand}/${file}.json:${start.line}:${start.column}` }
}
