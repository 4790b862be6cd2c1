import { create } from 'qrcode'
import { qrDrawing } from './qr-drawing'

interface QrCodeProps {
  /** The encoded text. */
  readonly text: string
  /** Accessible name: what the code leads to. */
  readonly label: string
  /** In pixels. */
  readonly size?: number
  /** Quiet zone around the code in pixels, without which no camera finds it (ISO/IEC 18004, 6.3.8). */
  readonly margin?: number
  /** Black on white in every theme by default, because that is what cameras read. */
  readonly dark?: string
  readonly light?: string
  /** Address of a picture that shows faintly behind the code. */
  readonly background?: string
  /**
   * Address of a picture in the middle: the code then uses a higher error correction level, so that it stays readable.
   */
  readonly logo?: string
  /** Share of the code's side that the logo takes. */
  readonly logoScale?: number
  /** Share of its module that a dot fills; the finder patterns in the corners are always whole. */
  readonly dotScale?: number
}

/** For a code of 200 pixels (2 §9); the margin of a smaller one shrinks with it. */
export const qrDefaults = { size: 200, margin: 20, logoScale: 0.2 } as const

/** Capacity of the largest code in bytes: level L without a logo, level H with one. */
const mostBytes = { L: 2953, H: 1273 }

/** A QR code. Renders nothing when the text is too long. */
export function QrCode({
  text,
  label,
  size = qrDefaults.size,
  margin = (qrDefaults.margin * size) / qrDefaults.size,
  dark = '#000',
  light = '#fff',
  background,
  logo,
  logoScale = qrDefaults.logoScale,
  dotScale = 1,
}: QrCodeProps) {
  const level = logo === undefined ? 'L' : 'H'
  if (text === '' || new TextEncoder().encode(text).length > mostBytes[level]) return null
  const { modules } = create(text, { errorCorrectionLevel: level })
  const inner = size - 2 * margin
  const side = inner * logoScale
  const middle = (size - side) / 2
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} rx={size / 50} fill={light} />
      {background !== undefined && (
        <image href={background} width={size} height={size} opacity="0.25" preserveAspectRatio="xMidYMid slice" />
      )}
      <path
        transform={`translate(${margin} ${margin}) scale(${inner / modules.size})`}
        d={qrDrawing(modules, dotScale)}
        fill={dark}
        shapeRendering={dotScale === 1 ? 'crispEdges' : undefined}
      />
      {logo !== undefined && (
        <>
          <rect x={middle} y={middle} width={side} height={side} rx={side / 8} fill={light} />
          <image href={logo} x={middle} y={middle} width={side} height={side} />
        </>
      )}
    </svg>
  )
}
