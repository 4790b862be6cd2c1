import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import { black, blue, px, white } from './colors'

/** Short files in the forms of other tools, and which of their tokens the theme's roles take, with what value. */
export interface ForeignFiles {
  readonly what: string
  readonly files: Readonly<Record<string, JsonValue>>
  readonly mapping: Readonly<Record<string, readonly [token: string, value: JsonValue]>>
}

const figma = (mode: string, page: JsonObject): JsonObject => ({
  Background: {
    Default: {
      $type: 'color',
      $value: { ...page, hex: '#ABCDEF' },
      $extensions: { 'com.figma.scopes': ['ALL_SCOPES'] },
    },
  },
  Brand: { Primary: { $type: 'color', $value: '{Palette.Blue.600}' } },
  Palette: { Blue: { '600': { $type: 'color', $value: { ...blue, hex: '#0033CC' } } } },
  Radius: { Small: { $type: 'number', $value: 4 } },
  $extensions: { 'com.figma.modeName': mode },
})

export const foreignFiles: readonly ForeignFiles[] = [
  {
    what: "Figma's export, a file a mode",
    files: { Light: figma('Light', white), Dark: figma('Dark', black) },
    mapping: {
      'color.light.background': ['Light.Background.Default', white],
      'color.light.primary': ['Light.Brand.Primary', blue],
      'color.dark.background': ['Dark.Background.Default', black],
      'color.dark.primary': ['Dark.Brand.Primary', blue],
      'radius.control': ['Light.Radius.Small', px(4)],
    },
  },
  {
    what: 'Tokens Studio, with sets and names without them',
    files: {
      tokens: {
        global: {
          blue: { '500': { value: '#0033cc', type: 'color' } },
          fontWeights: { heading: { value: 'Semi Bold', type: 'fontWeights' } },
          borderRadius: { md: { value: '8', type: 'borderRadius' } },
          boxShadow: {
            sm: {
              value: { x: '0', y: '1', blur: '2', spread: '0', color: '#000000', type: 'dropShadow' },
              type: 'boxShadow',
            },
          },
        },
        dark: { primary: { value: '{blue.500}', type: 'color' }, text: { value: '#fff', type: 'color' } },
        $themes: [],
        $metadata: { tokenSetOrder: ['global', 'dark'] },
      },
    },
    mapping: {
      'color.dark.primary': ['dark.primary', blue],
      'color.dark.text': ['dark.text', white],
      'fontWeight.heading': ['global.fontWeights.heading', 600],
      'radius.card': ['global.borderRadius.md', px(8)],
      'shadow.card': [
        'global.boxShadow.sm',
        { color: black, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
      ],
    },
  },
  {
    what: 'Style Dictionary, with names that end in value',
    files: {
      tokens: {
        color: {
          base: { blue: { value: '#0033cc' } },
          brand: { primary: { value: '{color.base.blue.value}', comment: 'Ours' } },
        },
        size: { font: { small: { value: '0.75rem' }, large: { value: '20px' } } },
      },
    },
    mapping: {
      'color.light.primary': ['color.brand.primary', blue],
      'fontSize.small': ['size.font.small', { value: 0.75, unit: 'rem' }],
      'fontSize.large': ['size.font.large', px(20)],
    },
  },
  {
    what: 'sets of a scheme within a token',
    files: {
      tokens: {
        'background-base-color': {
          sets: { light: { value: 'rgb(255, 255, 255)', uuid: '1' }, dark: { value: 'rgb(0, 0, 0)', uuid: '2' } },
        },
        'bold-font-weight': { value: 'bold', uuid: '3' },
      },
    },
    mapping: {
      'color.light.background': ['background-base-color.light', white],
      'color.dark.background': ['background-base-color.dark', black],
      'fontWeight.heading': ['bold-font-weight', 700],
    },
  },
  {
    what: 'schemes of Material',
    files: {
      tokens: {
        seed: '#0033cc',
        schemes: {
          light: { primary: '#0033cc', surfaceContainer: '#ffffff', onSurfaceVariant: '#000000', outline: '#0033cc' },
        },
        palettes: { primary: { '40': '#0033cc' } },
      },
    },
    mapping: {
      'color.light.primary': ['schemes.light.primary', blue],
      'color.light.surface': ['schemes.light.surfaceContainer', white],
      'color.light.textMuted': ['schemes.light.onSurfaceVariant', black],
      'color.light.borderStrong': ['schemes.light.outline', blue],
    },
  },
  {
    what: 'names and values alone, of a dark page',
    files: {
      tokens: {
        'color-bg': '#000000',
        'color-text-link': '#fff',
        'color-bg-hover': '#0033cc',
        'border-radius-200': '0.5rem',
        'motion-duration-100': '100ms',
        'font-family-sans': "Inter, 'Segoe UI', sans-serif",
      },
    },
    mapping: {
      'color.dark.background': ['color-bg', black],
      'color.dark.accent': ['color-text-link', white],
      'font.body': ['font-family-sans', ['Inter', 'Segoe UI', 'sans-serif']],
      'radius.card': ['border-radius-200', { value: 0.5, unit: 'rem' }],
      'duration.short': ['motion-duration-100', { value: 100, unit: 'ms' }],
    },
  },
  {
    what: 'a list of names with slashes',
    files: {
      tokens: [
        { name: 'light/bgColor/default', value: { r: 1, g: 1, b: 1, a: 1 }, type: 'COLOR' },
        { name: 'light/overlay/backdrop/bgColor', value: { r: 0, g: 0, b: 0, a: 0.5 }, type: 'COLOR' },
      ],
    },
    mapping: {
      'color.light.background': ['light.bgColor.default', white],
      'color.light.overlay': ['light.overlay.backdrop.bgColor', { ...black, alpha: 0.5 }],
    },
  },
  {
    what: 'DTCG with a type of the group, a pointer, and parts of a transition',
    files: {
      tokens: {
        color: { $type: 'color', link: { $ref: '#/color/blue/$value' }, blue: { $value: blue } },
        motion: {
          duration: {
            fast: {
              $type: 'transition',
              $value: {
                duration: { value: 0.1, unit: 's' },
                delay: { value: 0, unit: 's' },
                timingFunction: [0, 0, 1, 1],
              },
            },
          },
        },
      },
    },
    mapping: {
      'color.light.accent': ['color.link', blue],
      'duration.short': ['motion.duration.fast.duration', { value: 0.1, unit: 's' }],
    },
  },
]
