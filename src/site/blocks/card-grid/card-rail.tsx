import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { Rail } from './card-layouts'
import { useRail } from './use-rail'

interface Props {
  /** Id of the heading that names the row. */
  readonly labelledBy: string | undefined
  readonly children: ReactNode
}

/** A row that scrolls sideways by touch, wheel and keyboard, and by buttons where there is a pointer. */
export function CardRail({ labelledBy, children }: Props) {
  const t = useText()
  const { ref, more, measure, move } = useRail()
  const scrolls = more.before || more.after
  return (
    <Frame>
      <Rail ref={ref} onScroll={measure} tabIndex={scrolls ? 0 : undefined} aria-labelledby={labelledBy}>
        {children}
      </Rail>
      {scrolls && (
        <>
          <Move type="button" $side="start" aria-disabled={!more.before} onClick={() => move('before')}>
            <Icon name="chevron-left" size={22} label={t('card-grid.previous')} />
          </Move>
          <Move type="button" $side="end" aria-disabled={!more.after} onClick={() => move('after')}>
            <Icon name="chevron-right" size={22} label={t('card-grid.next')} />
          </Move>
        </>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
`

const Move = styled.button<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - 1.5rem);
  inset-inline: ${({ $side }) => ($side === 'start' ? 'var(--space-2) auto' : 'auto var(--space-2)')};
  z-index: 2;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  padding: 0;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);

  /* At the end of the way the button goes, unless it has the keyboard. */
  &[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  /* Fingers swipe; the buttons would only cover cards. */
  @media (hover: none) {
    display: none;
  }
`
