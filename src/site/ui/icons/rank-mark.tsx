import { useId } from 'react'

interface RankMarkProps {
  /** The rank's colours from the server; by default the colour of the text. */
  readonly color: string | undefined
  readonly color2: string | undefined
  /** In pixels. */
  readonly size: number
}

/** The shield of a rank, in its colours. The rank's name stands beside it. */
export function RankMark({ color = 'currentColor', color2 = color, size }: RankMarkProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden focusable="false">
      {/* The server's colours are set as SVG attributes, where nothing but a colour is accepted. */}
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={color2} />
        <stop offset="1" stopColor={color} />
      </linearGradient>
      <path fill={`url(#${id})`} d="M12 1.5l9 3.4v6.6c0 5.2-3.6 9.1-9 11-5.4-1.9-9-5.8-9-11V4.9z" />
      <path fill="#fff" opacity="0.85" d="M12 6.2l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z" />
    </svg>
  )
}
