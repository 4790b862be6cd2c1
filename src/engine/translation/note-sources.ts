import type { Examination } from '@/engine/checker/examine'
import type { ReadTranslation } from '@/engine/translation/documents/read-translation'
import { isOlder } from './import-report'
import type { ImportRequest } from './import-request'
import { sourceHash } from './text-sources'
import type { TextUnit } from './text-units'

/** Notes from which English the accepted texts were made: that of the document, where it has another one. */
export function noteSources(
  { language, files: { sources } }: ImportRequest,
  { draft }: Examination,
  accepted: ReadonlyMap<string, ReadTranslation>,
  units: ReadonlyMap<string, TextUnit>,
): void {
  for (const [asked, forms] of byAsked(units)) {
    const came = forms.filter(({ key }) => accepted.has(key))
    // Forms that stay as they were may be older.
    const isPart = came.length < forms.length && forms.some(({ state }) => state === 'old')
    if (came.length === 0 || isPart) continue
    const older = came.flatMap((unit) => {
      const read = accepted.get(unit.key)
      return read?.source !== undefined && isOlder(read, unit) ? [[unit.key, read.source] as const] : []
    })
    sources.note(language, asked, sourceHash(draft.texts, asked, new Map(older)))
  }
}

/** The forms of each text, by the key that code asks for. */
function byAsked(units: ReadonlyMap<string, TextUnit>): Map<string, TextUnit[]> {
  const found = new Map<string, TextUnit[]>()
  for (const unit of units.values()) {
    const forms = found.get(unit.asked)
    if (forms === undefined) found.set(unit.asked, [unit])
    else forms.push(unit)
  }
  return found
}
