import { useEffect, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@/site/ui/icons/icon'
import { NoticePill } from './notice-pill'
import { closeToast, toasts, type Toast } from './toast'

/** The current toasts. The live region is always mounted, so that new toasts are announced. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  return (
    <Words aria-live="polite">
      {shown.map((toast) => (
        <Word key={toast.id} toast={toast} />
      ))}
    </Words>
  )
}

/** How long a toast is shown, in milliseconds: at least `least`, and longer by each character. */
const reading = { least: 4000, character: 70 }

function Word({ toast: { id, text, icon } }: { toast: Toast }) {
  const time = Math.max(reading.least, text.length * reading.character)
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), time)
    return () => clearTimeout(timer)
  }, [id, time])
  return (
    <NoticePill data-icon={icon}>
      <Icon name={icon} size={20} />
      {text}
    </NoticePill>
  )
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
`
