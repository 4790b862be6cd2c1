/** Icons of social networks, drawn in the style of the other icons. A network that is not listed gets a link icon. */
const drawings: Readonly<Record<string, string>> = {
  SOCIAL_INSTAGRAM:
    'M7 3h10a4 4 0 014 4v10a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4zM16 12a4 4 0 11-8 0 4 4 0 018 0zM17.4 6.6h.01',
  SOCIAL_FACEBOOK: 'M17 3h-3a4 4 0 00-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7a1 1 0 011-1h2z',
  SOCIAL_TELEGRAM: 'M21.5 3.5L2.5 11l6.5 3 3 6.5 9.5-17zM9 14l12.5-10.5',
}
const link = 'M9 15l6-6M10.5 6.5l1-1a4.5 4.5 0 016.5 6.5l-1 1M13.5 17.5l-1 1A4.5 4.5 0 016 12l1-1'

export function SocialMark({ kind }: { kind: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={drawings[kind] ?? link} />
    </svg>
  )
}
