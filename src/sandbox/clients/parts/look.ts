import { lookColors, lookFaces, lookNumbers, type LookColor } from '@/sandbox/play/port/look-names'

/** The client's variable for each colour of a brand. */
const variables: Readonly<Record<LookColor, string>> = {
  background: '--ground',
  surface: '--surface',
  surfaceRaised: '--raised',
  border: '--rule',
  borderStrong: '--edge',
  text: '--text',
  textMuted: '--quiet',
  primary: '--gold',
  onPrimary: '--ink',
  accent: '--mark',
  success: '--good',
  warning: '--soon',
}

/**
 * Lets a client look like the brand that launched it, by the parameters of its address. Unreadable values are ignored,
 * so that anybody's address leaves the client usable; without any it has its own look. A brand that follows the device
 * is followed, also when the device changes.
 */
export function applyLook(search: string, root: HTMLElement): void {
  const asked = new URLSearchParams(search)
  const light = matchMedia('(prefers-color-scheme: light)')
  paint(asked, root, light.matches)
  if (asked.get('scheme') === 'auto') light.addEventListener('change', ({ matches }) => paint(asked, root, matches))
}

function paint(asked: URLSearchParams, root: HTMLElement, isLightDevice: boolean): void {
  const isAuto = asked.get('scheme') === 'auto'
  const scheme = isAuto ? (isLightDevice ? 'light' : 'dark') : asked.get('scheme')
  const prefix = isAuto && isLightDevice ? 'light.' : ''
  const colors = lookColors.map((name) => [variables[name], asked.get(prefix + name) ?? ''] as const)
  // Colours of two worlds on one page could hide its texts.
  if ((scheme !== 'light' && scheme !== 'dark') || !colors.every(([, color]) => /^#[\da-f]{6}$/.test(color))) return
  root.style.setProperty('color-scheme', scheme)
  for (const [variable, color] of colors) root.style.setProperty(variable, color)
  const radius = asked.get('radius') ?? ''
  if (/^\d{1,2}$/.test(radius)) root.style.setProperty('--radius', `${radius}px`)
  const face = lookFaces.find((each) => each === asked.get('face'))
  if (face !== undefined) root.style.setProperty('--face', face)
  const numbers = lookNumbers.find((each) => each === asked.get('numbers'))
  if (numbers !== undefined) root.dataset['numbers'] = numbers
}
