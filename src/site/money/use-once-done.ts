import { useEffect, useEffectEvent } from 'react'
import { useDraft } from '@/site/session/drafts'

/**
 * Clears what was typed for an intent once it is done, and once alone: what is typed since is there when the form is
 * opened again. `name` begins the names of the form's drafts; `doneKey`: key of the intent that is done.
 */
export function useOnceDone(name: string, doneKey: string | undefined, clear: () => void): void {
  const [cleared, setCleared] = useDraft(`${name}.cleared`, '')
  const clearAll = useEffectEvent(clear)
  useEffect(() => {
    if (doneKey === undefined || cleared === doneKey) return
    setCleared(doneKey)
    clearAll()
  }, [doneKey, cleared, setCleared])
}
