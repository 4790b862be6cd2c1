import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Mounts the form once more, with layout, and unmounts it. */
    mountOnce(): void
  }
}

/** Shows a form on a page, and lets the benchmark mount further ones. */
export function offerForm(form: ReactNode, page = (forms: ReactNode) => forms): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(page(<Forms form={form} />))
}

function Forms({ form }: { form: ReactNode }) {
  const [hasFurther, showFurther] = useState(false)
  useEffect(() => {
    window.mountOnce = () => {
      flushSync(() => showFurther(true))
      document.body.getBoundingClientRect()
      flushSync(() => showFurther(false))
    }
  }, [])
  return (
    <>
      <main>{form}</main>
      {hasFurther && <section>{form}</section>}
    </>
  )
}
