import { giveFormatters } from './formatters'
import { loadTable } from './load-table'
import { tabledLanguage } from './table-language'

/**
 * Loads what formats of a tag (see formatTag) are made with beside the browser's own data. To be awaited before
 * anything is written in it.
 */
export async function loadFormats(tag: string): Promise<void> {
  const language = tabledLanguage(tag)
  if (language === undefined) return
  const [{ tableFormatters }, table] = await Promise.all([import('./table-formatters'), loadTable(language)])
  giveFormatters(tag, tableFormatters(table))
}
