import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { css, styled, type RuleSet } from 'styled-components'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { RailButton } from '@/site/ui/rail-button'
import { tileColumns } from '@/site/games/tile-looks'
import { useKeptRow } from './use-kept-row'
import { useRovingTabIndex } from './use-roving-tab-index'

interface GameShelfProps {
  readonly labelledBy: string
  /** Its name on its page, by which it is found again. */
  readonly name: string
  readonly columns: GameTiles['columns']
  /** The `<li>` elements. */
  readonly children: ReactNode
}

/** Fraction of the visible width that one click of a button scrolls. */
const step = 0.85

/** Tiles in one row that is scrolled by swiping, by buttons where there is a pointer, and by arrow keys. */
export function GameShelf({ labelledBy, name, columns, children }: GameShelfProps) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const keys = useId()
  const stop = useRovingTabIndex(list)
  const keep = useKeptRow(list, name)
  const [more, setMore] = useState({ before: false, after: false })

  const measure = () => {
    if (list.current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = list.current
    // In right-to-left text, scrollLeft counts down from 0.
    const before = Math.abs(scrollLeft) > 1
    const after = Math.abs(scrollLeft) + clientWidth < scrollWidth - 1
    setMore((last) => (last.before === before && last.after === after ? last : { before, after }))
  }
  useEffect(() => {
    if (list.current === null) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [])

  const move = (way: 1 | -1) => {
    const { current } = list
    if (current === null) return
    const forward = getComputedStyle(current).direction === 'ltr' ? way : -way
    current.scrollBy({ left: forward * step * current.clientWidth })
  }
  return (
    <Frame>
      <p id={keys} hidden>
        {t('game-lanes.keys')}
      </p>
      <Row
        {...stop}
        ref={list}
        $columns={tileColumns(columns)}
        aria-labelledby={labelledBy}
        aria-describedby={keys}
        onScroll={() => {
          measure()
          keep()
        }}
      >
        {children}
      </Row>
      {more.before && (
        <RailButton type="button" tabIndex={-1} data-side="start" onClick={() => move(-1)}>
          <Icon name="chevron-left" size={22} label={t('game-lanes.back')} />
        </RailButton>
      )}
      {more.after && (
        <RailButton type="button" tabIndex={-1} data-side="end" onClick={() => move(1)}>
          <Icon name="chevron-right" size={22} label={t('game-lanes.on')} />
        </RailButton>
      )}
    </Frame>
  )
}

/**
 * Of an item whose height does not come from what is in it. Of twelve cards a phone shows three: the others are drawn,
 * and their pictures asked for, as they are swiped in. Not where a pointer hovers, because an effect that reaches beyond
 * its card would be cut off.
 */
export const drawnInView = css`
  @media (hover: none) {
    content-visibility: auto;
    overflow-clip-margin: 6px;
  }
`

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`

/** Part of the next tile is visible, to show that the row continues. */
const Row = styled.ul<{ readonly $columns: RuleSet }>`
  ${({ $columns }) => $columns}
  /* Of an item, which may need it for its height. */
  --item-width: calc((100cqi - var(--page-edge) * 4) / (var(--columns) + 0.25) - 0.5rem);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--item-width);
  justify-content: start;
  padding: 6px var(--page-edge);
  margin: 0;
  overflow-x: auto;
  list-style: none;
  scroll-padding-inline: var(--page-edge);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    scroll-snap-align: start;
  }

  /* What an arrow key has brought into view would be pulled back to the next card's start. */
  &:has(:focus-visible) {
    scroll-snap-type: none;
  }
`
