import type { ReactNode } from 'react'

/** Stands in for markdown-to-jsx, a third of RJSF's weight: our templates render texts as they are. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}
