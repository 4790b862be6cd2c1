/** Words that say nothing about what a token is for. */
export const idle: ReadonlySet<string> = new Set([
  ...[
    'color',
    'colors',
    'colour',
    'sys',
    'ref',
    'token',
    'tokens',
    'global',
    'semantic',
    'alias',
    'core',
    'theme',
    'themes',
  ],
  ...['value', 'values', 'rest', 'functional', 'schemes', 'palette', 'mode', 'modes', 'p', 'dtcg', 'root', 'json'],
  ...['collections', 'variables', 'css', 'vars', 'extend'],
])
/** Words of states and moods: a border of errors is not the border. */
export const others: ReadonlySet<string> = new Set([
  ...[
    'negative',
    'positive',
    'error',
    'danger',
    'critical',
    'success',
    'warning',
    'caution',
    'notice',
    'info',
    'informative',
  ],
  ...[
    'disabled',
    'inverse',
    'inverted',
    'hover',
    'hovered',
    'active',
    'pressed',
    'selected',
    'down',
    'visited',
    'static',
    'variant',
    'contrast',
    'focused',
    'link',
  ],
  // As words of a name they are shades of one colour (token-scheme.ts).
  ...['light', 'lighter', 'lightest', 'dark', 'darker', 'darkest'],
])

/** Words of what a colour is for: the primary text is no primary colour. */
export const slots: ReadonlySet<string> = new Set([
  ...[
    'text',
    'fg',
    'foreground',
    'border',
    'stroke',
    'outline',
    'divider',
    'separator',
    'on',
    'accent',
    'brand',
    'focus',
  ],
])

/** Parts of pages whose colours are their own: the ground of a button is not that of the page. */
export const parts: ReadonlySet<string> = new Set([
  ...['button', 'btn', 'input', 'avatar', 'badge', 'chip', 'tag', 'tooltip', 'nav', 'tab', 'table', 'menu', 'checkbox'],
  ...[
    'radio',
    'switch',
    'toggle',
    'slider',
    'progress',
    'alert',
    'toast',
    'banner',
    'breadcrumb',
    'pagination',
    'chart',
  ],
])

/** Words of what lies below something: the ground of an error is not the colour of its text. */
export const grounds: ReadonlySet<string> = new Set(['background', 'bg', 'surface', 'fill'])

/** Words of sizes: the small text is not the text. */
export const degrees: ReadonlySet<string> = new Set([
  ...['xxs', 'xs', 'sm', 'lg', 'xl', 'xxl', 'tiny', 'small', 'smaller', 'large', 'larger', 'huge'],
])

/** How names that mean the same are written. */
export const alike: Readonly<Record<string, string>> = {
  ...{
    backgrounds: 'background',
    bgs: 'bg',
    foregrounds: 'foreground',
    texts: 'text',
    borders: 'border',
    typography: 'font',
  },
  ...{
    rounded: 'radius',
    radii: 'radius',
    corner: 'radius',
    elevations: 'elevation',
    shadows: 'shadow',
    durations: 'duration',
    weights: 'weight',
    sizes: 'size',
    families: 'family',
  },
}

/** Words of which one must be in the name of a token that is no colour. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  font: ['font', 'family', 'typeface'],
  fontSize: ['font', 'text', 'fontsize'],
  fontWeight: ['weight'],
  radius: ['radius'],
  space: ['space', 'spacing', 'gutter'],
  shadow: ['shadow', 'elevation'],
  duration: ['duration', 'motion'],
}

export const ofSubject: ReadonlySet<string> = new Set(Object.values(subjects).flat())

/** Words of measures that the theme has no role for. */
export const unsuited: ReadonlySet<string> = new Set([
  ...['line', 'leading', 'letter', 'tracking', 'paragraph', 'opacity', 'alpha', 'ratio', 'zindex', 'index'],
])
