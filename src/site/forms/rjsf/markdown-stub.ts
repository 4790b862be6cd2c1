import type { ReactNode } from 'react'

/** Stub for markdown-to-jsx, a third of RJSF's size: our templates render texts as they are. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}
