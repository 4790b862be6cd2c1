import { around, at, circle, fill, line, oval, shape, white } from '@/sandbox/art/games/shapes'
import { eye } from './eye'

/** Living things, each within 100 of 0,0 on every side. */
export const living = {
  koi: at(
    0,
    0,
    1,
    shape('M52 0Q96-44 98-30Q82-4 98 26Q92 44 52 6Z', fill('red')) +
      shape('M-20-40Q10-80 34-56L14-32ZM-14 38Q4 76 26 62L10 32Z', fill('gold')) +
      shape('M-92 4Q-50-52 18-42Q52-32 66 2Q44 42-12 44Q-62 42-92 4Z', fill('pale')) +
      shape(
        'M-30-44Q0-48 12-40Q20-10-6-6Q-34-12-30-44ZM20-38Q52-30 62 0Q48 12 34-2Q18-18 20-38ZM-20 42Q-10 14 16 16Q30 24 18 38Q0 46-20 42ZM-92 4Q-74-18-58-28Q-50-6-64 10Q-76 12-92 4Z',
        fill('red'),
      ) +
      eye(-66, -2, 7) +
      line('M-78 18q10 4 18 0', '#8c2a2a', 3),
    -18,
  ),
  fish:
    shape('M48-4Q92-50 98-34Q84 0 98 34Q90 46 48 8Z', fill('gold')) +
    shape('M-30-38Q4-86 40-52L22-28ZM-6 44Q8 76 34 56L22 32Z', fill('gold')) +
    oval(-16, 0, 74, 48, fill('light')) +
    shape('M-16-48Q14-46 30-34Q14 0 30 36Q10 48-16 48Q8 0-16-48Z', white(0.85)) +
    shape('M26-36L40-24Q26 0 42 24L28 36Q12 0 26-36Z', fill('gold')) +
    eye(-56, -10, 13) +
    line('M-84 14q12 8 26 2', '#1b1420', 4),
  panda:
    circle(-58, -58, 28, 'fill="#1d1b26"') +
    circle(58, -58, 28, 'fill="#1d1b26"') +
    oval(0, 0, 88, 78, fill('pale')) +
    oval(-36, -4, 23, 28, 'fill="#1d1b26" transform="rotate(24 -36 -4)"') +
    oval(36, -4, 23, 28, 'fill="#1d1b26" transform="rotate(-24 36 -4)"') +
    eye(-32, -4, 9) +
    eye(34, -4, 9) +
    oval(0, 26, 13, 9, 'fill="#1d1b26"') +
    line('M0 36v8M-16 48q16 12 32 0', '#1d1b26', 4),
  lion:
    around(14, shape('M-22-60L0-102L22-60Z', fill('brown')), 4) +
    circle(0, 0, 72, fill('gold')) +
    circle(-44, -48, 18, fill('gold')) +
    circle(44, -48, 18, fill('gold')) +
    oval(0, 28, 34, 26, fill('pale')) +
    eye(-26, -12, 10) +
    eye(26, -12, 10) +
    shape('M-16 12H16L0 30Z', 'fill="#3a1c12"') +
    line('M0 30v8M-16 44q16 8 32 0', '#3a1c12', 4),
  bull:
    shape('M-44-34Q-104-40-96-92Q-78-58-34-54ZM44-34Q104-40 96-92Q78-58 34-54Z', fill('pale')) +
    shape('M-52-52Q0-78 52-52Q68 0 36 40Q30 82 0 84Q-30 82-36 40Q-68 0-52-52Z', fill('brown')) +
    oval(0, 56, 36, 26, fill('pale')) +
    oval(-14, 54, 6, 8, 'fill="#3a1c12"') +
    oval(14, 54, 6, 8, 'fill="#3a1c12"') +
    eye(-30, -8, 9) +
    eye(30, -8, 9) +
    circle(0, 80, 12, 'fill="none" stroke="#ffd35a" stroke-width="6"'),
  tiger:
    circle(-56, -56, 24, fill('gold')) +
    circle(56, -56, 24, fill('gold')) +
    shape('M0-82Q88-78 86 4Q74 82 0 84Q-74 82-86 4Q-88-78 0-82Z', fill('gold')) +
    line('M0-76v30M-22-72l6 22M22-72l-6 22M-82-8l28 6M82-8l-28 6M-76 28l26-6M76 28l-26-6', '#2a1710', 9) +
    oval(-18, 36, 26, 22, fill('pale')) +
    oval(18, 36, 26, 22, fill('pale')) +
    eye(-32, -10, 12) +
    eye(32, -10, 12) +
    shape('M-14 14H14L0 30Z', fill('pink')),
  pig:
    shape('M-70-66L-30-70L-58-24ZM70-66L30-70L58-24Z', fill('pink')) +
    oval(0, 6, 84, 74, fill('pink')) +
    oval(0, 26, 36, 26, white(0.45)) +
    oval(-13, 26, 7, 11, 'fill="#8a2f4c"') +
    oval(13, 26, 7, 11, 'fill="#8a2f4c"') +
    eye(-36, -16, 10) +
    eye(36, -16, 10) +
    line('M-18 62q18 10 36 0', '#8a2f4c', 4),
  rooster:
    shape('M-30-62Q-34-98-12-88Q-6-108 10-90Q30-100 28-66Z', fill('red')) +
    shape('M-34-66Q30-86 36-20Q74 4 66 76H-54Q-66 6-34-66Z', fill('pale')) +
    shape('M-36-44L-84-28L-34-20Z', fill('gold')) +
    shape('M-34-20Q-44 16-24 22Q-10 6-22-20Z', fill('red')) +
    eye(-14, -46, 9) +
    shape('M20 6Q56 10 58 50Q24 54 6 34Z', fill('brown')) +
    line('M-40 76l10-20 12 20 12-20 12 20 12-20 14 20', '#c9d2e6', 5),
  bat:
    shape(
      'M0-40Q34-66 96-56Q78-28 86 6Q58-8 46 16Q26 4 0 44Q-26 4-46 16Q-58-8-86 6Q-78-28-96-56Q-34-66 0-40Z',
      'fill="#2b1d42"',
    ) +
    shape('M-18-34L-22-62L-6-46H6L22-62L18-34Q14 10 0 24Q-14 10-18-34Z', 'fill="#4a3369"') +
    circle(-8, -26, 5, fill('gold')) +
    circle(8, -26, 5, fill('gold')) +
    shape('M-8-10h5l-2 9zM8-10h-5l2 9z', 'fill="#fff"'),
  dragon:
    shape(
      'M-96 44Q-70-4-26 2Q-40-34-4-58L6-96L28-60Q74-62 92-22L70-18Q88 2 78 24Q52 8 34 12Q52 46 20 74Q-6 92-44 82Q-8 66-4 40Q-40 30-96 44Z',
      fill('green'),
    ) +
    shape('M-26 2Q10-2 34 12Q46 40 20 66Q8 76-10 80Q6 60-4 40Q-20 32-48 34Q-30 22-26 2Z', fill('gold')) +
    eye(34, -28, 10) +
    shape('M28-60L60-94L48-56ZM-4-58L-34-84L-20-46Z', fill('gold')) +
    line('M78-4l-10 8M84-16l12-4', '#0b4a26', 4) +
    shape('M62 18l6 14 8-10z', 'fill="#fff"'),
  owl:
    shape('M-66-84L-34-58H34L66-84Q84 0 60 56Q30 92 0 92Q-30 92-60 56Q-84 0-66-84Z', fill('brown')) +
    circle(-30, -22, 32, fill('pale')) +
    circle(30, -22, 32, fill('pale')) +
    circle(-28, -22, 17, 'fill="#20160f"') +
    circle(28, -22, 17, 'fill="#20160f"') +
    circle(-22, -28, 6, white(0.9)) +
    circle(34, -28, 6, white(0.9)) +
    shape('M-10-8H10L0 14Z', fill('gold')) +
    line('M-28 34q9 10 18 0 9 10 18 0 9 10 18 0M-18 56q9 10 18 0 9 10 18 0', '#fff2d4', 4),
  ghost:
    shape('M-62 84V-14Q-58-92 0-92Q58-92 62-14V84L41 64L20 84L0 64L-20 84L-41 64Z', fill('pale')) +
    oval(-22, -20, 11, 17, 'fill="#241a3d"') +
    oval(22, -20, 11, 17, 'fill="#241a3d"') +
    oval(0, 22, 12, 16, 'fill="#241a3d"') +
    oval(-40, 6, 10, 6, fill('pink')) +
    oval(40, 6, 10, 6, fill('pink')),
} as const
