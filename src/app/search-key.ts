import { useEffect } from 'react'
import { useDialogs } from '@/site/dialogs'

/** Ctrl+K, or Command+K, opens the search from wherever the keyboard is. */
export function useSearchKey(): void {
  const dialogs = useDialogs()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) dialogs.open('search', {})
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [dialogs])
}
