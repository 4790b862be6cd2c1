import Papa from 'papaparse'
import { formulaStart } from '@/contract/text/formula-start'
import type { TranslationRow } from './translation-row'

/** The columns, as the first row names them. */
export const csvColumns = ['key', 'part', 'note', 'max length', 'English', 'translation', 'state'] as const

/** What spreadsheets take for a formula, with the mark in front that `unescapedCell` takes away again. */
const formula = new RegExp(`^'*${formulaStart.source}`)

/** A table as Excel reads it: UTF-8 with its mark. No cell is a formula. */
export function writeCsv(rows: readonly TranslationRow[]): string {
  const cells = rows.map(({ key, part, notes, most, source, target, state }) => {
    const note = notes.map(({ text }) => text).join(' ')
    return [key, part, note, most ?? '', source, target ?? '', state]
  })
  return `\uFEFF${Papa.unparse([[...csvColumns], ...cells], { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}

/** A cell as it was before it was kept from being a formula. */
export function unescapedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
