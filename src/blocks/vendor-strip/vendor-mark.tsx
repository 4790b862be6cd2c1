import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import type { ShownVendor } from './shown-vendors'

interface Props {
  readonly vendor: ShownVendor
  readonly withCategories: boolean
}

/** A vendor's mark, or its name set as one. */
export function VendorMark({ vendor: { name, icon, categories }, withCategories }: Props) {
  const t = useText()
  return (
    <>
      {icon === undefined ? (
        <Name>{name}</Name>
      ) : (
        <Mark src={icon.src} width={icon.width} height={icon.height} alt={name} loading="lazy" decoding="async" />
      )}
      {withCategories && <Categories>{categories.map((category) => t(`category.${category}`)).join(' · ')}</Categories>}
    </>
  )
}

const Name = styled.span`
  font-family: var(--font-heading);
  font-size: var(--font-size-large);
  font-weight: var(--font-weight-heading);
  line-height: 1.1;
  letter-spacing: 0.04em;
`

const Mark = styled.img`
  display: block;
  inline-size: auto;
  block-size: 2.25rem;
  max-inline-size: 100%;
  object-fit: contain;
`

const Categories = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: 1.35;
  text-wrap: balance;
`
