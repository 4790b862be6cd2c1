import type { Verdict } from './judge'
import { byKind } from './sample'

export interface Figures {
  readonly mutants: number
  readonly placed: number
  readonly slips: number
  readonly guessed: number
  readonly mended: number
  readonly median: number
  readonly most: number
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const counts = verdicts.map(({ diagnostics }) => diagnostics.length).sort((a, b) => a - b)
  const slips = verdicts.filter(({ isGuessed }) => isGuessed !== undefined)
  return {
    mutants: verdicts.length,
    placed: verdicts.filter(({ isPlaced }) => isPlaced).length,
    slips: slips.length,
    guessed: slips.filter(({ isGuessed }) => isGuessed).length,
    mended: verdicts.filter(({ isMended }) => isMended).length,
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    most: counts.at(-1) ?? 0,
  }
}

/**
 * A line for each kind: number of mutants, the share reported at the right place, the share with the right suggestion,
 * the share that `--fix` mends, and diagnostics per mutant.
 */
export function figuresTable(verdicts: readonly Verdict[], total: number): string {
  const kinds = byKind(verdicts, ({ mutant }) => mutant.kind).sort(([a], [b]) => a.localeCompare(b, 'en'))
  const rows = [...kinds, [`all (of ${total})`, verdicts] as const].map(([kind, all]) => row(kind, figuresOf(all)))
  return [['kind', 'mutants', 'placed', 'guessed', 'mended', 'median', 'most'], ...rows].map(line).join('\n')
}

function row(kind: string, figures: Figures): string[] {
  const { mutants, placed, slips, guessed, mended, median, most } = figures
  const shares = [share(placed, mutants), share(guessed, slips), share(mended, mutants)]
  return [kind, String(mutants), ...shares, String(median), String(most)]
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`
}

function line([kind = '', ...cells]: string[]): string {
  return kind.padEnd(30) + cells.map((cell) => cell.padStart(9)).join('')
}
