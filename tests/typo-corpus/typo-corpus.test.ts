import { beforeAll, describe, expect, it } from 'vitest'
import { extent } from '@tests/extent'
import { corpus } from './corpus'
import { figuresOf, figuresTable } from './figures'
import { judge, type Verdict } from './judge'
import { mutatedText } from './mutant'
import { sampleOf } from './sample'
import { shipped } from './shipped-files'

/**
 * One mistake at a time in every shipped file. `TYPO_CORPUS=whole` runs them all (some 175,000, an hour and more),
 * `TYPO_CORPUS=150` that many of each kind; without it a smaller sample, the same in every run.
 */
const asked = process.env['TYPO_CORPUS'] ?? (extent === 'first' ? '1' : '9')
const perKind = asked === 'whole' ? Infinity : Number(asked)
const patience = perKind > 9 ? 7_200_000 : 900_000

describe('every shipped file with one mistake', () => {
  let verdicts: Verdict[] = []

  beforeAll(() => {
    const all = corpus()
    verdicts = sampleOf(all, perKind).map(judge)
    console.info(`\n${figuresTable(verdicts, all.length)}\n`)
  }, patience)

  it('is reported in the right file, line and column', () => {
    expect(verdicts.length).toBeGreaterThan(30 * Math.min(perKind, 9))
    expect(verdicts.filter(({ isPlaced }) => !isPlaced).map(described)).toEqual([])
  })

  it('is met with what was meant, for at least 95 % of the slips', () => {
    const { guessed, slips } = figuresOf(verdicts)
    const wrong = verdicts.filter(({ isGuessed }) => isGuessed === false).map(described)
    expect(guessed / slips, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('is mended by --fix as it was, or not at all', () => {
    const harmful = verdicts.filter(({ harm }) => harm.length > 0)
    expect(harmful.map((each) => `${described(each)}\n  ${each.harm.join('\n  ')}`)).toEqual([])
    expect(figuresOf(verdicts).mended).toBeGreaterThan(0)
  })

  it('is said once as a rule, and never drowned in what follows from it', () => {
    const counts = verdicts.map(({ diagnostics }) => diagnostics.length)
    // A name removed from the template is reported once in each brand that overrides it.
    const most = shipped.folders.size
    const few = counts.filter((count) => count <= most).length
    const many = verdicts.filter(({ diagnostics }) => diagnostics.length > most).map(described)
    expect(figuresOf(verdicts).median).toBe(1)
    expect(few / counts.length, many.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})

function described({ mutant, diagnostics }: Verdict): string {
  const { kind, file, edit, meant } = mutant
  const line = mutatedText(mutant).slice(0, edit.offset).split('\n').length
  const said = diagnostics.slice(0, 5).map(({ code, file: at, range, suggestions }) => {
    return `\n  ${code} ${at}:${range.start.line}:${range.start.column} ${suggestions.join(', ')}`
  })
  return `${kind} in ${file.folder.code}/${file.key}:${line}: ${edit.text} for ${meant ?? 'something else'}${said.join('')}`
}
