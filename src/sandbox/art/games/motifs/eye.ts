import { circle } from '@/sandbox/art/games/shapes'

export const eye = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'fill="#fff"') + circle(x + r * 0.2, y, r * 0.6, 'fill="#1b1420"')
