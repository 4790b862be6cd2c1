import { paymentInks, type BrandColors } from './brand-colors'
import { gradient, picture } from './scene'

interface PaymentDrawing {
  readonly label: string
  /** SVG content, painted with `tint` and with the ink as `currentColor`. */
  readonly content: string
}

/** Payment methods, each on its own card so that it is legible on dark and light backgrounds. */
export const paymentDrawings: Readonly<Record<string, PaymentDrawing>> = {
  'payment-bank': {
    label: 'Bank transfer',
    content:
      '<path d="M60 12L92 27H28Z" fill="url(#tint)"/><path d="M34 32h7v18h-7zM49 32h7v18h-7zM64 32h7v18h-7zM79 32h7v18h-7z" fill="currentColor"/><rect x="28" y="53" width="64" height="7" rx="2" fill="url(#tint)"/>',
  },
  'payment-card': {
    label: 'Card',
    content:
      '<rect x="28" y="15" width="64" height="42" rx="7" fill="url(#tint)"/><path d="M28 24h64v9h-64z" fill="currentColor"/><rect x="35" y="41" width="13" height="9" rx="2" fill="#ffd65c"/><path d="M56 46h28" stroke="#fff" stroke-opacity="0.85" stroke-width="4" stroke-linecap="round"/>',
  },
  'payment-wallet': {
    label: 'E-wallet',
    content:
      '<rect x="44" y="8" width="32" height="56" rx="7" fill="currentColor"/><rect x="48" y="14" width="24" height="42" rx="3" fill="#fff"/><path d="M52 30h22q4 0 4 4v14q0 4-4 4h-22z" fill="url(#tint)"/><circle cx="72" cy="41" r="3.5" fill="#ffd65c"/>',
  },
  'payment-qr': {
    label: 'QR payment',
    content:
      '<g fill="none" stroke="currentColor" stroke-width="4"><rect x="39" y="15" width="15" height="15" rx="2"/><rect x="66" y="15" width="15" height="15" rx="2"/><rect x="39" y="42" width="15" height="15" rx="2"/></g><path d="M44 20h5v5h-5zM71 20h5v5h-5zM44 47h5v5h-5zM64 40h6v6h-6zM76 40h7v6h-7zM70 46h6v6h-6zM64 52h6v7h-6zM76 52h7v7h-7z" fill="url(#tint)"/>',
  },
  'payment-coin': {
    label: 'Digital coin',
    content:
      '<circle cx="70" cy="40" r="19" fill="currentColor"/><circle cx="54" cy="33" r="22" fill="url(#tint)"/><circle cx="54" cy="33" r="16.5" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="2.5"/><path d="M54 22L62 33L54 44L46 33Z" fill="#fff"/>',
  },
  'payment-cash': {
    label: 'Cash at a shop',
    content:
      '<rect x="24" y="20" width="64" height="36" rx="5" fill="currentColor" fill-opacity="0.35"/><rect x="30" y="14" width="66" height="38" rx="5" fill="url(#tint)"/><circle cx="63" cy="33" r="10" fill="#fff" fill-opacity="0.85"/><path d="M39 22v22M87 22v22" stroke="#fff" stroke-opacity="0.7" stroke-width="3" stroke-linecap="round"/>',
  },
}

export function drawPayment({ content }: PaymentDrawing, colors: BrandColors): string {
  const { ink, tint } = paymentInks(colors)
  return picture(
    { width: 120, height: 72 },
    `<defs>${gradient('tint', ...tint)}</defs><rect x="1" y="1" width="118" height="70" rx="12" fill="#fff" stroke="#c9d3e8" stroke-width="2"/><g color="${ink}">${content}</g>`,
  )
}
