import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import type { MessageProps } from '@/contract/generated/merchant-types'
import { Icon } from '@/site/ui/icons/icon'

type Tone = Exclude<MessageProps['icon'], 'none'>

const drawings = { info: 'info', success: 'check-circle', warning: 'alert-triangle', danger: 'alert-triangle' } as const
const colors = {
  info: 'var(--color-accent)',
  success: 'var(--color-success)',
  warning: 'var(--color-warning)',
  danger: 'var(--color-danger)',
} as const

/** Icon for the type of message. Decorative, because the text says it too. */
export function MessageIcon({ icon }: { icon: Tone }) {
  return (
    <Disc $tone={icon}>
      <Icon name={drawings[icon]} size={30} />
    </Disc>
  )
}

const Disc = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  margin: 0 auto var(--space-4);
  border-radius: max(var(--radius-control), min(var(--radius-dialog), 1.25rem));
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: ${({ $tone }) => colors[$tone]};
`
