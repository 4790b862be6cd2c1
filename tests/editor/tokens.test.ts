import { expect, it } from 'vitest'
import { schemaAddress } from '@/engine/editor/schema-address'
import { EditorFile } from './editor'

it('accepts tokens in every form of the format, and not a misspelt one', async () => {
  const plum = { colorSpace: 'display-p3', components: ['none', 0.1, 0.4], alpha: 0.5, hex: '#331a66' }
  const px = { value: 2, unit: 'px' }
  const drop = { color: '{color.light.text}', offsetX: px, offsetY: px, blur: px, spread: px, inset: true }
  const tokens = {
    $description: 'Ours',
    color: {
      light: {
        accent: { $type: 'color', $value: plum, $extensions: { 'com.figma.scopes': [] }, $deprecated: 'Use primary.' },
        focus: { $ref: '#/color/light/accent' },
        text: { $value: { $ref: '#/color/light/accent/$value' } },
      },
      dark: { $extends: '{color.light}' },
    },
    font: { body: { $value: 'Georgia' }, heading: { $value: ['Georgia', 'serif'] } },
    fontWeight: { body: { $value: 450 }, heading: { $value: 'semi-bold' }, control: { $value: '{fontWeight.body}' } },
    shadow: { card: { $value: drop }, overlay: { $value: ['{shadow.card}', drop] } },
    radius: { card: { $value: { value: { $ref: '#/space/unit/$value/value' }, unit: 'px' } } },
  }
  const problemsOf = (value: object) => {
    const text = JSON.stringify({ $schema: schemaAddress('theme'), tokens: value })
    return new EditorFile('merchants/aurora/theme.json', text).problems()
  }
  expect(await problemsOf(tokens)).toEqual([])
  expect(await problemsOf({ color: { light: { acent: { $value: plum } } } })).toHaveLength(1)
  expect(await problemsOf({ fontWeight: { body: { $value: 'Bold' } } })).toHaveLength(1)
  expect(await problemsOf({ shadow: { card: { $value: [{ ...drop, blurr: px }] } } })).toHaveLength(1)
})
