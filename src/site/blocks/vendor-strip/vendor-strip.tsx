import { useId } from 'react'
import { styled } from 'styled-components'
import type { VendorStripProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { shownVendors } from './shown-vendors'
import { Line, Tiles } from './vendor-layouts'
import { VendorMark } from './vendor-mark'

/** The game vendors in the merchant's order. Renders nothing if there are none. */
export function VendorStrip({ title, categories, look }: VendorStripProps) {
  const t = useText()
  const titleId = useId()
  const all = useWholeSite().vendors
  const vendors = shownVendors(all, categories)
  if (vendors.length === 0) return null
  const List = look === 'tiles' ? Tiles : Line
  return (
    <section aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <Title id={titleId} $quiet={look === 'line'}>
          {t(title)}
        </Title>
      )}
      <List>
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <VendorMark vendor={vendor} among={all.order} withCategories={look === 'tiles'} />
          </li>
        ))}
      </List>
    </section>
  )
}

const Title = styled.h2<{ $quiet: boolean }>`
  padding-inline: var(--page-edge);
  margin-block-end: ${({ $quiet }) => ($quiet ? 'var(--space-3)' : 'var(--space-5)')};
  color: ${({ $quiet }) => ($quiet ? 'var(--color-text-muted)' : 'inherit')};
  font-size: ${({ $quiet }) => ($quiet ? 'var(--font-size-body)' : 'var(--font-size-heading)')};
`
