import { describe, expect, it } from 'vitest'
import type { ColorTokens, ColorValue, DimensionValue, Theme } from '@/contract/generated/merchant-types'
import { documentCss } from './document-css'

const cssOf = (theme: Theme) => documentCss(theme, { order: [], items: {} })

describe('documentCss', () => {
  it('writes every token as a CSS variable', () => {
    const css = cssOf(theme({}))
    expect(css).toContain('--color-surface-raised:hsl(0 0% 100%);')
    expect(css).toContain('--font-body:"Segoe UI",sans-serif;')
    expect(css).toContain('--radius-control:0px;')
    expect(css).toContain('--space-1:4px;--space-2:calc(4px*2);')
    expect(css).toContain('--space-12:calc(4px*12);')
    expect(css).toContain('--shadow-card:0px 2px 8px 0px hsl(0 0% 0%/0.5);')
    expect(css).toContain('--duration-short:120ms;')
  })

  it('starts in the scheme of the theme and lets the page ask for the other', () => {
    const css = cssOf(theme({ scheme: 'dark' }))
    expect(css).toMatch(/:root\{color-scheme:dark;--color-background:hsl\(0 0% 0%\)/)
    expect(css).toMatch(/:root\[data-scheme=light\]\{color-scheme:light;--color-background:hsl\(0 0% 100%\)/)
    expect(css).not.toContain('prefers-color-scheme')
  })

  it('follows the device when the scheme is auto, unless the page asks for light', () => {
    const css = cssOf(theme({ scheme: 'auto' }))
    expect(css).toMatch(/:root\{color-scheme:light/)
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark')
    expect(css).toContain(':root[data-scheme=dark]{color-scheme:dark')
  })

  it.each([
    [{ colorSpace: 'srgb', components: [1, 0.5, 0], alpha: 1 }, '#ff8000'],
    [{ colorSpace: 'srgb', components: [1, 0.5, 0], alpha: 0.25 }, 'rgb(255 128 0/0.25)'],
    [{ colorSpace: 'hsl', components: [250, 30, 78], alpha: 1 }, 'hsl(250 30% 78%)'],
    [{ colorSpace: 'hwb', components: [200, 10, 20], alpha: 1 }, 'hwb(200 10% 20%)'],
    [{ colorSpace: 'hsl', components: [null, 0, 78], alpha: 1 }, 'hsl(none 0% 78%)'],
    [{ colorSpace: 'srgb', components: [1, null, 0], alpha: 1 }, 'color(srgb 1 none 0)'],
    [{ colorSpace: 'oklch', components: [0.7, 0.15, 200], alpha: 0.5 }, 'oklch(0.7 0.15 200/0.5)'],
    [{ colorSpace: 'oklab', components: [0.7, 0.1, -0.1], alpha: 1 }, 'oklab(0.7 0.1 -0.1)'],
    [{ colorSpace: 'lab', components: [60, 20, -30], alpha: 1 }, 'lab(60 20 -30)'],
    [{ colorSpace: 'lch', components: [60, 20, null], alpha: 1 }, 'lch(60 20 none)'],
    [{ colorSpace: 'display-p3', components: [1, 0.5, 0], alpha: 0.5 }, 'color(display-p3 1 0.5 0/0.5)'],
    [{ colorSpace: 'rec2020', components: [1, 0.5, 0], alpha: 1 }, 'color(rec2020 1 0.5 0)'],
    [{ colorSpace: 'xyz-d50', components: [0.3, 0.2, 0.1], alpha: 1 }, 'color(xyz-d50 0.3 0.2 0.1)'],
  ] satisfies [ColorValue, string][])('writes the colour %j as %s', (value, css) => {
    expect(cssOf(theme({ accent: value }))).toContain(`--color-accent:${css};`)
  })

  it('shows the fallback of a colour to browsers that do not know its space, in both schemes', () => {
    const css = cssOf(
      theme({
        scheme: 'auto',
        accent: { colorSpace: 'display-p3', components: [1, 0.5, 0], alpha: 1, hex: '#ff7700' },
      }),
    )
    const [plain = '', wide = ''] = css.split('@supports (color:color(display-p3 none 0 0)){')
    expect(plain.match(/--color-accent:#ff7700;/g)).toHaveLength(3)
    expect(wide).toMatch(
      /^:root\{--color-accent:color\(display-p3 1 0\.5 0\);\}@media [^{]*\{:root:not\(\[data-scheme=light\]\)\{--color-accent/,
    )
    expect(wide).toContain(':root[data-scheme=dark]{--color-accent:color(display-p3 1 0.5 0);}}')
    expect(cssOf(theme({}))).not.toContain('@supports')
  })

  it('gives the fallback the opacity of the colour', () => {
    const accent: ColorValue = { colorSpace: 'oklch', components: [0.7, 0.15, 200], alpha: 0.5, hex: '#00b3bd' }
    expect(cssOf(theme({ accent }))).toContain('--color-accent:#00b3bd80;')
  })

  it('writes shadows over each other, and those within the shape', () => {
    const layer = { color: grey(0), offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), inset: false }
    const shadow = { $value: [layer, { ...layer, inset: true }] }
    const whole = theme({})
    const css = cssOf({ ...whole, tokens: { ...whole.tokens, shadow: { ...whole.tokens.shadow, card: shadow } } })
    expect(css).toContain('--shadow-card:0px 1px 2px 0px hsl(0 0% 0%),inset 0px 1px 2px 0px hsl(0 0% 0%);')
  })

  it('draws a shadow in the fallback of its colour, which every browser knows', () => {
    const color: ColorValue = { colorSpace: 'oklch', components: [0.7, 0.15, 200], alpha: 0.5, hex: '#00b3bd' }
    const shadow = {
      $value: [{ color, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), inset: false }],
    }
    const whole = theme({})
    const css = cssOf({ ...whole, tokens: { ...whole.tokens, shadow: { ...whole.tokens.shadow, card: shadow } } })
    expect(css).toContain('--shadow-card:0px 1px 2px 0px #00b3bd80;')
  })

  it('quotes the families that are no words of CSS', () => {
    const whole = theme({})
    const body = { $value: ['-apple-system', 'Segoe UI', '29LT Bukra', 'Hiragino角ゴ', 'sans-serif'] }
    const css = cssOf({ ...whole, tokens: { ...whole.tokens, font: { ...whole.tokens.font, body } } })
    expect(css).toContain('--font-body:-apple-system,"Segoe UI","29LT Bukra","Hiragino角ゴ",sans-serif;')
  })

  it('turns the choices of form into variables', () => {
    const css = cssOf(
      theme({
        style: {
          headingCase: 'uppercase',
          cardStyle: 'outlined',
          buttonStyle: 'block',
          pageBackdrop: 'stripes',
          sheetEdge: 'bar',
          sheetHeading: 'band',
          drawnNumbers: 'flaps',
          pictures: 'mono',
        },
      }),
    )
    expect(css).toContain('--picture-filter:grayscale(1)')
    expect(css).toContain('--heading-transform:uppercase;')
    expect(css).toContain('--sheet-shadow:inset 0 6px 0 var(--color-primary),var(--shadow-overlay);')
    expect(css).toContain('+div+div{color:var(--color-on-primary)}')
    expect(css).toContain('--card-border:1px solid var(--color-border);')
    expect(css).toContain('--button-shadow:3px 3px 0 var(--color-text);')
    expect(css).toContain('--page-backdrop:repeating-linear-gradient')
    expect(css).toContain('--ball-width:1.55em;')
  })

  it('shows the logo that was drawn for the scheme, where there are two', () => {
    const two = theme({ scheme: 'auto' })
    const logoDark = { src: 'logo-dark.svg', width: 1, height: 1 }
    const css = cssOf({ ...two, assets: { ...two.assets, logoDark } })
    expect(css).toMatch(/:root\{color-scheme:light[^}]*--logo-dark:none/)
    expect(css).toMatch(/:root\[data-scheme=dark\]\{color-scheme:dark[^}]*--logo-dark:block/)
    expect(cssOf(two)).not.toContain('logo-dark')
  })

  it('names one language in each selector, as Chromium drops rules with several', () => {
    expect(cssOf(theme({}))).toContain(':lang(my)')
    expect(cssOf(theme({}))).not.toMatch(/:lang\([^)]*,/)
  })

  it('declares the fonts that the site loads itself', () => {
    const fonts = {
      own: {
        family: 'Own',
        src: '/brand/own.1.woff2',
        weight: '400 700',
        unicodeRange: 'U+0000-00FF, U+0131',
        preload: true,
      },
    }
    expect(cssOf(theme({ fonts }))).toContain(
      '@font-face{font-family:"Own";src:url("/brand/own.1.woff2")format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0000-00FF,U+0131}',
    )
  })

  it('declares a system font in the width of one that is not there yet, and no flatter than any', () => {
    const fonts = { own: { family: 'Own', src: '/brand/own.1.woff2', weight: '700', preload: true, standIn: 68 } }
    expect(cssOf(theme({ fonts }))).toMatch(
      /@font-face\{font-family:"Own stand-in";src:local\("Arial"\),[^;]*;size-adjust:68%;ascent-override:176%;descent-override:66%;line-gap-override:0%\}/,
    )
  })
})

interface Choices {
  readonly scheme?: Theme['scheme']
  readonly accent?: ColorValue
  readonly style?: Theme['style']
  readonly fonts?: Theme['fonts']
}

const plain: Theme['style'] = {
  headingCase: 'none',
  cardStyle: 'flat',
  buttonStyle: 'solid',
  pageBackdrop: 'plain',
  sheetEdge: 'line',
  sheetHeading: 'plain',
  drawnNumbers: 'glossy',
  pictures: 'natural',
}

function theme({ scheme = 'light', accent, style = plain, fonts = {} }: Choices): Theme {
  const size = { $value: px(16) }
  const shadow = {
    $value: [{ color: grey(0, 0.5), offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0), inset: false }],
  }
  return {
    scheme,
    style,
    fonts,
    assets: {
      logo: { src: 'logo.svg', width: 1, height: 1 },
      icons: { tab: 'icon.svg', touch: 'icon-touch.png', app: 'icon-app.png' },
    },
    tokens: {
      color: { light: colors(100, accent), dark: colors(0, accent) },
      font: { $type: 'fontFamily', body: { $value: ['Segoe UI', 'sans-serif'] }, heading: { $value: ['serif'] } },
      fontSize: { $type: 'dimension', small: size, body: size, large: size, heading: size, display: size },
      fontWeight: { $type: 'fontWeight', body: { $value: 400 }, heading: { $value: 700 }, control: { $value: 600 } },
      radius: { $type: 'dimension', control: { $value: px(0) }, card: size, dialog: size },
      space: { $type: 'dimension', unit: { $value: px(4) }, gutter: size, section: size },
      shadow: { $type: 'shadow', card: shadow, overlay: shadow },
      duration: {
        $type: 'duration',
        short: { $value: { value: 120, unit: 'ms' } },
        medium: { $value: { value: 1, unit: 's' } },
      },
    },
  }
}

function colors(lightness: number, accent = grey(lightness)): ColorTokens {
  const one = { $value: grey(lightness) }
  return {
    $type: 'color',
    background: one,
    surface: one,
    surfaceRaised: one,
    text: one,
    textMuted: one,
    primary: one,
    onPrimary: one,
    accent: { $value: accent },
    border: one,
    borderStrong: one,
    focus: one,
    danger: one,
    success: one,
    warning: one,
    overlay: one,
  }
}

function grey(lightness: number, alpha = 1): ColorValue {
  return { colorSpace: 'hsl', components: [0, 0, lightness], alpha }
}

function px(value: number): DimensionValue {
  return { value, unit: 'px' }
}
