import { accent, indigo, light, palette, px, srgb, type AcceptedTokens } from './token-parts'

const figma = {
  'com.figma.variableId': 'VariableID:12:34',
  'com.figma.scopes': ['ALL_SCOPES'],
  'com.figma.codeSyntax': { WEB: 'var(--accent)' },
}

/** What is passed over. */
export const acceptedNotes: readonly AcceptedTokens[] = [
  {
    ...accent(
      'what Figma writes beside a value',
      light({ $type: 'color', $value: indigo, $extensions: figma }),
      '#331a66',
    ),
    note: '$extensions',
  },
  {
    ...accent('a token that its designer retires', light({ $value: indigo, $deprecated: 'Use primary.' }), '#331a66'),
    note: '$deprecated',
  },
  {
    ...accent(
      'a group that nothing leads to',
      light(
        { $value: indigo },
        { grid: { columns: { $type: 'number', $value: 12 }, gap: { $type: 'dimension', $value: px(8) } } },
      ),
      '#331a66',
    ),
    note: 'the group "grid" (2 tokens)',
  },
  {
    ...accent(
      'types that the theme has no place for',
      light(
        { $value: indigo },
        {
          motion: {
            ease: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
            enter: {
              $type: 'transition',
              $value: { duration: '{duration.short}', delay: '{duration.short}', timingFunction: '{motion.ease}' },
            },
          },
        },
      ),
      '#331a66',
    ),
    note: 'the group "motion" (2 tokens)',
  },
  accent(
    'descriptions of groups',
    {
      $description: 'Ours',
      color: { $description: 'All', $type: 'color', light: { $description: 'By day', accent: { $value: indigo } } },
    },
    '#331a66',
  ),
  accent(
    'a palette that is partly used',
    light(
      { $value: '{palette.indigo}' },
      { palette: { ...palette.palette, grey: { $type: 'color', $value: srgb(0.5, 0.5, 0.5) } } },
    ),
    '#331a66',
  ),
]
