import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keysOfPath } from '@/engine/names/follow-path'
import type { Explanation } from '@/engine/explain/explanation'
import { docsAddress, docsFolder } from '@/engine/reference/docs-address'
import { reference } from '@/engine/reference/reference'
import { idsAt } from '@/engine/reference/reference-shape'
import { repository } from '@/engine/schema/repository'

/** Where the page of every key tells of what was explained: a fact for each entry, none for a check. */
export function pageOfTopic({ kind, name }: Pick<Explanation, 'kind' | 'name'>): Explanation['facts'] {
  const ids = kind === 'action' ? ['action'] : kind === 'check' ? [] : idsOf(name)
  const isWritten = existsSync(join(repository, docsFolder, 'index.html'))
  const how = isWritten ? '' : ' (npm run docs writes it)'
  return ids.length === 0 ? [] : [['page', ids.map(docsAddress).join(', ') + how]]
}

function idsOf(name: string): string[] {
  const { entries, shapes } = reference()
  return entries.some(({ id }) => id === name) ? [name] : idsAt(shapes, keysOfPath(name))
}
