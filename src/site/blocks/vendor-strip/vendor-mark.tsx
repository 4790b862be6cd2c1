import { Suspense } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { useHydratedLater } from '@/site/ui/view/use-hydrated'
import type { ShownVendor } from './shown-vendors'

/** Lazy-loaded after hydration, because it is decorative and not worth including in the first load. */
const VendorEmblem = lazyPart('vendor-emblem', () =>
  import('@/site/elements/vendors/vendor-emblem').then((part) => part.VendorEmblem),
)

interface Props {
  readonly vendor: ShownVendor
  /** Codes of all vendors of the brand, so that no two emblems are the same. */
  readonly among: readonly string[]
  readonly withCategories: boolean
}

/** A vendor's picture, or its emblem with its name. */
export function VendorMark({ vendor: { code, name, icon, categories }, among, withCategories }: Props) {
  const t = useText()
  const isAlive = useHydratedLater()
  // Both kinds of lotteries are called the same.
  const labels = new Set(categories.map((category) => t(`category.${category}`)))
  return (
    <>
      {icon === undefined ? (
        <Name>
          <i aria-hidden>
            <Suspense>{isAlive && <VendorEmblem code={code} among={among} />}</Suspense>
          </i>
          {name}
        </Name>
      ) : (
        <Mark src={icon.src} width={icon.width} height={icon.height} alt={name} loading="lazy" decoding="async" />
      )}
      {withCategories && <Categories>{[...labels].join('\u00a0· ')}</Categories>}
    </>
  )
}

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.45em;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font-family: var(--font-heading);
  font-size: var(--font-size-large);
  font-weight: var(--font-weight-heading);
  line-height: 1.1;
  letter-spacing: 0.04em;

  > i {
    display: flex;
    flex: none;
    inline-size: 1.3em;
    block-size: 1.3em;
    color: var(--color-accent);
  }

  > i:has(> [hidden]) {
    display: none;
  }
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
