import type { JsonObject } from '@/contract/json/json-value'

const grey = (level: number) => ({ $value: { colorSpace: 'srgb', components: [level, level, level] } })
const color = grey(0)
const dimension = { $value: { value: 16, unit: 'px' } }
const shadow = {
  $value: {
    color: color.$value,
    offsetX: dimension.$value,
    offsetY: dimension.$value,
    blur: dimension.$value,
    spread: dimension.$value,
  },
}

/** Black on white in both colour schemes: these are the foreground colours, and the others the backgrounds. */
const marks = ['text', 'textMuted', 'primary', 'accent', 'borderStrong', 'focus', 'danger', 'success', 'warning']
const grounds = ['background', 'surface', 'surfaceRaised', 'onPrimary', 'border', 'overlay']
const colors = { ...tokens('color', marks, color), ...tokens('color', grounds, grey(1)) }

export const minimalTheme: JsonObject = {
  scheme: 'light',
  tokens: {
    color: { light: colors, dark: colors },
    font: tokens('fontFamily', ['body', 'heading'], { $value: ['Arial'] }),
    fontSize: tokens('dimension', ['small', 'body', 'large', 'heading', 'display'], dimension),
    fontWeight: tokens('fontWeight', ['body', 'heading', 'control'], { $value: 400 }),
    radius: tokens('dimension', ['control', 'card', 'dialog'], dimension),
    space: tokens('dimension', ['unit', 'gutter', 'section'], dimension),
    shadow: tokens('shadow', ['card', 'overlay'], shadow),
    duration: tokens('duration', ['short', 'medium'], { $value: { value: 120, unit: 'ms' } }),
  },
  style: { headingCase: 'none', cardStyle: 'flat', buttonStyle: 'solid', pageBackdrop: 'plain' },
  assets: {
    logo: { src: 'logo.svg', width: 120, height: 40 },
    icons: { tab: 'favicon.svg', touch: 'icon-touch.png', app: 'icon-app.png' },
  },
}

function tokens(type: string, names: string[], token: JsonObject): JsonObject {
  return { $type: type, ...Object.fromEntries(names.map((name) => [name, token])) }
}
