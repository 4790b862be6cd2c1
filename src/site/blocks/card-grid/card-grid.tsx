import { useId } from 'react'
import { styled } from 'styled-components'
import type { Card, CardGridProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { CardRail } from './card-rail'
import { CardView } from './card-view'
import { Grid, Mosaic } from './card-layouts'
import { gridColumns } from './grid-columns'
import { mosaicShape } from './mosaic-shape'

/** Cards side by side that present what the brand offers. */
export function CardGrid({ title, layout, cards }: CardGridProps) {
  const t = useText()
  const titleId = useId()
  const shown = cards.order.flatMap((name) => {
    const card = cards.items[name]
    return card === undefined ? [] : [{ name, card }]
  })
  const heading = title === undefined ? 'h2' : 'h3'
  const draw = (card: Card) => <CardView card={card} over={layout !== 'grid'} heading={heading} />
  if (shown.length === 0) return null
  return (
    <Frame aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && <Title id={titleId}>{t(title)}</Title>}
      {layout === 'grid' && (
        <Grid $columns={gridColumns(shown.length)}>
          {shown.map(({ name, card }) => (
            <li key={name}>{draw(card)}</li>
          ))}
        </Grid>
      )}
      {layout === 'mosaic' && (
        <Mosaic>
          {shown.map(({ name, card }, index) => (
            <li key={name} data-shape={mosaicShape(index, shown.length)}>
              {draw(card)}
            </li>
          ))}
        </Mosaic>
      )}
      {layout === 'rail' && (
        <CardRail labelledBy={title === undefined ? undefined : titleId}>
          {shown.map(({ name, card }) => (
            <li key={name}>{draw(card)}</li>
          ))}
        </CardRail>
      )}
    </Frame>
  )
}

const Frame = styled.section`
  min-inline-size: 0;
`

const Title = styled.h2`
  margin-block-end: var(--space-5);
  padding-inline: var(--page-edge);
`
