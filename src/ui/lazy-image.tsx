import { useState, type ReactNode } from 'react'

interface LazyImageProps {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Shown when the picture does not arrive. It is asked for once. */
  readonly fallback: ReactNode
  readonly className?: string
}

/** A picture that loads when it comes near the screen. */
export function LazyImage({ fallback, ...image }: LazyImageProps) {
  const [failed, setFailed] = useState<string>()
  if (failed === image.src) return fallback
  return <img {...image} loading="lazy" decoding="async" onError={() => setFailed(image.src)} />
}
