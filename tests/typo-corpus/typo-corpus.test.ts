import { beforeAll, describe, expect, it } from 'vitest'
import { corpus } from './corpus'
import { figuresOf, figuresTable } from './figures'
import { judge, type Verdict } from './judge'
import { mutatedText } from './mutant'
import { sampleOf } from './sample'

/**
 * One mistake at a time in every shipped file. `TYPO_CORPUS=whole` takes them all (some 50,000, ten minutes);
 * without it a sample of each kind, the same in every run.
 */
const perKind = process.env['TYPO_CORPUS'] === 'whole' ? Infinity : 14
const patience = perKind === Infinity ? 7_200_000 : 900_000

describe('every shipped file with one mistake', () => {
  let verdicts: Verdict[] = []

  beforeAll(() => {
    const all = corpus()
    verdicts = sampleOf(all, perKind).map(judge)
    console.info(`\n${figuresTable(verdicts, all.length)}\n`)
  }, patience)

  it('is reported in the right file, line and column', () => {
    expect(verdicts.length).toBeGreaterThan(400)
    expect(verdicts.filter(({ isPlaced }) => !isPlaced).map(described)).toEqual([])
  })

  it('is met with what was meant, for at least 95 % of the slips', () => {
    const { guessed, slips } = figuresOf(verdicts)
    const wrong = verdicts.filter(({ isGuessed }) => isGuessed === false).map(described)
    expect(guessed / slips, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('is said once as a rule, and never drowned in what follows from it', () => {
    const counts = verdicts.map(({ diagnostics }) => diagnostics.length)
    const few = counts.filter((count) => count <= 3).length
    const many = verdicts.filter(({ diagnostics }) => diagnostics.length > 3).map(described)
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
