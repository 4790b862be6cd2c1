import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { RailButton } from '@/site/ui/rail-button'
import { Rail } from './card-layouts'
import { useRail } from './use-rail'

interface Props {
  /** Id of the heading that labels the row. */
  readonly labelledBy: string | undefined
  readonly children: ReactNode
}

/** A row that scrolls horizontally by touch, wheel and keyboard, and by buttons where there is a pointer. */
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
          <RailButton type="button" data-side="start" aria-disabled={!more.before} onClick={() => move('before')}>
            <Icon name="chevron-left" size={22} label={t('card-grid.previous')} />
          </RailButton>
          <RailButton type="button" data-side="end" aria-disabled={!more.after} onClick={() => move('after')}>
            <Icon name="chevron-right" size={22} label={t('card-grid.next')} />
          </RailButton>
        </>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
`
