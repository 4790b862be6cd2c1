import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import type { Challenge } from '@/site/gateway/account/human-verification'

/**
 * CSS variables: sizes relative to the picture, so that it can be scaled, and the position of the piece from 0 to 1.
 */
export function piecePosition(
  { width, height, pieceWidth, pieceTop, steps }: Challenge,
  position: number,
): CSSProperties {
  const place = {
    '--picture-shape': `${width} / ${height}`,
    '--piece-share': pieceWidth / width,
    '--piece-top': `${(pieceTop / width) * 100}cqi`,
    '--piece-at': position / steps,
  }
  return place as CSSProperties
}

export const Stage = styled.div`
  position: relative;
  container-type: inline-size;
`

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: var(--picture-shape);
  border-radius: min(var(--radius-card), 0.75rem);
  background: color-mix(in srgb, var(--color-text) 14%, transparent);
  user-select: none;
`

/** `left` instead of the logical property: the picture is not mirrored in right-to-left languages. */
export const Piece = styled.img`
  position: absolute;
  inset-block-start: var(--piece-top);
  left: calc(var(--piece-at) * (1 - var(--piece-share)) * 100cqi);
  inline-size: calc(var(--piece-share) * 100cqi);
  block-size: auto;
  aspect-ratio: 1;
  filter: drop-shadow(0 2px 6px rgb(0 0 0 / 0.5));
  pointer-events: none;
  user-select: none;
`
