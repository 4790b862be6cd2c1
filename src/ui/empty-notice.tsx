import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Notice } from './notice'

interface EmptyNoticeProps {
  readonly text: string
  /** A way on. */
  readonly children?: ReactNode
}

/** Says that there is nothing here yet. */
export function EmptyNotice({ text, children }: EmptyNoticeProps) {
  return (
    <Notice>
      <Muted>{text}</Muted>
      {children}
    </Notice>
  )
}

const Muted = styled.p`
  color: var(--color-text-muted);
`
