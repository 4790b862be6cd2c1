import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useRequiredContext } from '@/site/lib/use-required-context'

type During = <T>(work: Promise<T>) => Promise<T>

const DuringContext = createContext<During | undefined>(undefined)
const BusyContext = createContext(false)

/** Counts pending work that blocks the whole page. */
export function BusyProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  const during = useCallback<During>((work) => {
    setCount((before) => before + 1)
    return work.finally(() => setCount((before) => before - 1))
  }, [])
  return (
    <DuringContext value={during}>
      <BusyContext value={count > 0}>{children}</BusyContext>
    </DuringContext>
  )
}

/** Returns a function that shows the page's spinner while a promise is pending. */
export function useBusy(): During {
  return useRequiredContext(DuringContext, 'BusyProvider')
}

export function useIsBusy(): boolean {
  return use(BusyContext)
}
