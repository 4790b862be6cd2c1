import type { Edit, FieldSchema } from '@/tools/studio/form-model'
import type { FileName, FileState, Origin, Overview } from '@/tools/studio/studio-api'

/** A save was refused because the file changed on disk. */
export class ChangedOnDisk extends Error {
  readonly state: FileState

  constructor(state: FileState) {
    super(`${state.file} was changed on disk.`)
    this.state = state
  }
}

/** Client for the studio's API of the dev server. Throws an Error with a message for people. */
export class StudioClient {
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  overview = (): Promise<Overview> => this.#send('GET', 'overview', {})
  schema = (key: string): Promise<FieldSchema> => this.#send('GET', 'schema', { key })
  file = (name: FileName): Promise<FileState> => this.#send('GET', 'file', name)
  origin = (code: string, pointer: string): Promise<Origin> => this.#send('GET', 'origin', { code, pointer })
  edit = (name: FileName, edits: readonly Edit[]): Promise<FileState> => this.#send('POST', 'edit', name, edits)
  undo = (name: FileName): Promise<FileState> => this.#send('POST', 'undo', name)
  discard = (name: FileName): Promise<FileState> => this.#send('POST', 'discard', name)
  rebase = (name: FileName): Promise<FileState> => this.#send('POST', 'rebase', name)
  save = (name: FileName, version: string): Promise<FileState> => this.#send('PUT', 'file', name, { version })

  async #send<T>(method: string, path: string, query: object, body?: unknown): Promise<T> {
    const { code = '', key = '', pointer = '' } = query as { code?: string; key?: string; pointer?: string }
    const search = new URLSearchParams({ ...(code && { code }), ...(key && { key }), ...(pointer && { pointer }) })
    const response = await fetch(`/__studio/api/${path}?${search}`, {
      method,
      headers: { 'X-Studio-Token': this.#token, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error('The dev server does not answer. Is it still running?')
    })
    const answer: unknown = await response.json()
    if (response.status === 409) throw new ChangedOnDisk(answer as FileState)
    if (!response.ok) throw new Error((answer as { message: string }).message)
    return answer as T
  }
}
