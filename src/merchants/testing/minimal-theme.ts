import type { JsonObject } from '@/merchants/json-value'

const color = { $value: { colorSpace: 'srgb', components: [0, 0, 0] } }
const dimension = { $value: { value: 8, unit: 'px' } }
const shadow = {
  $value: {
    color: color.$value,
    offsetX: dimension.$value,
    offsetY: dimension.$value,
    blur: dimension.$value,
    spread: dimension.$value,
  },
}

const colorNames = [
  'background',
  'surface',
  'surfaceRaised',
  'text',
  'textMuted',
  'primary',
  'onPrimary',
  'accent',
  'border',
  'borderStrong',
  'focus',
  'danger',
  'success',
  'warning',
  'overlay',
]

export const minimalTheme: JsonObject = {
  scheme: 'light',
  tokens: {
    color: { light: tokens('color', colorNames, color), dark: tokens('color', colorNames, color) },
    font: tokens('fontFamily', ['body', 'heading'], { $value: ['Arial'] }),
    fontSize: tokens('dimension', ['small', 'body', 'large', 'heading', 'display'], dimension),
    fontWeight: tokens('fontWeight', ['body', 'heading', 'control'], { $value: 400 }),
    radius: tokens('dimension', ['control', 'card', 'dialog'], dimension),
    space: tokens('dimension', ['unit', 'gutter', 'section'], dimension),
    shadow: tokens('shadow', ['card', 'overlay'], shadow),
    duration: tokens('duration', ['short', 'medium'], { $value: { value: 120, unit: 'ms' } }),
  },
  style: { headingCase: 'none', cardStyle: 'flat', buttonStyle: 'solid', pageBackdrop: 'plain' },
  assets: { logo: { src: 'logo.svg', width: 120, height: 40 }, favicon: 'favicon.svg' },
}

function tokens(type: string, names: string[], token: JsonObject): JsonObject {
  return { $type: type, ...Object.fromEntries(names.map((name) => [name, token])) }
}
