import { create } from 'qrcode'

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string
  /** What the code leads to, for people who cannot see it. */
  readonly label: string
  /** Pixels. */
  readonly size: number
}

/** Empty modules around it, without which no camera finds it (ISO/IEC 18004, 6.3.8). */
const quiet = 4

/** Bytes that the largest code of level L holds. */
const mostBytes = 2953

/** A QR code, black on white in every theme because that is what cameras read. Nothing where the text is too long. */
export function QrCode({ text, label, size }: QrCodeProps) {
  if (text === '' || new TextEncoder().encode(text).length > mostBytes) return null
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const side = modules.size + 2 * quiet
  const dark = Array.from(modules.data).flatMap((isDark, at) =>
    isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : [],
  )
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path transform={`translate(${quiet} ${quiet})`} d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
