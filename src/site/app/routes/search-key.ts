import { useEffect } from 'react'
import { useDialogs } from '@/site/merchant/dialogs'

/** Ctrl+K or Command+K opens the search, wherever the focus is. */
export function useSearchKey(): void {
  const dialogs = useDialogs()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) dialogs.open('search', {})
    }
    // Replaces the early listener, which recorded the key until now (early-press.ts).
    window.onkeydown = handleKey
    if (window.earlySearch) handleKey(window.earlySearch)
    window.earlySearch = null
    return () => {
      window.onkeydown = null
    }
  }, [dialogs])
}
