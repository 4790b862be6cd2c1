import { css, styled } from 'styled-components'
import type { GalleryProps } from '@/contract/generated/merchant-types'

type Layout = GalleryProps['layout']

export const Frame = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-inline: var(--page-edge);
`

const layouts = {
  grid: css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: var(--space-4);
  `,
  columns: css`
    columns: 16rem;
    column-gap: var(--space-4);
  `,
}
export const Pictures = styled.ul<{ $layout: Layout }>`
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $layout }) => layouts[$layout]}
`

export const Figure = styled.figure<{ $layout: Layout }>`
  display: grid;
  gap: var(--space-2);
  break-inside: avoid;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  ${({ $layout }) => $layout === 'columns' && 'margin-block-end: var(--space-4);'}

  img {
    inline-size: 100%;
    ${({ $layout }) => $layout === 'grid' && 'aspect-ratio: 4 / 3; object-fit: cover;'}
  }
`

export const Press = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: var(--card-background);
  box-shadow: var(--card-shadow);

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    img {
      transition: scale var(--duration-medium);
    }

    &:hover img {
      scale: 1.04;
    }
  }
`
