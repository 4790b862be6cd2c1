import { Suspense } from 'react'
import { css, styled } from 'styled-components'
import { useSite, useWholeSite } from '@/site/merchant/site-context'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { vendorIconCode } from '@/contract/catalogue/vendor-icon-code'

const VendorEmblem = lazyPart('vendor-emblem', () => import('./vendor-emblem').then((part) => part.VendorEmblem))

/** Only brands whose server has pictures of vendors load it. */
const VendorPicture = lazyPart('vendor-picture', () => import('./vendor-picture').then((part) => part.VendorPicture))

/** Variants of a vendor's icon, named after the suffixes of the platform's own pictures (2 §9). */
export type IconDrawing = 'DEFAULT' | 'ACTIVE' | 'WHITE' | 'COLOR' | 'PURPLE'

interface VendorIconProps {
  readonly code: string
  readonly drawing: IconDrawing
  readonly className?: string
}

/**
 * A vendor's icon: its picture from vendors.json, else the server's by its path, else an emblem in one of five colours.
 * Decorative.
 */
export function VendorIcon({ code, drawing, className }: VendorIconProps) {
  const { languages } = useSite().site
  const { items, order, pictures } = useWholeSite().vendors
  const shown = vendorIconCode(code, languages.order)
  // The specification leaves some codes blank (2 §9). Those have no icon either.
  if (shown === '') return <Place aria-hidden className={className} />
  const icon = items[code]?.icon
  const emblem = (
    <Suspense>
      <VendorEmblem code={code} among={order} />
    </Suspense>
  )
  return (
    <Place aria-hidden className={className} $drawing={drawing} $hue={hueOf(code)}>
      {icon !== undefined ? (
        <img src={icon.src} width={icon.width} height={icon.height} alt="" decoding="async" />
      ) : pictures === undefined ? (
        emblem
      ) : (
        <Suspense>
          <VendorPicture pictures={pictures} code={shown} drawing={drawing}>
            {emblem}
          </VendorPicture>
        </Suspense>
      )}
    </Place>
  )
}

/** A hue derived from the vendor's code, so that it is the same everywhere. */
function hueOf(code: string): number {
  return [...code].reduce((sum, letter) => (sum * 47 + (letter.codePointAt(0) ?? 0)) % 360, 11)
}

const colors: Readonly<Record<IconDrawing, (hue: number) => ReturnType<typeof css>>> = {
  DEFAULT: () => css`
    color: var(--color-text-muted);
  `,
  ACTIVE: () => css`
    color: var(--color-accent);
  `,
  WHITE: () => css`
    color: var(--color-text);
  `,
  COLOR: (hue) => css`
    color: oklch(0.68 0.16 ${hue});
  `,
  PURPLE: () => css`
    color: oklch(0.62 0.2 305);
  `,
}

const Place = styled.span<{ readonly $drawing?: IconDrawing; readonly $hue?: number }>`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  aspect-ratio: 1;
  ${({ $drawing = 'DEFAULT', $hue = 0 }) => colors[$drawing]($hue)}

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`
