import type { Context, Hono } from 'hono'
import type { Edit } from '@/tools/studio/form-model'
import type { FileName, FileState, SaveRequest } from '@/tools/studio/studio-api'
import { readStudioFile, studioFilePath, versionOf, writeStudioFile } from './studio-files'
import { fileNameOf, type StudioOptions } from './studio-options'
import { StudioRefusal } from './studio-refusal'
import { fileState } from './studio-state'

/** What the studio changes: a file's draft, and at last the file. */
export function addChanges(app: Hono, { sites, reload }: StudioOptions): void {
  const { drafts } = sites
  /** Changes a file's draft, shows it, and answers with the file's new state. */
  const changing = (change: (name: FileName, disk: string | undefined, context: Context) => Promise<void> | void) =>
    async function answer(context: Context) {
      const name = fileNameOf(context)
      await change(name, readStudioFile(studioFilePath(sites.set, name)), context)
      await reload()
      return context.json<FileState>(fileState(sites, name))
    }
  app.post(
    '/api/edit',
    changing(async (name, disk, context) => drafts.edit(sites.set, name, disk, editsOf(await context.req.json()))),
  )
  app.post(
    '/api/undo',
    changing((name) => drafts.undo(sites.set, name)),
  )
  app.post(
    '/api/discard',
    changing((name) => drafts.drop(name)),
  )
  app.post(
    '/api/rebase',
    changing((name, disk) => drafts.rebase(sites.set, name, disk)),
  )
  app.put('/api/file', async (context) => {
    const name = fileNameOf(context)
    const { version } = await context.req.json<SaveRequest>()
    const draft = drafts.of(name)
    // From here to the write nothing is asynchronous, so there is no race with another request.
    const path = studioFilePath(sites.set, name)
    if (draft !== undefined) {
      const isTheSame = versionOf(readStudioFile(path)) === version && versionOf(draft.base) === version
      if (!isTheSame) return context.json(fileState(sites, name), 409)
      writeStudioFile(path, draft.text)
      drafts.drop(name)
      await reload()
    }
    return context.json(fileState(sites, name))
  })
}

function editsOf(body: unknown): readonly Edit[] {
  if (!Array.isArray(body) || !body.every(isEdit)) throw new StudioRefusal(400, 'These are no edits.')
  return body
}

function isEdit(edit: unknown): edit is Edit {
  const { kind, path, value } = (edit ?? {}) as Record<string, unknown>
  if (!Array.isArray(path) || path.length === 0 || !path.every((key) => typeof key === 'string')) return false
  return kind === 'reset' || kind === 'remove' || (kind === 'set' && value !== undefined && value !== null)
}
