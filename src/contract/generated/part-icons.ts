/* Written by `npm run generate` from Lucide (ISC licence). Do not edit. */
export const partIcons: Readonly<Record<'globe' | 'info' | 'play' | 'alert-triangle' | 'arrow-forward' | 'check' | 'chevron-down' | 'chevron-left' | 'chevron-right' | 'menu' | 'pause' | 'refresh-cw' | 'x', string>> = {
  "globe": "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20",
  "info": "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01",
  "play": "M5 5a2 2 0 0 1 3.00-1.72l11.99 6.99a2 2 0 0 1 .00 3.45l-12 7A2 2 0 0 1 5 19z",
  "alert-triangle": "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  "arrow-forward": "M5 12h14M12 5l7 7-7 7",
  "check": "M20 6 9 17l-5-5",
  "chevron-down": "M6 9l6 6 6-6",
  "chevron-left": "M15 18l-6-6 6-6",
  "chevron-right": "M9 18l6-6-6-6",
  "menu": "M4 5h16M4 12h16M4 19h16",
  "pause": "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z",
  "refresh-cw": "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5",
  "x": "M18 6 6 18M6 6l12 12",
}
