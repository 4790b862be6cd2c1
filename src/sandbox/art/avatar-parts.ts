/** Hair behind and in front of the head. The head is an oval of 34 by 40 around 80,74. */
export const cuts = {
  short: [
    '',
    'M45 74C38 38 60 24 84 25C110 26 124 44 115 76C112 64 108 56 102 50C86 56 68 54 58 52C50 58 47 66 45 74Z',
  ],
  swept: [
    '',
    'M45 72C34 34 66 16 96 26C120 30 124 56 115 74C113 62 108 54 100 48C78 58 62 54 56 50C50 56 47 62 45 72Z',
  ],
  curly: [
    '',
    'M44 72C30 62 38 44 46 42C44 28 62 20 70 24C78 12 98 16 100 26C114 24 124 40 116 48C126 58 122 70 115 74C114 62 108 56 104 52C94 58 86 50 80 54C72 58 62 50 56 54C50 58 46 64 44 72Z',
  ],
  bob: [
    'M42 110C30 60 40 22 80 22C120 22 130 60 118 110C108 116 52 116 42 110Z',
    'M46 74C44 46 60 36 82 34C104 36 116 48 114 74C108 62 104 56 98 50C82 58 62 58 54 54C50 60 48 66 46 74Z',
  ],
  long: [
    'M40 142C28 92 32 22 80 20C128 22 132 92 120 142C104 150 56 150 40 142Z',
    'M46 76C44 48 58 34 80 34C102 34 116 48 114 76C110 60 98 48 84 40C74 54 56 58 46 76Z',
  ],
  bun: [
    'M58 26a22 20 0 1 1 44 0a22 20 0 1 1-44 0Z',
    'M45 74C40 42 58 28 80 28C102 28 120 42 115 74C112 58 102 48 80 48C58 48 48 58 45 74Z',
  ],
  tied: [
    'M106 40C140 44 142 92 124 122C120 100 122 76 104 60Z',
    'M45 74C40 40 58 26 82 26C106 26 120 42 115 74C110 60 104 52 96 46C80 50 58 54 45 74Z',
  ],
  shaved: ['', 'M46 66C46 40 60 30 80 30C100 30 114 40 114 66C110 52 100 44 80 44C60 44 50 52 46 66Z'],
} as const

/** What a person wears. HAIR is a placeholder for the hair colour. */
export const extras = {
  glasses:
    '<g fill="#fff" fill-opacity="0.25" stroke="#20253f" stroke-width="3.5"><circle cx="66" cy="77" r="12"/><circle cx="94" cy="77" r="12"/></g><path d="M78 76h4" stroke="#20253f" stroke-width="3.5"/>',
  beard:
    '<path d="M46 78C48 100 60 119 80 119C100 119 112 100 114 78C108 92 100 90 92 90C84 86 76 86 68 90C60 90 52 92 46 78Z" fill="HAIR"/><path d="M70 99q10 7 20 0" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>',
  cap: '<path d="M44 62C42 34 60 22 82 22C106 22 118 38 116 60C92 54 66 54 44 62Z" fill="url(#shirt)"/><path d="M44 60C60 50 100 50 116 60C124 66 120 72 110 70C90 64 70 64 50 70C40 72 36 66 44 60Z" fill="url(#shirt)"/><path d="M44 60C60 50 100 50 116 60C124 66 120 72 110 70C90 64 70 64 50 70C40 72 36 66 44 60Z" fill="#0c1c4a" fill-opacity="0.5"/>',
  headset:
    '<path d="M43 80C38 34 60 18 80 18C100 18 122 34 117 80" fill="none" stroke="#20253f" stroke-width="6"/><rect x="36" y="68" width="14" height="26" rx="7" fill="#20253f"/><rect x="110" y="68" width="14" height="26" rx="7" fill="#20253f"/><path d="M43 94Q46 112 66 110" fill="none" stroke="#20253f" stroke-width="4"/><circle cx="68" cy="110" r="4.5" fill="#20253f"/>',
  flower:
    '<g fill="#ff7fa8"><circle cx="112" cy="42" r="8"/><circle cx="122" cy="50" r="8"/><circle cx="118" cy="62" r="8"/><circle cx="106" cy="61" r="8"/><circle cx="102" cy="50" r="8"/></g><circle cx="112" cy="53" r="6" fill="#ffd65c"/>',
  earrings: '<circle cx="45" cy="94" r="4.5" fill="#ffd65c"/><circle cx="115" cy="94" r="4.5" fill="#ffd65c"/>',
} as const
