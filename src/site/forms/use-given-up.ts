import { useEffect, useRef, type SyntheticEvent } from 'react'
import { signals } from '@/site/lib/signals'

/**
 * Signals to monitoring that somebody typed into a form and left it without sending it, and at which field. Nothing of
 * what was typed is told. `fields`: the names that count; `name`: that of the form.
 */
export function useGivenUp(name: string, fields: Readonly<Record<string, unknown>>) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const tell = () => {
      if (last.current !== undefined) signals.push(['forms', name, last.current])
      last.current = undefined
    }
    // Before monitoring sends what it has.
    addEventListener('pagehide', tell, true)
    return () => {
      removeEventListener('pagehide', tell, true)
      tell()
    }
  }, [name])
  return {
    onType: ({ target }: SyntheticEvent) => {
      const { name: field = '' } = target as Partial<HTMLInputElement>
      if (Object.hasOwn(fields, field)) last.current = field
    },
    onSent: () => void (last.current = undefined),
  }
}
