import type { JsonValue } from '@/contract/json/json-value'
import { black, blue, px, srgb, white } from './colors'
import type { ForeignFiles } from './foreign-files'

const both = (light: string, dark: string): ForeignFiles['mapping'] => ({
  'color.light.background': [light, white],
  'color.dark.background': [dark, black],
})
const file = (tokens: JsonValue): Readonly<Record<string, JsonValue>> => ({ tokens })

/** Values for light and dark pages, as tools write them beside or in place of one value. */
export const modeFiles: readonly ForeignFiles[] = [
  {
    what: 'a value for each mode',
    files: file({ color: { background: { value: { light: '#fff', dark: '#000' }, type: 'color' } } }),
    mapping: both('color.background.light', 'color.background.dark'),
  },
  {
    what: 'a value that other modes change, as GitLab has it',
    files: file({
      background: { $type: 'color', $value: { default: '{white}', dark: '{black}' } },
      white: { $type: 'color', $value: '#fff' },
      black: { $type: 'color', $value: '#000' },
    }),
    mapping: both('background', 'background.dark'),
  },
  {
    what: 'a list of modes',
    files: file({
      background: {
        type: 'color',
        values: [
          { mode: 'Light', value: '#fff' },
          { mode: 'Dark', value: '#000' },
        ],
      },
    }),
    mapping: both('background.Light', 'background.Dark'),
  },
  {
    what: 'a list of modes as the value',
    files: file({
      background: {
        $type: 'color',
        $value: [
          { mode: 'dark', $value: '#000' },
          { mode: 'light', $value: '#fff' },
        ],
      },
    }),
    mapping: both('background.light', 'background.dark'),
  },
  ...[
    { modes: { light: '#fff', dark: '#000' } },
    { 'com.figma.modes': { light: '#fff', dark: '#000' } },
    { 'com.figma': { modes: { light: '#fff', dark: '#000' } } },
    {
      'studio.tokens': {
        modes: [
          { name: 'x', mode: 'light', value: '#fff' },
          { mode: 'dark', value: '#000' },
        ],
      },
    },
    {
      'com.figma': {
        modes: [
          { name: 'light', value: '#fff' },
          { name: 'dark', value: '#000' },
        ],
      },
    },
    { 'com.acme': { light: '#fff', dark: '#000' } },
    { light: { $value: '#fff' }, dark: { $value: '#000' } },
    { mode: { light: { $value: '#fff' }, dark: { $value: '#000' } } },
  ].map(($extensions) => ({
    what: `modes in $extensions: ${JSON.stringify($extensions)}`,
    files: file({ background: { $type: 'color', $value: '#fff', $extensions } }),
    mapping: both('background.light', 'background.dark'),
  })),
  {
    what: "Specify's value for each mode of a collection",
    files: file({
      theme: {
        $collection: { $modes: ['sun', 'moon', 'dark'] },
        background: {
          $type: 'color',
          $value: {
            sun: { model: 'hex', hex: '#ffffff', alpha: 1 },
            moon: { model: 'rgb', red: 51, green: 51, blue: 51, alpha: 1 },
            dark: { model: 'rgb', red: 0, green: 0, blue: 0, alpha: 1 },
          },
        },
      },
      alias: { text: { $type: 'color', $value: { $alias: 'theme.background', $mode: 'dark' } } },
      radius: { md: { $type: 'radius', $value: { default: { value: 8, unit: 'px' } } } },
    }),
    mapping: {
      'color.light.background': ['theme.background.sun', white],
      'color.light.text': ['alias.text', black],
      'color.dark.background': ['theme.background.dark', black],
      'radius.card': ['radius.md', px(8)],
    },
  },
  {
    what: 'a dark value beside the value, as recipes of Style Dictionary have it',
    files: file({ color: { background: { value: '#fff', darkValue: '#000' } } }),
    mapping: both('color.background', 'color.background.dark'),
  },
  {
    what: 'collections, their modes and variables, as a list',
    files: file({
      collections: [
        {
          name: 'Theme',
          modes: [
            {
              name: 'Light',
              variables: [
                { name: 'bg/default', type: 'color', isAlias: true, value: { collection: 'Base', name: 'white' } },
              ],
            },
            { name: 'Dark', variables: [{ name: 'bg/default', type: 'color', value: '#000' }] },
          ],
        },
        { name: 'Base', modes: [{ name: 'Value', variables: [{ name: 'white', type: 'color', value: '#ffffff' }] }] },
      ],
    }),
    mapping: {
      'color.dark.background': ['Theme Dark.bg.default', black],
      'color.light.background': ['Theme Light.bg.default', white],
    },
  },
  {
    what: 'a token that names one with modes',
    files: file({
      grey: { $type: 'color', $value: { light: '#fff', dark: '#000' } },
      background: { $type: 'color', $value: '{grey}' },
    }),
    mapping: both('background', 'background'),
  },
  {
    what: 'shades of one colour that are called light and dark, as MUI has them',
    files: file({
      palette: {
        primary: { light: '#6688ee', main: '#0033cc', dark: '#001a66', contrastText: '#fff' },
        background: { default: '#fff', paper: '#fff' },
      },
    }),
    mapping: {
      'color.light.primary': ['palette.primary.main', blue],
      'color.light.onPrimary': ['palette.primary.contrastText', white],
      'color.light.background': ['palette.background.default', white],
      'color.light.surface': ['palette.background.paper', white],
    },
  },
  {
    what: 'conditions of Chakra and Panda',
    files: file({
      tokens: { colors: { white: { value: '#fff' }, black: { value: '#000' } } },
      semanticTokens: { colors: { bg: { value: { base: '{colors.white}', _dark: '{colors.black}' } } } },
    }),
    mapping: {
      'color.light.background': ['semanticTokens.colors.bg', white],
      'color.dark.background': ['semanticTokens.colors.bg._dark', black],
    },
  },
  {
    what: 'buttons that are called light and dark, beside a primary one',
    files: file({
      button: { primary: { bg: '#0033cc' }, light: { bg: '#eee' }, dark: { bg: '#222' } },
      color: { bg: '#fff' },
    }),
    mapping: { 'color.light.background': ['color.bg', white], 'color.light.primary': ['button.primary.bg', blue] },
  },
  {
    what: 'shades in names without groups',
    files: file({ 'color-primary': '#0033cc', 'color-primary-light': '#6688ee', 'color-primary-dark': '#001a66' }),
    mapping: { 'color.light.primary': ['color-primary', blue] },
  },
  {
    what: 'a colour that is called dark among others, as Bootstrap has it',
    files: file({ colors: { primary: '#0033cc', danger: '#cc0000', light: '#f8f9fa', dark: '#212529' } }),
    mapping: {
      'color.light.primary': ['colors.primary', blue],
      'color.light.danger': ['colors.danger', srgb(0.8, 0, 0)],
    },
  },
  {
    what: 'a ramp of greys that is called dark',
    files: file({ dark: { '100': '#333', '900': '#000' }, primary: { '500': '#0033cc' } }),
    mapping: { 'color.light.primary': ['primary.500', blue] },
  },
  {
    what: 'a set for dark pages beside one for all',
    files: file({ base: { background: '#fff' }, dark: { background: '#000' } }),
    mapping: both('base.background', 'dark.background'),
  },
]
