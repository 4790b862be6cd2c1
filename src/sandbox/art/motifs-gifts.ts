import { spark, type Motif } from './scene'

const line = 'fill="none" stroke-linecap="round"'

/** A phone with a light screen. */
export const phone: Motif = () =>
  `<rect x="-74" y="-138" width="148" height="276" rx="26" fill="url(#deep)"/>` +
  `<rect x="-62" y="-126" width="124" height="252" rx="16" fill="url(#accent)"/>` +
  `<rect x="-22" y="-120" width="44" height="11" rx="5.5" fill="url(#deep)"/>` +
  `<path transform="translate(0 -6) scale(26)" d="${spark}" fill="#fff" fill-opacity="0.9"/>` +
  `<path d="M-30 108h60" ${line} stroke="#fff" stroke-opacity="0.7" stroke-width="6"/>`

/** Headphones standing upright. */
export const headphones: Motif = () =>
  `<path d="M-104 56V4a104 104 0 0 1 208 0v52" ${line} stroke="url(#deep)" stroke-width="24"/>` +
  `<path d="M-104 10a104 104 0 0 1 208 0" ${line} stroke="url(#pale)" stroke-opacity="0.5" stroke-width="5"/>` +
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><rect x="66" y="20" width="66" height="112" rx="30" fill="url(#accent)"/><rect x="54" y="34" width="26" height="84" rx="13" fill="url(#deep)"/></g>`,
    )
    .join('')

/** A take-away cup with a lid. */
export const cup: Motif = () =>
  `<path d="M-70-72h140l-20 200q-3 12-15 12h-70q-12 0-15-12z" fill="url(#accent)"/>` +
  `<path d="M-66-30h132l-9 86h-114z" fill="url(#deep)"/>` +
  `<path transform="translate(0 14) scale(15)" d="${spark}" fill="url(#gold)"/>` +
  `<rect x="-84" y="-100" width="168" height="34" rx="12" fill="url(#pale)"/><rect x="-64" y="-128" width="128" height="34" rx="14" fill="url(#pale)"/>`

/** Two small steaming cups. */
export const coffee: Motif = () =>
  `<path d="M-84-60q-16-22 0-44t0-40M-40-60q-16-22 0-44t0-40M44-34q-16-22 0-44t0-40" ${line} stroke="url(#pale)" stroke-opacity="0.7" stroke-width="9"/>` +
  `<path d="M26 42h62a30 30 0 0 1 0 60h-20" ${line} stroke="url(#accent)" stroke-width="14"/>` +
  `<path d="M-10 0h104v60q0 64-52 64t-52-64z" fill="url(#accent)"/>` +
  `<path d="M-130-36h128v84q0 84-64 84t-64-84z" fill="url(#pale)"/><ellipse cx="-66" cy="-36" rx="64" ry="17" fill="url(#deep)"/><ellipse cx="42" cy="0" rx="52" ry="13" fill="url(#deep)"/>`

/** A ticket with a star and a stub. */
export const ticket: Motif = () =>
  `<g transform="rotate(-12)"><path d="M-140-74h280q8 0 8 8v42a24 24 0 0 0 0 48v42q0 8-8 8h-280q-8 0-8-8v-42a24 24 0 0 0 0-48v-42q0-8 8-8z" fill="url(#gold)"/>` +
  `<path d="M58-60v120" ${line} stroke="#a8630b" stroke-width="5" stroke-dasharray="4 14"/>` +
  `<path transform="translate(-44 0) scale(30)" d="${spark}" fill="url(#accent)"/>` +
  `<path d="M86-26h34M86 0h34M86 26h22" ${line} stroke="#a8630b" stroke-width="8"/></g>`
