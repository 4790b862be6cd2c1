import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import { black, blue, px, red, white } from './colors'
import type { ForeignFiles } from './foreign-files'

const color = (value: string): JsonObject => ({ value, type: 'color' })
const theme = (name: string, selectedTokenSets: JsonObject, group?: string): JsonValue => ({
  id: name,
  name,
  selectedTokenSets,
  ...(group !== undefined && { group }),
})
const core = { blue: color('#0033cc'), red: color('#cc0000'), white: color('#fff'), black: color('#000') }

/** Sets and themes of Tokens Studio. */
export const studioFiles: readonly ForeignFiles[] = [
  {
    what: 'of two sets that say the same token, the later one of tokenSetOrder',
    files: {
      tokens: {
        brand: { primary: color('{blue}') },
        core: { ...core, primary: color('{red}') },
        $metadata: { tokenSetOrder: ['core', 'brand'] },
        $themes: [],
      },
    },
    mapping: { 'color.light.primary': ['brand.primary', blue] },
  },
  {
    what: 'the active sets of Penpot',
    files: {
      tokens: {
        one: { primary: { $value: '#0033cc', $type: 'color' } },
        two: { primary: { $value: '#cc0000', $type: 'color' } },
        $themes: [],
        $metadata: { tokenSetOrder: ['one', 'two'], activeThemes: [], activeSets: ['one'] },
      },
    },
    mapping: { 'color.light.primary': ['one.primary', blue] },
  },
  {
    what: 'an alias to a token of two sets, the later one of tokenSetOrder',
    files: {
      tokens: {
        brand: { hue: color('#cc0000') },
        core: { hue: color('#0033cc') },
        semantic: { link: { text: color('{hue}') } },
        $metadata: { tokenSetOrder: ['core', 'brand', 'semantic'] },
      },
    },
    mapping: { 'color.light.accent': ['semantic.link.text', red] },
  },
  {
    what: 'an alias within a set to a token that a later set says too',
    files: {
      tokens: {
        a: { ink: color('#0033cc'), text: color('{ink}') },
        b: { ink: color('#cc0000') },
        $metadata: { tokenSetOrder: ['a', 'b'] },
      },
    },
    mapping: { 'color.light.text': ['a.text', red] },
  },
  {
    what: 'themes of light and dark that share their sets',
    files: {
      tokens: {
        core,
        semantic: { background: color('{page}'), text: color('{ink}') },
        sunny: { page: color('{white}'), ink: color('{black}') },
        gloomy: { page: color('{black}'), ink: color('{white}') },
        $themes: [
          theme('Light', { core: 'source', sunny: 'enabled', semantic: 'enabled', gloomy: 'disabled' }),
          theme('Dark', { core: 'source', gloomy: 'enabled', semantic: 'enabled', sunny: 'disabled' }),
        ],
        $metadata: { tokenSetOrder: ['core', 'sunny', 'gloomy', 'semantic'] },
      },
    },
    mapping: {
      'color.light.background': ['Light.background', white],
      'color.light.text': ['Light.text', black],
      'color.dark.background': ['Dark.background', black],
      'color.dark.text': ['Dark.text', white],
    },
  },
  {
    what: 'a set that a theme leaves out, and one that it only refers to',
    files: {
      tokens: {
        old: { primary: color('#cc0000') },
        base: { primary: color('#000'), radius: { md: { value: '8', type: 'borderRadius' } } },
        brand: { primary: color('#0033cc') },
        $themes: [theme('Acme', { brand: 'enabled', base: 'source', old: 'disabled' })],
        $metadata: { tokenSetOrder: ['brand', 'base', 'old'] },
      },
    },
    mapping: { 'color.light.primary': ['Acme.primary', blue], 'radius.card': ['Acme.radius.md', px(8)] },
  },
  {
    what: 'the first theme of a group of brands',
    files: {
      tokens: {
        one: { primary: color('#0033cc') },
        two: { primary: color('#cc0000') },
        $themes: [theme('One', { one: 'enabled' }, 'brand'), theme('Two', { two: 'enabled' }, 'brand')],
        $metadata: { tokenSetOrder: ['one', 'two'] },
      },
    },
    mapping: { 'color.light.primary': ['One.primary', blue] },
  },
  {
    what: 'sets of an older Tokens Studio, which leaves their names out',
    files: { tokens: { global: core, night: { primary: color('{blue}'), text: color('{white}') } } },
    mapping: { 'color.dark.primary': ['night.primary', blue], 'color.dark.text': ['night.text', white] },
  },
]
