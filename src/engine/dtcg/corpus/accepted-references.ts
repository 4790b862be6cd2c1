import { accent, indigo, light, palette, srgb, type AcceptedTokens } from './token-parts'

/** Aliases, pointers, palettes, groups that extend others. */
export const acceptedReferences: readonly AcceptedTokens[] = [
  accent('an alias to a palette', light({ $value: '{palette.indigo}' }, palette), '#331a66'),
  accent(
    'an alias to an alias',
    light({ $value: '{palette.main}' }, { palette: { ...palette.palette, main: { $value: '{palette.indigo}' } } }),
    '#331a66',
  ),
  accent('a token that is a $ref', light({ $ref: '#/palette/indigo' }, palette), '#331a66'),
  accent('a $ref to the value', light({ $value: { $ref: '#/palette/indigo/$value' } }, palette), '#331a66'),
  accent('a $ref from the top of the file', light({ $ref: '#/tokens/palette/indigo' }, palette), '#331a66'),
  accent('a $ref in braces', light({ $ref: '{palette.indigo}' }, palette), '#331a66'),
  accent(
    'a component of another colour',
    light(
      { $value: { colorSpace: 'srgb', components: [{ $ref: '#/palette/indigo/$value/components/0' }, 0.1, 0.4] } },
      palette,
    ),
    '#331a66',
  ),
  accent(
    'a component of a colour that is an alias',
    light(
      { $value: { colorSpace: 'srgb', components: [{ $ref: '#/palette/main/$value/components/0' }, 0.1, 0.4] } },
      { palette: { ...palette.palette, main: { $value: '{palette.indigo}' } } },
    ),
    '#331a66',
  ),
  accent(
    'names with blanks, capitals and signs',
    light(
      { $value: '{Brand Colours.Indigo/700 (main)}' },
      { 'Brand Colours': { 'Indigo/700 (main)': { $type: 'color', $value: indigo } } },
    ),
    '#331a66',
  ),
  accent(
    'a pointer to a name with signs',
    light(
      { $ref: '#/Brand%20Colours/Indigo~1700' },
      { 'Brand Colours': { 'Indigo/700': { $type: 'color', $value: indigo } } },
    ),
    '#331a66',
  ),
  accent(
    'the value of a group itself',
    light(
      { $value: '{palette.indigo.$root}' },
      { palette: { $type: 'color', indigo: { $root: { $value: indigo }, pale: { $value: srgb(0.8, 0.8, 1) } } } },
    ),
    '#331a66',
  ),
  accent('a place of the theme that is a group with a value', light({ $root: { $value: indigo } }), '#331a66'),
  accent(
    'a group that takes over another one',
    { color: { light: { $extends: '{sets.night}' } }, sets: { night: { $type: 'color', accent: { $value: indigo } } } },
    '#331a66',
  ),
  accent(
    'the same by a pointer, and a token of its own above',
    {
      color: { light: { $extends: '#/sets/night', accent: { $value: indigo } } },
      sets: { night: { $type: 'color', accent: { $value: srgb(0, 0, 0) } } },
    },
    '#331a66',
  ),
  accent(
    'a palette in a group beside the colours',
    {
      color: {
        light: { accent: { $value: '{color.brand.indigo}' } },
        brand: { indigo: { $type: 'color', $value: indigo } },
      },
    },
    '#331a66',
  ),
]
