import { useState } from 'react'
import { styled } from 'styled-components'
import { isMissing, noteMissing } from './missing-pictures'

interface LazyImageProps {
  /** Without an address the default picture is shown. */
  readonly src: string | undefined
  /** Empty for a decorative picture. */
  readonly alt: string
  /** In pixels: the aspect ratio reserves the picture's place. */
  readonly width: number
  readonly height: number
  readonly className?: string
}

/**
 * A picture from the server, loaded lazily when it comes near the screen. After one failed attempt the default picture
 * is shown until the page is reloaded. The browser's own lazy loading needs no throttling, and its cache keeps what has
 * loaded.
 */
export function LazyImage({ src, alt, width, height, className }: LazyImageProps) {
  const [failed, setFailed] = useState<string>()
  if (src === undefined || src === failed || isMissing(src)) {
    const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
    return (
      <Default className={className} viewBox={`0 0 ${width} ${height}`} {...named}>
        <rect width={width} height={height} fill="currentColor" opacity="0.1" />
        <g transform={`translate(${width / 2} ${height / 2}) scale(${height / 130})`} opacity="0.35">
          <rect x="-24" y="-18" width="48" height="36" rx="6" fill="none" stroke="currentColor" strokeWidth="4" />
          <circle cx="-10" cy="-6" r="4.5" fill="currentColor" />
          <path d="M-20 12L-6 0l8 7L13-7l9 10v9z" fill="currentColor" />
        </g>
      </Default>
    )
  }
  return (
    <Toned
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => {
        noteMissing(src)
        setFailed(src)
      }}
    />
  )
}

const Default = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
`

const Toned = styled.img`
  filter: var(--picture-filter);
`
