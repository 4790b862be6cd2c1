import { useEffect, useEffectEvent } from 'react'
import { useDraft } from '@/site/session/drafts'

/**
 * Clears a form's drafts once its intent is done, and only once, so that later input is kept when the form is opened
 * again. `name` is the prefix of the form's draft names; `doneKey` the key of the intent that is done.
 */
export function useClearWhenDone(name: string, doneKey: string | undefined, clear: () => void): void {
  const [cleared, setCleared] = useDraft(`${name}.cleared`, '')
  const clearAll = useEffectEvent(clear)
  useEffect(() => {
    if (doneKey === undefined || cleared === doneKey) return
    setCleared(doneKey)
    clearAll()
  }, [doneKey, cleared, setCleared])
}
