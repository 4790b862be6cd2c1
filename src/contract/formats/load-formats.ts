import { tabledLanguage } from './table-language'

/**
 * Loads what formats of a tag (see formatTag) are made with beside the browser's own data. To be awaited before
 * anything is written in it.
 */
export async function loadFormats(tag: string): Promise<void> {
  const language = tabledLanguage(tag)
  // Home loads this module, and seven tables to choose from would be half a kilobyte there.
  if (language !== undefined) await (await import('./load-table')).giveTable(tag, language)
}
