import { useCallback, useEffect, useRef, useState } from 'react'
import { withValue, type Edit, type FieldSchema, type Json } from '@/tools/studio/form-model'
import type { FileName, FileState, Overview } from '@/tools/studio/studio-api'
import { ChangedOnDisk, type StudioClient } from './studio-client'

export interface StudioFile {
  readonly schema: FieldSchema
  readonly state: FileState
}

/** The file being edited, and its actions. Edits are optimistic: shown at once, and sent one after another. */
export function useStudioFile(client: StudioClient, choose: (overview: Overview | undefined) => FileName | undefined) {
  const [overview, setOverview] = useState<Overview>()
  const [file, setFile] = useState<StudioFile>()
  const [failure, setFailure] = useState<string>()
  const shown = useRef<FileName>(undefined)
  const waiting = useRef<Edit[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const { code, key } = choose(overview) ?? {}

  /** A queue, to avoid a race: an answer that overtakes another would show a stale state. */
  const inLine = useCallback((task: () => Promise<void>) => {
    line.current = line.current.then(task).catch((error: unknown) => {
      setFailure(error instanceof Error ? error.message : String(error))
    })
    return line.current
  }, [])

  const take = useCallback((state: FileState) => {
    const isShown = shown.current?.code === state.code && shown.current.key === state.key
    // Pending edits are newer than the server's state.
    if (isShown && waiting.current.length === 0) setFile((before) => before && { ...before, state })
  }, [])

  const refresh = useCallback(
    () =>
      inLine(async () => {
        setOverview(await client.overview())
        if (shown.current !== undefined && waiting.current.length === 0) take(await client.file(shown.current))
      }),
    [client, inLine, take],
  )

  useEffect(() => {
    void refresh()
    const hot = import.meta.hot
    const onChange = () => void refresh()
    hot?.on('livery:read', onChange)
    return () => hot?.off('livery:read', onChange)
  }, [refresh])

  useEffect(() => {
    if (code === undefined || key === undefined) return
    const next = { code, key }
    void inLine(async () => {
      const [schema, state] = await Promise.all([client.schema(key), client.file(next)])
      shown.current = next
      setFailure(undefined)
      setFile({ schema, state })
    })
  }, [client, inLine, code, key])

  const send = useCallback(
    () =>
      inLine(async () => {
        const name = shown.current
        const edits = waiting.current
        waiting.current = []
        if (name === undefined || edits.length === 0) return
        setFailure(undefined)
        take(await client.edit(name, edits))
      }),
    [client, inLine, take],
  )

  const edit = useCallback(
    (edits: readonly Edit[]) => {
      waiting.current.push(...edits)
      setFile((before) => before && { ...before, state: { ...before.state, ...shownAtOnce(before.state, edits) } })
      void send()
    },
    [send],
  )

  const act = useCallback(
    (action: (name: FileName) => Promise<FileState>) =>
      inLine(async () => {
        if (shown.current === undefined) return
        setFailure(undefined)
        try {
          take(await action(shown.current))
        } catch (error) {
          if (!(error instanceof ChangedOnDisk)) throw error
          take(error.state)
        }
      }),
    [inLine, take],
  )

  return { overview, file, failure, edit, act }
}

/** The optimistic value before the server has answered; only the server knows the value after a reset. */
function shownAtOnce({ value }: FileState, edits: readonly Edit[]): { value?: Json } {
  if (value === undefined) return {}
  return {
    value: edits.reduce<Json>(
      (before, edit) =>
        edit.kind === 'reset' ? before : withValue(before, edit.path, edit.kind === 'set' ? edit.value : undefined),
      value,
    ),
  }
}
