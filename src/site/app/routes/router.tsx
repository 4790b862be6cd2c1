import type { ReactNode } from 'react'
import { BrowserRouter, StaticRouter } from 'react-router-dom'

/** The router in the browser, in history mode (1 §2). */
export function SiteRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>
}

/** The router for prerendering. */
export function PrerenderRouter({ path, children }: { path: string; children: ReactNode }) {
  return <StaticRouter location={path}>{children}</StaticRouter>
}
