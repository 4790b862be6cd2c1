import type { ReactNode } from 'react'
import { BrowserRouter, StaticRouter } from 'react-router-dom'

/** The router of a page in a browser: history mode (1 §2). */
export function SiteRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>
}

/** The router of a page that is rendered in advance. */
export function PrerenderRouter({ path, children }: { path: string; children: ReactNode }) {
  return <StaticRouter location={path}>{children}</StaticRouter>
}
